/** Mutations of requests that run agents. */
import type { Mutate, ServerContext } from "../mutant.ts";
import type { Loose } from "./exchange.ts";
import { type Reply, request, type WireRequest } from "./requests.ts";

// biome-ignore lint/suspicious/noConfusingVoidType: most mutations alter the request and answer nothing.
type Altered = Reply | undefined | void;

/** Alters the bodies of requests that run agents, where they are objects. */
export function agentRun(
  alter: (body: Loose, server: ServerContext, request: WireRequest) => Altered | Promise<Altered>,
): Mutate {
  return request("runAgent", (wire, server) => {
    if (typeof wire.body === "object" && !Array.isArray(wire.body)) return alter(wire.body, server, wire);
  });
}

/** Alters `forwardedProps.tambo`, where there is one. */
export function runOptions(alter: (options: Loose, body: Loose) => Altered): Mutate {
  return agentRun((body) => {
    const options = body.forwardedProps?.tambo;
    if (typeof options === "object" && !Array.isArray(options)) return alter(options, body);
  });
}

/** Alters all messages of a request that are objects. @param alter Gives what stands in their place. */
export function sentMessages(alter: (message: Loose, all: Loose[]) => Loose | readonly Loose[]): Mutate {
  return agentRun((body) => {
    if (Array.isArray(body.messages))
      body.messages = body.messages.flatMap((message: Loose) =>
        message !== null && typeof message === "object" ? alter(message, body.messages) : [message],
      );
  });
}

/** An error of the contract's form. */
export function agentError(status: number, code: string): Reply {
  const errors = code === "VALIDATION_ERROR" ? { errors: [{ pointer: "", detail: "is not valid" }] } : {};
  return { status, body: { error: { code, message: "It was refused.", ...errors } } };
}

/** Refuses requests as invalid. */
export function refusingRuns(wrong: (body: Loose, request: WireRequest) => boolean): Mutate {
  return agentRun((body, _, wire) => (wrong(body, wire) ? agentError(400, "VALIDATION_ERROR") : undefined));
}

/**
 * Takes what is refused: puts something in the places that the server finds wrong.
 *
 * @param places Pointers; what they match is the place that is mended.
 * @param instead What stands there then; it is taken out when there is nothing.
 */
export function overlooking(places: RegExp, instead?: (wrong: Loose) => unknown): Mutate {
  return agentRun(async (body, server) => mend(body, await mistakesIn(body, server), places, instead));
}

/** Puts something in the places of a body that are wrong. @param pointers Of its mistakes. */
export function mend(
  body: Loose,
  pointers: readonly string[],
  places: RegExp,
  instead?: (wrong: Loose) => unknown,
): void {
  for (const pointer of pointers) {
    const [place = ""] = places.exec(pointer) ?? [];
    if (place === "") continue;
    const steps = place.slice(1).split("/");
    const last = steps.at(-1) ?? "";
    const holder = steps.slice(0, -1).reduce((value: Loose, step: string) => value?.[step], body);
    if (typeof holder !== "object" || holder === null) continue;
    const mended = instead?.(holder[last]);
    if (mended === undefined) delete holder[last];
    else holder[last] = mended;
  }
}

/** Asks for a run of an agent that does not exist: the body is looked at, and nothing is started. */
async function mistakesIn(body: Loose, server: ServerContext): Promise<string[]> {
  const { text } = await server.ask("POST", "/ag-ui/no-such-agent", body);
  return (JSON.parse(text).error.errors ?? []).map(({ pointer }: Loose) => pointer);
}
