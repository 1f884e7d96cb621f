/** Decides which requests the gateway serves now, by their headers alone. */
import { RateLimiter } from "../../core/limits/rate-limiter.ts";
import { type ApiKeyLookup, openProject } from "../../core/ports/api-keys.ts";
import type { GatewaySettings } from "../../core/settings.ts";
import { draining, GatewayError } from "./errors.ts";

/** The headers that admission reads; a header that was not sent is absent. */
export interface AdmissionHeaders {
  authorization?: string | undefined;
  /** `X-VAI-Version`. */
  version?: string | undefined;
}

/** A request that was admitted. */
export interface Admitted {
  /** Whose tools it has. */
  projectId: string;
  /** Project of its key, which limits count for; empty without a key. */
  principal: string;
  /** Must be called when it is answered, or its client has left. */
  leave(): void;
}

/** Options of the admission. */
export interface AdmissionOptions {
  apiKeys: ApiKeyLookup;
  gateway: GatewaySettings;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

const howToAuthenticate = 'Send the API key of your project as "Authorization: Bearer <key>".';

export class GatewayAdmission {
  readonly #apiKeys: ApiKeyLookup;
  readonly #gateway: GatewaySettings;
  readonly #rates: RateLimiter | undefined;
  #isDraining = false;

  constructor({ apiKeys, gateway, now }: AdmissionOptions) {
    this.#apiKeys = apiKeys;
    this.#gateway = gateway;
    const { rate } = gateway;
    this.#rates = rate === false ? undefined : new RateLimiter({ rateOf: () => rate, ...(now && { now }) });
  }

  /** From now on nobody is admitted: the server is about to stop. */
  drain(): void {
    this.#isDraining = true;
  }

  /**
   * Admits a request.
   *
   * @throws {GatewayError} if the server is about to stop (529), without a valid key where one is needed (401, G-173), and
   *   for another version of the contract (400, G-176).
   * @throws {RateLimitedError} beside too many others (429, G-177).
   */
  admit({ authorization, version }: AdmissionHeaders, isStream: boolean): Admitted {
    if (this.#isDraining) throw draining();
    const principal = this.#principalOf(authorization);
    if (version !== undefined && version !== "1") {
      const message = 'This version of the API does not exist. Send "X-VAI-Version: 1", or leave it out.';
      throw new GatewayError("invalid_request_error", message, {
        param: "X-VAI-Version",
        code: "unsupported_version",
      });
    }
    if (principal === undefined) return { projectId: openProject, principal: "", leave: () => {} };
    const leave = this.#rates?.enter(principal, isStream) ?? (() => {});
    return { projectId: principal, principal, leave };
  }

  /** The project whose key a request brings, which is what limits count for; `undefined` without one. */
  #principalOf(authorization: string | undefined): string | undefined {
    const { auth } = this.#gateway;
    if (auth === "disabled" || (auth === "optional" && authorization === undefined)) return undefined;
    const [, key] = /^Bearer +(\S+) *$/i.exec(authorization ?? "") ?? [];
    const projectId = key === undefined ? undefined : this.#apiKeys.find(key)?.projectId;
    if (projectId !== undefined) return projectId;
    const problem = authorization === undefined ? "The API key is missing." : "The API key is not valid.";
    throw new GatewayError("authentication_error", `${problem} ${howToAuthenticate}`, {
      param: "Authorization",
    });
  }
}
