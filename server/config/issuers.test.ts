import { describe, expect, it } from "vitest";
import type { ConfigContent, IssuerContent } from "./config-file.ts";
import { hasAnyIssuer, readIssuers, readTokenSecrets } from "./issuers.ts";
import { SettingErrors } from "./sources.ts";

const issuer: IssuerContent = { issuer: "https://id.example/", audience: "shop" };
const secret = "0123456789abcdef0123456789abcdef";

function createSources(content: ConfigContent, env: Record<string, string> = {}) {
  const file = { name: "c.json", folder: ".", isRead: true, content };
  return { env, file, errors: new SettingErrors(), warn: () => {} };
}

function read(projects: ConfigContent["projects"] = {}) {
  const sources = createSources({ projects });
  const settings = readIssuers(sources);
  sources.errors.throwIfAny();
  return Object.fromEntries(settings);
}

describe("issuers of a project", () => {
  it("have defaults", () => {
    const other = { ...issuer, audience: "lab", subjectClaim: "email", clockSkewSeconds: 0 };
    expect(
      read({ shop: { issuers: [issuer] }, lab: { issuers: [other], tokenRequired: true }, none: {} }),
    ).toEqual({
      shop: { issuers: [{ ...issuer, subjectClaim: "sub", clockSkewSeconds: 60 }] },
      lab: { issuers: [other], tokenRequired: true },
      none: {},
    });
  });

  const url = "must be an https URL without a user; http is allowed for loopback addresses only";
  it.each<[IssuerContent[], string]>([
    [[{ ...issuer, issuer: "http://id.example" }], `c.json: /projects/shop/issuers/0/issuer: ${url}`],
    [
      [{ ...issuer, issuer: "https://me:hunter2@id.example" }],
      `c.json: /projects/shop/issuers/0/issuer: ${url}`,
    ],
    [[{ ...issuer, issuer: "id.example" }], `c.json: /projects/shop/issuers/0/issuer: ${url}`],
    [
      [{ ...issuer, jwksUri: "http://127.0.0.1.example/k" }],
      `c.json: /projects/shop/issuers/0/jwksUri: ${url}`,
    ],
    [
      [issuer, { ...issuer, jwksUri: "https://id.example/keys" }],
      "c.json: /projects/shop/issuers/1: has the same issuer and audience as c.json: /projects/shop/issuers/0; use a different audience for each",
    ],
  ])("are rejected: %j", (issuers, message) => {
    expect(() => read({ shop: { issuers } })).toThrow(message);
  });

  it.each(["http://localhost:9000", "http://127.0.0.1:9000/a", "http://[::1]:9000"])(
    "may be at %s",
    (name) => {
      expect(() =>
        read({ shop: { issuers: [{ ...issuer, issuer: name, jwksUri: `${name}/keys` }] } }),
      ).not.toThrow();
    },
  );

  it("are needed if a token is required", () => {
    expect(() => read({ shop: { tokenRequired: true } })).toThrow(
      'c.json: /projects/shop/tokenRequired: has no effect without issuers, so no request would be accepted; list an issuer under "issuers"',
    );
  });

  it("are found in any project", () => {
    expect([
      hasAnyIssuer({}),
      hasAnyIssuer({ projects: { a: {}, b: { issuers: [] } } }),
      hasAnyIssuer({ projects: { a: {}, b: { issuers: [issuer] } } }),
    ]).toEqual([false, false, true]);
  });
});

describe("token secrets", () => {
  it("are read in order, from references", () => {
    const sources = createSources(
      { tokenSecrets: [{ env: "B" }, { env: "A" }] },
      { A: secret, B: `${secret}b` },
    );
    expect(readTokenSecrets(sources)).toEqual([`${secret}b`, secret]);
    expect(() => sources.errors.throwIfAny()).not.toThrow();
  });

  it.each<[string, string]>([
    ["x".repeat(31), "c.json: /tokenSecrets/0: the secret must have at least 32 characters"],
    ["", 'c.json: /tokenSecrets/0: the environment variable "A" is not set'],
  ])("are rejected: %j", (value, message) => {
    const sources = createSources({ tokenSecrets: [{ env: "A" }] }, { A: value });
    expect(readTokenSecrets(sources)).toEqual([]);
    expect(() => sources.errors.throwIfAny()).toThrow(new RegExp(`^${message.replaceAll(/[.]/g, "\\.")}$`));
  });
});
