import { describe, expect, it } from "vitest";
import { ApiKeys } from "../../config/api-keys.ts";
import { defaultGatewayLimits } from "../../config/gateway.ts";
import { readSettings } from "../../config/settings.ts";
import { RateLimitedError } from "../../core/errors.ts";
import type { Tokens } from "../../core/ports/tokens.ts";
import type { GatewaySettings } from "../../core/settings.ts";
import { type AuthenticationHeaders, GatewayAuthenticator } from "./authenticator.ts";
import { GatewayError } from "./errors.ts";

function createAuthenticator(
  gateway: Partial<GatewaySettings> = {},
  apiKeys = "shop:hunter2,lab:hunter3",
  tokens?: Tokens,
): GatewayAuthenticator {
  return new GatewayAuthenticator({
    apiKeys: ApiKeys.parse(apiKeys),
    tokens,
    getSettings: () => readSettings({}).everyProject,
    gateway: { auth: "required", limits: defaultGatewayLimits, rate: false, ...gateway },
    now: () => 0,
  });
}

/** Returns the project, or the error and its status. */
async function admit(
  admission: GatewayAuthenticator,
  headers: AuthenticationHeaders,
  isStream = false,
): Promise<unknown> {
  try {
    const { projectId } = await admission.authenticate(headers, isStream);
    return projectId;
  } catch (error) {
    if (error instanceof RateLimitedError) return { message: error.message, retryAfter: error.retryAfter };
    if (!(error instanceof GatewayError)) throw error;
    return { status: error.status, ...error.toCanonical() };
  }
}

const howTo = 'Send the API key of your project as "Authorization: Bearer <key>".';
const missing = {
  status: 401,
  type: "authentication_error",
  message: `The API key is missing. ${howTo}`,
  param: "Authorization",
};
const malformed = { ...missing, message: `The API key is not valid. ${howTo}` };
const invalid = {
  ...missing,
  message: "The API key is not valid. Send a key that is configured on this server.",
};

describe("API keys", () => {
  it.each<[GatewaySettings["auth"], string | undefined, unknown]>([
    ["required", "Bearer hunter2", "shop"],
    ["required", "bearer  hunter3 ", "lab"],
    ["required", undefined, missing],
    ["required", "", malformed],
    ["required", "Bearer hunter4", invalid],
    ["required", "Bearer ", malformed],
    ["required", "Bearer hunter2 hunter3", malformed],
    ["required", "Basic hunter2", malformed],
    ["required", "hunter2", malformed],
    ["optional", "Bearer hunter2", "shop"],
    ["optional", undefined, "default"],
    ["optional", "", malformed],
    ["optional", "Bearer hunter4", invalid],
    ["optional", "Basic hunter2", malformed],
    ["disabled", "Bearer hunter2", "default"],
    ["disabled", "Bearer hunter4", "default"],
    ["disabled", undefined, "default"],
  ])("if keys are %s: %j [G-173][GC-059]", async (auth, authorization, want) => {
    const reply = await admit(createAuthenticator({ auth }), { authorization });
    expect(reply).toEqual(want);
    expect(JSON.stringify(reply)).not.toContain("hunter");
  });
});

it.each<[string | undefined, string]>([
  [undefined, "is missing"],
  ["Basic hunter2", "is not valid"],
])("the error names API keys and tokens if a project accepts tokens: %j", async (authorization, problem) => {
  const message =
    `The API key or token ${problem}. Send the API key of your project as "Authorization: Bearer <key>", ` +
    'or the token of a user as "Authorization: Bearer <token>".';
  const tokens = {} as Tokens;
  expect(await admit(createAuthenticator({}, undefined, tokens), { authorization })).toEqual({
    ...missing,
    message,
  });
});

describe("the version of the contract", () => {
  const unsupported = {
    status: 400,
    type: "invalid_request_error",
    message: 'This version of the API does not exist. Send "X-VAI-Version: 1", or omit the header.',
    param: "X-VAI-Version",
    code: "unsupported_version",
  };
  it.each<[string | undefined, unknown]>([
    [undefined, "shop"],
    ["1", "shop"],
    ["2", unsupported],
    ["1.0", unsupported],
    ["", unsupported],
    ["1, 1", unsupported],
  ])("must be 1: %j [G-176]", async (version, want) => {
    expect(await admit(createAuthenticator(), { authorization: "Bearer hunter2", version })).toEqual(want);
  });

  it("is checked only for callers with a valid key", async () => {
    expect(await admit(createAuthenticator(), { version: "2" })).toEqual(missing);
  });
});

describe("rate limits", () => {
  const rate = { requestsPerSecond: 1, burst: 2, inFlight: 9, streams: 1 };

  it("apply to a project with any of its keys, until the response ends [G-177]", async () => {
    const admission = createAuthenticator({ rate }, "shop:hunter2,shop:hunter3,lab:hunter4");
    const [shop, shopToo, lab] = ["Bearer hunter2", "Bearer hunter3", "Bearer hunter4"];
    const first = await admission.authenticate({ authorization: shop }, true);
    expect(await admit(admission, { authorization: shopToo }, true)).toEqual({
      message: "The limit for open streams (1) has been reached. Wait until one of them has ended.",
      retryAfter: 1,
    });
    expect(await admit(admission, { authorization: lab }, true)).toBe("lab");
    first.release();
    expect(await admit(admission, { authorization: shopToo }, true)).toBe("shop");
    expect(await admit(admission, { authorization: shop })).toEqual({
      message: "Too many requests. The limit is 1 per second, with bursts of up to 2.",
      retryAfter: 1,
    });
  });

  it.each<[string, Partial<GatewaySettings>, AuthenticationHeaders]>([
    ["where they are off", { rate: false }, { authorization: "Bearer hunter2" }],
    ["without a key", { auth: "optional", rate }, {}],
    ["where keys are not looked at", { auth: "disabled", rate }, { authorization: "Bearer hunter2" }],
  ])("do not apply %s [G-177]", async (_name, gateway, headers) => {
    const admission = createAuthenticator(gateway);
    const responses = await Promise.all(Array.from({ length: 100 }, () => admit(admission, headers, true)));
    expect(new Set(responses.map((response) => typeof response))).toEqual(new Set(["string"]));
  });

  it("count only authenticated requests", async () => {
    const admission = createAuthenticator({ rate });
    for (let count = 0; count < 9; count += 1) {
      await admit(admission, { authorization: "Bearer hunter4" }, true);
      await admit(admission, { authorization: "Bearer hunter2", version: "2" }, true);
    }
    expect(await admit(admission, { authorization: "Bearer hunter2" }, true)).toBe("shop");
  });
});

it("all requests are rejected while the server drains [G-177]", async () => {
  const admission = createAuthenticator();
  const running = await admission.authenticate({ authorization: "Bearer hunter2" }, true);
  admission.drain();
  const draining = {
    status: 529,
    type: "overloaded_error",
    message: "The server is about to stop. Send the request again in a moment.",
    code: "draining",
  };
  expect([await admit(admission, { authorization: "Bearer hunter2" }), await admit(admission, {})]).toEqual([
    draining,
    draining,
  ]);
  running.release();
});
