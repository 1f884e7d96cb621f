import { expect, it } from "vitest";
import { ref, testDocument } from "../test-document.ts";
import { addStreamExtensions } from "./stream-extensions.ts";

const responses = (union: string) => ({
  200: { description: "Stream.", content: { "text/event-stream": { schema: ref(union) } } },
  400: { description: "Error.", content: { "application/json": { schema: ref("Failure") } } },
});
const order = { first: ["started"], last: ["finished", "failed"] };
const openapi = testDocument(
  {
    Events: { "x-open": true, "x-event-order": order, "x-additive": "a test", oneOf: [] },
    Plain: { oneOf: [] },
    Failure: { "x-open": true },
  },
  {
    "post /runs": { operationId: "run", responses: responses("Events") },
    "get /plain": { operationId: "plain", responses: responses("Plain") },
  },
);

it("copies the openness and the order of events to the operation", () => {
  const asyncapi = { operations: { run: { action: "send" }, plain: { action: "send" }, other: {} } };
  expect(addStreamExtensions(asyncapi, openapi)).toEqual({
    operations: {
      run: { action: "send", "x-open": true, "x-event-order": order },
      plain: { action: "send" },
      other: {},
    },
  });
});

it("leaves a document without operations as it is", () => {
  expect(addStreamExtensions({}, openapi)).toEqual({});
});
