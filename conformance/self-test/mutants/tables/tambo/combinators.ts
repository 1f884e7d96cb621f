/** Mutations of Tambo requests and responses. */

import { withMap, withSet } from "../../combinators/compose.ts";
import { alterEvents, type EventStream, type StreamEvent } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequestsOf, type MutableRequest, type Reply } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import type { Mutate } from "../../mutant.ts";

/** Alters the bodies of run requests that are objects. */
export function alterRunBodies(alter: (body: Loose, request: MutableRequest) => void): Mutate {
  return alterRequestsOf("createRun", (wire) => {
    if (typeof wire.body === "object" && !Array.isArray(wire.body)) alter(wire.body, wire);
  });
}

/** Returns a problem in the contract's format. */
export function createError(status: number, code: string): Reply {
  return {
    status,
    headers: { "content-type": "application/problem+json" },
    body: {
      type: `urn:tambo:error:${code.toLowerCase()}`,
      title: "Rejected",
      status,
      detail: "The request was rejected.",
      instance: `urn:tambo:error-instance:${crypto.randomUUID()}`,
      code,
    },
  };
}

/** Binds an `Idempotency-Key` to the first body that is sent with it, even if that request is rejected. */
export function bindKeysBeforeValidation(operation: string): Mutate {
  return withMap((bodies) =>
    alterRequestsOf(operation, ({ headers, body }) => {
      const key = headers["idempotency-key"];
      if (key === undefined) return undefined;
      const text = JSON.stringify(body);
      const first = bodies.get(key) ?? text;
      bodies.set(key, first);
      return first === text ? undefined : createError(422, "IDEMPOTENCY_KEY_REUSED");
    }),
  );
}

/** Alters every message in the responses. */
export function alterStoredMessages(alter: (message: Loose) => void): Mutate {
  return alterResponses(({ body }) => {
    for (const message of body?.messages ?? []) alter(message);
    if (body?.message !== undefined) alter(body.message);
  });
}

/**
 * Returns the index of the first message with one role that directly follows a message with another role, or
 * -1.
 */
export function findRoleAfter(messages: readonly Loose[], role: string, before: string): number {
  return messages.findIndex((message, at) => message.role === role && messages[at - 1]?.role === before);
}

/**
 * Rejects all later runs in a thread after a specific event in that thread.
 * @param isCause Returns true for that event.
 */
export function blockThreadAfter(
  isCause: (event: StreamEvent, stream: EventStream) => boolean,
  isBlocked: (wire: MutableRequest) => boolean = () => true,
): Mutate {
  return withSet((blocked) => [
    alterRequestsOf("createRun", (wire) =>
      blocked.has(wire.threadId) && isBlocked(wire) ? createError(409, "CONCURRENT_RUN") : undefined,
    ),
    alterEvents((event, stream) => {
      if (isCause(event, stream)) blocked.add(stream.threadId);
    }),
  ]);
}
