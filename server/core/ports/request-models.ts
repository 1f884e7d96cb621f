/** Models for requests that include their own provider key (bring your own key, BYOK). */
import type { Api } from "./input-kinds.ts";
import type { Model } from "./models.ts";

/** A model for a single request. */
export interface ByokModel {
  /** The model, configured with the key from the request. */
  model: Model;
  /** The provider's name for the model, such as `gpt-4.1`. */
  id: string;
  /** The name used in the request, such as `openai/gpt-4.1`. */
  publicId: string;
  /**
   * Name of the provider. It is `openai` for `openai-chat/gpt-4.1` as well, and `embedded` for the server's
   * own models.
   */
  provider: string;
  api: Api | "embedded";
  /** True if the model can call tools (G-029). */
  supportsTools: boolean;
}

/** Reasons why no model was found (G-023, G-174). */
export type NoByokModel =
  | { reason: "unknown-provider"; provider: string }
  /**
   * Returned for embedded models only. If a provider does not know a model, the call to the provider fails.
   */
  | { reason: "unknown-model" }
  | { reason: "key-missing"; header: string };

/** Finds the model for a request. */
export interface ByokModels {
  /** IDs of all models, for messages and listings. `openai/<model>` stands for any OpenAI model. */
  readonly ids: readonly string[];
  /**
   * Returns the model for a single request. Do not use it for later requests.
   *
   * @param publicId An ID of the form `<provider>/<model>`, such as `openai/gpt-4.1`. It is split at the
   * first `/`.
   * @param getHeader Returns a request header by its case-insensitive name. Only the provider's key header is
   * read.
   */
  resolve(publicId: string, getHeader: (name: string) => string | undefined): ByokModel | NoByokModel;
}
