/** Built-in tools. A request selects them by name and may include the client's own provider key. */
import type { BuiltInTools } from "../settings.ts";
import type { ServerTools } from "./tools.ts";

/** The names that a request may select. The project's settings determine which tools are available. */
export const builtinNames = ["vai_web_search", "vai_web_fetch"] as const;
export type BuiltinName = (typeof builtinNames)[number];

/** Search providers that a client can choose. */
export type SearchProvider = "tavily" | "brave";

/** The search provider that a client chose for `vai_web_search`. */
export interface SearchChoice {
  provider: SearchProvider;
  /** The client's own key, which is sent only to the provider (G-175). */
  apiKey: string;
}

/**
 * Returns the selected tools, or the name of the first tool that is not configured.
 *
 * @param names The selected names, in the order in which the tools are sent to the model.
 * @param settings The project's settings.
 * @param choice Overrides the project's search provider.
 */
export type SelectBuiltins = (
  names: readonly BuiltinName[],
  settings: BuiltInTools,
  choice?: SearchChoice,
) => { tools: ServerTools } | { missing: BuiltinName };
