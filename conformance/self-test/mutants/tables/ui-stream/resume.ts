/** Mutants with defects in resuming and stopping responses. */
import { withMap } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import { ignoreAborts } from "../../combinators/models.ts";
import { alterRequestsOf } from "../../combinators/requests.ts";
import { alterSuccess } from "../../combinators/responses.ts";
import type { Mutants } from "../../mutant.ts";

const resume = "resumeChatStream";
const stop = "stopChatResponse";

export const resumeMutants: Mutants = {
  /** A chat without an active response is not found. */
  "idle-not-found": alterSuccess(resume, (response) => {
    if (response.status !== 204) return;
    response.status = 404;
    response.headers["content-type"] = "application/json";
    response.body = { code: "NOT_FOUND", message: "Nothing is active." };
  }),
  /** A resumed stream starts after its second chunk. */
  "replays-without-start": alterEvents((event, { operation, query, headers, previous }) => {
    if (operation !== resume || query.startIndex !== undefined || headers["last-event-id"] !== undefined)
      return event;
    return previous.length === 1 ? [] : event;
  }),
  /** A resumed response does not have the chunks of the runs that it continues. */
  "continued-runs-lost": alterEvents((event, { operation, memory }) => {
    if (operation !== resume || event.payload.type === "start") return event;
    memory.hasIds ||= event.id !== null;
    return event.id === null && !memory.hasIds ? [] : event;
  }),
  /** The position is ignored. */
  "positions-ignored": alterRequestsOf(resume, ({ query, headers }) => {
    if (query.startIndex !== undefined && !query.startIndex.startsWith("-")) query.startIndex = "0";
    delete headers["last-event-id"];
  }),
  /** A negative index is the first chunk. */
  "negative-positions-ignored": alterRequestsOf(resume, ({ query }) => {
    if (query.startIndex?.startsWith("-")) query.startIndex = "0";
  }),
  /** A replayed run has other deltas. */
  "replays-joined": alterEvents((event, { operation }) => {
    if (operation === resume && event.name === "text-delta")
      event.payload.delta = event.payload.delta.toUpperCase();
  }),
  /** Stopping a chat without an active response fails. */
  "idle-chats-not-stopped": withMap((stopped) => [
    alterRequestsOf(stop, ({ path, body }) => {
      if (body?.activeStreamId === "none") return undefined;
      if (stopped.has(path))
        return { status: 404, body: { code: "NOT_FOUND", message: "Nothing is active." } };
      stopped.set(path, true);
      return undefined;
    }),
  ]),
  /** The request to the model is not closed. */
  "models-not-stopped": ignoreAborts,
};
