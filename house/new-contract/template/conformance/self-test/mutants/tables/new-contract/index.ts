/** The mutants of the contract: each makes the server wrong in one way, which a check must notice. */
import { answerWith } from "../../../null-servers.ts";
import { answers } from "../../combinators/answers.ts";
import { each, frames, heldBack, payloads, streamHeaders, without } from "../../combinators/events.ts";
import { request } from "../../combinators/requests.ts";
import type { Mutants } from "../../mutant.ts";

const operation = "streamNewContractRun";

export const tables: readonly Mutants[] = [
  {
    /** A stream may be cached and changed. */
    "stream-may-be-cached": streamHeaders((headers) => {
      headers["cache-control"] = "no-store";
    }),
    /** Frames have an `event:` line. */
    "frames-named": frames((frame) => frame.replace(/^data:/, "event: run\ndata:")),
    /** The event `end` is left out. */
    "no-end": without("end"),
    /** The events `text` have no text. */
    "text-without-text": payloads("text", (payload) => {
      delete payload.text;
    }),
    /** The events `text` have a field that is not declared. */
    "text-with-time": payloads("text", (payload) => {
      payload.time = Date.now();
    }),
    /** The events `text` are sent when the run ends. */
    "text-held-back": heldBack(
      ({ name }) => name === "text",
      (held, event) => [...held, event],
    ),
    /** A run that has failed ends as others do. */
    "failed-runs-end": each("error", (event) => ({ ...event, payload: { type: "end" } })),
    /** Every message begins a new thread. */
    "threads-forgotten": request(operation, ({ body }) => {
      if (typeof body?.threadId === "string") body.threadId = `${body.threadId}-${Date.now()}`.slice(-128);
    }),
    /** A request without a valid key is one of the first project. */
    "any-key-will-do": request(operation, ({ headers }) => {
      headers.authorization = "Bearer conform-key-one";
    }),
    /** Mistakes in a request are answered with status 422. */
    "mistakes-unprocessable": answers((answer) => {
      if (answer.request.operation === operation && answer.status === 400) answer.status = 422;
    }),
  },
];

/** A null server that answers with an error of the contract. */
export const refusal = answerWith(404, "application/json", { message: "There is nothing here." });
