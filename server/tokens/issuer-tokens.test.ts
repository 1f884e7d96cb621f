import { decodeJwt } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { IssuerSettings } from "../core/settings.ts";
import { startIssuer, type TestIssuer } from "../proof/testing/token-issuer.ts";
import { IssuerTokens } from "./issuer-tokens.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const now = 1_800_000_000;

/** Returns the verified token, or the message of the error. */
async function verify(issuer: TestIssuer, token: string, settings: Partial<IssuerSettings> = {}) {
  const tokens = new IssuerTokens([{ ...issuer.settings, ...settings, projectId: "shop" }], () => {});
  return await tokens.verify(token, decodeJwt(token)).catch((error: Error) => error.message);
}

describe("the clock skew", () => {
  it.each<[string, number, object, string | undefined]>([
    ["an expiry within it", 60, { exp: now - 59 }, undefined],
    ["an expiry at its end", 60, { exp: now - 60 }, "The token has expired."],
    ["a start within it", 60, { nbf: now + 60 }, undefined],
    ["a start beyond it", 60, { nbf: now + 61 }, "The token is not valid yet (nbf)."],
    ["no skew, before the expiry", 0, { exp: now + 1 }, undefined],
    ["no skew, at the expiry", 0, { exp: now }, "The token has expired."],
    ["no skew, before the start", 0, { nbf: now + 1 }, "The token is not valid yet (nbf)."],
    ["no skew, at the start", 0, { nbf: now }, undefined],
  ])("%s", async (_name, clockSkewSeconds, claims, problem) => {
    const issuer = await startIssuer();
    const { exp = now + 300 } = claims as { exp?: number };
    expect(await verify(issuer, await issuer.sign(claims), { clockSkewSeconds })).toEqual(
      problem ?? { projectId: "shop", userId: "ann", expiresIn: exp + clockSkewSeconds - now },
    );
  });
});

describe("the user", () => {
  it.each<[string, object, string]>([
    ["sub", {}, "ann"],
    ["email", { email: "ann@example.com" }, "ann@example.com"],
    ["https://example.com/user", { "https://example.com/user": "j\u00f6 \u{1F600}" }, "j\u00f6 \u{1F600}"],
    ["sub", { sub: "\u{1F600}".repeat(256) }, "\u{1F600}".repeat(256)],
  ])("is the value of the claim %s", async (subjectClaim, claims, userId) => {
    const issuer = await startIssuer();
    expect(await verify(issuer, await issuer.sign(claims), { subjectClaim })).toMatchObject({ userId });
  });

  it.each<[string, object, string]>([
    ["email", {}, "is missing"],
    ["constructor", {}, "is missing"],
    ["sub", { sub: "\u{1F600}".repeat(257) }, "has more than 256 characters"],
    ["sub", { sub: "a\u0000" }, "contains a control character"],
    ["sub", { sub: "\ud800" }, "contains an unpaired surrogate"],
  ])("is rejected: %s of %j", async (subjectClaim, claims, problem) => {
    const issuer = await startIssuer();
    expect(await verify(issuer, await issuer.sign(claims), { subjectClaim })).toBe(
      `The claim ${subjectClaim} of the token, which names the user, ${problem}.`,
    );
  });
});

describe("signatures", () => {
  it.each(["RS256", "RS512", "PS256", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"])(
    "with %s are accepted",
    async (alg) => {
      const issuer = await startIssuer();
      await issuer.addKey("second", alg);
      expect(await verify(issuer, await issuer.sign({}, { kid: "second" }))).toMatchObject({ userId: "ann" });
    },
  );

  it("need a key id if the issuer has several keys", async () => {
    const issuer = await startIssuer();
    const token = await issuer.sign({}, { isNamed: false });
    expect(await verify(issuer, token)).toMatchObject({ userId: "ann" });
    await issuer.addKey("second");
    expect(await verify(issuer, token)).toBe(
      "The token needs a key id (kid) that only one key of its issuer has.",
    );
  });

  it("of a removed key are rejected, and those of the new key accepted", async () => {
    const issuer = await startIssuer();
    await issuer.addKey("second");
    issuer.removeKey("first");
    expect([
      await verify(issuer, await issuer.sign()),
      await verify(issuer, await issuer.sign({}, { kid: "second" })),
    ]).toEqual([
      "The issuer has no key with the key id (kid) of the token.",
      expect.objectContaining({ userId: "ann" }),
    ]);
  });
});
