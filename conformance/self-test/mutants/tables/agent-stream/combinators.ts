/** Mutations of agent-stream requests. */
import type { Loose } from "../../combinators/exchange.ts";
import { type Altered, alterRequests, type MutableRequest, type Reply } from "../../combinators/requests.ts";
import { alterMatching } from "../../combinators/values.ts";
import type { Mutate, ServerContext } from "../../mutant.ts";

/** Alters the bodies of requests to both endpoints if they are objects. */
export function alterRunBodies(
  alter: (body: Loose, request: MutableRequest, server: ServerContext) => Altered | Promise<Altered>,
): Mutate {
  return alterRequests((wire, server) => {
    const isRun = wire.operation === "streamChat" || wire.operation === "streamAgent";
    if (isRun && wire.body !== null && typeof wire.body === "object" && !Array.isArray(wire.body))
      return alter(wire.body, wire, server);
  });
}

/**
 * Alters all messages in a request that are objects.
 * @param alter Returns the replacement for a message.
 */
export function alterSentMessages(alter: (message: Loose) => Loose | readonly Loose[]): Mutate {
  return alterRunBodies((body) => {
    if (Array.isArray(body.messages))
      body.messages = body.messages.flatMap((message: Loose) =>
        message !== null && typeof message === "object" && !Array.isArray(message)
          ? alter(message)
          : [message],
      );
  });
}

/**
 * Alters all content blocks in messages.
 * @param alter Returns `undefined` to drop a block.
 */
export function alterSentBlocks(alter: (block: Loose, role: Loose) => Loose): Mutate {
  return alterSentMessages((message) => {
    if (Array.isArray(message.content))
      message.content = message.content
        .map((block: Loose) =>
          block !== null && typeof block === "object" ? alter(block, message.role) : block,
        )
        .filter((block: Loose) => block !== undefined);
    return message;
  });
}

/** Returns an error in the contract's format. */
export function createError(status: number, pointer?: string): Reply {
  const data = pointer === undefined ? null : { errors: [{ pointer, message: "is wrong" }] };
  const trace_id = crypto.randomUUID().replaceAll("-", "");
  return { status, body: { code: status, msg: "The request was rejected.", data, trace_id } };
}

/**
 * Accepts invalid values by replacing them before the server validates the body.
 * @param paths Matches the pointers to the values to replace.
 * @param instead Returns the replacement. If absent, the value is removed.
 */
export function replaceInvalid(paths: RegExp, instead?: (value: Loose) => unknown): Mutate {
  return alterRunBodies(async (body, wire, server) =>
    alterMatching(body, await findViolations(body, wire, server), paths, instead),
  );
}

/** Returns the pointers that the server reports for an invalid body, except the pointer to its model. */
export async function findViolations(
  body: Loose,
  { path }: MutableRequest,
  server: ServerContext,
): Promise<string[]> {
  // An unknown model is rejected only after the body has been validated, so no run starts.
  const { text } = await server.ask("POST", path, { ...body, model_id: "none/such" });
  const violations: Loose[] = JSON.parse(text).data?.errors ?? [];
  return violations.map(({ pointer }) => pointer).filter((pointer) => pointer !== "/model_id");
}
