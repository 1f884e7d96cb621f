import { expect, it } from "vitest";
import type { Change } from "../diff/change.ts";
import { testChange } from "./test-change.ts";
import { whatHappened } from "./wording.ts";

it.each<[words: string, change: Partial<Change>]>([
  ["member added; event; in RUN_STARTED", {}],
  ["member added; event; in A, B, C", { events: ["A", "B", "C"] }],
  ["member added; event; in A, B, C and 2 more", { events: ["A", "B", "C", "D", "E"] }],
  ["member added; request, response; in createRun", { directions: ["request", "response"], events: [] }],
  ["event removed; event", { kind: "event-removed", subject: "event RUN_STARTED" }],
  ["unused schema added", { kind: "unused-schema-added", directions: [], operations: [], events: [] }],
])("%s", (words, change) => {
  expect(whatHappened(testChange({ id: "a", ...change }))).toBe(words);
});
