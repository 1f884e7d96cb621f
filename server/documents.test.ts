import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import express from "express";
import { expect, it, onTestFinished } from "vitest";
import { createDocumentRouter } from "./documents.ts";
import { startHttpServer } from "./proof/testing/http-server.ts";

const generated = join(import.meta.dirname, "../generated/tambo");
const files = readdirSync(generated).filter((name) => name.endsWith(".yaml"));

it("serves the files as they were at the start, also after they have changed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of [...files, "docs.html", "reference.json"])
    cpSync(join(generated, name), join(folder, name));
  const url = await startHttpServer(express().disable("etag").use(createDocumentRouter(folder)));
  for (const name of files) writeFileSync(join(folder, name), "changed");
  rmSync(join(folder, "docs.html"));
  for (const name of [...files, "docs"]) {
    const response = await fetch(`${url}/${name}`);
    const file = name === "docs" ? "docs.html" : name;
    const isOld = (await response.text()) === readFileSync(join(generated, file), "utf8");
    expect({ name, status: response.status, isOld }).toEqual({ name, status: 200, isOld: true });
  }
});

it("responds with 304 to a client that already has the document", async () => {
  const url = await startHttpServer(express().disable("etag").use(createDocumentRouter(generated)));
  const tag = (await fetch(`${url}/openapi.yaml`)).headers.get("etag") ?? "";
  // `fetch` would also send `Cache-Control: no-cache`.
  const load = async (etag: string) => {
    const sent = get(`${url}/openapi.yaml`, { headers: { "if-none-match": etag } });
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    return { status: response.statusCode, isEmpty: (await text(response)) === "" };
  };
  expect([await load(tag), await load('"other"')]).toEqual([
    { status: 304, isEmpty: true },
    { status: 200, isEmpty: false },
  ]);
});
