/** The mutants of the contract: each makes the server wrong in one way, which a check must notice. */
import { answerWith, type NullServer } from "../../../null-servers.ts";
import { answers } from "../../combinators/answers.ts";
import { each, events, frames, streamHeaders, without } from "../../combinators/events.ts";
import { request } from "../../combinators/requests.ts";
import type { Mutant } from "../../mutant.ts";

const operation = "streamNewContractRun";

export const mutants: readonly Mutant[] = [
  {
    id: "stream-may-be-cached",
    text: "A stream may be cached and changed.",
    mutate: streamHeaders((headers) => {
      headers["cache-control"] = "no-store";
    }),
  },
  {
    id: "frames-named",
    text: "Frames have an `event:` line.",
    mutate: frames((frame) => frame.replace(/^data:/, "event: run\ndata:")),
  },
  { id: "no-end", text: "The event `end` is left out.", mutate: without("end") },
  {
    id: "text-without-text",
    text: "The events `text` have no text.",
    mutate: each("text", (event) => {
      delete event.payload.text;
      return event;
    }),
  },
  {
    id: "text-with-time",
    text: "The events `text` have a member that is not declared.",
    mutate: each("text", (event) => {
      event.payload.time = Date.now();
      return event;
    }),
  },
  {
    id: "text-held-back",
    text: "The answer is sent when it is complete.",
    mutate: events((event, { memory }) => {
      if (event.name !== "text") return [...(memory.held ?? []), event];
      memory.held = [...(memory.held ?? []), event];
      return undefined;
    }),
  },
  {
    id: "failed-runs-end",
    text: "A run that has failed ends as others do.",
    mutate: each("error", (event) => {
      event.payload = { type: "end" };
      return event;
    }),
  },
  {
    id: "threads-forgotten",
    text: "Every message begins a new thread.",
    mutate: request(operation, ({ body }) => {
      if (typeof body?.threadId === "string") body.threadId = `${body.threadId}-${Date.now()}`.slice(-128);
    }),
  },
  {
    id: "any-key-will-do",
    text: "A request without a valid key is taken for one of the first project.",
    mutate: request(operation, ({ headers }) => {
      headers.authorization = "Bearer conform-key-one";
    }),
  },
  {
    id: "mistakes-unprocessable",
    text: "Mistakes in a request are answered with status 422.",
    mutate: answers((answer) => {
      if (answer.request.operation === operation && answer.status === 400) answer.status = 422;
    }),
  },
];

/** An error in the contract's form, from a server that is no implementation. */
export const refusal: NullServer = {
  id: "not-found-message",
  text: "404 with a message.",
  answer: answerWith(404, "application/json", { message: "There is nothing here." }),
};
