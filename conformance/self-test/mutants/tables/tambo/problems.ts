/** Mutants of statuses and problems. */

import { withSet } from "../../combinators/compose.ts";
import { alterErrors, alterResponses, alterSuccess } from "../../combinators/responses.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";

export const problemMutants: Mutants = {
  /** Creating a thread returns 200. */
  "created-is-ok": alterSuccess("createThread", setFields({ status: 200 })),
  /** 404 becomes 403. */
  "not-found-is-forbidden": alterResponses((answer) => {
    if (answer.status !== 404) return;
    answer.status = 403;
    if (answer.body?.status !== undefined) answer.body.status = 403;
  }),
  /** Validation errors are 422, without code and paths. */
  "refused-is-unprocessable": alterResponses((answer) => {
    if (answer.status !== 400) return;
    answer.status = answer.body.status = 422;
    answer.body.code = "UNPROCESSABLE";
    delete answer.body.errors;
  }),
  /** Errors are application/json. */
  "errors-in-json": alterResponses(({ status, headers }) => {
    if (status >= 400) headers["content-type"] = "application/json";
  }),
  /** Errors have neither title, detail nor instance. */
  "errors-without-words": alterResponses(({ status, body }) => {
    if (status >= 400) for (const name of ["title", "detail", "instance"]) delete body[name];
  }),
  /** Only the first validation error is reported. */
  "one-mistake-told": alterErrors("VALIDATION_ERROR", ({ body }) => {
    body.errors = body.errors.slice(0, 1);
  }),
  /** Validation errors have no place. */
  "mistakes-without-place": alterErrors("VALIDATION_ERROR", ({ body }) => {
    for (const error of body.errors) error.pointer = "";
  }),
  /** CONCURRENT_RUN does not name the active run. */
  "active-run-not-named": alterErrors("CONCURRENT_RUN", ({ body }) => {
    delete body.runId;
  }),
  /** POSITION_AHEAD is 410. */
  "position-ahead-is-gone": alterErrors("POSITION_AHEAD", (answer) => {
    answer.status = answer.body.status = 410;
  }),
  /** The response to a wrong key contains it. */
  "key-repeated": alterErrors("UNAUTHORIZED", ({ body, request }) => {
    body.detail = `There is no key ${request.headers.authorization}.`;
  }),
  /** A request without a key is 403. */
  "unauthorized-is-forbidden": alterErrors("UNAUTHORIZED", (answer) => {
    answer.status = answer.body.status = 403;
  }),
  /** 405 has no Allow header. */
  "no-allow": alterResponses(({ status, headers }) => {
    if (status === 405) delete headers.allow;
  }),
  /** The health check has another body. */
  unwell: alterSuccess("getHealth", setFields({ body: { status: "healthy" } })),
  /** Deleting returns 200 and a body. */
  "deleted-is-ok": alterSuccess("deleteThread", (answer) => {
    answer.status = 200;
    answer.headers["content-type"] = "application/json";
    answer.body = { deleted: true };
  }),
  /** Deleting what does not exist succeeds. */
  "deleted-twice": alterResponses((answer) => {
    if (answer.request.operation !== "deleteThread" || answer.status !== 404) return;
    answer.status = 204;
    answer.body = undefined;
  }),
  /** Cancelling returns 204. */
  "cancelled-without-body": alterSuccess("cancelRun", setFields({ status: 204, body: undefined })),
  /** Cancelling a run twice is rejected. */
  "cancelled-again-is-an-error": withSet((cancelled) =>
    alterSuccess("cancelRun", (answer) => {
      const { path } = answer.request;
      if (cancelled.has(path)) answer.status = 404;
      cancelled.add(path);
    }),
  ),
  /** Cancelling a finished run succeeds. */
  "finished-is-cancelled": alterErrors("RUN_FINISHED", (answer) => {
    answer.status = 200;
    answer.headers["content-type"] = "application/json";
    answer.body = { runId: answer.request.runId, status: "cancelled" };
  }),
};
