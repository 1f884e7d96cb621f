/** Verifies the tokens of the issuers in the projects' settings. */
import { type JWTPayload, jwtVerify } from "jose";
import { InvalidCredentialError } from "../core/errors.ts";
import type { IssuerSettings } from "../core/settings.ts";
import { IssuerKeys } from "./issuer-keys.ts";
import { readSubject } from "./subject.ts";
import { algorithms, toCredentialError } from "./token-problems.ts";

/** An issuer, and the project whose users its tokens identify. */
export interface ProjectIssuer extends IssuerSettings {
  projectId: string;
}

/** A verified token. */
export interface VerifiedToken {
  projectId: string;
  userId: string;
  /** Seconds until the server no longer accepts the token. */
  expiresIn: number;
}

export class IssuerTokens {
  readonly #issuers: readonly (ProjectIssuer & { keys: IssuerKeys })[];

  /** @param log Logs a line about keys that cannot be fetched. */
  constructor(issuers: readonly ProjectIssuer[], log: (line: string) => void) {
    // Projects with the same issuer share its keys.
    const shared = new Map<string, IssuerKeys>();
    this.#issuers = issuers.map((issuer) => {
      const name = JSON.stringify([issuer.issuer, issuer.jwksUri]);
      const keys = shared.get(name) ?? new IssuerKeys(issuer, log);
      shared.set(name, keys);
      return { ...issuer, keys };
    });
  }

  /**
   * Verifies a token.
   *
   * @param claims The token's payload, which has not been verified. It selects the issuer.
   * @throws {InvalidCredentialError} if the token is invalid.
   * @throws {IssuerUnavailableError} if the issuer's keys are needed but cannot be fetched.
   */
  async verify(token: string, claims: JWTPayload): Promise<VerifiedToken> {
    const { projectId, issuer, audience, subjectClaim, clockSkewSeconds, keys } = this.#select(claims);
    try {
      const { payload } = await jwtVerify(token, (header, input) => keys.find(header, input), {
        issuer,
        audience,
        algorithms,
        clockTolerance: clockSkewSeconds,
        requiredClaims: ["exp"],
      });
      const userId = readSubject(payload, subjectClaim);
      const expiresIn = Math.floor(Number(payload.exp) + clockSkewSeconds - Date.now() / 1000);
      return { projectId, userId, expiresIn };
    } catch (error) {
      throw toCredentialError(error);
    }
  }

  #select({ iss, aud }: JWTPayload): ProjectIssuer & { keys: IssuerKeys } {
    const known = this.#issuers.filter(({ issuer }) => issuer === iss);
    if (known.length === 0)
      throw new InvalidCredentialError("The issuer (iss) of the token is not configured on this server.");
    const audiences: unknown[] = [aud].flat();
    const [found, ...others] = known.filter(({ audience }) => audiences.includes(audience));
    if (found === undefined)
      throw new InvalidCredentialError("The audience (aud) of the token is not the one of its issuer.");
    if (others.some(({ projectId }) => projectId !== found.projectId))
      throw new InvalidCredentialError("The audience (aud) of the token names several projects.");
    return found;
  }
}
