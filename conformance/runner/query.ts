/** Query parameters as texts. */
import type { Json } from "./case.ts";

/** Values as a query carries them: texts as they are, everything else as JSON. */
export function queryTexts(query: Record<string, Json> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
}
