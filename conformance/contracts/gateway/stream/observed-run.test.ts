import { expect, it } from "vitest";
import {
  createBlockingResponse,
  createErrorResponse,
  createResponse,
  goodRun,
  readEvents,
  runResult,
  sent,
} from "../invariants/testing.ts";

it("shows the same for a response as for a stream [G-100]", () => {
  const [response, stream] = [createBlockingResponse(), readEvents(goodRun)];
  for (const name of [
    "sent",
    "result",
    "stopReason",
    "steps",
    "messages",
    "response",
    "error",
    "calls",
  ] as const)
    expect([name, response[name]]).toEqual([name, stream[name]]);
  expect(response).toMatchObject({
    said: "I look.Nothing.",
    text: JSON.stringify({ result: runResult }),
    sent,
  });
});

it("omits calls that were not executed [G-123]", () => {
  const [first] = runResult.steps as { tool_results: object[] }[];
  const steps = [{ ...first, tool_results: [] }];
  expect(createBlockingResponse({ steps } as never).calls).toEqual([]);
});

it("shows errors and malformed responses", () => {
  const nothing = {
    result: null,
    stopReason: null,
    steps: [],
    messages: [],
    response: null,
    said: "",
    calls: [],
  };
  expect(createErrorResponse(400, "invalid_request_error", { param: "run" })).toMatchObject({
    ...nothing,
    error: { type: "invalid_request_error", param: "run" },
  });
  expect(createResponse(200, "text")).toMatchObject({ ...nothing, error: null });
});
