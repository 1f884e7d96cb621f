import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IssuerUnavailableError } from "../core/errors.ts";
import type { TokenExchangeForm, Tokens } from "../core/ports/tokens.ts";
import { dropConnection, startIssuer, type TestIssuer } from "../proof/testing/token-issuer.ts";
import { createTokens } from "./tokens.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const now = 1_800_000_000;
const [oldSecret, newSecret] = ["old".padEnd(32, "!"), "new".padEnd(32, "!")];
const caller = { projectId: "shop", keyName: "0" };
const accessTokenType = "urn:ietf:params:oauth:token-type:access_token";

/** Creates the tokens of a process with the projects `shop` and `lab`. */
function createProcess(issuer: TestIssuer, tokenSecrets: readonly string[] = [oldSecret]): Tokens {
  const projects = new Map(
    ["shop", "lab"].map((id) => [id, { issuers: [{ ...issuer.settings, audience: id }] }]),
  );
  return createTokens({ projects, tokenSecrets }, () => {}) as Tokens;
}

const createForm = (token: string, fields: TokenExchangeForm = {}): TokenExchangeForm => ({
  grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
  subject_token: token,
  subject_token_type: accessTokenType,
  ...fields,
});

/** Exchanges a valid token, and returns the access token. */
async function exchange(tokens: Tokens, issuer: TestIssuer, claims = {}): Promise<string> {
  const response = await tokens.exchange(createForm(await issuer.sign(claims)), caller);
  if (response.status !== 200) throw new Error(response.body.error_description);
  return response.body.access_token;
}

/** Returns the user of an access token, or the message of the error. */
const verify = async (tokens: Tokens, token: string) =>
  await tokens.verify(token).then(
    ({ projectId, userId }) => `${projectId}/${userId}`,
    (error: Error) => error.message,
  );

describe("a token exchange", () => {
  it.each([
    ["access_token", 300, 360],
    ["id_token", 3_000, 900],
    ["jwt", -50, 10],
  ])(
    "issues an access token for a subject token of the type %s that expires in %i s",
    async (type, seconds, expiresIn) => {
      const issuer = await startIssuer();
      const tokens = createProcess(issuer);
      const form = createForm(await issuer.sign({ exp: now + seconds }), {
        subject_token_type: `urn:ietf:params:oauth:token-type:${type}`,
        audience: "shop",
        requested_token_type: accessTokenType,
      });
      const response = await tokens.exchange(form, caller);
      expect(response).toEqual({
        status: 200,
        body: {
          access_token: expect.any(String) as string,
          issued_token_type: accessTokenType,
          token_type: "Bearer",
          expires_in: expiresIn,
        },
      });
      const { access_token: token } = response.body as { access_token: string };
      expect([decodeProtectedHeader(token), decodeJwt(token)]).toEqual([
        { alg: "HS256", typ: "at+jwt", kid: expect.stringMatching(/^[0-9a-f]{16}$/) as string },
        {
          iss: "urn:tambo-server:token-exchange",
          aud: "urn:tambo-server:token-exchange",
          client_id: "shop",
          sub: "ann",
          iat: now,
          exp: now + expiresIn,
          jti: expect.any(String) as string,
        },
      ]);
      expect(await tokens.verify(token)).toEqual({ projectId: "shop", userId: "ann", keyName: "token" });
      vi.setSystemTime((now + expiresIn) * 1000);
      expect(await verify(tokens, token)).toBe("The token has expired.");
    },
  );

  const types = ["access_token", "id_token", "jwt"].map((name) => `urn:ietf:params:oauth:token-type:${name}`);
  it.each<[string, TokenExchangeForm, error: string, description: string]>([
    ["no grant type", { grant_type: undefined }, "invalid_request", "grant_type is missing."],
    [
      "another grant type",
      { grant_type: "client_credentials" },
      "unsupported_grant_type",
      "grant_type must be urn:ietf:params:oauth:grant-type:token-exchange.",
    ],
    ["no subject token", { subject_token: "" }, "invalid_request", "subject_token is missing."],
    [
      "two subject tokens",
      { subject_token: ["a", "b"] },
      "invalid_request",
      "A field of the form was sent more than once.",
    ],
    [
      "no type of the subject token",
      { subject_token_type: undefined },
      "invalid_request",
      `subject_token_type must be one of ${types.join(", ")}.`,
    ],
    [
      "another type",
      { subject_token_type: "urn:ietf:params:oauth:token-type:saml2" },
      "invalid_request",
      `subject_token_type must be one of ${types.join(", ")}.`,
    ],
    [
      "a requested type",
      { requested_token_type: "urn:ietf:params:oauth:token-type:refresh_token" },
      "invalid_request",
      `requested_token_type must be ${accessTokenType}.`,
    ],
    [
      "a token that is too long",
      { subject_token: "a".repeat(16_385) },
      "invalid_request",
      "subject_token: The token is longer than 16384 characters.",
    ],
    ["an actor", { actor_token: "a" }, "invalid_request", "actor_token is not supported; omit it."],
    [
      "another audience",
      { audience: "lab" },
      "invalid_target",
      "Tokens are valid for the project of the API key only; omit audience and resource.",
    ],
    [
      "a resource",
      { resource: "https://a.example" },
      "invalid_target",
      "Tokens are valid for the project of the API key only; omit audience and resource.",
    ],
    ["a scope", { scope: "admin" }, "invalid_scope", "Tokens of this server have no scopes; omit scope."],
    [
      "a key as subject token",
      { subject_token: "key-1" },
      "invalid_request",
      "subject_token: The token is not a valid JSON Web Token.",
    ],
  ])("rejects %s", async (_name, fields, error, description) => {
    const issuer = await startIssuer();
    const response = await createProcess(issuer).exchange(createForm(await issuer.sign(), fields), caller);
    expect(response).toEqual({ status: 400, body: { error, error_description: description } });
  });

  it.each<[string, object, string]>([
    ["an expired token", { exp: now - 60 }, "The token has expired."],
    ["a token of another project", { aud: "lab" }, "The token is for another project."],
    ["a token without subject", { sub: "" }, "The claim sub of the token, which names the user, is empty."],
  ])("rejects %s", async (_name, claims, problem) => {
    const issuer = await startIssuer();
    const response = await createProcess(issuer).exchange(createForm(await issuer.sign(claims)), caller);
    const body = { error: "invalid_request", error_description: `subject_token: ${problem}` };
    expect(response).toEqual({ status: 400, body });
  });

  it("rejects an access token of this server", async () => {
    const issuer = await startIssuer();
    const tokens = createProcess(issuer);
    const response = await tokens.exchange(createForm(await exchange(tokens, issuer)), caller);
    expect(response.body).toEqual({
      error: "invalid_request",
      error_description: "subject_token: The issuer (iss) of the token is not configured on this server.",
    });
  });

  it("is not supported without a signing secret", async () => {
    const issuer = await startIssuer();
    const response = await createProcess(issuer, []).exchange(createForm(await issuer.sign()), caller);
    expect(response).toEqual({
      status: 400,
      body: {
        error: "unsupported_grant_type",
        error_description: "This server issues no tokens, because it has no signing secret (tokenSecrets).",
      },
    });
  });

  it("throws if the issuer cannot be reached", async () => {
    const issuer = await startIssuer();
    issuer.respond = dropConnection;
    const form = createForm(await issuer.sign());
    await expect(createProcess(issuer).exchange(form, caller)).rejects.toThrow(IssuerUnavailableError);
  });
});

