import { expect, it } from "vitest";
import { templateOf } from "./reference.ts";
import { addressesOf, readHtml, textsOf } from "./testing/dom.ts";

it("gives Redoc's page a way back, the documents for readers without scripts, and nothing from outside", () => {
  const template = templateOf({
    contract: "tambo",
    document: "generated/tambo/openapi.yaml",
    path: "contracts/tambo/openapi.html",
    format: "OpenAPI",
  });
  const document = readHtml(template);
  expect(textsOf(document, "title")).toEqual(["OpenAPI of Tambo v1 · Streaming agent contracts"]);
  expect(addressesOf(document)).toEqual([
    "../../index.html",
    "index.html",
    "events.html",
    "requirements.html",
    "openapi.html",
    "asyncapi.html",
    "openapi.yaml",
    "openapi.3.2.yaml",
    "asyncapi.yaml",
    "events.html",
  ]);
  expect(document.querySelector("meta[http-equiv]")?.getAttribute("content")).toBe(
    "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:",
  );
  expect(template.match(/\{\{.*?\}\}\}?/g)).toEqual(["{{{redocHead}}}", "{{{redocHTML}}}"]);
});
