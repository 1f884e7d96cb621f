/** Mutants with defects in blocking responses, API keys, request ids and versions. */

import { acceptAnyKey, acceptMissingKey } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterErrorResponses, alterResults, alterRunRequests, createParameterError } from "./combinators.ts";

/** Ignores provider key headers whose names are not spelled as in the document. */
const matchHeaderCase: Mutate = () => ({
  before: (request, _response, next) => {
    for (const name of request.rawHeaders)
      if (
        /^x-provider-key-(openai|anthropic)$/i.test(name) &&
        !/^X-Provider-Key-(OpenAI|Anthropic)$/.test(name)
      )
        delete request.headers[name.toLowerCase()];
    next();
  },
});

export const responseMutants: Mutants = {
  /** Omits request_id from errors. */
  "error-without-id": alterErrorResponses(deleteFields("request_id")),
  /** Returns the request's headers in errors. */
  "error-tells-keys": alterErrorResponses((error, { request }) => {
    error.message += ` ${JSON.stringify(request.headers)}`;
  }),
  /** Omits messages from the result of a blocking run. */
  "answer-without-messages": alterResults(deleteFields("messages")),
  /** Returns a thread id in the result of a blocking run. */
  "answer-with-thread": alterResponses(({ body }) => {
    if (body?.result) body.result.thread_id = "thr_1";
  }),
  /** Returns the number of turns as tool_call_count for a blocking run. */
  "answer-miscounts-calls": alterResults((result) => {
    result.tool_call_count = result.turn_count;
  }),
  /** Matches the names of provider key headers case-sensitively. */
  "key-headers-as-written": matchHeaderCase,
  /** Treats requests without an API key as requests from the first project. */
  "no-key-needed": acceptMissingKey("/v1/runs"),
  /** Accepts any API key as a key of the first project. */
  "any-key-will-do": acceptAnyKey("/v1/runs"),
  /** Also accepts an API key in the X-API-Key header. */
  "key-in-another-header": alterRunRequests(({ headers }) => {
    if (headers["x-api-key"] !== undefined) headers.authorization = `Bearer ${headers["x-api-key"]}`;
  }),
  /** Accepts only the first of the server's API keys. */
  "one-key-alone": alterRunRequests(({ headers }) =>
    headers.authorization?.includes("two")
      ? createParameterError("Authorization", { status: 401, type: "authentication_error" })
      : undefined,
  ),
  /** Ignores the X-Request-ID header sent by the client. */
  "request-id-not-taken": alterRunRequests(({ headers }) => {
    delete headers["x-request-id"];
  }),
  /** Accepts any value in the X-Request-ID header. */
  "any-request-id": alterResponses(({ headers, body, request }) => {
    const chosen = request.headers["x-request-id"];
    if (chosen === undefined || !body?.error) return;
    headers["x-request-id"] = chosen;
    body.error.request_id = chosen;
  }),
  /** Generates UUIDs as request ids. */
  "request-ids-are-uuids": alterRunRequests(({ headers }) => {
    headers["x-request-id"] ??= crypto.randomUUID();
  }),
  /** Gives the same id to all requests that send none. */
  "one-id-for-all": alterRunRequests(({ headers }) => {
    headers["x-request-id"] ??= "req_00000000000000000000";
  }),
  /** Ignores the X-VAI-Version header. */
  "version-not-looked-at": alterRunRequests(({ headers }) => {
    delete headers["x-vai-version"];
  }),
  /** Rejects version 1. */
  "no-first-version": alterRunRequests(({ headers }) =>
    headers["x-vai-version"] === "1"
      ? createParameterError("X-VAI-Version", { code: "unsupported_version" })
      : undefined,
  ),
};
