import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const page = fileURLToPath(new URL("../src/opificio/page", import.meta.url));

/** The page is built into the Python package, whose `__init__.py` must stay: only the assets are swept. */
function sweep() {
  return {
    name: "sweep",
    apply: "build",
    buildStart: () => rmSync(`${page}/assets`, { recursive: true, force: true }),
  };
}

export default defineConfig({
  plugins: [svelte(), sweep()],
  build: { outDir: page, emptyOutDir: false, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
