import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { toModelToolName } from "../core/ports/models.ts";

const digest = (name: string) => createHash("sha256").update(name).digest("hex").slice(0, 8);

it.each([
  ["weather/get_weather", "weather__get_weather"],
  ["web_search", "web_search"],
  [`s/${"t".repeat(61)}`, `s__${"t".repeat(61)}`],
])("models see %s as %s", (name, want) => {
  expect(toModelToolName(name)).toBe(want);
});

it.each([
  ["with characters that no provider takes", "files/read file.é", "files__read_file__"],
  ["that is too long", `s/${"t".repeat(62)}`, `s__${"t".repeat(52)}`],
  ["with a second slash", "a/b/c", "a__b__c"],
  ["with the separator in its server's name", "a__b/c", "a__b__c"],
  ["with the separator in its own name", "a/b__c", "a__b__c"],
  ["that would join to an earlier separator", "a_/b", "a___b"],
  ["that would join to a later separator", "a/_b", "a___b"],
])("a name %s ends with a digest of the full name", (_title, name, start) => {
  const seen = toModelToolName(name);
  expect(seen).toBe(`${start}_${digest(name)}`);
  expect(seen).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
});
