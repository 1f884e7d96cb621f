import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readProblem } from "../../proof/testing/clients/problems.ts";
import { sendVerbatim } from "../../proof/testing/raw-request.ts";
import { startTestServer } from "../../proof/testing/server.ts";

async function outside(response: Response): Promise<unknown> {
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  return await response.json();
}

describe("authentication", () => {
  const keys = { apiKeys: "one:key-1,two:key-2" };

  it("accepts the key in either header, and requires none for health and documents [T-173][TC-016][TC-017]", async () => {
    const server = await startTestServer(keys);
    for (const headers of [{ authorization: "bearer  key-2" }, { "x-api-key": "key-2" }]) {
      const { body } = await server.json("POST", "/v1/threads", {}, headers);
      expect(body.thread.projectId).toBe("two");
    }
    for (const path of ["/healthz", "/docs", "/openapi.yaml"]) {
      expect((await server.request("GET", path)).status, path).toBe(200);
    }
  });
});

describe("bodies", () => {
  it("accepts a megabyte of text, and returns it unchanged", async () => {
    const server = await startTestServer();
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
    "/v1",
    "/v2/threads",
    "/v1/threads/",
    "/V1/threads",
    "/v1/threads/a/b",
    "/docs/x",
    "/a?b=<c>",
    "//",
  ])("responds with 404 as JSON to %s [TC-021]", async (path) => {
    const server = await startTestServer();
    for (const method of ["GET", "DELETE"]) {
      expect(await outside(await sendVerbatim(server.url, method, path))).toEqual({
        type: "urn:tambo:error:not_found",
        title: "Not Found",
        status: 404,
        code: "NOT_FOUND",
        instance: expect.stringMatching(/^urn:tambo:error-instance:[0-9a-f-]{36}$/),
        // The query may contain the user, who must not be in an error.
        detail: `There is nothing at ${path.split("?")[0]}. The API is described at /docs and in /openapi.yaml.`,
      });
    }
  });

  it("rejects invalid percent-encoding [T-170]", async () => {
    const server = await startTestServer();
    for (const path of ["/v1/threads/%", "/v1/threads/%E0%A4%A", "/v1/threads/%zz"]) {
      expect(await readProblem("getThread", await sendVerbatim(server.url, "GET", path))).toEqual({
        status: 400,
        code: "VALIDATION_ERROR",
        detail:
          "The path contains invalid percent-encoding (RFC 3986 section 2.1). Write a literal % as %25.",
      });
    }
  });

  it("responds to long URLs, and rejects longer ones in HTTP", async () => {
    const server = await startTestServer();
    const response = await sendVerbatim(server.url, "GET", `/v1/threads/${"x".repeat(10_000)}`);
    expect(await readProblem("getThread", response)).toMatchObject({ status: 404, code: "THREAD_NOT_FOUND" });
    const unknown = (await outside(await sendVerbatim(server.url, "GET", `/${"x".repeat(10_000)}`))) as {
      detail: string;
    };
    expect(unknown.detail.length).toBeLessThan(300);
    expect((await sendVerbatim(server.url, "GET", `/v1/threads/${"x".repeat(20_000)}`)).status).toBe(431);
    expect(
      (await sendVerbatim(server.url, "GET", "/v1/threads", { headers: { "x-filler": "x".repeat(20_000) } }))
        .status,
    ).toBe(431);
    expect((await server.json("GET", "/healthz")).body).toEqual({ status: "ok" });
  });

  it("responds to HEAD as to GET, without the body", async () => {
    const server = await startTestServer();
    for (const path of ["/healthz", "/v1/threads", "/openapi.yaml"]) {
      const [head, get] = [await server.request("HEAD", path), await server.request("GET", path)];
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
      expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
      await get.body?.cancel();
    }
    expect((await server.request("HEAD", "/v1/threads/none")).status).toBe(404);
  });

  it("ends HEAD of a run's stream immediately", async () => {
    const server = await startTestServer();
    const stream = await server.script("thr_1", [[{ text: "x" }]]);
    await stream.end();
    const response = await server.request(
      "HEAD",
      `/v1/threads/thr_1/runs/${stream.response.headers.get("x-run-id")}`,
    );
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
  });

  it("responds with JSON everywhere except for runs [T-001][T-086][T-239][TX-28]", async () => {
    const server = await startTestServer();
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
  it.each(["openapi.yaml", "openapi.3.2.yaml", "asyncapi.yaml", "asyncapi.3.0.yaml"])(
    "serves %s as in the repository",
    async (name) => {
      const server = await startTestServer();
      const response = await server.request("GET", `/${name}`);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/yaml"]);
      const file = readFileSync(new URL(`../../../generated/tambo/${name}`, import.meta.url), "utf8");
      expect((await response.text()) === file).toBe(true);
    },
  );

  it("serves the reference, its document and its scripts", async () => {
    const server = await startTestServer();
    const page = await server.request("GET", "/docs");
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const sources = [...(await page.text()).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url]) => `${url}`);
    const hash = /-[0-9a-f]{10}(?=\.)/;
    expect(sources.map((source) => source.replace(hash, ""))).toEqual([
      // The page has an empty icon, because browsers would otherwise request one.
      "data:,",
      "/docs/reference.css",
      "openapi.yaml",
      "openapi.3.2.yaml",
      "asyncapi.yaml",
      "asyncapi.3.0.yaml",
      "/docs/reference.js",
      "/docs/scalar.js",
    ]);
    for (const source of [...sources.slice(1), "docs/reference.json"]) {
      const { pathname, origin } = new URL(source, `${server.url}/docs`);
      expect(origin).toBe(server.url);
      const response = await server.request("GET", pathname);
      expect([source, response.status]).toEqual([source, 200]);
      await response.arrayBuffer();
    }
  });
});
