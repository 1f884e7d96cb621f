/** Built-in tools, which a request selects by name, optionally with the client's own provider key. */
import type { BuiltInTools } from "../settings.ts";
import type { ServerTools } from "./tools.ts";

/** Names that a request may select. The project's settings decide which are available. */
export const builtinNames = ["vai_web_search", "vai_web_fetch"] as const;
export type BuiltinName = (typeof builtinNames)[number];

/** Search providers that a client may choose. */
export type SearchProvider = "tavily" | "brave";

/** A client's choice of provider for `vai_web_search`. */
export interface SearchChoice {
  provider: SearchProvider;
  /** The client's own key, which is sent only to the provider (G-175). */
  apiKey: string;
}

/**
 * Returns the selected tools, or the name of the first one that is not configured.
 *
 * @param names Selected names, in the order in which models get the tools.
 * @param settings The project's settings.
 * @param choice Takes precedence over the project's own search provider.
 */
export type SelectBuiltins = (
  names: readonly BuiltinName[],
  settings: BuiltInTools,
  choice?: SearchChoice,
) => { tools: ServerTools } | { missing: BuiltinName };
