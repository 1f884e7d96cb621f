/** Mutants of what AG-UI's clients are answered without a stream. */
import { answers } from "../../combinators/answers.ts";
import type { Mutant } from "../../mutant.ts";

export const answerMutants: readonly Mutant[] = [
  {
    id: "invalid-is-422",
    text: "A body that is not valid is refused with status 422.",
    mutate: answers((answer) => {
      if (answer.body?.error?.code === "VALIDATION_ERROR") answer.status = 422;
    }),
  },
  {
    id: "errors-as-problems",
    text: "Errors are application/problem+json, which clients do not read.",
    mutate: answers((answer) => {
      if (answer.body?.error !== undefined) answer.headers["content-type"] = "application/problem+json";
    }),
  },
  {
    id: "error-without-message",
    text: "Errors have no message.",
    mutate: answers((answer) => {
      if (answer.body?.error !== undefined) answer.body.error.message = "";
    }),
  },
  {
    id: "errors-without-places",
    text: "What is wrong in a body is told without its place.",
    mutate: answers((answer) => {
      for (const each of answer.body?.error?.errors ?? []) delete each.pointer;
    }),
  },
];
