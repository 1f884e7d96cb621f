/** Mutants of idempotency, keys, query parameters and changes. */
import { withMap } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, alterRequestsOf, ignoreIdempotencyKeys } from "../../combinators/requests.ts";
import { allowLargerBodies, alterSettings } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";
import { bindKeysBeforeValidation, problem } from "./combinators.ts";

export const requestMutants: Mutants = {
  /** Idempotency-Key is ignored. */
  "idempotency-key-ignored": ignoreIdempotencyKeys,
  /** The Idempotency-Key of a rejected request is treated as used. */
  "keys-of-refused-taken": bindKeysBeforeValidation("createThread"),
  /** An Idempotency-Key with another body joins the first run. */
  "idempotency-key-alone": withMap((bodies) =>
    alterRequestsOf("createRun", (wire) => {
      const key = wire.headers["idempotency-key"];
      if (key === undefined) return;
      bodies.set(key, bodies.get(key) ?? structuredClone(wire.body));
      wire.body = bodies.get(key);
    }),
  ),
  /** Every key is accepted, and so is a request without one. */
  "any-key": alterRequests(({ headers }) => {
    headers.authorization = "Bearer conform-key-one";
  }),
  /** X-API-Key is ignored. */
  "key-in-one-header": alterRequests(({ headers }) => {
    delete headers["x-api-key"];
  }),
  /** The query parameter wire is ignored. */
  "one-wire": alterRequests(({ query }) => {
    delete query.wire;
  }),
  /** toolRepresentation is ignored. */
  "one-representation": alterRequests(({ query }) => {
    delete query.toolRepresentation;
  }),
  /** toolRepresentation is ignored for lists of messages. */
  "list-in-one-representation": alterRequestsOf("listMessages", ({ query }) => {
    delete query.toolRepresentation;
  }),
  /** The list of threads ignores contextKey. */
  "context-key-ignored": alterRequestsOf("listThreads", ({ query }) => {
    delete query.contextKey;
  }),
  /** The order of messages is ignored. */
  "order-ignored": alterRequestsOf("listMessages", ({ query }) => {
    delete query.order;
  }),
  /** The limit of a page is ignored. */
  "limit-ignored": alterRequests(({ query }) => {
    delete query.limit;
  }),
  /** A limit that is too large or too small is rejected. */
  "limit-refused": alterRequests(({ query }) =>
    /^-?\d+$/.test(query.limit ?? "1") && Math.abs(Number(query.limit ?? 1) - 50) > 50
      ? problem(400, "VALIDATION_ERROR")
      : undefined,
  ),
  /** An invalid cursor means the first page. */
  "cursor-of-any-list": alterRequests(async ({ method, path, query, headers }, server) => {
    if (query.cursor === undefined) return;
    const { status } = await server.ask(method, `${path}?${new URLSearchParams(query)}`);
    if (status === 400 && headers.authorization !== undefined) delete query.cursor;
  }),
  /** Of state and patch, the state is used; without either, the state is emptied. */
  "state-and-patch": alterRequestsOf("updateComponentState", ({ body }) => {
    if (body?.state !== undefined) delete body.patch;
    else if (body?.patch === undefined) body.state = {};
  }),
  /** A patch is applied as far as it goes. */
  "patch-not-atomic": alterRequestsOf("updateComponentState", async ({ body, path }, server) => {
    const operations = body?.patch ?? [];
    for (const operation of operations.slice(0, -1)) await server.ask("POST", path, { patch: [operation] });
    if (operations.length > 1) body.patch = operations.slice(-1);
  }),
  /** A test in a patch always holds. */
  "patch-without-test": alterRequestsOf("updateComponentState", ({ body }) => {
    if (body?.patch?.length > 1) body.patch = body.patch.filter(({ op }: Loose) => op !== "test");
  }),
  /** Changing a state succeeds without effect. */
  "state-not-changed": alterRequestsOf("updateComponentState", ({ body, path }) => ({
    status: 200,
    body: { state: body?.state ?? {}, componentId: path.split("/").at(-2) },
  })),
  /** Deleting a thread succeeds without effect. */
  "delete-without-effect": alterRequestsOf("deleteThread", () => ({ status: 204 })),
  /** Cancelling a run succeeds without effect. */
  "cancel-without-effect": alterRequestsOf("cancelRun", ({ runId }) => ({
    status: 200,
    body: { runId, status: "cancelled" },
  })),
  /** Cancelling any run of a thread cancels its active run. */
  "cancel-of-the-thread": withMap((latest, server) => [
    alterRequestsOf("cancelRun", async ({ threadId, runId }) => {
      const now = latest.get(threadId);
      if (now !== undefined && now !== runId)
        await server.ask("DELETE", `/v1/threads/${threadId}/runs/${now}`);
    }),
    alterEvents((event, { operation, threadId }) => {
      if (operation === "createRun" && event.name === "RUN_STARTED")
        latest.set(threadId, event.payload.runId);
    }),
  ]),
  /** The size of bodies is not limited. */
  "bodies-of-any-size": alterSettings(() => ({ maxBodyBytes: 1_073_741_824 })),
  /** The largest body allowed is one byte smaller than documented. */
  "largest-body-refused": allowLargerBodies(-1),
  /** Every invalid body is treated as an empty object. */
  "bodies-taken-as-they-are": alterRequests((wire) => {
    if (wire.method !== "POST" || (typeof wire.body === "object" && !Array.isArray(wire.body))) return;
    wire.body = {};
    wire.headers["content-type"] = "application/json";
    wire.headers["content-length"] = "2";
  }),
};
