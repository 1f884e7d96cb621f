import { expect, it } from "vitest";
import { failures } from "./failures.ts";
import { chunk, errorChunk, evidenceOf, goodRun, messagesOf, nothing, started } from "./testing.ts";

const cancelled = chunk({ error: { code: "CANCELLED", message: "The run was cancelled." } });
const run = (last: object) => evidenceOf([started, last as typeof errorChunk]);

it("takes runs that failed or were stopped [PX-12]", () => {
  expect(messagesOf(failures, nothing)).toBeUndefined();
  expect(messagesOf(failures, evidenceOf(goodRun))).toBeUndefined();
  expect(messagesOf(failures, run(errorChunk))).toEqual([]);
  expect(messagesOf(failures, run(cancelled))).toEqual([]);
});

it.each([
  ["no code", { ...errorChunk, error: { message: "No model." } }, "the error is not whole"],
  ["null", { ...errorChunk, error: null }, "the error is not whole"],
  ["another text", { ...errorChunk, message: "No." }, "the text beside LLM_ERROR is another"],
  [
    "a text of what was stopped",
    { ...cancelled, message: "The run was cancelled." },
    "the text beside CANCELLED is another",
  ],
])("finds %s [PX-12][TP-050]", (_, last, message) => {
  expect(messagesOf(failures, run(last))).toEqual([`run: ${message}`]);
});
