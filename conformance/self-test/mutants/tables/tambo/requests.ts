/** Mutants of what the server makes of other requests, of keys, queries and paths. */
import { events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import {
  keysIgnored,
  keysTakenBeforeBodies,
  problem,
  request,
  requests,
} from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant } from "../../mutant.ts";

export const requestMutants: readonly Mutant[] = [
  {
    id: "idempotency-key-ignored",
    text: "Idempotency-Key is ignored.",
    mutate: keysIgnored,
  },
  {
    id: "keys-of-refused-taken",
    text: "The Idempotency-Key of a refused request is taken.",
    mutate: keysTakenBeforeBodies("createThread"),
  },
  {
    id: "idempotency-key-alone",
    text: "The same Idempotency-Key with another body joins the first run.",
    mutate: (server) => {
      const bodies = new Map<string, unknown>();
      return request("createRun", (wire) => {
        const key = wire.headers["idempotency-key"];
        if (key === undefined) return;
        bodies.set(key, bodies.get(key) ?? structuredClone(wire.body));
        wire.body = bodies.get(key);
      })(server);
    },
  },
  {
    id: "any-key",
    text: "Every key is taken, and so is none.",
    mutate: requests(({ headers }) => {
      headers.authorization = "Bearer conform-key-one";
    }),
  },
  {
    id: "key-in-one-header",
    text: "X-API-Key is ignored.",
    mutate: requests(({ headers }) => {
      delete headers["x-api-key"];
    }),
  },
  {
    id: "one-wire",
    text: "The wire is ignored.",
    mutate: requests(({ query }) => {
      delete query.wire;
    }),
  },
  {
    id: "one-representation",
    text: "toolRepresentation is ignored.",
    mutate: requests(({ query }) => {
      delete query.toolRepresentation;
    }),
  },
  {
    id: "list-in-one-representation",
    text: "toolRepresentation is ignored for lists of messages.",
    mutate: request("listMessages", ({ query }) => {
      delete query.toolRepresentation;
    }),
  },
  {
    id: "context-key-ignored",
    text: "The list of threads ignores contextKey.",
    mutate: request("listThreads", ({ query }) => {
      delete query.contextKey;
    }),
  },
  {
    id: "order-ignored",
    text: "The order of messages is ignored.",
    mutate: request("listMessages", ({ query }) => {
      delete query.order;
    }),
  },
  {
    id: "limit-ignored",
    text: "The limit of a page is ignored.",
    mutate: requests(({ query }) => {
      delete query.limit;
    }),
  },
  {
    id: "limit-refused",
    text: "A limit that is too large or too small is refused.",
    mutate: requests(({ query }) =>
      /^-?\d+$/.test(query.limit ?? "1") && Math.abs(Number(query.limit ?? 1) - 50) > 50
        ? problem(400, "VALIDATION_ERROR")
        : undefined,
    ),
  },
  {
    id: "cursor-of-any-list",
    text: "A cursor that is wrong is taken for the beginning.",
    mutate: requests(async ({ method, path, query, headers }, server) => {
      if (query.cursor === undefined) return;
      const { status } = await server.ask(method, `${path}?${new URLSearchParams(query)}`);
      if (status === 400 && headers.authorization !== undefined) delete query.cursor;
    }),
  },
  {
    id: "state-and-patch",
    text: "Of a state and a patch the state is taken, and without either it is emptied.",
    mutate: request("updateComponentState", ({ body }) => {
      if (body?.state !== undefined) delete body.patch;
      else if (body?.patch === undefined) body.state = {};
    }),
  },
  {
    id: "patch-not-atomic",
    text: "A patch is applied as far as it goes.",
    mutate: request("updateComponentState", async ({ body, path }, server) => {
      const operations = body?.patch ?? [];
      for (const operation of operations.slice(0, -1)) await server.ask("POST", path, { patch: [operation] });
      if (operations.length > 1) body.patch = operations.slice(-1);
    }),
  },
  {
    id: "patch-without-test",
    text: "A test in a patch always holds.",
    mutate: request("updateComponentState", ({ body }) => {
      if (body?.patch?.length > 1) body.patch = body.patch.filter(({ op }: Loose) => op !== "test");
    }),
  },
  {
    id: "state-not-changed",
    text: "A change of state is answered, and not made.",
    mutate: request("updateComponentState", ({ body, path }) => ({
      status: 200,
      body: { state: body?.state ?? {}, componentId: path.split("/").at(-2) },
    })),
  },
  {
    id: "delete-without-effect",
    text: "A deletion is answered, and not made.",
    mutate: request("deleteThread", () => ({ status: 204 })),
  },
  {
    id: "cancel-without-effect",
    text: "A cancellation is answered, and not made.",
    mutate: request("cancelRun", ({ runId }) => ({ status: 200, body: { runId, status: "cancelled" } })),
  },
  {
    id: "cancel-of-the-thread",
    text: "A cancellation reaches whatever run its thread has now.",
    mutate: (server) => {
      const latest = new Map<string | undefined, string>();
      return together(
        request("cancelRun", async ({ threadId, runId }) => {
          const now = latest.get(threadId);
          if (now !== undefined && now !== runId)
            await server.ask("DELETE", `/v1/threads/${threadId}/runs/${now}`);
        }),
        events((event, { operation, threadId }) => {
          if (operation === "createRun" && event.name === "RUN_STARTED")
            latest.set(threadId, event.payload.runId);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "bodies-of-any-size",
    text: "There is no largest body.",
    mutate: () => ({ settings: (settings) => ({ ...settings, maxBodyBytes: 1_073_741_824 }) }),
  },
  {
    id: "largest-body-refused",
    text: "The largest body is a byte smaller than it is said.",
    mutate: () => ({
      settings: (settings) => ({ ...settings, maxBodyBytes: settings.maxBodyBytes - 1 }),
    }),
  },
  {
    id: "bodies-taken-as-they-are",
    text: "A body that is no object, no JSON, or of another type is taken for an empty one.",
    mutate: requests((wire) => {
      if (wire.method !== "POST" || (typeof wire.body === "object" && !Array.isArray(wire.body))) return;
      wire.body = {};
      wire.headers["content-type"] = "application/json";
      wire.headers["content-length"] = "2";
    }),
  },
];
