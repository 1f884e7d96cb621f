/** Tools that come with the server and that a request selects by name, with a key of the caller's own if it likes. */
import type { BuiltInTools } from "../settings.ts";
import type { ServerTools } from "./tools.ts";

/** Names that a request may select; which of them a project has depends on its settings. */
export const builtinNames = ["vai_web_search", "vai_web_fetch"] as const;
export type BuiltinName = (typeof builtinNames)[number];

/** Search providers that a caller may choose. */
export type SearchProvider = "tavily" | "brave";

/** A caller's choice of where `vai_web_search` searches. */
export interface SearchChoice {
  provider: SearchProvider;
  /** The caller's own key; it goes to the provider and nowhere else (G-175). */
  apiKey: string;
}

/**
 * Returns the selected tools, or the name of the first one that is not configured.
 *
 * @param names Selected names, in the order in which models see the tools.
 * @param settings The project's settings.
 * @param choice Takes precedence over the project's own search provider.
 */
export type SelectBuiltins = (
  names: readonly BuiltinName[],
  settings: BuiltInTools,
  choice?: SearchChoice,
) => { tools: ServerTools } | { missing: BuiltinName };
