import { generateKeyPairSync } from "node:crypto";
import { decodeProtectedHeader, errors, type FlattenedJWSInput } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IssuerUnavailableError } from "../core/errors.ts";
import { dropConnection, startIssuer, type TestIssuer } from "../proof/testing/token-issuer.ts";
import { IssuerKeys } from "./issuer-keys.ts";

const minute = 60_000;
const hour = 60 * minute;

// Only the date is simulated. Requests to the issuer use real timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** Returns `found`, `unknown` or `unavailable` for the key of a token. */
async function find(keys: IssuerKeys, issuer: TestIssuer, kid = "first"): Promise<string> {
  const token = await issuer.sign({}, { kid });
  try {
    await keys.find(decodeProtectedHeader(token) as { alg: string }, {} as FlattenedJWSInput);
    return "found";
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return "unknown";
    if (error instanceof IssuerUnavailableError) return "unavailable";
    throw error;
  }
}

function createKeys(issuer: TestIssuer, jwksUri?: string): { keys: IssuerKeys; log: string[] } {
  const log: string[] = [];
  const settings = { ...issuer.settings, ...(jwksUri !== undefined && { jwksUri }) };
  return { keys: new IssuerKeys(settings, (line) => log.push(line)), log };
}

const fetches = ["/.well-known/openid-configuration", "/keys"];

