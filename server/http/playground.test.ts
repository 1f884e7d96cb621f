import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { describe, expect, it, onTestFinished } from "vitest";
import { startHttpServer } from "../proof/testing/http-server.ts";
import { startTestServer } from "../proof/testing/server.ts";
import { playground } from "./playground.ts";
import { createErrorHandler } from "./problem-responses.ts";

/** Serves a folder that contains the given files. */
async function serveFiles(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), ".playground-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "playground"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const app = express()
    .disable("x-powered-by")
    .use(
      playground(folder),
      createErrorHandler(() => {}),
    );
  return await startHttpServer(app);
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const getHeaders = ({ headers }: Response, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, headers.get(name)]));

const displayed = [
  "content-type",
  "cache-control",
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
];

describe("a built playground", () => {
  const files = {
    "index.html": "<p>chat",
    ".sources": "0",
    "playground/index-1a.js": "1",
    "playground/index-2b.css": "p{}",
  };

  it("serves the page uncached, under a strict policy", async () => {
    const url = await serveFiles(files);
    for (const method of ["GET", "HEAD"]) {
      const response = await fetch(`${url}/`, { method });
      expect([response.status, await response.text()]).toEqual([200, method === "GET" ? "<p>chat" : ""]);
      expect(getHeaders(response, ...displayed, "content-length")).toEqual({
        "content-type": "text/html; charset=utf-8",
        "content-length": "7",
        "cache-control": "no-cache",
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
      });
    }
  });

  it.each([
    ["/playground/index-1a.js", "text/javascript; charset=utf-8", "1"],
    ["/playground/index-2b.css", "text/css; charset=utf-8", "p{}"],
  ])("serves files as immutable: %s", async (path, type, text) => {
    const response = await fetch((await serveFiles(files)) + path);
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(getHeaders(response, ...displayed)).toEqual({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": null,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  });

  it.each([
    [{ range: "bytes=999999999-" }, 416],
    [{ "if-match": '"other"' }, 412],
  ])("responds with a problem to unsupported conditions: %j", async (headers, status) => {
    const response = await fetch(await serveFiles(files), { headers: headers as Record<string, string> });
    expect([response.status, response.headers.get("content-type")]).toEqual([
      status,
      "application/problem+json; charset=utf-8",
    ]);
    expect(await response.json()).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/), status });
  });

  it.each([
    ["GET", "/index.html"],
    ["GET", "/.sources"],
    ["GET", "/playground"],
    ["GET", "/playground/"],
    ["GET", "/playground/other.js"],
    ["GET", "/playground/..%2f.sources"],
    ["GET", "/Playground/index-1a.js"],
    ["POST", "/"],
    ["POST", "/playground/index-1a.js"],
  ])("serves nothing else: %s %s", async (method, path) => {
    expect((await fetch((await serveFiles(files)) + path, { method })).status).toBe(404);
  });
});

it("a missing build is reported with instructions", async () => {
  const response = await fetch(`${await serveFiles({})}/`);
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringMatching(
      /Run <code>npm ci<\/code> and <code>npm run build:playground<\/code>.*fails after <code>npm ci --omit=dev<\/code>/s,
    ),
  ]);
  expect(getHeaders(response, "content-type", "cache-control")).toEqual({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
  });
});

it("the server has the playground at / without a key, and the API's errors for other paths", async () => {
  const { request, json } = await startTestServer({ apiKeys: "default:secret" });
  const page = await request("GET", "/");
  expect([200, 503]).toContain(page.status);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await json("GET", "/playground/none.js")).toMatchObject({
    status: 404,
    body: { code: "NOT_FOUND" },
  });
});
