/** Threads and runs for components of an app. */
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import type { ReconnectOptions, RunRequest, RunStream, RunView } from "tambo-v1-client";
import type { TamboThread, ThreadView } from "tambo-v1-client/thread";
import { useShared } from "./provider.tsx";
import type { ThreadUse } from "./thread-cache.ts";

/** A thread and what it amounts to. */
export interface UsedThread extends ThreadView {
  /** Its store, for what the hooks have no word for. */
  thread: TamboThread;
}

/**
 * A thread, whose messages are fetched unless the provider was given them, or its store. All who use one thread share it.
 */
export function useTamboThread(threadId: string): UsedThread {
  return useThread(threadId, useRef<ThreadUse>({ load: true }).current);
}

/** What `useTamboRun` gives: how the thread's run stands, and what can be done with it. */
export interface UsedRun extends Omit<ThreadView, "run"> {
  /** What the latest run amounts to; absent before the first. */
  view: RunView | undefined;
  /**
   * Starts a run, or continues one that waits for input, with the provider's components and tools. What becomes of it is
   * in the other members, so the stream it gives need not be looked at.
   *
   * @param request A user's message, or a whole request.
   * @throws {TamboError} `CONCURRENT_RUN` while a run is going on.
   */
  start: (request: string | RunRequest) => RunStream;
  /** Cancels the run that goes on or waits for input. */
  cancel: () => Promise<void>;
  /** Follows a run that an earlier page began, from its beginning unless `after` says otherwise. */
  resume: (runId: string, options?: Pick<ReconnectOptions, "after">) => RunStream;
}

/** Runs of a thread, without their events: each is started and followed, and reconnected when the connection breaks. */
export function useTamboRun(
  threadId: string,
  options: {
    /** Cancel the run when nothing on the page uses the thread any more; by default it goes on, on the server. */
    cancelOnUnmount?: boolean;
  } = {},
): UsedRun {
  const { cancelOnUnmount = false } = options;
  const cancels = useRef(cancelOnUnmount);
  useEffect(() => {
    cancels.current = cancelOnUnmount;
  }, [cancelOnUnmount]);
  const use = useRef<ThreadUse>({ cancel: () => cancels.current }).current;
  const { thread, run, ...view } = useThread(threadId, use);
  const start = useCallback((request: string | RunRequest) => thread.send(request), [thread]);
  const cancel = useCallback(() => thread.cancel(), [thread]);
  const resume = useCallback<UsedRun["resume"]>((runId, how) => thread.resume(runId, how), [thread]);
  return { ...view, view: run, start, cancel, resume };
}

function useThread(threadId: string, use: ThreadUse): UsedThread {
  const { threads, given } = useShared();
  const own = given.get(threadId);
  const thread = own ?? threads.get(threadId);
  const kept = own === undefined;
  useEffect(() => (kept ? threads.retain(threadId, use) : undefined), [kept, threads, threadId, use]);
  const view = useSyncExternalStore(
    useCallback((listener: () => void) => thread.subscribe(listener), [thread]),
    () => thread.view,
    () => thread.initialView,
  );
  return { ...view, thread };
}
