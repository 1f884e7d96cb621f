import { readFileSync } from "node:fs";
import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { refusal } from "../../proof/testing/clients/problems.ts";
import { type TestServer, testServer } from "../../proof/testing/server.ts";

const jsonType = { "content-type": "application/json" };

/** Sends a request exactly as it is written, which `fetch` does not. */
function raw(server: TestServer, method: string, path: string, headers = {}, body?: Buffer) {
  const { hostname, port } = new URL(server.url);
  return new Promise<Response>((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const { statusCode: status = 0 } = incoming;
        const text = Buffer.concat(chunks).toString();
        resolve(
          new Response(text === "" ? null : text, {
            status,
            headers: incoming.headers as Record<string, string>,
          }),
        );
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

async function outside(response: Response): Promise<unknown> {
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  return await response.json();
}

describe("authentication", () => {
  const keys = { apiKeys: "one:key-1,two:key-2" };

  it.each<[string, Record<string, string>]>([
    ["no key", {}],
    ["an unknown key", { authorization: "Bearer key-3" }],
    ["a key of another scheme", { authorization: "Basic key-1" }],
    ["no key after the scheme", { authorization: "Bearer " }],
    ["two keys", { authorization: "Bearer key-1 key-2" }],
    ["an empty X-API-Key", { "x-api-key": "" }],
    ["an unknown X-API-Key", { "x-api-key": "key-3" }],
    ["an unknown bearer beside a known X-API-Key", { authorization: "Bearer key-3", "x-api-key": "key-1" }],
  ])("answers 401 to %s, on every path of the contract [T-173][TC-015]", async (_name, headers) => {
    const server = await testServer(keys);
    for (const [operationId, method, path] of [
      ["listThreads", "GET", "/v1/threads"],
      ["createThread", "POST", "/v1/threads"],
      ["cancelRun", "DELETE", "/v1/threads/a/runs/b"],
    ] as const) {
      const response = await server.request(method, path, undefined, headers);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
      expect(await refusal(operationId, response)).toEqual({
        status: 401,
        code: "UNAUTHORIZED",
        detail: 'Send the project\'s API key as "Authorization: Bearer <key>" or "X-API-Key: <key>".',
      });
    }
  });

  it("takes the key in either header, and nobody needs one for the health or the documents [T-173][TC-016][TC-017]", async () => {
    const server = await testServer(keys);
    for (const headers of [{ authorization: "bearer  key-2" }, { "x-api-key": "key-2" }]) {
      const { body } = await server.json("POST", "/v1/threads", {}, headers);
      expect(body.thread.projectId).toBe("two");
    }
    for (const path of ["/healthz", "/docs", "/openapi.yaml"]) {
      expect((await server.request("GET", path)).status, path).toBe(200);
    }
  });

  it("what belongs to another project does not exist: 404, never 403 [T-173]", async () => {
    const server = await testServer(keys);
    const [own, foreign] = [{ authorization: "Bearer key-1" }, { authorization: "Bearer key-2" }];
    const turns = [[{ component: "Cart", props: {} }], []];
    const body = {
      createThread: true,
      model: "script",
      message: { role: "user", content: JSON.stringify({ turns }) },
      availableComponents: [
        { name: "Cart", description: "Shows", propsSchema: { type: "object", properties: {} } },
      ],
    };
    const stream = await server.stream("POST", "/v1/threads/thr_1/runs", body, own);
    await stream.end();
    const runId = stream.response.headers.get("x-run-id");
    const { messages } = (await server.json("GET", "/v1/threads/thr_1", undefined, own)).body;
    const [{ id: messageId }, { content }] = messages;
    const thread = "/v1/threads/thr_1";
    const component = `${thread}/components/${content[0].id}/state`;
    const requests = [
      ["getThread", "GET", thread],
      ["deleteThread", "DELETE", thread],
      ["listMessages", "GET", `${thread}/messages`],
      ["getMessage", "GET", `${thread}/messages/${messageId}`],
      ["reconnectRun", "GET", `${thread}/runs/${runId}`],
      ["cancelRun", "DELETE", `${thread}/runs/${runId}`],
      ["updateComponentState", "POST", component, { state: { stolen: true } }],
      ["createRun", "POST", `${thread}/runs`, { message: { role: "user", content: "x" } }],
    ] as const;
    for (const [operationId, method, path, sent] of requests) {
      const refused = await refusal(operationId, await server.request(method, path, sent, foreign));
      expect([operationId, refused.status, refused.code]).toEqual([operationId, 404, "THREAD_NOT_FOUND"]);
    }
    // With a thread of the same id of its own, the rest is still not there.
    await (
      await server.stream(
        "POST",
        "/v1/threads/thr_1/runs",
        { ...body, message: { role: "user", content: '{"turns":[]}' } },
        foreign,
      )
    ).end();
    for (const [operationId, method, path, sent, code] of [
      [...requests[3], undefined, "MESSAGE_NOT_FOUND"],
      [...requests[4], undefined, "RUN_NOT_FOUND"],
      [...requests[5], undefined, "RUN_NOT_FOUND"],
      [...requests[6], "COMPONENT_NOT_FOUND"],
    ] as const) {
      const refused = await refusal(operationId, await server.request(method, path, sent, foreign));
      expect([operationId, refused.status, refused.code]).toEqual([operationId, 404, code]);
    }
    expect((await server.json("GET", "/v1/threads", undefined, foreign)).body.threads).toHaveLength(1);
    expect((await server.json("GET", thread, undefined, own)).body.messages).toEqual(messages);
  });
});

describe("bodies", () => {
  it.each<[string, Buffer, Record<string, string>, number, string, RegExp]>([
    [
      "broken JSON",
      Buffer.from('{"a":'),
      jsonType,
      400,
      "INVALID_JSON",
      /^The body is not JSON: Unexpected end/,
    ],
    [
      "invalid UTF-8",
      Buffer.of(0x22, 0xff, 0x22),
      jsonType,
      400,
      "INVALID_JSON",
      /^The body is not valid UTF-8\.$/,
    ],
    [
      "10,000 levels",
      Buffer.from(`${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`),
      jsonType,
      400,
      "INVALID_JSON",
      /^The body is nested 10000 levels deep; at most 64 are allowed\.$/,
    ],
    [
      "another media type",
      Buffer.from("{}"),
      { "content-type": "text/plain" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /^Send the body with/,
    ],
    [
      "a compressed body",
      gzipSync("{}"),
      { ...jsonType, "content-encoding": "gzip" },
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      /^Send the body with/,
    ],
    ["too much", Buffer.alloc(5000, 0x20), jsonType, 413, "PAYLOAD_TOO_LARGE", /larger than 4096 bytes/],
    [
      "too much in chunks",
      Buffer.alloc(500_000, 0x20),
      { ...jsonType, "transfer-encoding": "chunked" },
      413,
      "PAYLOAD_TOO_LARGE",
      /larger than 4096 bytes/,
    ],
  ])(
    "refuses %s, and the connection goes on [T-170][TC-018][TC-019][TC-020]",
    async (_name, body, headers, status, code, detail) => {
      const server = await testServer({ maxBodyBytes: status === 413 ? 4096 : 100_000 });
      const path = "/v1/threads/thr_1/components/comp_1/state";
      for (const [operationId, at] of [
        ["createThread", "/v1/threads"],
        ["updateComponentState", path],
        ["createRun", "/v1/threads/thr_1/runs"],
      ] as const) {
        const refused = await refusal(operationId, await raw(server, "POST", at, headers, body));
        expect(refused).toEqual({ status, code, detail: expect.stringMatching(detail) });
      }
      expect((await server.json("GET", "/v1/threads")).body).toEqual({ threads: [] });
      expect(server.log).toEqual([]);
    },
  );

  it("takes a text of a megabyte, and gives it back whole", async () => {
    const server = await testServer();
    const content = "é".repeat(500_000);
    const { body } = await server.json("POST", "/v1/threads", {
      initialMessages: [{ role: "user", content }],
    });
    const { messages } = (await server.json("GET", `/v1/threads/${body.thread.id}`)).body;
    expect(messages[0].content[0].text === content).toBe(true);
  });
});

describe("paths and methods", () => {
  it.each([
    ["PUT", "/v1/threads", "GET, HEAD, POST"],
    ["PATCH", "/v1/threads/thr_1", "GET, HEAD, DELETE"],
    ["OPTIONS", "/v1/threads/thr_1/runs", "POST"],
    ["POST", "/v1/threads/thr_1/runs/run_1", "GET, HEAD, DELETE"],
    ["GET", "/v1/threads/thr_1/components/c/state", "POST"],
    ["DELETE", "/healthz", "GET, HEAD"],
  ])("%s %s is 405 and says what the path takes [TC-021]", async (method, path, allow) => {
    const server = await testServer();
    const response = await server.request(method, path);
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
    expect(await outside(response)).toEqual({
      type: "urn:tambo:error:method_not_allowed",
      title: "Method Not Allowed",
      status: 405,
      code: "METHOD_NOT_ALLOWED",
      instance: expect.stringMatching(/^urn:tambo:error-instance:[0-9a-f-]{36}$/),
      detail: `This path takes ${allow}.`,
    });
  });

  it.each([
    "/v1",
    "/v2/threads",
    "/v1/threads/",
    "/V1/threads",
    "/v1/threads/a/b",
    "/docs/x",
    "/a?b=<c>",
    "//",
  ])("%s is 404 in JSON [TC-021]", async (path) => {
    const server = await testServer();
    for (const method of ["GET", "DELETE"]) {
      expect(await outside(await raw(server, method, path))).toEqual({
        type: "urn:tambo:error:not_found",
        title: "Not Found",
        status: 404,
        code: "NOT_FOUND",
        instance: expect.stringMatching(/^urn:tambo:error-instance:[0-9a-f-]{36}$/),
        detail: `There is nothing at ${path}. The API is described at /docs and in /openapi.yaml.`,
      });
    }
  });

  it("broken percent-encoding is told [T-170]", async () => {
    const server = await testServer();
    for (const path of ["/v1/threads/%", "/v1/threads/%E0%A4%A", "/v1/threads/%zz"]) {
      expect(await refusal("getThread", await raw(server, "GET", path))).toEqual({
        status: 400,
        code: "VALIDATION_ERROR",
        detail: "The path is not valid percent-encoding (RFC 3986 section 2.1): write a literal % as %25.",
      });
    }
  });

  it("long URLs are answered, longer ones refused by HTTP itself", async () => {
    const server = await testServer();
    const response = await raw(server, "GET", `/v1/threads/${"x".repeat(10_000)}`);
    expect(await refusal("getThread", response)).toMatchObject({ status: 404, code: "THREAD_NOT_FOUND" });
    const unknown = (await outside(await raw(server, "GET", `/${"x".repeat(10_000)}`))) as { detail: string };
    expect(unknown.detail.length).toBeLessThan(300);
    expect((await raw(server, "GET", `/v1/threads/${"x".repeat(20_000)}`)).status).toBe(431);
    expect((await raw(server, "GET", "/v1/threads", { "x-filler": "x".repeat(20_000) })).status).toBe(431);
    expect((await server.json("GET", "/healthz")).body).toEqual({ status: "ok" });
  });

  it("HEAD is GET without the body", async () => {
    const server = await testServer();
    for (const path of ["/healthz", "/v1/threads", "/openapi.yaml"]) {
      const [head, get] = [await server.request("HEAD", path), await server.request("GET", path)];
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
      expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
      await get.body?.cancel();
    }
    expect((await server.request("HEAD", "/v1/threads/none")).status).toBe(404);
  });

  it("HEAD of a run's stream ends at once", async () => {
    const server = await testServer();
    const stream = await server.script("thr_1", [[{ text: "x" }]]);
    await stream.end();
    const response = await server.request(
      "HEAD",
      `/v1/threads/thr_1/runs/${stream.response.headers.get("x-run-id")}`,
    );
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
  });

  it("the service answers JSON everywhere but on runs [T-001][T-086][T-239][TX-28]", async () => {
    const server = await testServer();
    const { id } = (await server.json("POST", "/v1/threads", {})).body.thread;
    const paths = ["/v1/threads", `/v1/threads/${id}`, `/v1/threads/${id}/messages`, "/healthz"];
    for (const path of paths) {
      const response = await server.request("GET", path);
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      await response.body?.cancel();
    }
    const { response } = await server.script(id, [[{ text: "x" }]]);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
  });
});

describe("documents", () => {
  it.each(["openapi.yaml", "openapi.3.2.yaml", "asyncapi.yaml"])(
    "serves %s as it is in the repository",
    async (name) => {
      const server = await testServer();
      const response = await server.request("GET", `/${name}`);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/yaml"]);
      const file = readFileSync(new URL(`../../../generated/tambo/${name}`, import.meta.url), "utf8");
      expect((await response.text()) === file).toBe(true);
    },
  );

  it("serves the reference and its script", async () => {
    const server = await testServer();
    const page = await server.request("GET", "/docs");
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const sources = [...(await page.text()).matchAll(/(?:from |href=|init\()"([^"]+)"/g)].map(
      ([, url]) => `${url}`,
    );
    expect(sources).toEqual([
      // An empty icon: otherwise browsers ask for one.
      "data:,",
      "openapi.yaml",
      "openapi.3.2.yaml",
      "asyncapi.yaml",
      "./docs/redoc.js",
      "openapi.yaml",
    ]);
    for (const source of sources.slice(1)) {
      const { pathname, origin } = new URL(source, `${server.url}/docs`);
      expect(origin).toBe(server.url);
      const response = await server.request("GET", pathname);
      expect([source, response.status]).toEqual([source, 200]);
      await response.arrayBuffer();
    }
  });

  it.each([
    [{ range: "bytes=999999999-" }, 416],
    [{ "if-match": '"other"' }, 412],
  ])("answers what cannot be met with a problem: %j", async (headers, status) => {
    const server = await testServer();
    const response = await server.request(
      "GET",
      "/openapi.yaml",
      undefined,
      headers as Record<string, string>,
    );
    expect(response.status).toBe(status);
    expect(await outside(response)).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/), status });
  });
});
