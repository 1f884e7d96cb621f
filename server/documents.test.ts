import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { expect, it, onTestFinished } from "vitest";
import { createDocumentRouter } from "./documents.ts";
import { startHttpServer } from "./proof/testing/http-server.ts";

const generated = join(import.meta.dirname, "../generated/tambo");
const files = readdirSync(generated).filter((name) => name.endsWith(".yaml"));

it("serves the files as they were at the start, also after they have changed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of [...files, "docs.html", "reference.json", "reference.open.json"])
    cpSync(join(generated, name), join(folder, name));
  const url = await startHttpServer(express().disable("etag").use(createDocumentRouter(folder, false)));
  for (const name of files) writeFileSync(join(folder, name), "changed");
  rmSync(join(folder, "docs.html"));
  for (const name of [...files, "docs"]) {
    const response = await fetch(`${url}/${name}`);
    const file = name === "docs" ? "docs.html" : name;
    const isOld = (await response.text()) === readFileSync(join(generated, file), "utf8");
    expect({ name, status: response.status, isOld }).toEqual({ name, status: 200, isOld: true });
  }
});

it.each([
  [true, "reference.open.json"],
  [false, "reference.json"],
])("serves the reference of a server that is open: %s", async (isOpen, file) => {
  const url = await startHttpServer(express().use(createDocumentRouter(generated, isOpen)));
  const document = await (await fetch(`${url}/docs/reference.json`)).text();
  expect(document === readFileSync(join(generated, file), "utf8")).toBe(true);
});
