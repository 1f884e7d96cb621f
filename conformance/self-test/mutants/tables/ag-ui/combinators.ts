/** Mutations of AG-UI requests, errors and events. */
import { withSet } from "../../combinators/compose.ts";
import { alterEvents, type StreamEvent } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import {
  type Altered,
  alterRequestsOf,
  type MutableRequest,
  type Reply,
} from "../../combinators/requests.ts";
import { alterMatching } from "../../combinators/values.ts";
import type { Mutate, ServerContext } from "../../mutant.ts";

/** Alters the bodies of run requests that are objects. */
export function alterRunBodies(
  alter: (body: Loose, server: ServerContext, request: MutableRequest) => Altered | Promise<Altered>,
): Mutate {
  return alterRequestsOf("runAgent", (wire, server) => {
    if (typeof wire.body === "object" && !Array.isArray(wire.body)) return alter(wire.body, server, wire);
  });
}

/** Alters `forwardedProps.tambo` if it is an object. */
export function alterRunOptions(alter: (options: Loose, body: Loose) => Altered): Mutate {
  return alterRunBodies((body) => {
    const options = body.forwardedProps?.tambo;
    if (typeof options === "object" && !Array.isArray(options)) return alter(options, body);
  });
}

/**
 * Alters all messages in a request that are objects.
 * @param alter Returns the replacement for a message.
 */
export function alterSentMessages(alter: (message: Loose, all: Loose[]) => Loose | readonly Loose[]): Mutate {
  return alterRunBodies((body) => {
    if (Array.isArray(body.messages))
      body.messages = body.messages.flatMap((message: Loose) =>
        message !== null && typeof message === "object" ? alter(message, body.messages) : [message],
      );
  });
}

/** Returns an error in the contract's format. */
export function createError(status: number, code: string): Reply {
  const errors = code === "VALIDATION_ERROR" ? { errors: [{ pointer: "", detail: "is not valid" }] } : {};
  return { status, body: { error: { code, message: "The request was rejected.", ...errors } } };
}

/** Rejects run requests as invalid if they meet a condition. */
export function rejectRunsIf(isInvalid: (body: Loose, request: MutableRequest) => boolean): Mutate {
  return alterRunBodies((body, _, wire) =>
    isInvalid(body, wire) ? createError(400, "VALIDATION_ERROR") : undefined,
  );
}

/**
 * Accepts invalid values by replacing them before the server validates the body.
 * @param paths Matches the pointers to the values to replace.
 * @param instead Returns the replacement. If absent, the value is removed.
 */
export function replaceInvalid(paths: RegExp, instead?: (value: Loose) => unknown): Mutate {
  return alterRunBodies(async (body, server) =>
    alterMatching(body, await findViolations(body, server), paths, instead),
  );
}

/**
 * Returns the pointers that the server reports for an invalid body. The request names an unknown agent, so
 * that no run starts.
 */
async function findViolations(body: Loose, server: ServerContext): Promise<string[]> {
  const { text } = await server.ask("POST", "/ag-ui/no-such-agent", body);
  return (JSON.parse(text).error.errors ?? []).map(({ pointer }: Loose) => pointer);
}

/** Creates an event to be sent next to another event, with the same timestamp. */
export function createExtraEvent(event: StreamEvent, payload: Loose): StreamEvent {
  const { timestamp } = event.payload;
  return { ...event, name: payload.name ?? payload.type, payload: { ...payload, timestamp } };
}

/**
 * Rejects all later runs in a thread after a specific event in that thread.
 * @param isCause Returns true for that event.
 */
export function blockThreadAfter(
  isCause: (event: StreamEvent) => boolean,
  isBlocked: (body: Loose) => boolean = () => true,
): Mutate {
  return withSet((blocked) => [
    alterRunBodies((body) =>
      blocked.has(body.threadId) && isBlocked(body) ? createError(409, "CONCURRENT_RUN") : undefined,
    ),
    alterEvents((event, { previous }) => {
      // RUN_ERROR has no thread id, but RUN_STARTED has one.
      if (isCause(event)) blocked.add((previous[0] ?? event).payload.threadId);
    }),
  ]);
}
