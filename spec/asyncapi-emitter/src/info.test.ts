import { expect, it } from "vitest";
import { parse } from "yaml";
import { emit, parserComplaints } from "../test/tester.ts";

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
  expect(await parserComplaints(text)).toEqual([]);
});
