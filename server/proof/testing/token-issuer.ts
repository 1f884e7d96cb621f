/** An issuer of tokens on the loopback interface, with an OpenID discovery document and rotating keys. */
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { IssuerSettings } from "../../core/settings.ts";
import { startHttpServer } from "./http-server.ts";

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

/** A running issuer. */
export interface TestIssuer {
  settings: IssuerSettings;
  /** The paths of the requests so far. */
  requests: string[];
  /** Replaces the responses, for example to simulate an outage. */
  respond: ((path: string) => Response | undefined) | undefined;
  /** If set, every response waits for this promise. */
  held: Promise<void> | undefined;
  /** Generates a key and publishes it beside the other keys. */
  addKey(kid: string, alg?: string): Promise<void>;
  /** Stops publishing a key. */
  removeKey(kid: string): void;
  /**
   * Signs a token that expires in five minutes.
   *
   * @param claims Claims that replace or extend the valid ones. `undefined` removes a claim.
   * @param options.kid The key to sign with. Defaults to `first`. A key that was never added is generated.
   * @param options.isNamed If false, the token does not contain the key's ID.
   */
  sign(claims?: object, options?: { kid?: string; isNamed?: boolean }): Promise<string>;
}

/** Starts an issuer with one key named `first`. It is stopped after the test. */
export async function startIssuer(): Promise<TestIssuer> {
  const pairs = new Map<string, KeyPair & { alg: string }>();
  const published = new Set<string>();
  const exportKeys = async () =>
    await Promise.all(
      [...published].map(async (kid) => {
        const { publicKey, alg } = pairs.get(kid) as KeyPair & { alg: string };
        return { ...(await exportJWK(publicKey)), kid, alg, use: "sig" };
      }),
    );
  const url = await startHttpServer(async (request, response) => {
    const path = request.url ?? "";
    issuer.requests.push(path);
    await issuer.held;
    const replaced = issuer.respond?.(path);
    if (replaced?.status === 0) return void request.socket.destroy();
    if (replaced !== undefined)
      return void replaced
        .text()
        .then((text) => response.writeHead(replaced.status, [...replaced.headers].flat()).end(text));
    const send = (body: unknown) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (path === "/.well-known/openid-configuration")
      return void send({ issuer: url, jwks_uri: `${url}/keys` });
    if (path === "/keys") return void exportKeys().then((keys) => send({ keys }));
    response.writeHead(404).end();
  });
  const issuer: TestIssuer = {
    settings: { issuer: url, audience: "shop", subjectClaim: "sub", clockSkewSeconds: 60 },
    requests: [],
    respond: undefined,
    held: undefined,
    async addKey(kid, alg = "ES256") {
      pairs.set(kid, { ...(await generateKeyPair(alg, { extractable: true })), alg });
      published.add(kid);
    },
    removeKey: (kid) => void published.delete(kid),
    async sign(claims = {}, { kid = "first", isNamed = true } = {}) {
      const now = Math.floor(Date.now() / 1000);
      const payload = { iss: url, aud: "shop", sub: "ann", iat: now, exp: now + 300, ...claims };
      const { privateKey, alg } = pairs.get(kid) ?? { ...(await generateKeyPair("ES256")), alg: "ES256" };
      return await new SignJWT(payload).setProtectedHeader({ alg, ...(isNamed && { kid }) }).sign(privateKey);
    },
  };
  await issuer.addKey("first");
  return issuer;
}

/** Returns a response that closes the connection without sending anything. */
export function dropConnection(): Response {
  return Response.error();
}
