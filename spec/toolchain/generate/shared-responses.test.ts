import { expect, it } from "vitest";
import type { Response } from "./document.ts";
import { inlineResponses, shareResponses } from "./shared-responses.ts";
import { ref, testDocument } from "./test-document.ts";

const limit = { description: "Remaining requests.", schema: { type: "string" } };
const notFound: Response = {
  description: "Not found.",
  headers: { RateLimit: limit },
  content: { "application/json": { schema: ref("Problem") } },
};
const other: Response = { description: "No thread.", headers: { "Retry-After": limit } };
const stream: Response = {
  description: "Events.",
  headers: { RateLimit: limit },
  content: { "text/event-stream": { schema: ref("Event") } },
};
const document = testDocument(
  { Problem: {}, Event: {} },
  {
    "get /a": { operationId: "a", responses: { 200: stream, 404: notFound, 529: other } },
    "get /b": { operationId: "b", responses: { 200: stream, 404: other, 529: other } },
    "get /c": { operationId: "c", responses: { 204: { description: "Done." }, 404: notFound } },
  },
);

it("writes repeated responses and headers once, except for streams", () => {
  const { paths, components } = shareResponses(document);
  const shared = (name: string) => ({ $ref: `#/components/responses/${name}` });
  const header = { $ref: "#/components/headers/RateLimit" };
  const retry = { "Retry-After": { $ref: "#/components/headers/Retry-After" } };
  expect(components).toEqual({
    schemas: { Problem: {}, Event: {} },
    responses: {
      NotFound: { ...notFound, headers: { RateLimit: header } },
      Status529: { ...other, headers: retry },
    },
    headers: { RateLimit: limit, "Retry-After": limit },
  });
  const streamed = { ...stream, headers: { RateLimit: header } };
  expect(Object.values(paths).map(({ get }) => get?.responses)).toEqual([
    { 200: streamed, 404: shared("NotFound"), 529: shared("Status529") },
    { 200: streamed, 404: { ...other, headers: retry }, 529: shared("Status529") },
    { 204: { description: "Done." }, 404: shared("NotFound") },
  ]);
});

it("inlines what it shared", () => {
  expect(inlineResponses(shareResponses(document))).toEqual(document);
});
