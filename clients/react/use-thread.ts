import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ReconnectOptions, RunRequest, RunStream } from "tambo-v1-client";
import type { TamboThread, ThreadSnapshot } from "tambo-v1-client/thread";
import { useProviderContext } from "./provider.tsx";
import type { ThreadUse } from "./thread-cache.ts";

/**
 * Returns the id of a new thread. It stays the same until the component unmounts. The thread is created by its first
 * message, so its messages are not fetched.
 */
export function useNewThreadId(): string {
  const { threads } = useProviderContext();
  return useState(() => threads.createId())[0];
}

/** The result of {@link useTamboThread}. */
export interface UseTamboThreadResult extends ThreadSnapshot {
  /** The thread's store, which gives access to everything that the hooks do not provide. */
  thread: TamboThread;
}

/**
 * Returns a thread and subscribes to its changes. The messages are fetched once, unless the provider has them
 * in `initialMessages` or has the thread's store. All hooks called with the same id share one store.
 */
export function useTamboThread(threadId: string): UseTamboThreadResult {
  return useThread(threadId, useRef<ThreadUse>({ load: true }).current);
}

/** The result of {@link useTamboRun}. */
export interface UseTamboRunResult extends ThreadSnapshot {
  /**
   * Starts a run, or continues a run that is awaiting input, with the provider's components and tools. The
   * hook returns the run's progress, so the returned stream can be ignored.
   *
   * @param request A user message as a string, or a full request.
   * @throws {TamboError} `CONCURRENT_RUN` if a run is active.
   */
  sendMessage: (request: string | RunRequest) => RunStream;
  /** Cancels the run if it is active or awaiting input. */
  cancel: () => Promise<void>;
  /**
   * Follows a run that was started before a page reload. The stream starts at the first event unless `after`
   * is set.
   */
  resume: (runId: string, options?: Pick<ReconnectOptions, "after">) => RunStream;
}

/**
 * Starts and follows runs in a thread, and reconnects when the connection breaks. Does not fetch the thread's
 * messages; see {@link useTamboThread}.
 */
export function useTamboRun(
  threadId: string,
  options: {
    /**
     * Set to `true` to cancel the run when no component uses the thread anymore. By default, the run
     * continues on the server.
     */
    cancelOnUnmount?: boolean;
  } = {},
): UseTamboRunResult {
  const { cancelOnUnmount = false } = options;
  const cancels = useRef(cancelOnUnmount);
  useEffect(() => {
    cancels.current = cancelOnUnmount;
  }, [cancelOnUnmount]);
  const use = useRef<ThreadUse>({ shouldCancel: () => cancels.current }).current;
  const { thread, ...snapshot } = useThread(threadId, use);
  const sendMessage = useCallback((request: string | RunRequest) => thread.sendMessage(request), [thread]);
  const cancel = useCallback(() => thread.cancel(), [thread]);
  const resume = useCallback<UseTamboRunResult["resume"]>(
    (runId, options) => thread.resume(runId, options),
    [thread],
  );
  return { ...snapshot, sendMessage, cancel, resume };
}

function useThread(threadId: string, use: ThreadUse): UseTamboThreadResult {
  const { threads, appThreads } = useProviderContext();
  const appThread = appThreads.get(threadId);
  const thread = appThread ?? threads.get(threadId);
  const isCached = appThread === undefined;
  useEffect(() => (isCached ? threads.retain(threadId, use) : undefined), [isCached, threads, threadId, use]);
  const snapshot = useSyncExternalStore(
    useCallback((listener: () => void) => thread.subscribe(listener), [thread]),
    () => thread.snapshot,
    () => thread.initialSnapshot,
  );
  return { ...snapshot, thread };
}
