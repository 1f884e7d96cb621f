import { contractNames } from "./controls/contracts.ts";
import type { SessionKey } from "./use-session.ts";

/** The key lives as long as the tab, and never stands in the address. */
const apiKeyAt = "playground.api-key";
const contractAt = "playground.contract";

/** What the page begins with: as it was left in this tab. */
export function keptChoices(): SessionKey {
  const kept = sessionStorage.getItem(contractAt);
  return {
    contract: contractNames.find((name) => name === kept) ?? "tambo",
    wire: "ag-ui",
    apiKey: sessionStorage.getItem(apiKeyAt) ?? "",
  };
}

/** Keeps them for the next time that this tab loads the page. */
export function keepChoices({ contract, apiKey }: SessionKey): void {
  sessionStorage.setItem(contractAt, contract);
  if (apiKey === "") sessionStorage.removeItem(apiKeyAt);
  else sessionStorage.setItem(apiKeyAt, apiKey);
}
