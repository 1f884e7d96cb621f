/** Mutations of tool-progress requests, streamed chunks and blocking responses. */
import {
  describeContent,
  isPartialResult,
  isResult,
  listToolCalls,
} from "../../../../contracts/tool-progress/stream/chunk.ts";
import { combine } from "../../combinators/compose.ts";
import {
  type AlterEvent,
  alterEvents,
  type EventStream,
  type StreamEvent,
} from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { type Altered, alterRequests, type MutableRequest, type Reply } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import type { Mutate, ServerContext } from "../../mutant.ts";

/** Alters a chunk. `kind` is the description that {@link describeContent} returns for the chunk. */
export type AlterChunk = (chunk: StreamEvent, stream: EventStream, kind: string) => ReturnType<AlterEvent>;

/**
 * Alters the chunks in all streams.
 * @param atEnd Returns chunks to add at the end.
 */
export function alterChunks(
  alter: AlterChunk,
  atEnd?: (stream: EventStream) => readonly StreamEvent[],
): Mutate {
  return alterEvents((chunk, stream) => alter(chunk, stream, describeContent(chunk.payload)), atEnd);
}

/** Alters the chunks of one kind. */
export function alterChunksOf(kind: RegExp, alter: AlterChunk): Mutate {
  return alterChunks((chunk, stream, actual) => (kind.test(actual) ? alter(chunk, stream, actual) : chunk));
}

/** Alters every chunk, and the responses of blocking runs. */
export function alterAllChunks(alter: (chunk: Loose) => void): Mutate {
  return combine(
    alterChunks((chunk) => {
      alter(chunk.payload);
    }),
    alterResponses(({ status, body }) => {
      if (status === 200 && Array.isArray(body?.tool_calls)) alter(body);
    }),
  );
}

/**
 * Alters every tool call in chunks and blocking responses.
 * @param alter Returns `false` to drop a tool call.
 */
export function alterCallEntries(alter: (call: Loose) => unknown): Mutate {
  return alterAllChunks((chunk) => {
    chunk.tool_calls = chunk.tool_calls.filter((call: Loose) => alter(call) !== false);
  });
}

/** Alters the tool calls that start a call. */
export function alterCallStarts(alter: (call: Loose) => unknown): Mutate {
  return alterCallEntries((call) => (isResult(call) ? undefined : alter(call)));
}

/** Alters the tool calls that contain the result of a call. */
export function alterCallEnds(alter: (call: Loose) => unknown): Mutate {
  return alterCallEntries((call) => (isResult(call) && !isPartialResult(call) ? alter(call) : undefined));
}

/** Returns a chunk that has the id of a given chunk, but different content. */
export function replaceChunk({ id }: StreamEvent, text: string, rest: object = {}): StreamEvent {
  const payload = { message: text, response: text, tool_calls: [], citations: [], ...rest };
  return { id, name: "", payload };
}

/** Returns the first tool call in a chunk. */
export function getCall({ payload }: StreamEvent): Loose {
  return listToolCalls(payload)[0];
}

/** Sets both fields of a chunk that contain its text. */
export function setText(chunk: Loose, text: string): void {
  chunk.message = text;
  chunk.response = text;
}

/** The parts of a request path. */
export interface ProgressPath {
  /** `/api`, `/api/v1` or `/api/v2`. */
  version: string;
  /** The conversation, percent-encoded as in the path. */
  conversation: string;
  /** The operation: `message`, `resume`, `stop` and so on. */
  part: string;
  /** The session in the path of `resume`, percent-encoded. */
  session: string | undefined;
}

/** Parses a path that the contract defines. Returns `undefined` for other paths. */
export function parseProgressPath(path: string): ProgressPath | undefined {
  const match = /^(\/api(?:\/v[12])?)\/conversations\/([^/]+)\/([^/]+)(?:\/([^/]+))?/.exec(path);
  if (match === null) return undefined;
  const [, version = "", conversation = "", part = "", session] = match;
  return { version, conversation, part, session };
}

type Alter = (
  request: MutableRequest,
  place: ProgressPath,
  server: ServerContext,
) => Altered | Promise<Altered>;

/**
 * Alters requests, or responds to them, if the operation in their path matches.
 * @param part Matches an operation, such as `message`.
 */
export function alterRequestsAt(part: RegExp, alter: Alter): Mutate {
  return alterRequests((wire, server) => {
    const parsed = parseProgressPath(wire.path);
    return parsed !== undefined && part.test(parsed.part) ? alter(wire, parsed, server) : undefined;
  });
}

/** Alters the bodies of message requests that are objects. */
export function alterMessageBodies(
  alter: (body: Loose, path: ProgressPath, request: MutableRequest) => Altered | Promise<Altered>,
): Mutate {
  return alterRequestsAt(/^message$/, (wire, path) => {
    const { body } = wire;
    return typeof body === "object" && body !== null && !Array.isArray(body)
      ? alter(body, path, wire)
      : undefined;
  });
}

/**
 * Returns an error in the contract's format.
 * @param pointer Pointer to the invalid value in the request.
 */
export function createError(status: number, code: string, pointer?: string): Reply {
  const errors = pointer === undefined ? {} : { errors: [{ pointer, message: "is invalid" }] };
  return { status, body: { detail: "The request was rejected.", code, ...errors } };
}

/**
 * Replaces the status and code of an error.
 * @param where Matches the paths to which this applies. Defaults to all paths.
 */
export function replaceError(code: string, status: number, instead: string, where = /^/): Mutate {
  return alterResponses((response) => {
    if (response.body?.code !== code || !where.test(response.request.path)) return;
    response.status = status;
    response.body = createError(status, instead, instead === "VALIDATION_ERROR" ? "" : undefined).body;
  });
}

/** Returns the id of a conversation's newest session, or `undefined` if it has none. */
export async function findNewestSession(
  server: ServerContext,
  conversation: string,
): Promise<string | undefined> {
  const { status, text } = await server.ask("GET", `/api/v2/conversations/${conversation}/active-session`);
  return status === 200 ? String(JSON.parse(text).sessionId) : undefined;
}
