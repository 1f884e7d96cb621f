/** Mutants with defects in idempotency, API keys, query parameters and changes to threads. */
import { withMap } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, alterRequestsOf, ignoreIdempotencyKeys } from "../../combinators/requests.ts";
import { allowLargerBodies, alterSettings } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";
import { bindKeysBeforeValidation, createError } from "./combinators.ts";

export const requestMutants: Mutants = {
  /** Ignores the Idempotency-Key header. */
  "idempotency-key-ignored": ignoreIdempotencyKeys,
  /** Treats the Idempotency-Key of a rejected request as used. */
  "keys-of-refused-taken": bindKeysBeforeValidation("createThread"),
  /** Returns the first run if an Idempotency-Key is sent with a different body. */
  "idempotency-key-alone": withMap((bodies) =>
    alterRequestsOf("createRun", (wire) => {
      const key = wire.headers["idempotency-key"];
      if (key === undefined) return;
      bodies.set(key, bodies.get(key) ?? structuredClone(wire.body));
      wire.body = bodies.get(key);
    }),
  ),
  /** Accepts every API key, and requests without a key. */
  "any-key": alterRequests(({ headers }) => {
    headers.authorization = "Bearer conform-key-one";
  }),
  /** Ignores the X-API-Key header. */
  "key-in-one-header": alterRequests(({ headers }) => {
    delete headers["x-api-key"];
  }),
  /** Ignores the `wire` query parameter. */
  "one-wire": alterRequests(({ query }) => {
    delete query.wire;
  }),
  /** Ignores toolRepresentation. */
  "one-representation": alterRequests(({ query }) => {
    delete query.toolRepresentation;
  }),
  /** Ignores toolRepresentation when listing messages. */
  "list-in-one-representation": alterRequestsOf("listMessages", ({ query }) => {
    delete query.toolRepresentation;
  }),
  /** Ignores contextKey when listing threads. */
  "context-key-ignored": alterRequestsOf("listThreads", ({ query }) => {
    delete query.contextKey;
  }),
  /** Ignores the `order` of messages. */
  "order-ignored": alterRequestsOf("listMessages", ({ query }) => {
    delete query.order;
  }),
  /** Ignores the `limit` of a page. */
  "limit-ignored": alterRequests(({ query }) => {
    delete query.limit;
  }),
  /** Rejects a limit that is too large or too small. */
  "limit-refused": alterRequests(({ query }) =>
    /^-?\d+$/.test(query.limit ?? "1") && Math.abs(Number(query.limit ?? 1) - 50) > 50
      ? createError(400, "VALIDATION_ERROR")
      : undefined,
  ),
  /** Returns the first page for an invalid cursor. */
  "cursor-of-any-list": alterRequests(async ({ method, path, query, headers }, server) => {
    if (query.cursor === undefined) return;
    const { status } = await server.ask(method, `${path}?${new URLSearchParams(query)}`);
    if (status === 400 && headers.authorization !== undefined) delete query.cursor;
  }),
  /**
   * Uses the state if a request contains both a state and a patch. Empties the state if the request contains
   * neither.
   */
  "state-and-patch": alterRequestsOf("updateComponentState", ({ body }) => {
    if (body?.state !== undefined) delete body.patch;
    else if (body?.patch === undefined) body.state = {};
  }),
  /** If an operation in a patch fails, still applies the operations before it. */
  "patch-not-atomic": alterRequestsOf("updateComponentState", async ({ body, path }, server) => {
    const operations = body?.patch ?? [];
    for (const operation of operations.slice(0, -1)) await server.ask("POST", path, { patch: [operation] });
    if (operations.length > 1) body.patch = operations.slice(-1);
  }),
  /** Ignores the test operations in a patch. */
  "patch-without-test": alterRequestsOf("updateComponentState", ({ body }) => {
    if (body?.patch?.length > 1) body.patch = body.patch.filter(({ op }: Loose) => op !== "test");
  }),
  /** Confirms a state change without making it. */
  "state-not-changed": alterRequestsOf("updateComponentState", ({ body, path }) => ({
    status: 200,
    body: { state: body?.state ?? {}, componentId: path.split("/").at(-2) },
  })),
  /** Confirms the deletion of a thread without deleting it. */
  "delete-without-effect": alterRequestsOf("deleteThread", () => ({ status: 204 })),
  /** Confirms a cancellation without cancelling the run. */
  "cancel-without-effect": alterRequestsOf("cancelRun", ({ runId }) => ({
    status: 200,
    body: { runId, status: "cancelled" },
  })),
  /** Cancels the thread's active run when any of the thread's runs is cancelled. */
  "cancel-of-the-thread": withMap((latest, server) => [
    alterRequestsOf("cancelRun", async ({ threadId, runId }) => {
      const activeRunId = latest.get(threadId);
      if (activeRunId !== undefined && activeRunId !== runId)
        await server.ask("DELETE", `/v1/threads/${threadId}/runs/${activeRunId}`);
    }),
    alterEvents((event, { operation, threadId }) => {
      if (operation === "createRun" && event.name === "RUN_STARTED")
        latest.set(threadId, event.payload.runId);
    }),
  ]),
  /** Does not limit the size of bodies. */
  "bodies-of-any-size": alterSettings(() => ({ maxBodyBytes: 1_073_741_824 })),
  /** Rejects bodies that exactly meet the documented size limit. */
  "largest-body-refused": allowLargerBodies(-1),
  /** Treats every invalid body as an empty object. */
  "bodies-taken-as-they-are": alterRequests((wire) => {
    if (wire.method !== "POST" || (typeof wire.body === "object" && !Array.isArray(wire.body))) return;
    wire.body = {};
    wire.headers["content-type"] = "application/json";
    wire.headers["content-length"] = "2";
  }),
};
