import { expect, it } from "vitest";
import type { OpenApiDocument } from "../document.ts";
import { publishOnServer, publishOnSite, readReferenceFiles, writeReferencePage } from "./docs-page.ts";

const siblings = [
  { name: "one", title: "One" },
  { name: "two", title: "Two" },
];

const openapi = {
  info: { title: "A & <B>", version: "2.0.0" },
  paths: {
    "/a/{b}": {
      get: { operationId: "getA", summary: "Get <a>", responses: {} },
      put: { operationId: "putA", responses: {} },
    },
  },
  components: { schemas: {} },
} as unknown as OpenApiDocument;

it("names the contract and its operations, loads resources only from its own server, and forbids all others", () => {
  const page = writeReferencePage({ title: "A & <B> 2.0.0", openapi, scripts: "/docs", connect: "'self'" });
  const [style, script, renderer] = readReferenceFiles().keys();
  expect(page).toBe(`<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta
      http-equiv="Content-Security-Policy"
      content="default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'"
    >
    <link rel="icon" href="data:,">
    <title>A &amp; &lt;B&gt; 2.0.0</title>
    <link rel="stylesheet" href="/docs/${style}">
  </head>
  <body>
    <noscript>The reference needs JavaScript. The documents: <a href="openapi.yaml">OpenAPI 3.1</a>, <a href="openapi.3.2.yaml">OpenAPI 3.2</a>, <a href="asyncapi.yaml">AsyncAPI 3.1</a>, <a href="asyncapi.3.0.yaml">AsyncAPI 3.0</a>.</noscript>
    <div id="reference">
      <main class="outline">
        <h1>A &amp; &lt;B&gt;</h1>
        <p>The details of these operations are loading.</p>
        <ul>
          <li><code>GET /a/{b}</code> Get &lt;a&gt;</li>
          <li><code>PUT /a/{b}</code> </li>
        </ul>
      </main>
    </div>
    <script defer src="/docs/${script}"></script>
    <script defer src="/docs/${renderer}"></script>
  </body>
</html>
`);
});

it("can contain the document", () => {
  const document = { text: "</script>" };
  const page = writeReferencePage({ title: "A", openapi, scripts: "..", document, connect: "https:" });
  const [, json = ""] = /<script type="application\/json" id="document">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual(document);
});

it("says that a server without API keys needs none", () => {
  const [open, locked] = [true, false].map((isOpen) => publishOnServer(siblings, isOpen).links);
  expect(open).toBe(`**This server has no API keys, so requests need no key.**\n\n${locked}`);
});

it("links to the documents, the guides and the other contracts", () => {
  const formats =
    "[OpenAPI 3.1](openapi.yaml) · [OpenAPI 3.2](openapi.3.2.yaml) · " +
    "[AsyncAPI 3.1](asyncapi.yaml) · [AsyncAPI 3.0](asyncapi.3.0.yaml)";
  expect(publishOnServer(siblings, false)).toEqual({
    links: `[Playground](/) · ${formats}

Other contracts: [One](/contracts/one/docs), [Two](/contracts/two/docs)

The guides are in the folder \`docs/guides\` of the repository. \`npm run docs\` builds a site from them.`,
    servers: [{ url: "http://127.0.0.1:8080", description: "This server" }],
  });
  const { links, servers } = publishOnSite(siblings);
  expect(links.split("\n\n")[0]).toBe(
    `[Overview](index.html) · [Events](events.html) · [Error codes](errors.html) · [Requirements](requirements.html) · ${formats}`,
  );
  expect(links).toContain("Guides: [First run and playground](../../tutorials/first-run.html)");
  expect(links).toContain("Other contracts: [One](../one/api.html), [Two](../two/api.html)");
  expect(servers).toEqual([
    {
      url: "{server}",
      description: "Your server",
      variables: { server: { default: "http://127.0.0.1:8080", description: "The URL of the server." } },
    },
  ]);
});

it("includes the renderer with its license, and names files by their content", () => {
  const files = readReferenceFiles();
  expect([...files.keys()]).toEqual([
    expect.stringMatching(/^reference-[0-9a-f]{10}\.css$/),
    expect.stringMatching(/^reference-[0-9a-f]{10}\.js$/),
    expect.stringMatching(/^scalar-[0-9a-f]{10}\.js$/),
  ]);
  expect([...files.values()].at(-1)).toMatch(
    /^\/\*!\n@scalar\/api-reference\n\nMIT License\n[\s\S]*?\*\/\n\(function/,
  );
});
