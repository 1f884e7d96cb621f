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
