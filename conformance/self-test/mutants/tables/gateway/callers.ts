/** Mutants of who calls the gateway: API keys, headers of providers' keys, ids of requests, the version. */
import { answers } from "../../combinators/answers.ts";
import { atRuns, refused } from "../../combinators/gateway-refusals.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const ownKey = "Bearer conform-key-one";

/** Header names that are not written as the document has them are not read. */
const namesAsWritten: Mutate = () => ({
  before: (request, _response, next) => {
    for (const name of request.rawHeaders)
      if (
        /^x-provider-key-(openai|anthropic)$/i.test(name) &&
        !/^X-Provider-Key-(OpenAI|Anthropic)$/.test(name)
      )
        delete request.headers[name.toLowerCase()];
    next();
  },
});

export const callerMutants: readonly Mutant[] = [
  {
    id: "key-headers-as-written",
    text: "Names of headers with keys are read with their case.",
    mutate: namesAsWritten,
  },
  {
    id: "no-key-needed",
    text: "A request without a key is taken for one of the first project.",
    mutate: atRuns(({ headers }) => {
      if (headers["x-api-key"] === undefined) headers.authorization ??= ownKey;
    }),
  },
  {
    id: "any-key-will-do",
    text: "Any key is taken for one of the first project.",
    mutate: atRuns(({ headers }) => {
      if (headers.authorization?.includes("not-a-key")) headers.authorization = ownKey;
    }),
  },
  {
    id: "key-in-another-header",
    text: "A key is taken from X-API-Key, too.",
    mutate: atRuns(({ headers }) => {
      if (headers["x-api-key"] !== undefined) headers.authorization = `Bearer ${headers["x-api-key"]}`;
    }),
  },
  {
    id: "one-key-alone",
    text: "Only the first of the server's keys is taken.",
    mutate: atRuns(({ headers }) =>
      headers.authorization?.includes("two")
        ? refused("Authorization", { status: 401, type: "authentication_error" })
        : undefined,
    ),
  },
  {
    id: "request-id-not-taken",
    text: "The id that a client chooses is not taken.",
    mutate: atRuns(({ headers }) => {
      delete headers["x-request-id"];
    }),
  },
  {
    id: "any-request-id",
    text: "Any id that a client chooses is taken.",
    mutate: answers(({ headers, body, request }) => {
      const chosen = request.headers["x-request-id"];
      if (chosen === undefined || !body?.error) return;
      headers["x-request-id"] = chosen;
      body.error.request_id = chosen;
    }),
  },
  {
    id: "request-ids-are-uuids",
    text: "Ids that the server makes are UUIDs.",
    mutate: atRuns(({ headers }) => {
      headers["x-request-id"] ??= crypto.randomUUID();
    }),
  },
  {
    id: "one-id-for-all",
    text: "All requests without an id have the same.",
    mutate: atRuns(({ headers }) => {
      headers["x-request-id"] ??= "req_00000000000000000000";
    }),
  },
  {
    id: "version-not-looked-at",
    text: "X-VAI-Version is ignored.",
    mutate: atRuns(({ headers }) => {
      delete headers["x-vai-version"];
    }),
  },
  {
    id: "no-first-version",
    text: "Every version is refused that is said.",
    mutate: atRuns(({ headers }) =>
      headers["x-vai-version"] === "1"
        ? refused("X-VAI-Version", { code: "unsupported_version" })
        : undefined,
    ),
  },
];
