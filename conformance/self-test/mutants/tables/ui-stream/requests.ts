/** Mutants with defects in requests: keys, fields, messages, and what the model receives. */
import type { Loose } from "../../combinators/exchange.ts";
import { alterPromptParts, alterPrompts } from "../../combinators/models.ts";
import {
  type Altered,
  acceptAnyKey,
  alterRequestsOf,
  ignoreIdempotencyKeys,
} from "../../combinators/requests.ts";
import { alterErrors, alterResponses } from "../../combinators/responses.ts";
import { setDisconnectGrace } from "../../combinators/server.ts";
import { listObjects } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";

const prefix = "/api/chat";
const send = "streamChatMessage";

/** Alters the bodies of requests that send messages. */
const alterBodies = (alter: (body: Loose) => Altered): Mutate =>
  alterRequestsOf(send, ({ body }) =>
    body !== null && typeof body === "object" && Array.isArray(body.messages) ? alter(body) : undefined,
  );

/** Alters the parts of all messages. */
const alterParts = (alter: (part: Loose, role: Loose) => void): Mutate =>
  alterBodies(({ messages }) => {
    for (const { role, parts } of listObjects(messages))
      for (const part of listObjects(parts)) alter(part, role);
  });

export const requestMutants: Mutants = {
  /** Any key is a key of the first project. */
  "any-key-accepted": acceptAnyKey(prefix),
  /** Invalid requests are rejected with status 422. */
  "invalid-unprocessable": alterResponses((response) => {
    if (response.request.path.startsWith(prefix) && response.status === 400) response.status = 422;
  }),
  /** An unknown agent is replaced by the default one. */
  "agents-ignored": alterBodies((body) => {
    delete body.agent;
  }),
  /** A run that does not exist is a chat without an active response. */
  "unknown-runs-idle": alterErrors("NOT_FOUND", (response) => {
    response.status = 204;
    response.body = undefined;
  }),
  /** The model receives only the last message. */
  "conversations-forgotten": alterPrompts((prompt) => [
    ...prompt.filter(({ role }) => role === "system"),
    ...prompt.slice(prompt.findLastIndex(({ role }) => role === "user")),
  ]),
  /** Changed responses are ignored. */
  "edits-ignored": alterPromptParts("assistant", (part) =>
    part.type === "text" && part.text === "Changed answer." ? { ...part, text: "New answer." } : part,
  ),
  /** Messages that the client has removed are still sent to the model. */
  "removed-messages-kept": alterPrompts((prompt) => [
    ...prompt.slice(0, -1),
    { role: "assistant", content: [{ type: "text", text: "Old answer." }] },
    ...prompt.slice(-1),
  ]),
  /** Files of messages are dropped. */
  "files-dropped": alterParts((part, role) => {
    if (role === "user" && part.type === "file") Object.assign(part, { type: "data-file", data: {} });
  }),
  /** The results of client tools are dropped. */
  "outputs-dropped": alterParts((part) => {
    if (part.output === "12:00") part.output = "";
  }),
  /** The result of a client tool starts a new message. */
  "results-start-messages": alterBodies(({ messages }) => {
    const last = messages.at(-1);
    if (last?.role === "assistant") last.id = `${last.id}-2`;
  }),
  /** A complete message is continued. */
  "complete-messages-continued": alterErrors("MESSAGE_COMPLETE", (response) => {
    response.body = { code: "CONCURRENT_RUN", message: "A response is active." };
  }),
  /** The application's state is ignored. */
  "state-ignored": alterPrompts((prompt) =>
    prompt.map((message) => JSON.parse(JSON.stringify(message).replaceAll("marigold", "none"))),
  ),
  /** An active chat is reported as invalid. */
  "concurrency-invalid": alterErrors("CONCURRENT_RUN", ({ body }) => {
    body.code = "VALIDATION_ERROR";
  }),
  /** The Idempotency-Key header is ignored. */
  "idempotency-key-ignored": ignoreIdempotencyKeys,
  /** A reused key is reported as a conflict. */
  "reused-keys-conflict": alterErrors("IDEMPOTENCY_KEY_REUSED", (response) => {
    response.status = 409;
  }),
  /** A run without a client continues for an hour. */
  "endless-grace": setDisconnectGrace(3_600_000),
  /** Plain text is rejected. */
  "plain-text-rejected": alterRequestsOf(send, ({ headers }) =>
    headers["content-type"]?.startsWith("text/plain")
      ? { status: 415, body: { code: "UNSUPPORTED_MEDIA_TYPE", message: "Send JSON." } }
      : undefined,
  ),
  /** Every media type is read as JSON. */
  "any-media-type": alterRequestsOf(send, ({ headers }) => {
    headers["content-type"] = "application/json";
  }),
};
