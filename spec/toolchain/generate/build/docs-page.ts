import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type OpenApiDocument, operationsOf } from "../document.ts";
import type { Publication } from "../reference/reference-document.ts";
import { sampleServer } from "../reference/sample-request.ts";
import { readScalarScript } from "../reference/scalar.ts";

/** The documents of a contract, by the names of their formats. */
const documents = {
  "OpenAPI 3.1": "openapi.yaml",
  "OpenAPI 3.2": "openapi.3.2.yaml",
  "AsyncAPI 3.1": "asyncapi.yaml",
  "AsyncAPI 3.0": "asyncapi.3.0.yaml",
};

/** A contract whose reference is published next to the reference of another contract. */
export interface Sibling {
  name: string;
  title: string;
}

/**
 * Returns the parts of a reference that the server publishes.
 *
 * @param isOpen True if the server has no API keys.
 */
export function publishOnServer(siblings: readonly Sibling[], isOpen: boolean): Publication {
  return {
    links: [
      ...(isOpen ? ["**This server has no API keys, so requests need no key.**"] : []),
      `[Playground](/) · ${documentLinks()}`,
      otherContracts(siblings, ({ name }) => `/contracts/${name}/docs`),
      "The guides are in the folder `docs/guides` of the repository. `npm run docs` builds a site from them.",
    ].join("\n\n"),
    servers: [{ url: sampleServer, description: "This server" }],
  };
}

/** Returns the parts of a reference that the documentation site publishes, in a folder for each contract. */
export function publishOnSite(siblings: readonly Sibling[]): Publication {
  const guides = {
    "First run and playground": "tutorials/first-run",
    "Every contract with curl": "guides/curl",
    "Resume a stream": "guides/resume",
    Errors: "guides/errors",
    "Generate an SDK": "guides/generate-an-sdk",
    "API keys": "guides/access",
  };
  return {
    links: [
      `[Overview](index.html) · [Events](events.html) · [Error codes](errors.html) · [Requirements](requirements.html) · ${documentLinks()}`,
      `Guides: ${Object.entries(guides)
        .map(([title, path]) => `[${title}](../../${path}.html)`)
        .join(", ")}`,
      otherContracts(siblings, ({ name }) => `../${name}/api.html`),
      "To send requests from this page, publish it on a web server whose origin your server [allows](../../guides/access.html#cors).",
    ].join("\n\n"),
    servers: [
      {
        url: "{server}",
        description: "Your server",
        variables: { server: { default: sampleServer, description: "The URL of the server." } },
      },
    ],
  };
}

function documentLinks(): string {
  return Object.entries(documents)
    .map(([format, file]) => `[${format}](${file})`)
    .join(" · ");
}

function otherContracts(siblings: readonly Sibling[], address: (sibling: Sibling) => string): string {
  return siblings.length === 0
    ? ""
    : `Other contracts: ${siblings.map((each) => `[${each.title}](${address(each)})`).join(", ")}`;
}

/** A reference page. */
export interface ReferencePage {
  title: string;
  /** The published document. Its operations are listed until the renderer has loaded. */
  openapi: OpenApiDocument;
  /** The path or URL of the folder with the page's scripts and styles. */
  scripts: string;
  /** The document that the page shows. If it is missing, the page loads `docs/reference.json`. */
  document?: object;
  /** The hosts to which the page may send requests, as sources of a content security policy. */
  connect: string;
}

/**
 * Writes a reference page. The content security policy allows only scripts from the page's own folder or
 * server, so the page also works without internet access.
 */
export function writeReferencePage({ title, openapi, scripts, document, connect }: ReferencePage): string {
  const embedded =
    document === undefined
      ? ""
      : `<script type="application/json" id="document">${JSON.stringify(document).replaceAll("<", "\\u003c")}</script>\n    `;
  const operations = operationsOf(openapi).map(
    ({ method, path, operation: { summary = "" } }) =>
      `<li><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</li>`,
  );
  const links = Object.entries(documents).map(([format, file]) => `<a href="${file}">${format}</a>`);
  const load = (extension: string, toElement: (url: string) => string) =>
    [...readReferenceFiles().keys()]
      .filter((name) => name.endsWith(extension))
      .map((name) => toElement(`${scripts}/${name}`))
      .join("\n    ");
  return `<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta
      http-equiv="Content-Security-Policy"
      content="default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src ${connect}; base-uri 'none'; form-action 'none'"
    >
    <link rel="icon" href="data:,">
    <title>${escapeHtml(title)}</title>
    ${load(".css", (url) => `<link rel="stylesheet" href="${url}">`)}
  </head>
  <body>
    <noscript>The reference needs JavaScript. The documents: ${links.join(", ")}.</noscript>
    <div id="reference">
      <main class="outline">
        <h1>${escapeHtml(openapi.info.title)}</h1>
        <p>The details of these operations are loading.</p>
        <ul>
          ${operations.join("\n          ")}
        </ul>
      </main>
    </div>
    ${embedded}${load(".js", (url) => `<script defer src="${url}"></script>`)}
  </body>
</html>
`;
}

let referenceFiles: Map<string, string> | undefined;

/**
 * Returns the files that all reference pages load, in the order in which they are loaded. Each name contains a hash of
 * the content, so that browsers never ask for a file twice.
 */
export function readReferenceFiles(): ReadonlyMap<string, string> {
  const readOwn = (name: string) =>
    readFileSync(new URL(`../reference/browser/${name}`, import.meta.url), "utf8");
  referenceFiles ??= new Map(
    [
      ["reference", ".css", readOwn("reference.css")] as const,
      // This script loads the document while the browser loads the next script.
      ["reference", ".js", readOwn("reference.js")] as const,
      ["scalar", ".js", readScalarScript()] as const,
    ].map(([name, extension, text]) => {
      const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
      return [`${name}-${hash}${extension}`, text];
    }),
  );
  return referenceFiles;
}

/** Escapes text for use in HTML, including quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
