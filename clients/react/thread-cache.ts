/** The threads of a provider. A thread's store exists while at least one component uses the thread. */
import type { Message, TamboClient } from "tambo-v1-client";
import { type OpenThreadOptions, openThread, type TamboThread } from "tambo-v1-client/thread";

/** Describes how one component uses a thread. */
export interface ThreadUse {
  /** Set if the component needs the messages, which are fetched only once for all components. */
  load?: boolean;
  /**
   * Returns true if the run should be cancelled when the thread is no longer used. Otherwise the run is only
   * detached.
   */
  shouldCancel?: () => boolean;
}

interface CacheEntry {
  thread: TamboThread;
  uses: Set<ThreadUse>;
  isLoaded: boolean;
  /** True if a component requested cancellation. */
  isCancelRequested: boolean;
}

export class ThreadCache {
  readonly #client: TamboClient;
  readonly #messages: Readonly<Record<string, readonly Message[]>>;
  readonly #getRunSettings: NonNullable<OpenThreadOptions["getRunSettings"]>;
  readonly #entries = new Map<string, CacheEntry>();
  /** The ids of threads that no message was sent to yet, so that the server does not have them. */
  readonly #newThreads = new Set<string>();

  /**
   * @param messages Known messages by thread id.
   * @param getRunSettings Returns the request fields that apply to every run.
   */
  constructor(
    client: TamboClient,
    messages: Readonly<Record<string, readonly Message[]>>,
    request: NonNullable<OpenThreadOptions["getRunSettings"]>,
  ) {
    this.#client = client;
    this.#messages = messages;
    this.#getRunSettings = request;
  }

  /** Returns the id of a new thread. `crypto.randomUUID` is missing on pages served over plain HTTP. */
  createId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const threadId = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.#newThreads.add(threadId);
    return threadId;
  }

  /** Returns the store of a thread. All callers share the same store. */
  get(threadId: string): TamboThread {
    return this.#entry(threadId).thread;
  }

  /**
   * Keeps a thread's store alive for one component.
   *
   * @returns A function that releases the store.
   */
  retain(threadId: string, use: ThreadUse): () => void {
    const entry = this.#entry(threadId);
    entry.uses.add(use);
    if (use.load && !entry.isLoaded) {
      entry.isLoaded = true;
      // The snapshot contains the error.
      entry.thread.load().catch(() => {});
    }
    return () => {
      if (use.shouldCancel?.()) entry.isCancelRequested = true;
      entry.uses.delete(use);
      // The release is deferred, because a component is often remounted immediately, either in strict mode or
      // elsewhere on the page.
      setTimeout(() => this.#release(threadId, entry), 0);
    };
  }

  #release(threadId: string, entry: CacheEntry): void {
    if (entry.uses.size > 0) {
      entry.isCancelRequested = false;
      return;
    }
    if (this.#entries.get(threadId) !== entry) return;
    this.#entries.delete(threadId);
    const { thread } = entry;
    if (thread.snapshot.messages.length > 0) this.#newThreads.delete(threadId);
    // The thread is no longer used, so no component would show the error.
    if (entry.isCancelRequested)
      void thread
        .cancel()
        .catch(() => {})
        .finally(() => thread.detach());
    else thread.detach();
  }

  #entry(threadId: string): CacheEntry {
    const known = this.#entries.get(threadId);
    if (known !== undefined) return known;
    const initial = this.#newThreads.has(threadId) ? [] : undefined;
    const messages = Object.hasOwn(this.#messages, threadId) ? this.#messages[threadId] : initial;
    const entry: CacheEntry = {
      thread: openThread(this.#client, threadId, {
        ...(messages && { messages }),
        getRunSettings: this.#getRunSettings,
      }),
      uses: new Set(),
      isLoaded: messages !== undefined,
      isCancelRequested: false,
    };
    this.#entries.set(threadId, entry);
    return entry;
  }
}
