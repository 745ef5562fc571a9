import { describe, expect, it } from "vitest";
import { LANGUAGES, loadWords, verb } from "./words";

describe("words from the files that Python reads", () => {
  it.each(LANGUAGES)("name things, pieces and players in %s", async (language) => {
    const words = await loadWords(language, ["table", "page", "expo1906"], ["Ada", "Bob"]);
    const piece = words.named("cellophane@c4^90");
    expect(piece).toContain(words.thing("cellophane"));
    expect(piece).toContain("c4");
    expect(words.named("steel-steam")).toContain(words.thing("steam"));
    expect(words.event({ type: "TileBought", seat: 1, tile: "telephone", price: 2 })).toContain("Bob");
    expect(words.player(-1)).toBe(words.say("ghost"));
  });

  it("leaves a text that is no thing as it is, and shows the id of what is missing", async () => {
    const words = await loadWords("en", ["table"]);
    expect(words.named("nothing-such")).toBe("nothing-such");
    expect(words.say("no-such-message")).toBe("no-such-message");
  });

  it("counts in the plural of the language", async () => {
    const words = await loadWords("de", ["page"]);
    expect(words.say("page-start-waits", { count: 1 })).not.toBe(words.say("page-start-waits", { count: 2 }));
  });

  it("writes a type as the notation does", () => {
    expect(verb("PlaceTile")).toBe("place-tile");
  });
});
