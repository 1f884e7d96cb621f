import { expect, it } from "vitest";
import type { Json } from "../../../runner/case.ts";
import { isKnown } from "./vocabulary.ts";

it.each<[Json, boolean]>([
  [{ type: "RUN_FINISHED" }, true],
  [{ type: "CUSTOM", name: "tambo.run.finished" }, true],
  [{ type: "CUSTOM", name: "RUN_FINISHED" }, false],
  [{ type: "tambo.run.finished" }, false],
  [{ type: "STEP_STARTED" }, false],
  [{ type: "CUSTOM", name: "toString" }, false],
  [{ type: "constructor" }, false],
  [null, false],
])("recognizes the contract's events: %j [T-053][T-054]", (event, expected) => {
  expect(isKnown(event)).toBe(expected);
});
