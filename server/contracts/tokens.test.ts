/** Tokens of users, in every contract. */
import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { type ContractName, contractNames } from "../../generated/contracts.ts";
import { defaultGatewayLimits } from "../config/gateway.ts";
import { readSettings } from "../config/settings.ts";
import type { IssuedToken, Tokens } from "../core/ports/tokens.ts";
import type { ProjectSettings } from "../core/settings.ts";
import { contractClients } from "../proof/testing/contract-clients.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../proof/testing/server.ts";
import { dropConnection, startIssuer, type TestIssuer } from "../proof/testing/token-issuer.ts";
import { createTokens } from "../tokens/tokens.ts";

const { everyProject } = readSettings({});

/** Starts a server whose project `shop` accepts tokens of the issuer. */
async function startShop(
  issuer: TestIssuer,
  { project = {}, ...options }: TestServerOptions & { project?: Partial<ProjectSettings> } = {},
): Promise<TestServer> {
  const shop = { ...everyProject, toolServers: [], issuers: [issuer.settings], ...project };
  return await startTestServer({
    apiKeys: "shop:key-1",
    gateway: { auth: "required", limits: defaultGatewayLimits, rate: false },
    projects: new Map([["shop", shop]]),
    ...options,
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Starts a run with a contract, and returns the response. */
async function start(server: TestServer, contract: ContractName, headers: Record<string, string>) {
  const { path, body } = contractClients[contract].buildRequest({
    threadId: "t",
    content: JSON.stringify({ turns: [[{ text: "Hi" }]] }),
  });
  return await server.request("POST", path, body, headers);
}

const text = expect.any(String) as string;

/** The whole bodies of 401 responses. */
const bodies: Partial<Record<ContractName, (message: string) => object>> = {
  tambo: (detail) => ({
    type: "urn:tambo:error:unauthorized",
    title: "No valid API key or token",
    status: 401,
    detail,
    instance: text,
    code: "UNAUTHORIZED",
  }),
  "ag-ui": (message) => ({ error: { code: "UNAUTHORIZED", message } }),
  "agent-stream": (msg) => ({ code: 401, msg, data: null, trace_id: text }),
  gateway: (message) => ({
    error: { type: "authentication_error", message, param: "Authorization", request_id: text },
  }),
  "tambo-compat": (detail) => bodies.tambo?.(detail) ?? {},
  "tool-progress": (detail) => ({ detail, code: "UNAUTHORIZED" }),
};

/** Returns the body of a 401 response, or at least the fields that tests of all contracts know. */
function expectedBody(contract: ContractName, message: string): unknown {
  const fields = contractClients[contract].expectedError(401, "UNAUTHORIZED", message);
  return bodies[contract]?.(message) ?? expect.objectContaining(fields);
}

const sendKey = 'Send the project\'s API key as "Authorization: Bearer <key>" or "X-API-Key: <key>"';
const sendToGateway = 'Send the API key of your project as "Authorization: Bearer <key>"';
const sendToken = 'or the token of a user as "Authorization: Bearer <token>".';

/** Returns the messages for requests without a credential. */
const missingCredential = (contract: ContractName) =>
  contract === "gateway"
    ? {
        withTokens: `The API key or token is missing. ${sendToGateway}, ${sendToken}`,
        withoutTokens: `The API key is missing. ${sendToGateway}.`,
      }
    : { withTokens: `${sendKey}, ${sendToken}`, withoutTokens: `${sendKey}.` };

/** The contracts whose documents fix the value of `WWW-Authenticate`. */
const fixedChallenges: Partial<Record<ContractName, string>> = {
  "agent-stream": "Bearer",
  "tool-progress": "ApiKey",
};

const now = () => Math.floor(Date.now() / 1000);
const secret = new TextEncoder().encode("0123456789abcdef0123456789abcdef");
const longSubject = "is the user's name, and it is too long: ".repeat(7);

const subjectProblem = (problem: string) => `The claim sub of the token, which names the user, ${problem}.`;

/** Invalid tokens, and the messages about them. */
const invalidTokens: [name: string, create: (issuer: TestIssuer) => Promise<string>, message: string][] = [
  ["an expired token", (i) => i.sign({ exp: now() - 61 }), "The token has expired."],
  ["a token that is not valid yet", (i) => i.sign({ nbf: now() + 120 }), "The token is not valid yet (nbf)."],
  ["a token without expiry", (i) => i.sign({ exp: undefined }), "The token has no expiry time (exp)."],
  [
    "a token whose expiry is a text",
    (i) => i.sign({ exp: "never" }),
    "The claim exp of the token is not a number.",
  ],
  [
    "a token of another issuer",
    (i) => i.sign({ iss: "https://issuer.example" }),
    "The issuer (iss) of the token is not configured on this server.",
  ],
  [
    "a token without issuer",
    (i) => i.sign({ iss: undefined }),
    "The issuer (iss) of the token is not configured on this server.",
  ],
  [
    "a token for another audience",
    (i) => i.sign({ aud: ["lab", "shops"] }),
    "The audience (aud) of the token is not the one of its issuer.",
  ],
  [
    "a token without audience",
    (i) => i.sign({ aud: undefined }),
    "The audience (aud) of the token is not the one of its issuer.",
  ],
  [
    "a token with an unknown key",
    (i) => i.sign({}, { kid: "other" }),
    "The issuer has no key with the key id (kid) of the token.",
  ],
  [
    "a token signed with another key",
    async (i) => {
      const [header, payload] = (await i.sign()).split(".");
      return `${header}.${payload}.${(await i.sign({ sub: "bob" })).split(".")[2]}`;
    },
    "The signature of the token is not valid.",
  ],
  [
    "a token with a changed subject",
    async (i) => {
      const [header, , signature] = (await i.sign()).split(".");
      return `${header}.${(await i.sign({ sub: "bob" })).split(".")[1]}.${signature}`;
    },
    "The signature of the token is not valid.",
  ],
  [
    "an unsigned token",
    async ({ settings: { issuer, audience } }) =>
      new UnsecuredJWT({ iss: issuer, aud: audience, sub: "ann", exp: now() + 300 }).encode(),
    "The token is signed with an algorithm that this server does not accept.",
  ],
  [
    "a token signed with a shared secret",
    async ({ settings: { issuer, audience } }) =>
      await new SignJWT({ iss: issuer, aud: audience, sub: "ann", exp: now() + 300 })
        .setProtectedHeader({ alg: "HS256", kid: "first" })
        .sign(secret),
    "The token is signed with an algorithm that this server does not accept.",
  ],
  ["a token without subject", (i) => i.sign({ sub: undefined }), subjectProblem("is missing")],
  ["a token with an empty subject", (i) => i.sign({ sub: "" }), subjectProblem("is empty")],
  [
    "a token with a long subject",
    (i) => i.sign({ sub: longSubject }),
    subjectProblem("has more than 256 characters"),
  ],
  ["a token whose subject is a number", (i) => i.sign({ sub: 42 }), subjectProblem("is not a string")],
  [
    "a token with a control character",
    (i) => i.sign({ sub: "a\nb" }),
    subjectProblem("contains a control character"),
  ],
  ["something like a token", async () => "aGk.aGk.aGk", "The token is not a valid JSON Web Token."],
  [
    "an access token of another server",
    async () =>
      await new SignJWT({ client_id: "shop", sub: "ann", exp: now() + 300 })
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt", kid: "0" })
        .setIssuer("urn:tambo-server:token-exchange")
        .setAudience("urn:tambo-server:token-exchange")
        .sign(secret),
    "The issuer has no key with the key id (kid) of the token.",
  ],
  [
    "an unknown API key",
    async () => "key-2",
    "The API key is not valid. Send a key that is configured on this server.",
  ],
];

describe.each(contractNames)("%s", (contract) => {
  it.each(invalidTokens)("[TC-091][AS-071] rejects %s, and says why", async (_name, create, message) => {
    const issuer = await startIssuer();
    const server = await startShop(issuer);
    const token = await create(issuer);
    const response = await start(server, contract, bearer(token));
    const challenge = `Bearer error="invalid_token", error_description="${message}"`;
    const body = await response.text();
    expect([response.status, response.headers.get("www-authenticate"), JSON.parse(body)]).toEqual([
      401,
      fixedChallenges[contract] ?? challenge,
      expectedBody(contract, message),
    ]);
    expect(server.log).toEqual([]);
    for (const part of token.split(".").filter((piece) => piece !== ""))
      expect(JSON.stringify([...response.headers]) + body).not.toContain(part);
  });

  it.each<[string, TestServerOptions, keyof ReturnType<typeof missingCredential>]>([
    ["the key and the token, if a project accepts tokens", {}, "withTokens"],
    ["only the key, if no project accepts tokens", { projects: new Map() }, "withoutTokens"],
  ])(
    "names %s, if there is no credential, and sends the challenge without an error",
    async (_, options, kind) => {
      const server = await startShop(await startIssuer(), options);
      const response = await start(server, contract, {});
      expect([response.status, response.headers.get("www-authenticate"), await response.json()]).toEqual([
        401,
        contract === "tool-progress" ? "ApiKey" : "Bearer",
        expectedBody(contract, missingCredential(contract)[kind]),
      ]);
    },
  );

  it("accepts a token, whose user no response reveals", async () => {
    const issuer = await startIssuer();
    const server = await startShop(issuer);
    const response = await start(server, contract, bearer(await issuer.sign({ sub: "user-4711" })));
    const body = await response.text();
    expect([response.status, body.includes("Hi")]).toEqual([200, true]);
    expect(JSON.stringify([...response.headers]) + body).not.toContain("4711");
  });

  it("accepts only a token if the project requires one", async () => {
    const issuer = await startIssuer();
    const server = await startShop(issuer, { project: { tokenRequired: true } });
    const response = await start(server, contract, { ...bearer("key-1"), "x-user-key": "ann" });
    const message = "The project requires the token of a user; an API key is not sufficient.";
    expect([response.status, await response.json()]).toEqual([401, expectedBody(contract, message)]);
    expect((await start(server, contract, bearer(await issuer.sign()))).status).toBe(200);
  });

  it("accepts tokens, but no other request, if there are no API keys", async () => {
    const issuer = await startIssuer();
    const server = await startShop(issuer, { apiKeys: "" });
    const statuses = [
      (await start(server, contract, {})).status,
      (await start(server, contract, bearer("key-1"))).status,
      (await start(server, contract, bearer(await issuer.sign()))).status,
    ];
    expect(statuses).toEqual([401, 401, 200]);
  });

  it("says when to retry if the issuer's keys cannot be fetched", async () => {
    const issuer = await startIssuer();
    issuer.respond = dropConnection;
    const server = await startShop(issuer);
    const response = await start(server, contract, bearer(await issuer.sign()));
    const message =
      "The server cannot fetch the keys of the token's issuer. Send the request again in a moment.";
    const code = "ISSUER_UNAVAILABLE";
    const expected =
      contract === "gateway"
        ? { error: { type: "overloaded_error", code: "issuer_unavailable", message, retry_after: 5 } }
        : contractClients[contract].expectedError(503, code, message);
    expect([response.status, response.headers.get("retry-after")]).toEqual([
      contract === "gateway" ? 529 : 503,
      "5",
    ]);
    expect(await response.json()).toMatchObject(expected);
    expect(server.log).toEqual([
      expect.stringMatching(/^cannot fetch the keys of the issuer "http:.*": fetch failed/),
    ]);
    expect((await start(server, contract, bearer("key-1"))).status).toBe(200);
  });
});

describe("tambo", () => {
  const listThreads = async (server: TestServer, headers: Record<string, string>) => {
    const { status, body } = await server.json("GET", "/v1/threads", undefined, headers);
    return status === 200 ? body.threads.map(({ id }: { id: string }) => id) : status;
  };

  it("shares a user's data between a token and the project's key, and with no other user", async () => {
    const issuer = await startIssuer();
    const server = await startShop(issuer);
    const ann = bearer(await issuer.sign());
    await (await start(server, "tambo", ann)).text();
    expect([
      await listThreads(server, ann),
      await listThreads(server, { ...ann, "x-user-key": "ann", "x-api-key": "wrong" }),
      await listThreads(server, { "x-api-key": "key-1", "x-user-key": "ann" }),
      await listThreads(server, { "x-api-key": "key-1" }),
      await listThreads(server, bearer(await issuer.sign({ sub: "bob" }))),
      await listThreads(server, { ...ann, "x-user-key": "bob" }),
    ]).toEqual([["t"], ["t"], ["t"], [], [], 400]);
  });

  it("accepts an access token of the exchange on another process with the same secrets", async () => {
    const issuer = await startIssuer();
    const tokenSecrets = ["0123456789abcdef0123456789abcdef"];
    const projects = new Map([["shop", { ...everyProject, issuers: [issuer.settings] }]]);
    const tokens = createTokens({ projects, tokenSecrets }, () => {}) as Tokens;
    const form = {
      grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
      subject_token: await issuer.sign(),
      subject_token_type: "urn:ietf:params:oauth:token-type:id_token",
    };
    const { body } = await tokens.exchange(form, { projectId: "shop" });
    const { access_token: token } = body as IssuedToken;
    issuer.respond = dropConnection;
    const server = await startShop(issuer, { tokenSecrets, project: { tokenRequired: true } });
    for (const contract of contractNames)
      expect([contract, (await start(server, contract, bearer(token))).status]).toEqual([contract, 200]);
  });

  it("accepts a token in the header Authorization only", async () => {
    const issuer = await startIssuer();
    const server = await startShop(issuer);
    expect(await listThreads(server, { "x-api-key": await issuer.sign() })).toBe(401);
  });

  it("selects the project by the audience, and counts the requests of each user", async () => {
    const issuer = await startIssuer();
    const rate = { requestsPerSecond: 1, burst: 1, streams: 1 };
    const createProject = (audience: string) => ({
      ...everyProject,
      issuers: [{ ...issuer.settings, audience }],
      rate,
    });
    const projects = new Map(["shop", "lab"].map((id) => [id, createProject(id)]));
    const server = await startShop(issuer, { projects });
    const tokens = {
      ann: await issuer.sign(),
      bob: await issuer.sign({ sub: "bob" }),
      annInLab: await issuer.sign({ aud: "lab" }),
      several: await issuer.sign({ aud: ["lab", "shop"] }),
    };
    const statuses: [string, number][] = [];
    for (const [name, token] of [...Object.entries(tokens), ...Object.entries(tokens)]) {
      const { status } = await server.json("GET", "/v1/threads", undefined, bearer(token));
      statuses.push([name, status]);
    }
    expect(statuses).toEqual([
      ...[
        ["ann", 200],
        ["bob", 200],
        ["annInLab", 200],
        ["several", 401],
      ],
      ...[
        ["ann", 429],
        ["bob", 429],
        ["annInLab", 429],
        ["several", 401],
      ],
    ]);
  });
});
