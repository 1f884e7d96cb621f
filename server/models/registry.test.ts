import { expect, it } from "vitest";
import { createModels } from "./registry.ts";

it("finds the embedded models by id, and nothing else", () => {
  const models = createModels({ default: "demo" });
  expect(models.default).toBe("demo");
  const ids = ["demo", "script", "gpt", "constructor", ""];
  expect(ids.map((id) => models.get(id)?.modelId)).toEqual([
    "demo",
    "script",
    undefined,
    undefined,
    undefined,
  ]);
});

it("refuses a default that does not exist", () => {
  expect(() => createModels({ default: "gpt" })).toThrow(
    new Error('There is no model "gpt" to be the default: choose one of demo, script.'),
  );
});
