/**
 * Access tokens that this server signs, and verifies without a database. The signing secrets are shared by all
 * processes.
 */
import { createHmac, randomUUID } from "node:crypto";
import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { InvalidCredentialError } from "../core/errors.ts";
import type { VerifiedToken } from "./issuer-tokens.ts";
import { readSubject } from "./subject.ts";
import { toCredentialError } from "./token-problems.ts";

/** The claim `iss` of all access tokens. It is not a URL, so it cannot be the name of a configured issuer. */
export const accessTokenIssuer = "urn:tambo-server:token-exchange";

interface SigningKey {
  kid: string;
  secret: Uint8Array;
}

export class AccessTokens {
  readonly #keys: readonly SigningKey[];
  readonly #projectIds: ReadonlySet<string>;

  /**
   * @param secrets The signing secrets. The first one signs, and all of them verify.
   * @param projectIds The projects that accept tokens.
   */
  constructor(secrets: readonly string[], projectIds: ReadonlySet<string>) {
    this.#keys = secrets.map((secret) => ({ kid: computeKeyId(secret), secret: Buffer.from(secret) }));
    this.#projectIds = projectIds;
  }

  /**
   * Returns a function that signs tokens, or `undefined` if there is no signing secret.
   */
  get sign(): ((owner: Omit<VerifiedToken, "expiresIn">, expiresIn: number) => Promise<string>) | undefined {
    const [key] = this.#keys;
    if (key === undefined) return undefined;
    return ({ projectId, userId }, expiresIn) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ client_id: projectId })
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt", kid: key.kid })
        .setIssuer(accessTokenIssuer)
        .setAudience(accessTokenIssuer)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + expiresIn)
        .setJti(randomUUID())
        .sign(key.secret);
    };
  }

  /** @throws {InvalidCredentialError} if this server did not sign the token, or if it has expired. */
  async verify(token: string): Promise<VerifiedToken> {
    const payload = await this.#verifySignature(token).catch((error: unknown) => {
      throw toCredentialError(error);
    });
    const projectId = String(payload.client_id);
    if (!this.#projectIds.has(projectId))
      throw new InvalidCredentialError("The project of the token no longer accepts tokens.");
    const expiresIn = Number(payload.exp) - Math.floor(Date.now() / 1000);
    return { projectId, userId: readSubject(payload, "sub"), expiresIn };
  }

  async #verifySignature(token: string): Promise<JWTPayload> {
    const findKey = ({ kid }: { kid?: string }) => {
      const key = this.#keys.find((candidate) => candidate.kid === kid);
      if (key === undefined) throw new errors.JWKSNoMatchingKey();
      return key.secret;
    };
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: ["HS256"],
      typ: "at+jwt",
      issuer: accessTokenIssuer,
      audience: accessTokenIssuer,
      requiredClaims: ["exp"],
    });
    return payload;
  }
}

/** Returns an ID that does not reveal the secret, which has enough entropy to resist guessing. */
function computeKeyId(secret: string): string {
  return createHmac("sha256", secret).update("kid").digest("hex").slice(0, 16);
}
