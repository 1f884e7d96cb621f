import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createSession } from "../session/create-session.ts";
import type { ContractName, Session, SessionOptions, SessionSnapshot } from "../session/session.ts";
import { contractNames } from "./contracts.ts";

/** What makes a session another one. */
export interface SessionKey {
  contract: ContractName;
  wire: NonNullable<SessionOptions["wire"]>;
  apiKey: string;
  /** Goes on with this conversation; a new one without. */
  threadId?: string;
}

/**
 * The page's session. It lives outside of effects, which strict mode runs twice: the one before is disposed of when its
 * key is replaced.
 *
 * @param offered What the model may show and call.
 */
export function useSession(
  first: SessionKey,
  offered: Pick<SessionOptions, "components" | "tools">,
): { session: Session; snapshot: SessionSnapshot; key: SessionKey; replace(key: SessionKey): void } {
  const begin = (key: SessionKey) => ({ key, session: createSession(key.contract, optionsOf(key, offered)) });
  const [current, setCurrent] = useState(() => begin(first));
  const { session, key } = current;
  const snapshot = useSyncExternalStore(
    useCallback((listener: () => void) => session.subscribe(listener), [session]),
    () => session.snapshot,
  );
  const live = useRef(session);
  useEffect(() => {
    if (live.current !== session) live.current.dispose();
    live.current = session;
  }, [session]);
  return { session, snapshot, key, replace: (next) => setCurrent(begin(next)) };
}

function optionsOf(
  { wire, apiKey, threadId }: SessionKey,
  offered: Pick<SessionOptions, "components" | "tools">,
): SessionOptions {
  return {
    baseUrl: location.origin,
    wire,
    ...offered,
    ...(apiKey !== "" && { apiKey }),
    ...(threadId !== undefined && { threadId }),
  };
}

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
