/** Mutations of requests that get a stream of named events. */
import type { Loose } from "../../combinators/exchange.ts";
import { type Altered, alterRequests, type MutableRequest, type Reply } from "../../combinators/requests.ts";
import { alterMatching } from "../../combinators/values.ts";
import type { Mutate, ServerContext } from "../../mutant.ts";

/** Alters the bodies of requests of both endpoints, where they are objects. */
export function streamRun(
  alter: (body: Loose, request: MutableRequest, server: ServerContext) => Altered | Promise<Altered>,
): Mutate {
  return alterRequests((wire, server) => {
    const isRun = wire.operation === "streamChat" || wire.operation === "streamAgent";
    if (isRun && wire.body !== null && typeof wire.body === "object" && !Array.isArray(wire.body))
      return alter(wire.body, wire, server);
  });
}

/** Alters all messages of a request that are objects. @param alter Returns their replacements. */
export function alterSentMessages(alter: (message: Loose) => Loose | readonly Loose[]): Mutate {
  return streamRun((body) => {
    if (Array.isArray(body.messages))
      body.messages = body.messages.flatMap((message: Loose) =>
        message !== null && typeof message === "object" && !Array.isArray(message)
          ? alter(message)
          : [message],
      );
  });
}

/** Alters all blocks of messages. @param alter Returns `undefined` to drop a block. */
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

/** Returns an error of the contract's form. */
export function streamError(status: number, pointer?: string): Reply {
  const data = pointer === undefined ? null : { errors: [{ pointer, message: "is wrong" }] };
  const trace_id = crypto.randomUUID().replaceAll("-", "");
  return { status, body: { code: status, msg: "It was refused.", data, trace_id } };
}

/**
 * Takes what is rejected: puts something in the paths that the server finds wrong.
 *
 * @param paths Pointers; what they match is the path that is mended.
 * @param instead What stands there then; it is taken out when there is nothing.
 */
export function replaceInvalid(places: RegExp, instead?: (wrong: Loose) => unknown): Mutate {
  return streamRun(async (body, wire, server) =>
    alterMatching(body, await findViolations(body, wire, server), places, instead),
  );
}

/** Returns the paths of a body that the server rejects, except its model. */
export async function findViolations(
  body: Loose,
  { path }: MutableRequest,
  server: ServerContext,
): Promise<string[]> {
  // Of a model that does not exist: the body is looked at, and nothing is started.
  const { text } = await server.ask("POST", path, { ...body, model_id: "none/such" });
  const mistakes: Loose[] = JSON.parse(text).data?.errors ?? [];
  return mistakes.map(({ pointer }) => pointer).filter((pointer) => pointer !== "/model_id");
}
