/** Mutants of responses without a stream, of keys, request ids and versions. */

import { acceptAnyKey, acceptMissingKey } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterErrorResponses, atRuns, rejectRuns, results } from "./combinators.ts";

/** Ignores headers that are not spelled like in the document. */
const namesAsWritten: Mutate = () => ({
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

export const answerMutants: Mutants = {
  /** Errors have no request_id. */
  "error-without-id": alterErrorResponses(deleteFields("request_id")),
  /** Errors contain the request's headers. */
  "error-tells-keys": alterErrorResponses((error, { request }) => {
    error.message += ` ${JSON.stringify(request.headers)}`;
  }),
  /** The result of a blocking run has no messages. */
  "answer-without-messages": results(deleteFields("messages")),
  /** The result of a blocking run names its thread. */
  "answer-with-thread": alterResponses(({ body }) => {
    if (body?.result) body.result.thread_id = "thr_1";
  }),
  /** tool_call_count of a blocking run counts turns. */
  "answer-miscounts-calls": results((result) => {
    result.tool_call_count = result.turn_count;
  }),
  /** Header names with provider keys are case-sensitive. */
  "key-headers-as-written": namesAsWritten,
  /** A request without a key belongs to the first project. */
  "no-key-needed": acceptMissingKey("/v1/runs"),
  /** Any key belongs to the first project. */
  "any-key-will-do": acceptAnyKey("/v1/runs"),
  /** A key in X-API-Key is accepted, too. */
  "key-in-another-header": atRuns(({ headers }) => {
    if (headers["x-api-key"] !== undefined) headers.authorization = `Bearer ${headers["x-api-key"]}`;
  }),
  /** Only the first of the server's keys is accepted. */
  "one-key-alone": atRuns(({ headers }) =>
    headers.authorization?.includes("two")
      ? rejectRuns("Authorization", { status: 401, type: "authentication_error" })
      : undefined,
  ),
  /** The client's X-Request-ID is ignored. */
  "request-id-not-taken": atRuns(({ headers }) => {
    delete headers["x-request-id"];
  }),
  /** Any X-Request-ID is accepted. */
  "any-request-id": alterResponses(({ headers, body, request }) => {
    const chosen = request.headers["x-request-id"];
    if (chosen === undefined || !body?.error) return;
    headers["x-request-id"] = chosen;
    body.error.request_id = chosen;
  }),
  /** Generated request ids are UUIDs. */
  "request-ids-are-uuids": atRuns(({ headers }) => {
    headers["x-request-id"] ??= crypto.randomUUID();
  }),
  /** All requests without an id have the same id. */
  "one-id-for-all": atRuns(({ headers }) => {
    headers["x-request-id"] ??= "req_00000000000000000000";
  }),
  /** X-VAI-Version is ignored. */
  "version-not-looked-at": atRuns(({ headers }) => {
    delete headers["x-vai-version"];
  }),
  /** Version 1 is rejected. */
  "no-first-version": atRuns(({ headers }) =>
    headers["x-vai-version"] === "1"
      ? rejectRuns("X-VAI-Version", { code: "unsupported_version" })
      : undefined,
  ),
};
