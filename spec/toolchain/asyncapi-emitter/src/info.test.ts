import { expect, it } from "vitest";
import { parse } from "yaml";
import { emit, findParserDiagnostics } from "../test/tester.ts";
import type { AsyncApiDocument } from "./asyncapi.ts";

const cases = [
  { decorators: "@service", want: { title: "(title)", version: "0.0.0" } },
  {
    decorators: `@service(#{ title: "Chat" }) @summary("Short.")
      @info(#{ version: "1.0.0", termsOfService: "https://example.com/terms", license: #{ name: "MIT", identifier: "MIT" } })`,
    want: {
      title: "Chat",
      version: "1.0.0",
      description: "Short.",
      termsOfService: "https://example.com/terms",
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
    },
  },
  {
    decorators: `/** Long. */ @service(#{ title: "Chat" }) @summary("Short.")
      @info(#{ version: "1.0.0", license: #{ name: "Both", identifier: "MIT OR Apache-2.0" } })`,
    want: { title: "Chat", version: "1.0.0", description: "Long.", license: { name: "Both" } },
  },
  {
    decorators: `@service(#{ title: "Chat" })
      @tagMetadata("Used", #{ description: "In use.", externalDocs: #{ url: "https://example.com/used" } })
      @tagMetadata("Unused", #{ description: "Of operations without stream." })`,
    want: {
      title: "Chat",
      version: "0.0.0",
      tags: [{ name: "Used", description: "In use.", externalDocs: { url: "https://example.com/used" } }],
    },
  },
];

it.each(cases)("converts $decorators", async ({ decorators, want }) => {
  const tag = decorators.includes("Used") ? '@tag("Used")' : "";
  const { files, diagnostics } = await emit(`
    ${decorators} namespace Chat;
    model Delta { text: string; }
    @events union Events { Delta }
    ${tag} @route("/chat") @get op chat(): SSEStream<Events>;
  `);
  expect(diagnostics).toEqual([]);
  const text = files["asyncapi.yaml"] ?? "";
  expect(parse(text).info).toEqual(want);
  expect(await findParserDiagnostics(text)).toEqual([]);
});

const SPEC = `
  @service(#{ title: "Chat" }) namespace Chat;

  #deprecated "Use New."
  @extension("x-sunset", "2027-06-01")
  model Old { text: string; }

  model New {
    #deprecated "Use text."
    @extension("x-sunset", "2027-07-01")
    message?: string;
    text: string;
  }

  @events union Events {
    #suppress "deprecated" "sent until its sunset"
    old: Old,
    @extension("x-team", "chat") fresh: New,
    #deprecated "Read fresh."
    renamed: New,
  }

  model Answer {
    ...SSEStream<Events>;
    #deprecated "Read nothing."
    @extension("x-sunset", "2027-08-01")
    @header("X-Run-Id") runId: string;
  }

  #deprecated "Use another."
  @extension("x-sunset", "2027-09-01")
  @route("/chat") @get op chat(
    #deprecated "Say nothing."
    @extension("x-sunset", "2027-10-01")
    @query mood?: string,
  ): Answer;
`;

it("writes the deprecation and extensions of operations, messages, fields, parameters and headers", async () => {
  const { files, diagnostics } = await emit(SPEC);
  expect(diagnostics).toEqual([]);
  const { operations, components } = parse(files["asyncapi.yaml"] ?? "") as AsyncApiDocument;
  const extensions = (object: object | undefined) =>
    Object.fromEntries(Object.entries(object ?? {}).filter(([name]) => name.startsWith("x-")));
  expect(extensions(operations.chat)).toEqual({ "x-deprecated": true, "x-sunset": "2027-09-01" });
  expect(operations.chat?.bindings.http.query?.properties).toEqual({
    mood: { type: "string", deprecated: true, "x-sunset": "2027-10-01" },
  });
  const { messages, messageBindings, schemas } = components;
  expect(Object.fromEntries(Object.entries(messages).map(([key, each]) => [key, extensions(each)]))).toEqual({
    Old: { "x-deprecated": true, "x-sunset": "2027-06-01" },
    New: { "x-team": "chat" },
    "New.renamed": { "x-deprecated": true },
  });
  expect(messageBindings.stream?.http.headers.properties).toMatchObject({
    "X-Run-Id": { type: "string", deprecated: true, "x-sunset": "2027-08-01" },
  });
  expect(schemas).toEqual({
    Old: {
      type: "object",
      required: ["text"],
      properties: { text: { type: "string" } },
      deprecated: true,
      "x-sunset": "2027-06-01",
    },
    New: {
      type: "object",
      required: ["text"],
      properties: {
        message: { type: "string", deprecated: true, "x-sunset": "2027-07-01" },
        text: { type: "string" },
      },
    },
  });
  expect(await findParserDiagnostics(files["asyncapi.yaml"] ?? "")).toEqual([]);
});
