/** Mutations of the gateway's runs: what they are asked for, and what they come to, by either endpoint. */
import type { Mutate } from "../mutant.ts";
import { answers } from "./answers.ts";
import { each } from "./events.ts";
import type { Loose } from "./exchange.ts";
import { unnoticed } from "./leaving.ts";
import { type Reply, requests, type WireRequest } from "./requests.ts";
import { together } from "./together.ts";

// biome-ignore lint/suspicious/noConfusingVoidType: most mutations alter the request and answer nothing.
type Altered = Reply | undefined | void;

/** Alters the bodies of requests that start runs, where they are objects. */
export function gatewayRun(alter: (body: Loose, request: WireRequest) => Altered): Mutate {
  return requests((wire) => {
    if (!isRun(wire.path) || typeof wire.body !== "object" || wire.body === null) return;
    return alter(wire.body, wire);
  });
}

/** Alters `run` of every body, which is made where there is none. */
export function runSettings(alter: (run: Loose) => void): Mutate {
  return gatewayRun((body) => {
    const run = { ...body.run };
    alter(run);
    body.run = run;
  });
}

/** Alters the results of all runs. */
export function results(alter: (result: Loose) => void): Mutate {
  return together(
    each("run_complete", (event) => {
      alter(event.payload.result);
      return event;
    }),
    answers(({ body }) => {
      if (body?.result) alter(body.result);
    }),
  );
}

/** Alters stream events of one type, unwrapped. @param alter Gives `false` for one to leave out. */
export function streamEvents(type: string, alter: (event: Loose) => unknown): Mutate {
  return each("stream_event", (event) =>
    event.payload.event?.type === type && alter(event.payload.event) === false ? undefined : event,
  );
}

/** The server is not told that the client of a run has left. */
export const neverLeft = unnoticed(({ path }) => isRun(path));

function isRun(path: string): boolean {
  return path === "/v1/runs" || path === "/v1/runs:stream";
}
