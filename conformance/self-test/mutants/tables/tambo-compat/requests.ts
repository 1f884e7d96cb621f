/** Mutants that ignore or misread parts of requests. */
import type { Loose } from "../../combinators/exchange.ts";
import { acceptEmptyUsers, alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { allowLargerBodies } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";

export const requestMutants: Mutants = {
  /** A run on an existing thread starts a new thread. */
  "threads-forgotten": alterRequestsOf("createRun", (request) => {
    request.path = "/compat/tambo/v1/threads/runs";
  }),
  /** A new thread gets the metadata in `thread`. */
  "thread-metadata-ignored": alterRequestsOf("createThreadRun", ({ body }) => {
    delete body?.threadMetadata;
  }),
  /** A run on a new thread ignores the thread's messages. */
  "initial-messages-ignored": alterRequestsOf("createThreadRun", ({ body }) => {
    if (body?.thread?.initialMessages?.[0]?.role === "assistant") body.thread.initialMessages = [];
  }),
  /** A run with an unknown model uses the default model. */
  "unknown-model-accepted": alterRequestsOf("createThreadRun", ({ body }) => {
    if (body?.model?.startsWith("none-")) delete body.model;
  }),
  /** The model does not receive the additional context. */
  "context-ignored": alterRequests(({ body }) => {
    delete body?.message?.additionalContext;
  }),
  /** The additional context becomes part of the message. */
  "context-stored": alterRequests(({ body }) => {
    const { additionalContext, content } = body?.message ?? {};
    if (additionalContext !== undefined)
      content.push({ type: "text", text: JSON.stringify(additionalContext) });
  }),
  /** The name of a thread does not change. */
  "names-ignored": alterRequestsOf("updateThread", ({ body }) => {
    delete body?.name;
  }),
  /** Messages are always listed in ascending order. */
  "order-ignored": alterRequestsOf("listMessages", ({ query }) => {
    delete query.order;
  }),
  /** A result is never an error. */
  "result-errors-ignored": alterRequestsOf("createRun", ({ body }) => {
    for (const block of body?.message?.content ?? []) delete block.isError;
  }),
  /** Test operations of a patch always succeed. */
  "patch-tests-ignored": alterRequestsOf("updateComponentState", ({ body }) => {
    if (body?.patch !== undefined) body.patch = body.patch.filter(({ op }: Loose) => op !== "test");
  }),
  /** A body that is too large is accepted. */
  "body-limit-higher": allowLargerBodies(1),
  /** All users are one. */
  "users-are-one": alterRequests(({ headers, query, body }) => {
    delete headers["x-user-key"];
    delete query.userKey;
    delete body?.userKey;
    delete body?.thread?.userKey;
  }),
  /** A thread without a user is not found. */
  "user-required": alterRequestsOf("getThread", ({ headers, query }) => {
    if (query.userKey === undefined && headers["x-user-key"] === undefined) query.userKey = "nobody";
  }),
  /** Treats a request with an empty user as a request without a user. */
  "empty-user-is-none": acceptEmptyUsers,
  /** If a request names two users, uses the one outside the body. */
  "first-user-wins": alterRequests(({ headers, query, body }) => {
    if (headers["x-user-key"] === undefined && query.userKey === undefined) return;
    delete body?.userKey;
    delete body?.thread?.userKey;
  }),
};
