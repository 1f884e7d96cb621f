/** Mutants of statuses and problems. */
import { answers, refusing, succeeding } from "../../combinators/answers.ts";
import type { Mutant } from "../../mutant.ts";

export const problemMutants: readonly Mutant[] = [
  {
    id: "created-is-ok",
    text: "A created thread is answered with 200.",
    defect: "D10",
    mutate: succeeding("createThread", (answer) => {
      answer.status = 200;
    }),
  },
  {
    id: "not-found-is-forbidden",
    text: "What does not exist is 403.",
    defect: "D10",
    mutate: answers((answer) => {
      if (answer.status !== 404) return;
      answer.status = 403;
      if (answer.body?.status !== undefined) answer.body.status = 403;
    }),
  },
  {
    id: "refused-is-unprocessable",
    text: "What breaks the schema is 422, and says neither which code nor where.",
    defect: "D10",
    mutate: answers((answer) => {
      if (answer.status !== 400) return;
      answer.status = answer.body.status = 422;
      answer.body.code = "UNPROCESSABLE";
      delete answer.body.errors;
    }),
  },
  {
    id: "errors-in-json",
    text: "Errors are application/json.",
    defect: "D10",
    mutate: answers(({ status, headers }) => {
      if (status >= 400) headers["content-type"] = "application/json";
    }),
  },
  {
    id: "errors-without-words",
    text: "Errors have neither title, detail nor instance.",
    mutate: answers(({ status, body }) => {
      if (status >= 400) for (const name of ["title", "detail", "instance"]) delete body[name];
    }),
  },
  {
    id: "one-mistake-told",
    text: "Of several mistakes the first is told.",
    mutate: refusing("VALIDATION_ERROR", ({ body }) => {
      body.errors = body.errors.slice(0, 1);
    }),
  },
  {
    id: "mistakes-without-place",
    text: "Mistakes have no place.",
    mutate: refusing("VALIDATION_ERROR", ({ body }) => {
      for (const error of body.errors) error.pointer = "";
    }),
  },
  {
    id: "active-run-not-named",
    text: "CONCURRENT_RUN does not name the active run.",
    mutate: refusing("CONCURRENT_RUN", ({ body }) => {
      delete body.runId;
    }),
  },
  {
    id: "position-ahead-is-gone",
    text: "A position ahead is 410.",
    mutate: refusing("POSITION_AHEAD", (answer) => {
      answer.status = answer.body.status = 410;
    }),
  },
  {
    id: "key-repeated",
    text: "A wrong key is repeated in the answer.",
    mutate: refusing("UNAUTHORIZED", ({ body, request }) => {
      body.detail = `There is no key ${request.headers.authorization}.`;
    }),
  },
  {
    id: "unauthorized-is-forbidden",
    text: "A request without a key is 403.",
    mutate: refusing("UNAUTHORIZED", (answer) => {
      answer.status = answer.body.status = 403;
    }),
  },
  {
    id: "no-allow",
    text: "405 does not say what is allowed.",
    mutate: answers(({ status, headers }) => {
      if (status === 405) delete headers.allow;
    }),
  },
  {
    id: "unwell",
    text: "Health is told in other words.",
    mutate: succeeding("getHealth", (answer) => {
      answer.body = { status: "healthy" };
    }),
  },
  {
    id: "deleted-is-ok",
    text: "A deletion is answered with 200 and a body.",
    mutate: succeeding("deleteThread", (answer) => {
      answer.status = 200;
      answer.headers["content-type"] = "application/json";
      answer.body = { deleted: true };
    }),
  },
  {
    id: "deleted-twice",
    text: "What does not exist is deleted.",
    mutate: answers((answer) => {
      if (answer.request.operation !== "deleteThread" || answer.status !== 404) return;
      answer.status = 204;
      answer.body = undefined;
    }),
  },
  {
    id: "cancelled-without-body",
    text: "A cancellation is answered with 204.",
    mutate: succeeding("cancelRun", (answer) => {
      answer.status = 204;
      answer.body = undefined;
    }),
  },
  {
    id: "cancelled-again-is-an-error",
    text: "Cancelling again is refused.",
    defect: "D11",
    mutate: (server) => {
      const cancelled = new Set<string>();
      return succeeding("cancelRun", (answer) => {
        const { path } = answer.request;
        if (cancelled.has(path)) answer.status = 404;
        cancelled.add(path);
      })(server);
    },
  },
  {
    id: "finished-is-cancelled",
    text: "A run that has finished is cancelled.",
    mutate: refusing("RUN_FINISHED", (answer) => {
      answer.status = 200;
      answer.headers["content-type"] = "application/json";
      answer.body = { runId: answer.request.runId, status: "cancelled" };
    }),
  },
];
