/** Mutants with defects in status codes and problems. */

import { withSet } from "../../combinators/compose.ts";
import { alterErrors, alterResponses, alterSuccess } from "../../combinators/responses.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";

export const problemMutants: Mutants = {
  /** Returns 200 when a thread is created. */
  "created-is-ok": alterSuccess("createThread", setFields({ status: 200 })),
  /** Returns 403 instead of 404. */
  "not-found-is-forbidden": alterResponses((response) => {
    if (response.status !== 404) return;
    response.status = 403;
    if (response.body?.status !== undefined) response.body.status = 403;
  }),
  /** Returns 422, without a code and pointers, for validation errors. */
  "refused-is-unprocessable": alterResponses((response) => {
    if (response.status !== 400) return;
    response.status = response.body.status = 422;
    response.body.code = "UNPROCESSABLE";
    delete response.body.errors;
  }),
  /** Returns errors as application/json. */
  "errors-in-json": alterResponses(({ status, headers }) => {
    if (status >= 400) headers["content-type"] = "application/json";
  }),
  /** Omits title, detail and instance from errors. */
  "errors-without-words": alterResponses(({ status, body }) => {
    if (status >= 400) for (const name of ["title", "detail", "instance"]) delete body[name];
  }),
  /** Reports only the first validation error. */
  "one-mistake-told": alterErrors("VALIDATION_ERROR", ({ body }) => {
    body.errors = body.errors.slice(0, 1);
  }),
  /** Omits the pointers from validation errors. */
  "mistakes-without-place": alterErrors("VALIDATION_ERROR", ({ body }) => {
    for (const error of body.errors) error.pointer = "";
  }),
  /** Omits the active run from CONCURRENT_RUN. */
  "active-run-not-named": alterErrors("CONCURRENT_RUN", ({ body }) => {
    delete body.runId;
  }),
  /** Returns 410 for POSITION_AHEAD. */
  "position-ahead-is-gone": alterErrors("POSITION_AHEAD", (response) => {
    response.status = response.body.status = 410;
  }),
  /** Repeats an invalid API key in the response. */
  "key-repeated": alterErrors("UNAUTHORIZED", ({ body, request }) => {
    body.detail = `There is no key ${request.headers.authorization}.`;
  }),
  /** Returns 403 for a request without an API key. */
  "unauthorized-is-forbidden": alterErrors("UNAUTHORIZED", (response) => {
    response.status = response.body.status = 403;
  }),
  /** Omits the Allow header from 405 responses. */
  "no-allow": alterResponses(({ status, headers }) => {
    if (status === 405) delete headers.allow;
  }),
  /** Returns a different body from the health check. */
  unwell: alterSuccess("getHealth", setFields({ body: { status: "healthy" } })),
  /** Returns 200 and a body when a thread is deleted. */
  "deleted-is-ok": alterSuccess("deleteThread", (response) => {
    response.status = 200;
    response.headers["content-type"] = "application/json";
    response.body = { deleted: true };
  }),
  /** Confirms the deletion of an unknown thread. */
  "deleted-twice": alterResponses((response) => {
    if (response.request.operation !== "deleteThread" || response.status !== 404) return;
    response.status = 204;
    response.body = undefined;
  }),
  /** Returns 204 when a run is cancelled. */
  "cancelled-without-body": alterSuccess("cancelRun", setFields({ status: 204, body: undefined })),
  /** Rejects cancelling a run that has already been cancelled. */
  "cancelled-again-is-an-error": withSet((cancelled) =>
    alterSuccess("cancelRun", (response) => {
      const { path } = response.request;
      if (cancelled.has(path)) response.status = 404;
      cancelled.add(path);
    }),
  ),
  /** Confirms the cancellation of a run that has already finished. */
  "finished-is-cancelled": alterErrors("RUN_FINISHED", (response) => {
    response.status = 200;
    response.headers["content-type"] = "application/json";
    response.body = { runId: response.request.runId, status: "cancelled" };
  }),
};
