import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import express from "express";
import { expect, it, onTestFinished } from "vitest";
import { startHttpServer } from "../proof/testing/http-server.ts";
import { startTestServer } from "../proof/testing/server.ts";
import { serveContent, serveHashedFiles } from "./static-content.ts";

const large = "a line\n".repeat(1000);
const small = "a line\n";
const toHash = (text: string) => createHash("sha256").update(text).digest("base64url");
const hash = toHash(large);

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };

/** Sends a request with only the given headers, and returns the response with its decoded body. */
async function send(url: string, headers: Record<string, string>, method = "GET") {
  const sent = request(url, { headers, method }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = await buffer(response);
  const encoding = (response.headers["content-encoding"] ?? "none") as keyof typeof decoders;
  return {
    status: response.statusCode,
    encoding,
    vary: response.headers.vary,
    tag: response.headers.etag,
    cache: response.headers["cache-control"],
    type: response.headers["content-type"],
    isComplete: response.headers["content-length"] === `${body.length}`,
    text: body.length === 0 ? "" : decoders[encoding](body).toString(),
  };
}

const found = {
  status: 200,
  vary: "Accept-Encoding",
  cache: "no-cache",
  type: "application/yaml",
  isComplete: true,
  text: large,
};

it.each([
  ["br, gzip", { encoding: "br", tag: `"${hash}-br"` }],
  ["gzip, deflate, br, zstd", { encoding: "br", tag: `"${hash}-br"` }],
  ["gzip, br;q=0", { encoding: "gzip", tag: `"${hash}-gzip"` }],
  ["zstd", { encoding: "none", tag: `"${hash}"` }],
  [undefined, { encoding: "none", tag: `"${hash}"` }],
] as const)("compresses content for clients that accept %s", async (accepted, expected) => {
  const app = express()
    .disable("etag")
    .get("/a", serveContent(Buffer.from(large), "application/yaml"));
  const url = `${await startHttpServer(app)}/a`;
  const headers: Record<string, string> = accepted === undefined ? {} : { "accept-encoding": accepted };
  expect(await send(url, headers)).toEqual({ ...found, ...expected });
  // The second response contains the stored result of the first compression.
  expect(await send(url, headers)).toEqual({ ...found, ...expected });
  expect(await send(url, headers, "HEAD")).toEqual({ ...found, ...expected, isComplete: false, text: "" });
  const unchanged = { ...found, status: 304, encoding: "none", type: undefined, isComplete: false, text: "" };
  expect(await send(url, { ...headers, "if-none-match": expected.tag })).toEqual({
    ...unchanged,
    encoding: expected.encoding,
    tag: expected.tag,
  });
});

it("does not compress small content, and does not confuse the tags of two encodings", async () => {
  const app = express()
    .get("/small", serveContent(Buffer.from(small), "js"))
    .get("/large", serveContent(Buffer.from(large), "js"));
  const url = await startHttpServer(app);
  expect(await send(`${url}/small`, { "accept-encoding": "br" })).toMatchObject({
    encoding: "none",
    tag: `"${toHash(small)}"`,
    type: "text/javascript; charset=utf-8",
    text: small,
  });
  const other = await send(`${url}/large`, { "accept-encoding": "gzip", "if-none-match": `"${hash}-br"` });
  expect(other).toMatchObject({ status: 200, encoding: "gzip", text: large });
});

it("serves the files of a folder as immutable, also if the folder is built later, and nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "static-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "secret.js"), "1");
  const built = join(folder, "built");
  const url = await startHttpServer(express().get("/files/:name", serveHashedFiles(built)));
  expect((await send(`${url}/files/a-1.js`, {})).status).toBe(404);
  mkdirSync(built);
  writeFileSync(join(built, "a-1.js"), large);
  const file = await send(`${url}/files/a-1.js`, { "accept-encoding": "br" });
  expect(file).toEqual({
    ...found,
    encoding: "br",
    tag: `"${hash}-br"`,
    cache: "public, max-age=31536000, immutable",
    type: "text/javascript; charset=utf-8",
  });
  expect((await send(`${url}/files/..%2fsecret.js`, {})).status).toBe(404);
});

it("does not compress streams", async () => {
  const server = await startTestServer();
  const response = await fetch(`${server.url}/v1/threads/thr_1/runs`, {
    method: "POST",
    headers: { "accept-encoding": "br, gzip", "content-type": "application/json" },
    body: JSON.stringify({ message: { role: "user", content: "Hello" }, createThread: true }),
  });
  expect([
    response.status,
    response.headers.get("content-type"),
    response.headers.get("content-encoding"),
  ]).toEqual([200, "text/event-stream", null]);
  await response.body?.cancel();
});
