import { expect, it } from "vitest";
import type { TraceLine } from "../runner/report.ts";
import { wire } from "./wire.ts";

const trace: TraceLine[] = [
  { at: 0, from: "main", direction: ">", text: "POST /v1/threads/thr_1/runs" },
  { at: 12.4, from: "model", direction: "<", text: "POST /openai/v1/chat/completions" },
  { at: 1003, from: "main", direction: "<", text: 'id: 1\ndata: {"type":"RUN_STARTED"}' },
];

it("prints a line for each line of the wire", () => {
  expect(wire(trace)).toEqual([
    "     0 ms  main  > POST /v1/threads/thr_1/runs",
    "    12 ms  model < POST /openai/v1/chat/completions",
    '  1003 ms  main  < id: 1\\ndata: {"type":"RUN_STARTED"}',
  ]);
});

it("keeps the newest lines, and the beginning of each", () => {
  expect(wire(trace, { last: 1, characters: 12 })).toEqual([
    "  1003 ms  main < id: 1\\ndata:… (23 more characters)",
  ]);
});
