/** Mutants of what the gateway answers without a stream. */
import { type Answer, answers } from "../../combinators/answers.ts";
import type { Loose } from "../../combinators/exchange.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters errors. */
function errors(alter: (error: Loose, answer: Answer) => void): Mutate {
  return answers((answer) => {
    const error = answer.body?.error;
    if (typeof error === "object" && error !== null) alter(error, answer);
  });
}

/** Alters the results of blocking runs. */
function results(alter: (result: Loose) => void): Mutate {
  return answers(({ body }) => {
    if (body?.result) alter(body.result);
  });
}

export const answerMutants: readonly Mutant[] = [
  {
    id: "error-without-id",
    text: "Errors have no request_id.",
    mutate: errors((error) => {
      delete error.request_id;
    }),
  },
  {
    id: "error-tells-keys",
    text: "Errors show the headers of the request.",
    mutate: errors((error, { request }) => {
      error.message += ` ${JSON.stringify(request.headers)}`;
    }),
  },
  {
    id: "answer-without-messages",
    text: "The result of a blocking run has no messages.",
    mutate: results((result) => {
      delete result.messages;
    }),
  },
  {
    id: "answer-with-thread",
    text: "The result of a blocking run names its thread.",
    mutate: results((result) => {
      result.thread_id = "thr_1";
    }),
  },
  {
    id: "answer-miscounts-calls",
    text: "tool_call_count of a blocking run counts turns.",
    mutate: results((result) => {
      result.tool_call_count = result.turn_count;
    }),
  },
];
