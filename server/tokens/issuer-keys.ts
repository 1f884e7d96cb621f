/** The public keys with which an issuer signs its tokens. */
import {
  type CryptoKey,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FlattenedJWSInput,
  type JWTHeaderParameters,
  type RemoteJWKSet,
} from "jose";
import { IssuerUnavailableError } from "../core/errors.ts";
import { isSecureUrl } from "../core/loopback.ts";
import type { IssuerSettings } from "../core/settings.ts";
import { fetchJson } from "./fetch-json.ts";

/** Time after which the keys are fetched again, in milliseconds. */
const maxAgeMs = 10 * 60_000;

/** Time for which known keys are accepted while they cannot be fetched again, in milliseconds. */
const maxOutageMs = 24 * 3_600_000;

/** Minimum time between a successful fetch and the fetch for an unknown key, in milliseconds. */
const cooldownMs = 30_000;

/** Minimum time between a failed fetch and the next fetch, in milliseconds. */
const retryMs = 5_000;

/** Minimum size of an RSA key, in bits (RFC 7518 section 3.3). */
const minRsaBits = 2_048;

/** Time limit for fetching the keys, including the discovery document, in milliseconds. */
const timeoutMs = 5_000;

/** An issuer's keys. Concurrent requests share one fetch. */
export class IssuerKeys {
  readonly #issuer: string;
  readonly #log: (line: string) => void;
  readonly #keys: RemoteJWKSet;
  #fetchedAt = Number.NEGATIVE_INFINITY;
  /** The time before which a failed fetch is not repeated, or -Infinity if the last fetch has not failed. */
  #retryAt = Number.NEGATIVE_INFINITY;
  /** True if the log says that one of the keys that were fetched last cannot be used. */
  #hasReported = false;
  #fetching: Promise<void> | undefined;

  /** @param log Logs a line about keys that cannot be fetched. */
  constructor({ issuer, jwksUri }: Pick<IssuerSettings, "issuer" | "jwksUri">, log: (line: string) => void) {
    this.#issuer = issuer;
    this.#log = log;
    this.#keys = createRemoteJWKSet(new URL(jwksUri ?? issuer), {
      // This class decides when to fetch.
      cacheMaxAge: Number.POSITIVE_INFINITY,
      cooldownDuration: Number.POSITIVE_INFINITY,
      timeoutDuration: timeoutMs,
      [customFetch]: async (_url, { signal }) => {
        const keys = await fetchJson(jwksUri ?? (await discoverKeys(issuer, signal)), signal);
        return Response.json(keys);
      },
    });
  }

  /**
   * Returns the key that a token's header names. Fetches the keys if they are older than ten minutes or do not
   * contain the key. If they cannot be fetched, known keys remain valid for a day, and only the first request waits
   * for the fetch.
   *
   * @throws {errors.JWKSNoMatchingKey} if the issuer has no such key.
   * @throws {IssuerUnavailableError} if the keys cannot be fetched.
   */
  async find(header: JWTHeaderParameters, token: FlattenedJWSInput): Promise<CryptoKey> {
    const age = Date.now() - this.#fetchedAt;
    if (age > maxAgeMs) {
      const hasFailed = this.#retryAt > Number.NEGATIVE_INFINITY;
      const fetching = this.#fetch();
      if (age > maxOutageMs) await fetching;
      const settled = fetching.catch(() => {});
      if (!hasFailed) await settled;
    }
    try {
      return await this.#select(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || Date.now() - this.#fetchedAt < cooldownMs) throw error;
    }
    await this.#fetch();
    return await this.#select(header, token);
  }

  /**
   * Returns the key that a token's header names. A key that cannot be used counts as missing, because a token
   * that names it need not be signed.
   */
  async #select(header: JWTHeaderParameters, token: FlattenedJWSInput): Promise<CryptoKey> {
    try {
      const key = await this.#keys(header, token);
      const { modulusLength = minRsaBits } = key.algorithm as { modulusLength?: number };
      if (modulusLength < minRsaBits) throw new Error(`an RSA key has fewer than ${minRsaBits} bits`);
      return key;
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
        throw error;
      if (!this.#hasReported)
        this.#log(`cannot use a key of the issuer "${this.#issuer}": ${describeFailure(error)}`);
      this.#hasReported = true;
      throw new errors.JWKSNoMatchingKey();
    }
  }

  #fetch(): Promise<void> {
    this.#fetching ??= this.#fetchOnce().finally(() => {
      this.#fetching = undefined;
    });
    return this.#fetching;
  }

  async #fetchOnce(): Promise<void> {
    if (Date.now() < this.#retryAt) throw new IssuerUnavailableError();
    try {
      await this.#keys.reload();
      this.#fetchedAt = Date.now();
      this.#retryAt = Number.NEGATIVE_INFINITY;
      this.#hasReported = false;
    } catch (error) {
      this.#retryAt = Date.now() + retryMs;
      this.#log(`cannot fetch the keys of the issuer "${this.#issuer}": ${describeFailure(error)}`);
      throw new IssuerUnavailableError();
    }
  }
}

/** Returns the URL of an issuer's keys (OpenID Connect Discovery 1.0 section 4). */
async function discoverKeys(issuer: string, signal: AbortSignal): Promise<string> {
  const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const { issuer: name, jwks_uri: keys } = ((await fetchJson(url, signal)) ?? {}) as Record<string, unknown>;
  if (name !== issuer) throw new Error(`${url} is the document of another issuer`);
  if (typeof keys !== "string" || !isSecureUrl(keys))
    throw new Error(`${url} does not contain an https URL in jwks_uri`);
  return keys;
}

function describeFailure(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error && cause.message !== "" ? `${message} (${cause.message})` : message;
}
