import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createSession } from "../session/create-session.ts";
import type { ContractName, Session, SessionOptions, SessionSnapshot } from "../session/session.ts";
import { contractNames } from "./contracts.ts";

/** The user's choices that define a session. Changing a choice creates a new session. */
export interface SessionKey {
  contract: ContractName;
  wire: NonNullable<SessionOptions["wire"]>;
  apiKey: string;
  /** The id of the thread to load. Defaults to a new thread. */
  threadId?: string;
}

/**
 * Holds the page's session. The session is not created in an effect, because strict mode runs effects twice.
 * The previous session is disposed of when its key is replaced.
 *
 * @param offered The components and tools that are available to the model.
 */
export function useSession(
  first: SessionKey,
  offered: Pick<SessionOptions, "components" | "tools">,
): { session: Session; snapshot: SessionSnapshot; key: SessionKey; replace(key: SessionKey): void } {
  const begin = (key: SessionKey) => ({
    key,
    session: createSession(key.contract, toSessionOptions(key, offered)),
  });
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

function toSessionOptions(
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

/** The API key is stored only for the current tab and is never part of the URL. */
const apiKeyStorageKey = "playground.api-key";
const contractStorageKey = "playground.contract";

/** Returns the most recent choices made in this tab. */
export function loadChoices(): SessionKey {
  const kept = sessionStorage.getItem(contractStorageKey);
  return {
    contract: contractNames.find((name) => name === kept) ?? "tambo",
    wire: "ag-ui",
    apiKey: sessionStorage.getItem(apiKeyStorageKey) ?? "",
  };
}

/** Stores the choices, so that they are kept when the page is loaded again in this tab. */
export function saveChoices({ contract, apiKey }: SessionKey): void {
  sessionStorage.setItem(contractStorageKey, contract);
  if (apiKey === "") sessionStorage.removeItem(apiKeyStorageKey);
  else sessionStorage.setItem(apiKeyStorageKey, apiKey);
}
