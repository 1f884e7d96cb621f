import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { UsageError } from "../cli/exit.ts";
import { chosenProfiles, profiles } from "./profiles.ts";

it("has every configuration of this folder", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".yaml"));
  expect(files.toSorted()).toEqual(profiles.map((name) => `${name}.yaml`).toSorted());
});

it.each<[string[], string[]]>([
  [[], ["responses", "chat", "anthropic", "script"]],
  [["script"], ["script"]],
  [
    ["chat", "responses", "chat"],
    ["responses", "chat"],
  ],
])("%j chooses %j", (words, chosen) => {
  expect(chosenProfiles(words)).toEqual(chosen);
});

it("says what there is when a word names no profile", () => {
  expect(() => chosenProfiles(["chat", "chatt"])).toThrow(
    new UsageError('There is no profile "chatt"; choose among responses, chat, anthropic, script.'),
  );
});