describe("keys of an issuer", () => {
  it("are fetched once for concurrent requests, by discovery", async () => {
    const issuer = await startIssuer();
    const { keys, log } = createKeys(issuer);
    const results = await Promise.all(Array.from({ length: 50 }, () => find(keys, issuer)));
    expect([new Set(results), issuer.requests, log]).toEqual([new Set(["found"]), fetches, []]);
  });

  it("are fetched from jwksUri without discovery", async () => {
    const issuer = await startIssuer();
    const { keys } = createKeys(issuer, `${issuer.settings.issuer}/keys`);
    expect([await find(keys, issuer), issuer.requests]).toEqual(["found", ["/keys"]]);
  });

  it("are fetched again for a new key, at most every 30 seconds", async () => {
    const issuer = await startIssuer();
    const { keys } = createKeys(issuer);
    await find(keys, issuer);
    await issuer.addKey("second");
    expect(await find(keys, issuer, "second")).toBe("unknown");
    pass(30_000);
    expect([await find(keys, issuer, "second"), await find(keys, issuer)]).toEqual(["found", "found"]);
    expect(await find(keys, issuer, "third")).toBe("unknown");
    expect(issuer.requests).toEqual([...fetches, ...fetches]);
  });

  it("are forgotten at the latest ten minutes after they were removed", async () => {
    const issuer = await startIssuer();
    const { keys } = createKeys(issuer);
    await issuer.addKey("second");
    await find(keys, issuer);
    issuer.removeKey("first");
    pass(10 * minute);
    expect([await find(keys, issuer), await find(keys, issuer, "second")]).toEqual(["found", "found"]);
    pass(1);
    expect([await find(keys, issuer), await find(keys, issuer, "second")]).toEqual(["unknown", "found"]);
  });

  it("remain known for a day during an outage; unknown keys are not reported as unknown", async () => {
    const issuer = await startIssuer();
    const { keys, log } = createKeys(issuer);
    await find(keys, issuer);
    issuer.respond = dropConnection;
    pass(24 * hour);
    expect([await find(keys, issuer), await find(keys, issuer, "second")]).toEqual(["found", "unavailable"]);
    expect(log).toEqual([expect.stringContaining(`the issuer "${issuer.settings.issuer}": fetch failed`)]);
    pass(1);
    expect(await find(keys, issuer)).toBe("unavailable");
    issuer.respond = undefined;
    pass(5_000);
    expect(await find(keys, issuer)).toBe("found");
  });

  it("are fetched without delaying requests after a failure", async () => {
    const issuer = await startIssuer();
    const { keys } = createKeys(issuer);
    await find(keys, issuer);
    issuer.respond = dropConnection;
    pass(10 * minute + 1);
    expect(await find(keys, issuer)).toBe("found");
    const held = Promise.withResolvers<void>();
    issuer.respond = () => {
      held.resolve();
      // The connection stays open without a response.
      return new Response(new ReadableStream());
    };
    pass(5_000);
    expect(await find(keys, issuer)).toBe("found");
    await held.promise;
    expect(await find(keys, issuer)).toBe("found");
  });

  it("that cannot be used count as unknown, and are logged once", async () => {
    const issuer = await startIssuer();
    const { keys, log } = createKeys(issuer);
    await issuer.addKey("weak", "RS256");
    const weak = generateKeyPairSync("rsa", { modulusLength: 1024 }).publicKey.export({ format: "jwk" });
    const published = [
      { ...weak, kid: "weak", alg: "RS256" },
      { kty: "EC", crv: "P-256", x: "AA", y: "AA", kid: "first", alg: "ES256" },
    ];
    issuer.respond = (path) => (path === "/keys" ? Response.json({ keys: published }) : undefined);
    expect([await find(keys, issuer, "weak"), await find(keys, issuer)]).toEqual(["unknown", "unknown"]);
    expect(log).toEqual([
      `cannot use a key of the issuer "${issuer.settings.issuer}": an RSA key has fewer than 2048 bits`,
    ]);
  });

  it("are not fetched for five seconds after a failure", async () => {
    const issuer = await startIssuer();
    const { keys, log } = createKeys(issuer);
    issuer.respond = dropConnection;
    const results = await Promise.all([1, 2, 3].map(() => find(keys, issuer)));
    expect([...results, await find(keys, issuer)]).toEqual(Array(4).fill("unavailable"));
    pass(4_999);
    expect(await find(keys, issuer)).toBe("unavailable");
    expect([issuer.requests.length, log.length]).toEqual([1, 1]);
    issuer.respond = undefined;
    pass(1);
    expect(await find(keys, issuer)).toBe("found");
  });

  const respondAt = (path: string, response: () => Response) => (requested: string) =>
    requested === path ? response() : undefined;
  it.each<[string, (requested: string) => Response | undefined, string]>([
    [
      "a status",
      respondAt("/keys", () => new Response("", { status: 500 })),
      "/keys responded with HTTP 500 instead of 200",
    ],
    [
      "a redirect",
      respondAt("/keys", () => new Response("", { status: 302, headers: { location: "/elsewhere" } })),
      "/keys responded with HTTP 302 instead of 200",
    ],
    ["a text", respondAt("/keys", () => new Response("<html>")), "/keys did not respond with JSON"],
    ["a list", respondAt("/keys", () => Response.json([])), "JSON Web Key Set malformed"],
    [
      "a large document",
      respondAt("/keys", () => new Response("[".padEnd(256 * 1024 + 1))),
      "/keys responded with more than 262144 bytes",
    ],
    [
      "the document of another issuer",
      respondAt("/.well-known/openid-configuration", () => Response.json({ issuer: "https://b.example" })),
      "/.well-known/openid-configuration is the document of another issuer",
    ],
    ["null", respondAt("/.well-known/openid-configuration", () => Response.json(null)), "another issuer"],
  ])("cannot be fetched from an issuer that responds with %s", async (_name, respond, problem) => {
    const issuer = await startIssuer();
    const { keys, log } = createKeys(issuer);
    issuer.respond = respond;
    expect([await find(keys, issuer), log]).toEqual(["unavailable", [expect.stringContaining(problem)]]);
  });

  it.each(["http://keys.example", "https://me:hunter2@keys.example", "file:///etc/passwd", 1])(
    "are not fetched from %s",
    async (jwksUri) => {
      const issuer = await startIssuer();
      const { keys, log } = createKeys(issuer);
      issuer.respond = () => Response.json({ issuer: issuer.settings.issuer, jwks_uri: jwksUri });
      expect(await find(keys, issuer)).toBe("unavailable");
      expect(log).toEqual([
        expect.stringMatching(/openid-configuration does not contain an https URL in jwks_uri$/),
      ]);
    },
  );
});
