/**
 * Checks that operations respond as the document declares to any request, and that a rejected request changes
 * nothing.
 */
import { request } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routes } from "../../../generated/tambo/handlers.ts";
import { checkResponse } from "../../../generated/tambo/validators.sealed.js";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";

type Route = (typeof routes)[number];

interface RawResponse {
  status: number;
  contentType: string | undefined;
  text: string;
  runId: string | undefined;
}

/**
 * Sends bytes unchanged. Closes a stream after its first frame, because the request may have started any kind
 * of run.
 */
function sendBytes(
  server: TestServer,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<RawResponse> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    // An empty body has no media type.
    const { "content-type": type, ...others } = headers;
    const sent =
      body.length === 0 ? others : { ...others, "content-type": type, "content-length": body.length };
    const outgoing = request({ hostname, port, method, path, headers: sent }, (incoming) => {
      const contentType = incoming.headers["content-type"];
      const runId = incoming.headers["x-run-id"] as string | undefined;
      let text = "";
      const done = () => resolve({ status: incoming.statusCode ?? 0, contentType, text, runId });
      incoming.setEncoding("utf8");
      incoming.on("error", () => {});
      incoming.on("data", (chunk: string) => {
        text += chunk;
        if (contentType !== "text/event-stream" || !text.includes("\n\n")) return;
        done();
        incoming.destroy();
      });
      incoming.on("end", done);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Returns everything in a project that clients reading its threads can see. */
async function readProject(server: TestServer): Promise<unknown> {
  const { threads } = (await server.json("GET", "/v1/threads?limit=100")).body;
  return await Promise.all(
    threads.map(async ({ id }: { id: string }) => (await server.json("GET", `/v1/threads/${id}`)).body),
  );
}

const schema = { type: "object", properties: { p: { type: "string", enum: ["a"] } }, required: ["p"] };
const tool = { name: "t", description: "d", inputSchema: schema, outputSchema: schema, strict: false };
const blocks = [
  { type: "text", text: "x" },
  { type: "image", source: { type: "url", url: "https://example.com/a" }, detail: "low" },
  { type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "AA==" } },
  { type: "file", source: { type: "file_id", fileId: "f" } },
  { type: "resource", resource: { uri: "a:b", annotations: { audience: ["user"], priority: 0.5 } } },
];
const runBody = {
  message: {
    role: "user",
    content: blocks,
  },
  availableComponents: [
    {
      name: "C",
      description: "d",
      propsSchema: schema,
      stateSchema: schema,
      contextTools: [{ ...tool, name: "c", maxCalls: 1 }],
    },
  ],
  tools: [tool],
  toolChoice: { name: "t" },
  createThread: true,
  contextKey: "k",
  model: "demo",
  maxTokens: 10,
  temperature: 1,
  metadata: {},
  onDisconnect: "cancel",
};

/** Valid bodies for each operation, which all mutations start from. */
const valid: Record<string, object[]> = {
  createThread: [
    {
      contextKey: "k",
      metadata: { a: [1] },
      initialMessages: [
        { role: "user", content: blocks },
        { role: "tool", toolCallId: "tc_1", isError: true, content: "x" },
      ],
    },
  ],
  updateComponentState: [
    { state: { a: 1 } },
    {
      patch: [
        { op: "add", path: "/a", value: { b: 1 } },
        { op: "copy", from: "/a", path: "/c" },
        { op: "test", path: "/a/b", value: 1 },
      ],
    },
  ],
  createRun: [
    runBody,
    { ...runBody, toolChoice: "auto", forceComponent: "C" },
    {
      message: { role: "user", content: [{ type: "tool_result", toolUseId: "tc_1", content: blocks }] },
      additionalMessages: [{ role: "tool", toolCallId: "tc_2", content: "x" }],
    },
  ],
};

/** Returns the paths of all values nested in a value. */
function findPaths(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== "object") return [at];
  return [at, ...Object.entries(value).flatMap(([key, member]) => findPaths(member, [...at, key]))];
}

/** Returns a copy in which the value at a path is replaced; `undefined` removes it. */
function replaceAt(value: unknown, [step, ...rest]: (string | number)[], other: unknown): unknown {
  if (step === undefined) return other;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  const next = replaceAt(copy[step], rest, other);
  if (next === undefined) delete copy[step];
  else copy[step] = next;
  return copy;
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    undefined,
    null,
    "",
    0,
    -1,
    1.5,
    1e308,
    [],
    {},
    "\u0000",
    "\ud800",
    "x".repeat(100_000),
    "user",
    "tool",
    "/a",
    "C",
    "script",
    '{"turns":[[{"error":{"code":"X","message":"m"}}]]}',
    JSON.parse('{"__proto__":{"a":1},"constructor":1,"toString":1,"length":-1}'),
  ),
);

function mutated(operationId: string): fc.Arbitrary<unknown> {
  return fc.oneof(...(valid[operationId] ?? []).map(generateMutations));
}

