import { expect, it } from "vitest";
import { parse } from "yaml";
import { emit, findParserDiagnostics } from "../test/tester.ts";

const cases = [
  { servers: "", want: undefined },
  {
    servers: '@server("https://api.example.com/", "Live")',
    want: { live: { host: "api.example.com", protocol: "https", description: "Live" } },
  },
  {
    servers: '@server("http://localhost:8080/base/v1")',
    want: { server: { host: "localhost:8080", protocol: "http", pathname: "/base/v1" } },
  },
  {
    servers: `@server("https://{region}.example.com:{port}/{base}", "Live, by region", {
      /** Where it runs. */ region: "eu" | "us" = "eu", port: string = "443", base: string })`,
    want: {
      "live-by-region": {
        host: "{region}.example.com:{port}",
        protocol: "https",
        pathname: "/{base}",
        description: "Live, by region",
        variables: {
          region: { enum: ["eu", "us"], default: "eu", description: "Where it runs." },
          port: { default: "443" },
          base: {},
        },
      },
    },
  },
  {
    // Decorators are applied from the bottom up, and the servers in the OpenAPI document are in that order.
    servers: '@server("https://a.example.com", "Live") @server("https://b.example.com", "Live")',
    want: {
      live: { host: "b.example.com", protocol: "https", description: "Live" },
      "live-2": { host: "a.example.com", protocol: "https", description: "Live" },
    },
  },
  {
    servers: '@server("/v1", "Here")',
    want: undefined,
    diagnostics: [
      "warning typespec-asyncapi-emitter/unsupported-server-url: Server '/v1' is omitted: AsyncAPI requires a literal protocol and a host, as in https://{region}.example.com/v1.",
    ],
  },
];

it.each(cases)("converts $servers", async ({ servers, want, diagnostics = [] }) => {
  const emitted = await emit(`
    @service ${servers} namespace Chat;
    model Delta { text: string; }
    @events union Events { Delta }
    @route("/chat") @get op chat(): SSEStream<Events>;
  `);
  expect(emitted.diagnostics).toEqual(diagnostics);
  const text = emitted.files["asyncapi.yaml"] ?? "";
  expect(parse(text).servers).toEqual(want);
  expect(await findParserDiagnostics(text)).toEqual([]);
});
