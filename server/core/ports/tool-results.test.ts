import { expect, it } from "vitest";
import { limitOutcome, type ToolOutcome } from "./tools.ts";

// The outcome's JSON is 27 bytes plus the length of the text.
const createOutcome = (text: string): ToolOutcome => ({ content: [{ type: "text", text }], isError: false });

it("is unchanged up to the limit, in bytes of JSON", () => {
  for (const [result, limit] of [
    [createOutcome("a"), 28],
    [createOutcome("\u20ac"), 30],
    [createOutcome("a".repeat(100)), undefined],
  ] as const)
    expect(limitOutcome(result, limit)).toBe(result);
});

it("is an error above the limit, with the limit for the model", () => {
  const message =
    "The result of the call is too large: it has 30 bytes, and at most 29 are allowed. The tool has run. Request less data at a time.";
  expect(limitOutcome(createOutcome("\u20ac"), 29)).toEqual({
    content: [{ type: "text", text: message }],
    isError: true,
    error: { code: "result_too_large", message },
  });
});
