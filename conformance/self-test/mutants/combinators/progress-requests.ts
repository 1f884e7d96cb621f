/** Mutations of requests of the tool-progress contract. */
import type { Mutate, ServerContext } from "../mutant.ts";
import { answers } from "./answers.ts";
import type { Loose } from "./exchange.ts";
import { type Reply, requests, type WireRequest } from "./requests.ts";

// biome-ignore lint/suspicious/noConfusingVoidType: most mutations alter the request and answer nothing.
type Altered = Reply | undefined | void;

/** What a request is about, by its path. */
export interface ProgressPlace {
  /** `/api`, `/api/v1` or `/api/v2`. */
  version: string;
  /** As it stands in the path, encoded. */
  conversation: string;
  /** `message`, `resume`, `stop` and so on. */
  part: string;
  /** The session in the path of `resume`, encoded. */
  session: string | undefined;
}

/** Reads a path of the contract; `undefined` for another one. */
export function progressPlace(path: string): ProgressPlace | undefined {
  const found = /^(\/api(?:\/v[12])?)\/conversations\/([^/]+)\/([^/]+)(?:\/([^/]+))?/.exec(path);
  if (found === null) return undefined;
  const [, version = "", conversation = "", part = "", session] = found;
  return { version, conversation, part, session };
}

type Alter = (
  request: WireRequest,
  place: ProgressPlace,
  server: ServerContext,
) => Altered | Promise<Altered>;

/** Alters requests of some parts of the paths, or answers them. @param part Such as `message`. */
export function at(part: RegExp, alter: Alter): Mutate {
  return requests((wire, server) => {
    const place = progressPlace(wire.path);
    return place !== undefined && part.test(place.part) ? alter(wire, place, server) : undefined;
  });
}

/** Alters the bodies of messages, where they are objects. */
export function messageBodies(
  alter: (body: Loose, place: ProgressPlace, request: WireRequest) => Altered | Promise<Altered>,
): Mutate {
  return at(/^message$/, (wire, place) => {
    const { body } = wire;
    return typeof body === "object" && body !== null && !Array.isArray(body)
      ? alter(body, place, wire)
      : undefined;
  });
}

/** A refusal in the contract's form. @param pointer Where in the request it is wrong. */
export function progressError(status: number, code: string, pointer?: string): Reply {
  const errors = pointer === undefined ? {} : { errors: [{ pointer, message: "is refused" }] };
  return { status, body: { detail: "It was refused.", code, ...errors } };
}

/** Refuses with another status and code than the server does. @param where By the path; everywhere if absent. */
export function recoded(code: string, status: number, instead: string, where = /^/): Mutate {
  return answers((answer) => {
    if (answer.body?.code !== code || !where.test(answer.request.path)) return;
    answer.status = status;
    answer.body = progressError(status, instead, instead === "VALIDATION_ERROR" ? "" : undefined).body;
  });
}

/** The newest session of a conversation, by the id that the server itself tells; `undefined` if there is none. */
export async function newestSession(
  server: ServerContext,
  conversation: string,
): Promise<string | undefined> {
  const { status, text } = await server.ask("GET", `/api/v2/conversations/${conversation}/active-session`);
  return status === 200 ? String(JSON.parse(text).sessionId) : undefined;
}
