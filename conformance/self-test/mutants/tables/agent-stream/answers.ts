/** Mutants of what is answered without a stream. */
import { type Answer, answers } from "../../combinators/answers.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters refusals. */
function refusals(alter: (answer: Answer) => void): Mutate {
  return answers((answer) => {
    if (answer.status >= 400 && answer.request.path.startsWith("/agent/")) alter(answer);
  });
}

export const answerMutants: readonly Mutant[] = [
  {
    id: "invalid-is-422",
    text: "What is invalid is refused with status 422.",
    mutate: refusals((answer) => {
      if (answer.body?.data === null || answer.status !== 400) return;
      answer.status = 422;
      answer.body.code = 422;
    }),
  },
  {
    id: "code-is-zero",
    text: "The code of an error is not its status.",
    mutate: refusals(({ body }) => {
      body.code = 0;
    }),
  },
  {
    id: "errors-untraced",
    text: "All errors have the same trace_id.",
    mutate: refusals(({ body }) => {
      body.trace_id = "0".repeat(32);
    }),
  },
  {
    id: "mistakes-without-place",
    text: "Mistakes do not say where they are.",
    mutate: refusals(({ body }) => {
      for (const mistake of body.data?.errors ?? []) mistake.pointer = "";
    }),
  },
  {
    id: "mistakes-not-told",
    text: "A refusal does not say what is wrong.",
    mutate: refusals(({ body }) => {
      body.data = null;
    }),
  },
  {
    id: "no-challenge",
    text: "A refusal for a key does not say how to authenticate.",
    mutate: refusals(({ headers }) => {
      delete headers["www-authenticate"];
    }),
  },
  {
    id: "errors-tell-keys",
    text: "Errors show the headers of the request.",
    mutate: refusals(({ body, request }) => {
      body.msg += ` ${JSON.stringify(request.headers)}`;
    }),
  },
  {
    id: "absent-modules-are-invalid",
    text: "A module that is not there is refused as an invalid one.",
    mutate: refusals((answer) => {
      if (answer.status !== 501) return;
      answer.status = 400;
      answer.body.code = 400;
    }),
  },
];