describe("access tokens", () => {
  it("are accepted by all processes during and after a rotation of the secret", async () => {
    const issuer = await startIssuer();
    const steps = {
      before: createProcess(issuer, [oldSecret]),
      added: createProcess(issuer, [oldSecret, newSecret]),
      signs: createProcess(issuer, [newSecret, oldSecret]),
      removed: createProcess(issuer, [newSecret]),
    };
    const signed = {
      before: await exchange(steps.before, issuer),
      added: await exchange(steps.added, issuer),
      signs: await exchange(steps.signs, issuer),
      removed: await exchange(steps.removed, issuer),
    };
    const accepts = async (step: keyof typeof steps, signer: keyof typeof steps) =>
      (await verify(steps[step], signed[signer])) === "shop/ann";
    expect([
      [await accepts("before", "added"), await accepts("added", "before")],
      [await accepts("added", "signs"), await accepts("signs", "added")],
      [await accepts("signs", "removed"), await accepts("removed", "signs")],
      [await accepts("before", "signs"), await accepts("removed", "added")],
    ]).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  it("are verified without the issuer", async () => {
    const issuer = await startIssuer();
    const token = await exchange(createProcess(issuer), issuer);
    issuer.respond = dropConnection;
    expect(await verify(createProcess(issuer), token)).toBe("shop/ann");
  });

  it("are rejected if their project no longer accepts tokens", async () => {
    const issuer = await startIssuer();
    const token = await exchange(createProcess(issuer), issuer);
    const projects = new Map([
      ["lab", { issuers: [issuer.settings] }],
      ["shop", {}],
    ]);
    const tokens = createTokens({ projects, tokenSecrets: [oldSecret] }, () => {}) as Tokens;
    expect(await verify(tokens, token)).toBe("The project of the token no longer accepts tokens.");
  });

  const sign = (token: string, fields: object, header: object = {}) =>
    new SignJWT({ ...decodeJwt(token), ...fields })
      .setProtectedHeader({ ...decodeProtectedHeader(token), alg: "HS256", ...header })
      .sign(Buffer.from(oldSecret));
  it.each<[string, (token: string) => Promise<string>, string]>([
    [
      "with another subject",
      async (token) => {
        const [header, , signature] = token.split(".");
        return `${header}.${(await sign(token, { sub: "bob" })).split(".")[1]}.${signature}`;
      },
      "The signature of the token is not valid.",
    ],
    [
      "with another type",
      (token) => sign(token, {}, { typ: "JWT" }),
      "The token is not a valid JSON Web Token.",
    ],
    [
      "for another audience",
      (token) => sign(token, { aud: "a" }),
      "The token is not a valid JSON Web Token.",
    ],
    ["without expiry", (token) => sign(token, { exp: undefined }), "The token has no expiry time (exp)."],
    [
      "without a key id",
      (token) => sign(token, {}, { kid: undefined }),
      "The issuer has no key with the key id (kid) of the token.",
    ],
  ])("are rejected %s", async (_name, change, problem) => {
    const issuer = await startIssuer();
    const tokens = createProcess(issuer);
    const token = await exchange(tokens, issuer);
    expect([await verify(tokens, token), await verify(tokens, await change(token))]).toEqual([
      "shop/ann",
      problem,
    ]);
  });

  it("do not exist if no project has an issuer", () => {
    expect(
      createTokens({ projects: new Map([["shop", {}]]), tokenSecrets: [oldSecret] }, () => {}),
    ).toBeUndefined();
  });
});
