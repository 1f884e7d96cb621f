import { expect, it } from "vitest";
import { acceptsInput, getEssence, isTextType } from "./input-kinds.ts";

it.each<[string, boolean]>([
  ["text/plain", true],
  ["TEXT/Markdown; charset=utf-8", true],
  ["application/json", true],
  ["application/problem+json", true],
  ["application/vnd.a.b+xml", true],
  ["application/yaml", true],
  ["application/pdf", false],
  ["application/jsonp", false],
  ["image/svg+xml", false],
])("recognizes whether %s is text", (mediaType, text) => {
  expect(isTextType(mediaType)).toBe(text);
});

it("ignores parameters of media types", () => {
  expect(getEssence(' Text/CSV ; charset="utf-8"')).toBe("text/csv");
  expect(acceptsInput("messages", { mediaType: "IMAGE/PNG; q=1", source: "data" })).toBe(true);
  expect(acceptsInput("messages", { mediaType: "image/bmp", source: "data" })).toBe(false);
});
