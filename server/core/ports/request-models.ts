/** Models for requests that bring their own provider key (BYOK). */
import type { Api } from "./input-kinds.ts";
import type { Model } from "./models.ts";

/** A model for one request. */
export interface ByokModel {
  /** Contains the request's key. */
  model: Model;
  /** The provider's name for it: `gpt-4.1`. */
  id: string;
  /** The request's name for it: `openai/gpt-4.1`. */
  publicId: string;
  /**
   * Name of the provider: `openai` also for `openai-chat/gpt-4.1`, and `embedded` for the server's own
   * models.
   */
  provider: string;
  api: Api | "embedded";
  /** True if it can call tools (G-029). */
  supportsTools: boolean;
}

/** Reasons why no model was found (G-023, G-174). */
export type NoByokModel =
  | { reason: "unknown-provider"; provider: string }
  /** For embedded models only. A provider's unknown models fail when the provider is called. */
  | { reason: "unknown-model" }
  | { reason: "key-missing"; header: string };

/** Finds models for requests. */
export interface ByokModels {
  /** Ids of all models, for people. `openai/<model>` stands for any model of a provider. */
  readonly ids: readonly string[];
  /**
   * Returns the model for one request. Do not keep it longer than that.
   *
   * @param publicId Of the form `<provider>/<model>`, such as `openai/gpt-4.1`. It is split at the first
   *   `/`.
   * @param getHeader Returns a header of the request by its case-insensitive name. Only the provider's key
   *   header is read.
   */
  resolve(publicId: string, getHeader: (name: string) => string | undefined): ByokModel | NoByokModel;
}
