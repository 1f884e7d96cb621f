/** Mutants of errors: API keys, projects, paths and order. */

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
  /** Returns the request's headers in errors. */
  "refused-with-the-request": refusals((body, { request }) => {
    body.detail += ` ${JSON.stringify(request.headers)}`;
  }),
  /** Adds a WWW-Authenticate header to a 401. */
  "asks-for-a-bearer": alterResponses(({ status, headers }) => {
    if (status === 401) headers["www-authenticate"] = "Bearer";
  }),
  /** Accepts any key as one of the first project. */
  "any-key-is-the-first": withoutOwnKey(({ headers }) => {
    if (headers.authorization !== undefined) headers.authorization = ownKey;
  }),
  /** Ignores a key in X-API-Key. */
  "keys-as-bearers-alone": alterRequests(({ headers }) => {
    delete headers["x-api-key"];
  }),
  /** Shares conversations between projects. */
  "conversations-of-all-projects": withoutOwnKey(({ headers, path, query }) => {
    if (parseProgressPath(path)?.part !== "message" || !/Bearer conform/.test(headers.authorization ?? ""))
      return;
    headers.authorization = ownKey;
    delete query.session_id;
  }),
  /** Checks the body before the key. */
  "bodies-before-keys": alterRequests(({ headers, body, path }) => {
    const keyless = headers.authorization === undefined && headers["x-api-key"] === undefined;
    return keyless && typeof body === "string" && parseProgressPath(path) !== undefined
      ? progressError(400, "INVALID_BODY")
      : undefined;
  }),
  /** Checks the conversation before the body. */
  "conversations-before-bodies": at(/^regenerate$/, async ({ headers }, { conversation }, server) => {
    if (headers.authorization !== ownKey || (await exists(server, conversation))) return;
    return progressError(404, "CONVERSATION_NOT_FOUND");
  }),
  /** Checks the conversation before the cursor's format. */
  "conversations-before-schemas": at(/^resume$/, async ({ headers }, { conversation }, server) => {
    if (headers.authorization !== ownKey || (await exists(server, conversation))) return;
    return progressError(404, "CONVERSATION_NOT_FOUND");
  }),
  /** Checks the cursor's position before the session. */
  "places-before-sessions": at(/^resume$/, ({ headers, query }) =>
    headers.authorization === ownKey && query.cursor === "999999-0"
      ? progressError(400, "POSITION_AHEAD")
      : undefined,
  ),
  /** Checks for an active session before a used session id. */
  "sessions-before-names": replaceError("SESSION_ID_REUSED", 409, "CONCURRENT_SESSION"),
  /** Returns NOT_FOUND for an unsupported method. */
  "unknown-methods-not-found": replaceError("METHOD_NOT_ALLOWED", 404, "NOT_FOUND"),
  /** Accepts paths with and without a trailing slash. */
  "slashes-as-you-like": at(/^/, (wire, { part }) => {
    const ends = /^(?:message|stop|regenerate)$/.test(part);
    if (ends && !wire.path.endsWith("/")) wire.path += "/";
    if (/^(?:resume|active-session|task-status)$/.test(part)) wire.path = wire.path.replace(/\/$/, "");
  }),
  /** Accepts paths without a version for every operation. */
  "versions-of-everything": at(/^(?:active-session|regenerate)$/, (wire, { version }) => {
    if (version === "/api") wire.path = wire.path.replace("/api/", "/api/v2/");
  }),
};