/** Generates values with a few changes. */
function generateMutations(start: object): fc.Arbitrary<unknown> {
  const location = fc.constantFrom(...findPaths(start));
  return fc.array(fc.tuple(location, odd), { maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((value, [at, other]) => {
      try {
        return replaceAt(value, at, other);
      } catch {
        // An earlier change has removed the path.
        return value;
      }
    }, start),
  );
}

const asBytes = (value: unknown) => Buffer.from(JSON.stringify(value) ?? "");
const anyText = fc.string({ unit: "binary", maxLength: 30 }).filter((text) => text.isWellFormed());
const names = [
  "limit",
  "cursor",
  "order",
  "contextKey",
  "toolRepresentation",
  "wire",
  "after",
  "other",
  "__proto__",
];
const queryValue = fc.oneof(
  anyText,
  fc.constantFrom("", "1", "-1", "99999999999", "asc", "blocks", "proposal", "NaN"),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...names), queryValue), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&"));
const header = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 30,
  })
  .map((text) => text.trim());
const headers = fc.record(
  {
    "last-event-id": fc.oneof(header, fc.constantFrom("0", "-1", "999999999999999999")),
    "idempotency-key": fc.oneof(header, fc.constant("x".repeat(300))),
    authorization: header,
    accept: header,
    "content-type": fc.oneof(
      { arbitrary: fc.constant("application/json"), weight: 8 },
      { arbitrary: header, weight: 1 },
    ),
    "content-encoding": fc.constantFrom("identity", "gzip", "br"),
  },
  { requiredKeys: ["content-type"] },
);

interface GeneratedRequest {
  route: Route;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Generates requests for an operation. Some of their IDs exist. */
function generateRequest(route: Route, ids: Record<string, string>): fc.Arbitrary<GeneratedRequest> {
  const parameters = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const id = (name: string) =>
    fc.oneof({ arbitrary: fc.constant(ids[name] ?? ""), weight: 3 }, { arbitrary: anyText, weight: 1 });
  const path = fc
    .record(Object.fromEntries(parameters.map((name) => [name, id(name)])))
    .map((values) =>
      route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(values[name] || "x").replace(/^\.{1,2}$/, "x"),
      ),
    );
  const body = route.hasBody
    ? fc.oneof(
        { arbitrary: mutated(route.operationId).map(asBytes), weight: 8 },
        { arbitrary: fc.json({ maxDepth: 6 }).map((text) => Buffer.from(text)), weight: 2 },
        { arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)), weight: 2 },
      )
    : fc.constant(Buffer.alloc(0));
  return fc.record({ path, query, headers, body }).map((parts) => ({
    route,
    path: parts.query === "" ? parts.path : `${parts.path}?${parts.query}`,
    headers: parts.headers as Record<string, string>,
    body: parts.body,
  }));
}

const seed = 20_260_103;

describe("invalid requests", () => {
  it.each(routes.map((route) => [route.operationId, route] as const))(
    `to %s get the declared response, and rejected requests change nothing (seed ${seed}) [T-170][TC-024][TC-025]`,
    async (operationId, route) => {
      const server = await startTestServer();
      const offer = { availableComponents: [{ name: "C", description: "d", propsSchema: schema }] };
      const stream = await server.script("thr_1", [[{ component: "C", props: { p: "a" } }]], offer);
      await stream.end();
      const { messages } = (await server.json("GET", "/v1/threads/thr_1")).body;
      const ids = {
        threadId: "thr_1",
        runId: stream.response.headers.get("x-run-id") ?? "",
        messageId: messages[1].id,
        componentId: messages[1].content[0].id,
      };
      let before = await readProject(server);
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(generateRequest(route, ids), async ({ path, headers: sent, body }) => {
          const reply = await sendBytes(server, route.method.toUpperCase(), path, sent, body);
          const { status, contentType, text, runId } = reply;
          seen.add(status);
          expect(route.statuses, text).toContain(status);
          expect(status, text).not.toBe(500);
          const declared = route.contentTypes[status];
          expect(contentType?.split(";")[0] ?? null).toBe(declared);
          if (declared === "text/event-stream") {
            for (const frame of text.split("\n\n").slice(0, -1)) {
              const data = /^data: (.*)$/m.exec(frame)?.[1];
              if (data !== undefined)
                expect(checkResponse(operationId, status, JSON.parse(data))).toEqual([]);
            }
          } else if (declared !== null) {
            expect(checkResponse(operationId, status, JSON.parse(text))).toEqual([]);
          }
          const thread = path.split(/[/?]/)[3];
          if (operationId === "createRun" && runId !== undefined) {
            // The run may already have ended.
            await server.request("DELETE", `/v1/threads/${thread}/runs/${runId}`);
          }
          const after = await readProject(server);
          if (status >= 400) expect(after).toEqual(before);
          before = after;
          // The next request needs the thread again.
          if (operationId === "deleteThread" && status === 204) {
            await (await server.script("thr_1", [[{ text: "x" }]])).end();
            before = await readProject(server);
          }
        }),
        {
          seed,
          numRuns:
            route.operationId === "updateComponentState" || route.operationId === "createRun" ? 300 : 80,
        },
      );
      // If all requests were rejected, or all accepted, the test would prove little.
      if (route.operationId !== "getHealth") expect(seen.size).toBeGreaterThan(1);
      // The run has ended, so there is nothing to cancel.
      if (route.operationId !== "cancelRun") expect(seen).toContain(route.statuses[0]);
      expect((await server.json("GET", "/healthz")).body).toEqual({ status: "ok" });
      expect(server.log).toEqual([]);
    },
  );
});
