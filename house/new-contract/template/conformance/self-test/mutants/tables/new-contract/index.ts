/** The mutants of the contract. Each mutant is the server with one defect that a check must detect. */
import { createJsonNullServer } from "../../../null-servers.ts";
import {
  alterEventsNamed,
  alterFrames,
  alterPayloads,
  alterStreamHeaders,
  delayEvents,
  dropEvents,
} from "../../combinators/events.ts";
import { alterRequestsOf } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import type { Mutants } from "../../mutant.ts";

const operation = "streamNewContractRun";

export const tables: readonly Mutants[] = [
  {
    /** A stream may be cached and transformed. */
    "stream-may-be-cached": alterStreamHeaders((headers) => {
      headers["cache-control"] = "no-store";
    }),
    /** Frames have an `event:` line. */
    "frames-named": alterFrames((frame) => frame.replace(/^data:/, "event: run\ndata:")),
    /** The `end` event is omitted. */
    "no-end": dropEvents("end"),
    /** The `text` events contain no text. */
    "text-without-text": alterPayloads("text", (payload) => {
      delete payload.text;
    }),
    /** The `text` events contain an undeclared field. */
    "text-with-time": alterPayloads("text", (payload) => {
      payload.time = Date.now();
    }),
    /** The `text` events are held back until the run ends. */
    "text-held-back": delayEvents(
      ({ name }) => name === "text",
      (held, event) => [...held, event],
    ),
    /** A failed run ends like a successful run. */
    "failed-runs-end": alterEventsNamed("error", (event) => ({ ...event, payload: { type: "end" } })),
    /** Every message starts a new thread. */
    "threads-forgotten": alterRequestsOf(operation, ({ body }) => {
      if (typeof body?.threadId === "string") body.threadId = `${body.threadId}-${Date.now()}`.slice(-128);
    }),
    /** A request without a valid key is assigned to the first project. */
    "any-key-accepted": alterRequestsOf(operation, ({ headers }) => {
      headers.authorization = "Bearer conform-key-one";
    }),
    /** Invalid requests are rejected with status 422. */
    "invalid-unprocessable": alterResponses((response) => {
      if (response.request.operation === operation && response.status === 400) response.status = 422;
    }),
  },
];

/** A null server that returns an error of the contract. */
export const contractErrorServer = createJsonNullServer(404, "application/json", { message: "Not found." });
