/** The threads of a provider: one store per thread, while a component uses it. */
import type { Message, TamboClient } from "tambo-v1-client";
import { type OpenThreadOptions, openThread, type TamboThread } from "tambo-v1-client/thread";

/** One component's use of a thread. */
export interface ThreadUse {
  /** Set if the component needs the messages. They are fetched once for all components. */
  load?: boolean;
  /**
   * Returns true if the run is cancelled when the thread is no longer used. Otherwise it is only detached.
   */
  shouldCancel?: () => boolean;
}

interface CacheEntry {
  thread: TamboThread;
  uses: Set<ThreadUse>;
  isLoaded: boolean;
  /** True if a component asked for cancellation. */
  isCancelRequested: boolean;
}

export class ThreadCache {
  readonly #client: TamboClient;
  readonly #messages: Readonly<Record<string, readonly Message[]>>;
  readonly #getRunSettings: NonNullable<OpenThreadOptions["getRunSettings"]>;
  readonly #entries = new Map<string, CacheEntry>();

  /**
   * @param messages Known messages by thread id. @param getRunSettings Returns the request fields of every
   * run.
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

  /** Returns the store of a thread, the same for all callers. */
  get(threadId: string): TamboThread {
    return this.#entry(threadId).thread;
  }

  /** Keeps a thread's store for one use of it. @returns A function that ends the use. */
  retain(threadId: string, use: ThreadUse): () => void {
    const entry = this.#entry(threadId);
    entry.uses.add(use);
    if (use.load && !entry.isLoaded) {
      entry.isLoaded = true;
      // The error is in the snapshot.
      entry.thread.load().catch(() => {});
    }
    return () => {
      if (use.shouldCancel?.()) entry.isCancelRequested = true;
      entry.uses.delete(use);
      // Deferred, because a component is often remounted immediately: in strict mode, or at another location
      // of the page.
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
    // The error has no reader: the thread is no longer used.
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
    const messages = Object.hasOwn(this.#messages, threadId) ? this.#messages[threadId] : undefined;
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
