// What a first visit must fetch before it can paint: at most 150 kB of JavaScript, gzipped; and no game may
// be larger than that either, so that opening a table stays quick.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const PAGE = new URL("../../src/opificio/page/", import.meta.url);
const LIMIT = 150_000;

const read = (path) => readFileSync(new URL(path.replace(/^\//, ""), PAGE));
const weigh = (path) => gzipSync(read(path)).length;

/** The scripts that one brings along with its static imports. */
function closure(paths, found = new Set()) {
  for (const path of paths) {
    if (found.has(path)) continue;
    found.add(path);
    const text = read(path).toString();
    const imports = [...text.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)].map((match) => `assets/${match[1]}`);
    closure(imports, found);
  }
  return found;
}

const index = read("index.html").toString();
const first = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
if (!first.length) throw new Error("the page has no script; was it built?");
const initial = [...closure(first)].reduce((sum, path) => sum + weigh(path), 0);
console.log(`initial JavaScript: ${(initial / 1000).toFixed(1)} kB gzipped of ${LIMIT / 1000}`);
if (initial > LIMIT) process.exitCode = 1;
if (/<script(?![^>]*\bsrc=)/.test(index)) {
  console.error("the page has an inline script, which its security policy forbids");
  process.exitCode = 1;
}
