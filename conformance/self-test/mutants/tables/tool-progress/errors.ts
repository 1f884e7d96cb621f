/** Mutants of errors: keys, projects, paths and order. */

import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests } from "../../combinators/requests.ts";
import { alterResponses, type MutableResponse } from "../../combinators/responses.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { at, parseProgressPath, progressError, replaceError } from "./combinators.ts";

const ownKey = "Bearer conform-key-one";

/** Alters errors. */
const refusals = (alter: (body: Loose, answer: MutableResponse) => void): Mutate =>
  alterResponses((answer) => {
    if (answer.status >= 400 && typeof answer.body?.detail === "string") alter(answer.body, answer);
  });

/** Alters or responds to requests without a key of the first project. */
const withoutOwnKey = (alter: (wire: Loose) => Loose): Mutate =>
  alterRequests((wire) => {
    const { authorization, "x-api-key": key } = wire.headers;
    return authorization === ownKey || ownKey.endsWith(` ${key}`) ? undefined : alter(wire);
  });

/** Returns true if a conversation exists. */
const exists = async (server: Loose, conversation: string): Promise<boolean> =>
  (await server.ask("GET", `/api/v2/conversations/${conversation}/active-session`)).status === 200;

export const refusalMutants: Mutants = {
  /** Errors contain the request's headers. */
  "refused-with-the-request": refusals((body, { request }) => {
    body.detail += ` ${JSON.stringify(request.headers)}`;
  }),
  /** 401 has a WWW-Authenticate header. */
  "asks-for-a-bearer": alterResponses(({ status, headers }) => {
    if (status === 401) headers["www-authenticate"] = "Bearer";
  }),
  /** Any key belongs to the first project. */
  "any-key-is-the-first": withoutOwnKey(({ headers }) => {
    if (headers.authorization !== undefined) headers.authorization = ownKey;
  }),
  /** A key in X-API-Key is ignored. */
  "keys-as-bearers-alone": alterRequests(({ headers }) => {
    delete headers["x-api-key"];
  }),
  /** Projects share conversations. */
  "conversations-of-all-projects": withoutOwnKey(({ headers, path, query }) => {
    if (parseProgressPath(path)?.part !== "message" || !/Bearer conform/.test(headers.authorization ?? ""))
      return;
    headers.authorization = ownKey;
    delete query.session_id;
  }),
  /** An invalid body is rejected before a missing key. */
  "bodies-before-keys": alterRequests(({ headers, body, path }) => {
    const keyless = headers.authorization === undefined && headers["x-api-key"] === undefined;
    return keyless && typeof body === "string" && parseProgressPath(path) !== undefined
      ? progressError(400, "INVALID_BODY")
      : undefined;
  }),
  /** An unknown conversation is reported before an invalid body. */
  "conversations-before-bodies": at(/^regenerate$/, async ({ headers }, { conversation }, server) => {
    if (headers.authorization !== ownKey || (await exists(server, conversation))) return;
    return progressError(404, "CONVERSATION_NOT_FOUND");
  }),
  /** An unknown conversation is reported before an invalid cursor. */
  "conversations-before-schemas": at(/^resume$/, async ({ headers }, { conversation }, server) => {
    if (headers.authorization !== ownKey || (await exists(server, conversation))) return;
    return progressError(404, "CONVERSATION_NOT_FOUND");
  }),
  /** POSITION_AHEAD is reported before an unknown session. */
  "places-before-sessions": at(/^resume$/, ({ headers, query }) =>
    headers.authorization === ownKey && query.cursor === "999999-0"
      ? progressError(400, "POSITION_AHEAD")
      : undefined,
  ),
  /** An active session is reported before a used session id. */
  "sessions-before-names": replaceError("SESSION_ID_REUSED", 409, "CONCURRENT_SESSION"),
  /** An unsupported method is NOT_FOUND. */
  "unknown-methods-not-found": replaceError("METHOD_NOT_ALLOWED", 404, "NOT_FOUND"),
  /** A slash at the end of paths is optional. */
  "slashes-as-you-like": at(/^/, (wire, { part }) => {
    const ends = /^(?:message|stop|regenerate)$/.test(part);
    if (ends && !wire.path.endsWith("/")) wire.path += "/";
    if (/^(?:resume|active-session|task-status)$/.test(part)) wire.path = wire.path.replace(/\/$/, "");
  }),
  /** Every operation also has a path without a version. */
  "versions-of-everything": at(/^(?:active-session|regenerate)$/, (wire, { version }) => {
    if (version === "/api") wire.path = wire.path.replace("/api/", "/api/v2/");
  }),
};
