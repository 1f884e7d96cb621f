/** Mutations of what the gateway tells of calls and of failures, in streams and in answers alike. */
import type { Mutate } from "../mutant.ts";
import { answers } from "./answers.ts";
import { each } from "./events.ts";
import type { Exchange, Loose } from "./exchange.ts";
import { results } from "./gateway-runs.ts";
import { together } from "./together.ts";

/** Alters the content, `is_error` and `error` of every call's result; the history stays as it is. */
export function outcomes(alter: (told: Loose) => void): Mutate {
  return together(
    each("tool_result", (event) => {
      alter(event.payload);
      return event;
    }),
    results((result) => {
      for (const { tool_results } of result.steps) for (const told of tool_results) alter(told);
    }),
  );
}

/** Alters the text of every result that did not fail. */
export function found(alter: (text: string) => string): Mutate {
  return outcomes((told) => {
    if (told.is_error) return;
    for (const block of told.content) if (block.type === "text") block.text = alter(block.text);
  });
}

/** Alters the errors of refusals and of failed runs. */
export function errors(alter: (error: Loose, request: Exchange) => void): Mutate {
  return together(
    each("error", (event, stream) => {
      alter(event.payload.error, stream);
      return event;
    }),
    answers(({ body, request }) => {
      if (typeof body?.error === "object") alter(body.error, request);
    }),
  );
}

/** An error of the contract's form. */
export function refusal(status: number, type: string, request: Exchange) {
  const request_id = request.headers["x-request-id"] ?? "req_00000000000000000000";
  return {
    status,
    headers: { "x-request-id": request_id },
    body: { error: { type, message: "It was refused.", request_id } },
  };
}
