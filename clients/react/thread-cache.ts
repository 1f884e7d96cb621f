/** The threads of a provider: one store each, for as long as something on the page uses it. */
import type { Message, TamboClient } from "tambo-v1-client";
import { type OpenThreadOptions, openThread, type TamboThread } from "tambo-v1-client/thread";

/** How something uses a thread. */
export interface ThreadUse {
  /** Its messages are wanted: they are fetched, once for all who want them. */
  load?: boolean;
  /** Whether its run is to be cancelled when nothing uses the thread any more; else it is only detached from. */
  cancel?: () => boolean;
}

interface Entry {
  thread: TamboThread;
  uses: Set<ThreadUse>;
  loaded: boolean;
  /** Some use asked for it. */
  cancel: boolean;
}

export class ThreadCache {
  readonly #client: TamboClient;
  readonly #messages: Readonly<Record<string, readonly Message[]>>;
  readonly #request: NonNullable<OpenThreadOptions["request"]>;
  readonly #entries = new Map<string, Entry>();

  /** @param messages Of threads that are known already, by id. @param request What is sent with every run. */
  constructor(
    client: TamboClient,
    messages: Readonly<Record<string, readonly Message[]>>,
    request: NonNullable<OpenThreadOptions["request"]>,
  ) {
    this.#client = client;
    this.#messages = messages;
    this.#request = request;
  }

  /** The store of a thread, the same for all. It does nothing before somebody makes it. */
  get(threadId: string): TamboThread {
    return this.#entry(threadId).thread;
  }

  /** Keeps a thread's store for a use of it. @returns Ends the use. */
  retain(threadId: string, use: ThreadUse): () => void {
    const entry = this.#entry(threadId);
    entry.uses.add(use);
    if (use.load && !entry.loaded) {
      entry.loaded = true;
      // Its view tells of a failure.
      entry.thread.load().catch(() => {});
    }
    return () => {
      if (use.cancel?.()) entry.cancel = true;
      entry.uses.delete(use);
      // What is taken away is often put back at once: by strict mode, or in another place of the page.
      setTimeout(() => this.#release(threadId, entry), 0);
    };
  }

  #release(threadId: string, entry: Entry): void {
    if (entry.uses.size > 0) {
      entry.cancel = false;
      return;
    }
    if (this.#entries.get(threadId) !== entry) return;
    this.#entries.delete(threadId);
    const { thread } = entry;
    // Cancelled or not, nobody looks at it any more.
    if (entry.cancel)
      void thread
        .cancel()
        .catch(() => {})
        .finally(() => thread.detach());
    else thread.detach();
  }

  #entry(threadId: string): Entry {
    const known = this.#entries.get(threadId);
    if (known !== undefined) return known;
    const messages = Object.hasOwn(this.#messages, threadId) ? this.#messages[threadId] : undefined;
    const entry: Entry = {
      thread: openThread(this.#client, threadId, { ...(messages && { messages }), request: this.#request }),
      uses: new Set(),
      loaded: messages !== undefined,
      cancel: false,
    };
    this.#entries.set(threadId, entry);
    return entry;
  }
}
