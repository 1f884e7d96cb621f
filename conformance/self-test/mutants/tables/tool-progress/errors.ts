/** Mutants with defects in API keys, projects and paths, and in the precedence of errors. */

import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests } from "../../combinators/requests.ts";
import { alterResponses, type MutableResponse } from "../../combinators/responses.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRequestsAt, createError, parseProgressPath, replaceError } from "./combinators.ts";

const ownKey = "Bearer conform-key-one";

/** Alters all errors. */
const alterErrorResponses = (alter: (body: Loose, response: MutableResponse) => void): Mutate =>
  alterResponses((response) => {
    if (response.status >= 400 && typeof response.body?.detail === "string") alter(response.body, response);
  });

/** Alters requests that do not have the first project's API key, or responds to them. */
const alterForeignRequests = (alter: (wire: Loose) => Loose): Mutate =>
  alterRequests((wire) => {
    const { authorization, "x-api-key": key } = wire.headers;
    return authorization === ownKey || ownKey.endsWith(` ${key}`) ? undefined : alter(wire);
  });

/** Returns true if a conversation exists. */
const hasConversation = async (server: Loose, conversation: string): Promise<boolean> =>
  (await server.ask("GET", `/api/v2/conversations/${conversation}/active-session`)).status === 200;

export const errorMutants: Mutants = {
  /** Returns the request's headers in errors. */
  "refused-with-the-request": alterErrorResponses((body, { request }) => {
    body.detail += ` ${JSON.stringify(request.headers)}`;
  }),
  /** Adds a WWW-Authenticate header to 401 responses. */
  "asks-for-a-bearer": alterResponses(({ status, headers }) => {
    if (status === 401) headers["www-authenticate"] = "Bearer";
  }),
  /** Accepts any API key as a key of the first project. */
  "any-key-is-the-first": alterForeignRequests(({ headers }) => {
    if (headers.authorization !== undefined) headers.authorization = ownKey;
  }),
  /** Ignores an API key in the X-API-Key header. */
  "keys-as-bearers-alone": alterRequests(({ headers }) => {
    delete headers["x-api-key"];
  }),
  /** Shares conversations between projects. */
  "conversations-of-all-projects": alterForeignRequests(({ headers, path, query }) => {
    if (parseProgressPath(path)?.part !== "message" || !/Bearer conform/.test(headers.authorization ?? ""))
      return;
    headers.authorization = ownKey;
    delete query.session_id;
  }),
  /** Validates the body before the API key. */
  "bodies-before-keys": alterRequests(({ headers, body, path }) => {
    const keyless = headers.authorization === undefined && headers["x-api-key"] === undefined;
    return keyless && typeof body === "string" && parseProgressPath(path) !== undefined
      ? createError(400, "INVALID_BODY")
      : undefined;
  }),
  /** Looks up the conversation before validating the body. */
  "conversations-before-bodies": alterRequestsAt(
    /^regenerate$/,
    async ({ headers }, { conversation }, server) => {
      if (headers.authorization !== ownKey || (await hasConversation(server, conversation))) return;
      return createError(404, "CONVERSATION_NOT_FOUND");
    },
  ),
  /** Looks up the conversation before validating the cursor's format. */
  "conversations-before-schemas": alterRequestsAt(
    /^resume$/,
    async ({ headers }, { conversation }, server) => {
      if (headers.authorization !== ownKey || (await hasConversation(server, conversation))) return;
      return createError(404, "CONVERSATION_NOT_FOUND");
    },
  ),
  /** Checks the cursor's position before looking up the session. */
  "places-before-sessions": alterRequestsAt(/^resume$/, ({ headers, query }) =>
    headers.authorization === ownKey && query.cursor === "999999-0"
      ? createError(400, "POSITION_AHEAD")
      : undefined,
  ),
  /** Checks for an active session before checking for a reused session id. */
  "sessions-before-names": replaceError("SESSION_ID_REUSED", 409, "CONCURRENT_SESSION"),
  /** Returns NOT_FOUND for an unsupported method. */
  "unknown-methods-not-found": replaceError("METHOD_NOT_ALLOWED", 404, "NOT_FOUND"),
  /** Requires the slash at the end of a path that starts a run. */
  "slashes-required": alterRequestsAt(/^(?:message|regenerate)$/, ({ path }) =>
    path.endsWith("/") ? undefined : createError(404, "NOT_FOUND"),
  ),
  /** Redirects to the path without a slash. */
  "slashes-redirected": alterRequestsAt(/^(?:resume|active-session|task-status)$/, ({ path }) =>
    path.endsWith("/") ? { status: 308, headers: { location: path.slice(0, -1) }, body: {} } : undefined,
  ),
  /** Ignores any number of slashes at the end of a path. */
  "slashes-of-any-number": alterRequestsAt(/^/, (wire) => {
    wire.path = wire.path.replace(/\/+$/, "/");
  }),
  /** Accepts paths without a version for every operation. */
  "versions-of-everything": alterRequestsAt(/^(?:active-session|regenerate)$/, (wire, { version }) => {
    if (version === "/api") wire.path = wire.path.replace("/api/", "/api/v2/");
  }),
};
