import { expect, it } from "vitest";
import { readSettings } from "../../config/settings.ts";
import { startTestServer, type TestServerOptions } from "../../proof/testing/server.ts";
import { startIssuer } from "../../proof/testing/token-issuer.ts";

const { everyProject } = readSettings({});
const urn = "urn:ietf:params:oauth:";
const grant = `${urn}grant-type:token-exchange`;
const formType = "application/x-www-form-urlencoded";
const notCached = ["no-store", "no-cache"];
const key = { authorization: "Bearer key-1" };

/** Starts a server whose project `shop` requires tokens. */
async function start(options: TestServerOptions = { tokenSecrets: ["0123456789abcdef0123456789abcdef"] }) {
  const issuer = await startIssuer();
  const shop = { ...everyProject, issuers: [issuer.settings], tokenRequired: true as const };
  const server = await startTestServer({
    apiKeys: "shop:key-1",
    projects: new Map([["shop", shop]]),
    ...options,
  });
  const exchange = async (body: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/compat/tambo/oauth/token`, {
      method: "POST",
      body,
      headers: { "content-type": formType, ...key, ...headers },
    });
    const caching = [response.headers.get("cache-control"), response.headers.get("pragma")];
    return { caching, status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const form = (fields: Record<string, string>) =>
    new URLSearchParams({ subject_token_type: `${urn}token-type:id_token`, ...fields }).toString();
  return { issuer, server, exchange, form };
}

it("[TA-028] exchanges a token with the API key, and accepts the access token for its user only", async () => {
  const { issuer, server, exchange, form } = await start();
  const obtain = async (sub: string) => {
    const subject = await issuer.sign({ sub });
    return await exchange(form({ grant_type: grant, subject_token: subject }));
  };
  const { caching, status, body } = await obtain("ann");
  expect([status, caching, body]).toEqual([
    200,
    notCached,
    {
      access_token: expect.any(String),
      issued_token_type: `${urn}token-type:access_token`,
      token_type: "Bearer",
      expires_in: expect.any(Number),
    },
  ]);
  const ann = { authorization: `Bearer ${body.access_token}` };
  const bob = { authorization: `Bearer ${(await obtain("bob")).body.access_token}` };
  const at = "/compat/tambo/v1/threads";
  const { id } = (await server.json("POST", at, {}, ann)).body;
  const read = async (headers: Record<string, string>) =>
    (await server.json("GET", `${at}/${id}`, undefined, headers)).status;
  expect([await read(ann), await read(bob), await read(key)]).toEqual([200, 404, 401]);
});

const sendKey = 'Send the project\'s API key as "Authorization: Bearer <key>" or "X-API-Key: <key>".';
const problem = { status: 400, body: { code: "VALIDATION_ERROR" } };
const rejection = (error: string, description: string) => ({
  status: 400,
  caching: notCached,
  body: { error, error_description: description },
});
const unsupported = (description: string) => rejection("unsupported_grant_type", description);

it.each<[string, Record<string, string> | string, object, object]>([
  ["another grant type", { grant_type: "password" }, {}, unsupported(`grant_type must be ${grant}.`)],
  ["an empty form", "", {}, rejection("invalid_request", "grant_type is missing.")],
  ["no subject token", { grant_type: grant }, {}, rejection("invalid_request", "subject_token is missing.")],
  [
    "a scope",
    { grant_type: grant, subject_token: "x", scope: "all" },
    {},
    rejection("invalid_scope", "Tokens of this server have no scopes; omit scope."),
  ],
  ["a field twice", `grant_type=${grant}&grant_type=${grant}`, {}, problem],
  ["JSON", "{}", { "content-type": "application/json" }, { status: 415 }],
  ["no API key", { grant_type: grant }, { authorization: "" }, { status: 401, body: { detail: sendKey } }],
])("[TA-028] rejects %s", async (_, fields, headers, expected) => {
  const { exchange, form } = await start();
  const sent = await exchange(typeof fields === "string" ? fields : form(fields), {
    ...(headers as Record<string, string>),
  });
  expect(sent).toMatchObject(expected);
});

it("[TA-028] says that the server is not configured to issue tokens", async () => {
  const { issuer, exchange, form } = await start({});
  const valid = form({ grant_type: grant, subject_token: await issuer.sign() });
  expect(await exchange(valid)).toMatchObject(
    unsupported("This server issues no tokens, because it has no signing secret (tokenSecrets)."),
  );
  const other = await start({ projects: new Map() });
  expect(await other.exchange(valid)).toMatchObject(
    unsupported("This server issues no tokens, because no project has an issuer (issuers)."),
  );
});
