/** Models for requests that bring the provider's key themselves. */
import type { Api } from "./input-kinds.ts";
import type { Model } from "./models.ts";

/** A model for one request. */
export interface ByokModel {
  /** Holds the request's key. */
  model: Model;
  /** What the provider calls it: `gpt-4.1`. */
  id: string;
  /** What the request calls it: `openai/gpt-4.1`. */
  publicId: string;
  /** Name of the provider, `openai` also for `openai-chat/gpt-4.1`; `embedded` for the server's own models. */
  provider: string;
  api: Api | "embedded";
  /** Whether it can call tools (G-029). */
  takesTools: boolean;
}

/** Why there is no model (G-023, G-174). */
export type NoByokModel =
  | { reason: "unknown-provider"; provider: string }
  /** Of the embedded models only: a provider's own models are known when it is called. */
  | { reason: "unknown-model" }
  | { reason: "key-missing"; header: string };

/** Finds models for requests. */
export interface ByokModels {
  /** Ids of all models, for people; `openai/<model>` stands for any model of a provider. */
  readonly ids: readonly string[];
  /**
   * Returns the model for one request; keep it no longer than that.
   *
   * @param publicId Of the form `<provider>/<model>`, such as `openai/gpt-4.1`; it is split at the first `/`.
   * @param headerOf The request's header of a name, in whatever case. Only that of the model's provider is read.
   */
  resolve(publicId: string, headerOf: (name: string) => string | undefined): ByokModel | NoByokModel;
}
