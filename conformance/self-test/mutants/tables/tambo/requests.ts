/** Mutants of idempotency, keys, query parameters and changes. */
import { withMap } from "../../combinators/compose.ts";
import { events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { keysIgnored, request, requests } from "../../combinators/requests.ts";
import { largerBodies, settings } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";
import { keysTakenBeforeBodies, problem } from "./combinators.ts";

export const requestMutants: Mutants = {
  /** Idempotency-Key is ignored. */
  "idempotency-key-ignored": keysIgnored,
  /** The Idempotency-Key of a rejected request is treated as used. */
  "keys-of-refused-taken": keysTakenBeforeBodies("createThread"),
  /** An Idempotency-Key with another body joins the first run. */
  "idempotency-key-alone": withMap((bodies) =>
    request("createRun", (wire) => {
      const key = wire.headers["idempotency-key"];
      if (key === undefined) return;
      bodies.set(key, bodies.get(key) ?? structuredClone(wire.body));
      wire.body = bodies.get(key);
    }),
  ),
  /** Every key is accepted, and so is a request without one. */
  "any-key": requests(({ headers }) => {
    headers.authorization = "Bearer conform-key-one";
  }),
  /** X-API-Key is ignored. */
  "key-in-one-header": requests(({ headers }) => {
    delete headers["x-api-key"];
  }),
  /** The query parameter wire is ignored. */
  "one-wire": requests(({ query }) => {
    delete query.wire;
  }),
  /** toolRepresentation is ignored. */
  "one-representation": requests(({ query }) => {
    delete query.toolRepresentation;
  }),
  /** toolRepresentation is ignored for lists of messages. */
  "list-in-one-representation": request("listMessages", ({ query }) => {
    delete query.toolRepresentation;
  }),
  /** The list of threads ignores contextKey. */
  "context-key-ignored": request("listThreads", ({ query }) => {
    delete query.contextKey;
  }),
  /** The order of messages is ignored. */
  "order-ignored": request("listMessages", ({ query }) => {
    delete query.order;
  }),
  /** The limit of a page is ignored. */
  "limit-ignored": requests(({ query }) => {
    delete query.limit;
  }),
  /** A limit that is too large or too small is rejected. */
  "limit-refused": requests(({ query }) =>
    /^-?\d+$/.test(query.limit ?? "1") && Math.abs(Number(query.limit ?? 1) - 50) > 50
      ? problem(400, "VALIDATION_ERROR")
      : undefined,
  ),
  /** An invalid cursor means the first page. */
  "cursor-of-any-list": requests(async ({ method, path, query, headers }, server) => {
    if (query.cursor === undefined) return;
    const { status } = await server.ask(method, `${path}?${new URLSearchParams(query)}`);
    if (status === 400 && headers.authorization !== undefined) delete query.cursor;
  }),
  /** Of state and patch, the state is used; without either, the state is emptied. */
  "state-and-patch": request("updateComponentState", ({ body }) => {
    if (body?.state !== undefined) delete body.patch;
    else if (body?.patch === undefined) body.state = {};
  }),
  /** A patch is applied as far as it goes. */
  "patch-not-atomic": request("updateComponentState", async ({ body, path }, server) => {
    const operations = body?.patch ?? [];
    for (const operation of operations.slice(0, -1)) await server.ask("POST", path, { patch: [operation] });
    if (operations.length > 1) body.patch = operations.slice(-1);
  }),
  /** A test in a patch always holds. */
  "patch-without-test": request("updateComponentState", ({ body }) => {
    if (body?.patch?.length > 1) body.patch = body.patch.filter(({ op }: Loose) => op !== "test");
  }),
  /** Changing a state succeeds without effect. */
  "state-not-changed": request("updateComponentState", ({ body, path }) => ({
    status: 200,
    body: { state: body?.state ?? {}, componentId: path.split("/").at(-2) },
  })),
  /** Deleting a thread succeeds without effect. */
  "delete-without-effect": request("deleteThread", () => ({ status: 204 })),
  /** Cancelling a run succeeds without effect. */
  "cancel-without-effect": request("cancelRun", ({ runId }) => ({
    status: 200,
    body: { runId, status: "cancelled" },
  })),
  /** Cancelling any run of a thread cancels its active run. */
  "cancel-of-the-thread": withMap((latest, server) => [
    request("cancelRun", async ({ threadId, runId }) => {
      const now = latest.get(threadId);
      if (now !== undefined && now !== runId)
        await server.ask("DELETE", `/v1/threads/${threadId}/runs/${now}`);
    }),
    events((event, { operation, threadId }) => {
      if (operation === "createRun" && event.name === "RUN_STARTED")
        latest.set(threadId, event.payload.runId);
    }),
  ]),
  /** The size of bodies is not limited. */
  "bodies-of-any-size": settings(() => ({ maxBodyBytes: 1_073_741_824 })),
  /** The largest body allowed is one byte smaller than documented. */
  "largest-body-refused": largerBodies(-1),
  /** Every invalid body is treated as an empty object. */
  "bodies-taken-as-they-are": requests((wire) => {
    if (wire.method !== "POST" || (typeof wire.body === "object" && !Array.isArray(wire.body))) return;
    wire.body = {};
    wire.headers["content-type"] = "application/json";
    wire.headers["content-length"] = "2";
  }),
};
