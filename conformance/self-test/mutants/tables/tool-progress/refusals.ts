/** Mutants of refusals: their form and order, keys and projects, paths that do not exist. */
import { type Answer, answers } from "../../combinators/answers.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { at, progressError, progressPlace, recoded } from "../../combinators/progress-requests.ts";
import { requests } from "../../combinators/requests.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const ownKey = "Bearer conform-key-one";

/** Alters refusals. */
const refusals = (alter: (body: Loose, answer: Answer) => void): Mutate =>
  answers((answer) => {
    if (answer.status >= 400 && typeof answer.body?.detail === "string") alter(answer.body, answer);
  });

/** Alters what is asked for without a key of the first project. */
const withoutOwnKey = (alter: (wire: Loose) => Loose): Mutate =>
  requests((wire) => {
    const { authorization, "x-api-key": key } = wire.headers;
    return authorization === ownKey || ownKey.endsWith(` ${key}`) ? undefined : alter(wire);
  });

/** Whether a conversation exists. */
const exists = async (server: Loose, conversation: string): Promise<boolean> =>
  (await server.ask("GET", `/api/v2/conversations/${conversation}/active-session`)).status === 200;

export const refusalMutants: readonly Mutant[] = [
  {
    id: "refused-with-the-request",
    text: "Refusals show the headers of the request.",
    mutate: refusals((body, { request }) => {
      body.detail += ` ${JSON.stringify(request.headers)}`;
    }),
  },
  {
    id: "asks-for-a-bearer",
    text: "Who has no key is asked for a bearer token.",
    mutate: answers(({ status, headers }) => {
      if (status === 401) headers["www-authenticate"] = "Bearer";
    }),
  },
  {
    id: "any-key-is-the-first",
    text: "Every key is taken for the one of the first project.",
    mutate: withoutOwnKey(({ headers }) => {
      if (headers.authorization !== undefined) headers.authorization = ownKey;
    }),
  },
  {
    id: "keys-as-bearers-alone",
    text: "A key in X-API-Key is not looked at.",
    mutate: requests(({ headers }) => {
      delete headers["x-api-key"];
    }),
  },
  {
    id: "conversations-of-all-projects",
    text: "A message of another project is one in the conversation of the same id.",
    mutate: withoutOwnKey(({ headers, path, query }) => {
      if (progressPlace(path)?.part !== "message" || !/Bearer conform/.test(headers.authorization ?? ""))
        return;
      headers.authorization = ownKey;
      delete query.session_id;
    }),
  },
  {
    id: "bodies-before-keys",
    text: "A body that is no JSON is refused before a key that is not there.",
    mutate: requests(({ headers, body, path }) => {
      const keyless = headers.authorization === undefined && headers["x-api-key"] === undefined;
      return keyless && typeof body === "string" && progressPlace(path) !== undefined
        ? progressError(400, "INVALID_BODY")
        : undefined;
    }),
  },
  {
    id: "conversations-before-bodies",
    text: "A conversation that does not exist comes before what is wrong with a body.",
    mutate: at(/^regenerate$/, async ({ headers }, { conversation }, server) => {
      if (headers.authorization !== ownKey || (await exists(server, conversation))) return;
      return progressError(404, "CONVERSATION_NOT_FOUND");
    }),
  },
  {
    id: "conversations-before-schemas",
    text: "A conversation that does not exist comes before a cursor that is no place.",
    mutate: at(/^resume$/, async ({ headers }, { conversation }, server) => {
      if (headers.authorization !== ownKey || (await exists(server, conversation))) return;
      return progressError(404, "CONVERSATION_NOT_FOUND");
    }),
  },
  {
    id: "places-before-sessions",
    text: "A place that is far ahead is refused before its session is looked for.",
    mutate: at(/^resume$/, ({ headers, query }) =>
      headers.authorization === ownKey && query.cursor === "999999-0"
        ? progressError(400, "POSITION_AHEAD")
        : undefined,
    ),
  },
  {
    id: "sessions-before-names",
    text: "A session that goes on comes before an id that is taken.",
    mutate: recoded("SESSION_ID_REUSED", 409, "CONCURRENT_SESSION"),
  },
  {
    id: "unknown-methods-not-found",
    text: "A method that a path does not have is NOT_FOUND.",
    mutate: recoded("METHOD_NOT_ALLOWED", 404, "NOT_FOUND"),
  },
  {
    id: "slashes-as-you-like",
    text: "Paths may end with a slash or not.",
    mutate: at(/^/, (wire, { part }) => {
      const ends = /^(?:message|stop|regenerate)$/.test(part);
      if (ends && !wire.path.endsWith("/")) wire.path += "/";
      if (/^(?:resume|active-session|task-status)$/.test(part)) wire.path = wire.path.replace(/\/$/, "");
    }),
  },
  {
    id: "versions-of-everything",
    text: "Every operation has a path without a version.",
    mutate: at(/^(?:active-session|regenerate)$/, (wire, { version }) => {
      if (version === "/api") wire.path = wire.path.replace("/api/", "/api/v2/");
    }),
  },
];
