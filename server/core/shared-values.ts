/**
 * Reference-counted values. A value is created for its first user and shared until its last user releases it.
 * An unused value is cached briefly for later users.
 */

/** A value in use. */
export interface SharedValue<T> {
  value: T;
  /**
   * Releases the value. Subsequent calls do nothing.
   *
   * @param bytes Size of the value. A value without a size is not cached.
   */
  release(bytes?: number): void;
}

export interface SharedValuesOptions<T> {
  /** Maximum total size of the unused values, in bytes. */
  idleBytes: number;
  /** Duration for which unused values are cached, in milliseconds. */
  idleMs: number;
  /** Called with each value that is discarded. */
  dispose?: (value: T) => void;
}

interface Entry<T> {
  key: string;
  value: T;
  users: number;
  bytes: number;
}

export class SharedValues<T> {
  readonly #idleBytes: number;
  readonly #idleMs: number;
  readonly #dispose: (value: T) => void;
  readonly #entries = new Map<string, Entry<T>>();
  /** Keys of the unused entries with the time when each was released, oldest first. */
  readonly #idle = new Map<string, number>();
  #bytes = 0;
  #expiry: NodeJS.Timeout | undefined;

  constructor({ idleBytes, idleMs, dispose = () => {} }: SharedValuesOptions<T>) {
    this.#idleBytes = idleBytes;
    this.#idleMs = idleMs;
    this.#dispose = dispose;
  }

  /** Returns true if the key has a value that its next user would share. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /**
   * Returns the value for a key, creating it if necessary. If identical key strings are passed more than
   * once, only the first string is kept in memory.
   */
  acquire(key: string, make: () => T): SharedValue<T> {
    const entry = this.#entries.get(key) ?? this.#add(key, make());
    if (this.#idle.delete(key)) this.#bytes -= entry.bytes;
    entry.users += 1;
    return this.#createUse(entry);
  }

  /**
   * Creates one user's handle for a value. This is a separate method so that the closure does not keep the
   * caller's key in memory.
   */
  #createUse(entry: Entry<T>): SharedValue<T> {
    let isInUse = true;
    return {
      value: entry.value,
      release: (bytes = 0) => {
        if (!isInUse) return;
        isInUse = false;
        entry.users -= 1;
        if (entry.users > 0) return;
        entry.bytes = bytes;
        if (bytes > 0 && this.#entries.get(entry.key) === entry) this.#keep(entry);
        else this.#drop(entry);
      },
    };
  }

  /**
   * Removes a value if it is still stored under the key, so that the next user gets a new value. Current
   * users keep the old value.
   */
  forget(key: string, value: T): void {
    if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
  }

  #add(key: string, value: T): Entry<T> {
    const entry = { key, value, users: 0, bytes: 0 };
    this.#entries.set(key, entry);
    return entry;
  }

  #keep(entry: Entry<T>): void {
    this.#idle.set(entry.key, performance.now());
    this.#bytes += entry.bytes;
    for (const oldest of this.#idle.keys()) {
      if (this.#bytes <= this.#idleBytes) break;
      this.#dropIdle(oldest);
    }
    this.#dropLater();
  }

  #dropLater(): void {
    this.#expiry ??= setTimeout(() => {
      this.#expiry = undefined;
      const before = performance.now() - this.#idleMs;
      for (const [key, since] of this.#idle) if (since <= before) this.#dropIdle(key);
      if (this.#idle.size > 0) this.#dropLater();
    }, this.#idleMs).unref();
  }

  #dropIdle(key: string): void {
    const entry = this.#entries.get(key);
    this.#idle.delete(key);
    if (entry === undefined) return;
    this.#bytes -= entry.bytes;
    this.#drop(entry);
  }

  #drop({ key, value }: Entry<T>): void {
    this.forget(key, value);
    this.#dispose(value);
  }
}
