import { expect, it } from "vitest";
import { parse } from "yaml";
import { emit, findParserDiagnostics } from "../test/tester.ts";

const bearer = { type: "http", scheme: "bearer" };
const key = { type: "httpApiKey", name: "X-API-Key", in: "header" };
const ref = (name: string) => ({ $ref: `#/components/securitySchemes/${name}` });

const OAUTH = `OAuth2Auth<[{ type: OAuth2FlowType.clientCredentials; tokenUrl: "https://example.com/token"; scopes: ["read", "write"]; }]>`;
const oauth = {
  type: "oauth2",
  flows: {
    clientCredentials: {
      tokenUrl: "https://example.com/token",
      availableScopes: { read: "", write: "" },
    },
  },
};

const cases = [
  { auth: "BearerAuth", security: [ref("BearerAuth")], schemes: { BearerAuth: bearer } },
  {
    auth: 'BearerAuth | ApiKeyAuth<ApiKeyLocation.header, "X-API-Key">',
    security: [ref("BearerAuth"), ref("ApiKeyAuth")],
    schemes: { ApiKeyAuth: key, BearerAuth: bearer },
  },
  {
    auth: "BasicAuth",
    security: [ref("BasicAuth")],
    schemes: { BasicAuth: { type: "http", scheme: "basic" } },
  },
  {
    auth: 'OpenIdConnectAuth<"https://example.com/.well-known/openid-configuration">',
    security: [ref("OpenIdConnectAuth")],
    schemes: {
      OpenIdConnectAuth: {
        type: "openIdConnect",
        description: expect.stringContaining("OpenID Connect"),
        openIdConnectUrl: "https://example.com/.well-known/openid-configuration",
      },
    },
  },
  {
    auth: OAUTH,
    security: [{ ...oauth, scopes: ["read", "write"] }],
    schemes: undefined,
  },
  // Access without a key is allowed. AsyncAPI can express this only by omitting `security`.
  { auth: "NoAuth | BearerAuth", security: undefined, schemes: undefined },
  {
    auth: '[BearerAuth, ApiKeyAuth<ApiKeyLocation.header, "X-API-Key">]',
    security: [ref("BearerAuth"), ref("ApiKeyAuth")],
    schemes: { ApiKeyAuth: key, BearerAuth: bearer },
    diagnostics: [
      "warning typespec-asyncapi-emitter/combined-authentication: Operation 'chat' requires BearerAuth and ApiKeyAuth together. AsyncAPI can only list alternatives, so they are listed as alternatives. State in the description that all are required.",
    ],
  },
];

it.each(cases)("writes $auth", async ({ auth, security, schemes, diagnostics = [] }) => {
  const emitted = await emit(`
    @service @useAuth(${auth}) namespace Chat;
    model Delta { text: string; }
    @events union Events { Delta }
    @route("/chat") @get op chat(): SSEStream<Events>;
  `);
  expect(emitted.diagnostics).toEqual(diagnostics);
  const text = emitted.files["asyncapi.yaml"] ?? "";
  const document = parse(text);
  expect({
    security: document.operations.chat.security,
    schemes: document.components.securitySchemes,
  }).toEqual({ security, schemes });
  expect(await findParserDiagnostics(text)).toEqual([]);
});

it("leaves out schemes that no streaming operation uses", async () => {
  const { files } = await emit(`
    @service @useAuth(BearerAuth) namespace Chat;
    model Delta { text: string; }
    @events union Events { Delta }
    @useAuth(BasicAuth) @route("/chat") @get op chat(): SSEStream<Events>;
    @route("/other") @get op other(): string;
  `);
  expect(Object.keys(parse(files["asyncapi.yaml"] ?? "").components.securitySchemes)).toEqual(["BasicAuth"]);
});
