import { describe, expect, it } from "vitest";
import type { Step } from "./case.ts";
import { executeSteps } from "./steps.ts";
import { begin, problemOf, steady } from "./testing/cases.ts";
import { type Handler, json } from "./testing/server.ts";

describe("a request", () => {
  const mirror: Handler = ({ line, headers, body }, response) =>
    json(response, 200, {
      line,
      authorization: headers.authorization ?? null,
      apiKey: headers["x-api-key"] ?? null,
      type: headers["content-type"] ?? null,
      body,
    });

  it("replaces placeholders, creates the threads that it names, and records the response", async () => {
    const { run } = await begin(mirror);
    await executeSteps(run, [
      {
        request: "got",
        method: "POST",
        path: "/t/${threads.other}",
        query: { n: 1, at: "${target.toolServer}-${nonce}" },
        body: { list: ["${target}"] },
        expect: 200,
      },
    ]);
    expect(steady(run.observations().got)).toMatchObject({
      kind: "answer",
      method: "POST",
      path: "/t/conform-NONCE-other",
      status: 200,
      body: {
        line: "POST /t/conform-NONCE-other?n=1&at=tools-NONCE",
        type: "application/json",
        body: '{"list":[{"toolServer":"tools","graceMs":null,"maxBodyBytes":null,"otherModel":"conform-other"}]}',
      },
    });
    expect(steady(run.threadIds)).toEqual(["conform-NONCE-other"]);
    expect(run.evidence.responses).toEqual([run.observations().got]);
  });

  it("sends a raw body unchanged", async () => {
    const { run } = await begin(mirror);
    await executeSteps(run, [{ request: "got", method: "POST", path: "/", rawBody: "{not json" }]);
    expect(run.observations()).toMatchObject({ got: { body: { body: "{not json" } } });
  });

  it("sends a body of binary data", async () => {
    const { run } = await begin(mirror);
    const base64 = Buffer.from([0x7b, 0xff, 0x7d]).toString("base64");
    await executeSteps(run, [{ request: "got", method: "POST", path: "/", rawBody: { base64 } }]);
    expect(run.observations()).toMatchObject({ got: { body: { body: "{\ufffd}" } } });
  });

  it("pads a body with spaces", async () => {
    const { run } = await begin(mirror, { target: { maxBodyBytes: 9 } });
    await executeSteps(run, [
      { request: "got", method: "POST", path: "/", body: { é: 1 }, bytes: "${target.maxBodyBytes + `1`}" },
    ]);
    expect(run.observations()).toMatchObject({ got: { body: { body: '{"é":1}  ' } } });
  });

  it.each<["none" | "other" | "wrong" | "x-api-key" | undefined, string | null, string | null]>([
    [undefined, "Bearer key-one", null],
    ["none", null, null],
    ["other", "Bearer key-two", null],
    ["wrong", "Bearer not-a-key", null],
    ["x-api-key", null, "key-one"],
  ])("with the key %s sends only that key", async (key, authorization, apiKey) => {
    const { run } = await begin(mirror, { target: { key: "key-one", otherKey: "key-two" } });
    const step = { request: "got", method: "GET", path: "/" } as const;
    await executeSteps(run, [key === undefined ? step : { ...step, key }]);
    expect(run.observations()).toMatchObject({ got: { body: { authorization, apiKey } } });
  });

  it("ends the case if the status is not the expected one", async () => {
    const { run } = await begin((_, response) => response.writeHead(404).end("no"));
    expect(await problemOf(run, [{ request: "got", method: "GET", path: "/", expect: 200 }])).toBe(
      "step 1 (request): GET / returned status 404 instead of 200: no",
    );
    expect(run.observations()).toMatchObject({ got: { status: 404, body: null, text: "no" } });
  });
});

describe("pages", () => {
  const pages: Step = { pages: "all", path: "/list", query: { limit: 2 }, items: "rows", atMost: 3 };

  it("are read to the last one", async () => {
    const { run, lines } = await begin(({ line }, response) =>
      json(
        response,
        200,
        line.includes("cursor=n%2F1") ? { rows: [3], nextCursor: null } : { rows: [1, 2], nextCursor: "n/1" },
      ),
    );
    await executeSteps(run, [pages]);
    expect(lines()).toEqual(["GET /list?limit=2", "GET /list?limit=2&cursor=n%2F1"]);
    expect(run.observations().all).toEqual({
      kind: "pages",
      method: "GET",
      path: "/list",
      pages: [
        { rows: [1, 2], nextCursor: "n/1" },
        { rows: [3], nextCursor: null },
      ],
      items: [1, 2, 3],
      statuses: [200, 200],
      complete: true,
    });
  });

  it("end at the limit if the cursors form a loop", async () => {
    const { run } = await begin((_, response) => json(response, 200, { rows: [1], nextCursor: "again" }));
    await executeSteps(run, [pages]);
    expect(run.observations()).toMatchObject({
      all: { items: [1, 1, 1], statuses: [200, 200, 200], complete: false },
    });
  });

  it.each<[string, Handler, string]>([
    ["another list", (_, response) => json(response, 200, { items: [] }), '{"items":[]}'],
    ["a refusal", (_, response) => json(response, 404, null), "null"],
    ["no JSON", (_, response) => response.end("<html>"), "<html>"],
  ])("end the case if a page has %s", async (_, handle, text) => {
    const { run } = await begin(handle);
    expect(await problemOf(run, [pages])).toBe(`step 1 (pages): GET /list returned no list "rows": ${text}`);
    expect(run.observations().all).toBeUndefined();
  });
});
