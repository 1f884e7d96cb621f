/**
 * Reference-counted values: created for the first user, and shared until the last one releases it. An unused
 * value is cached briefly for later users.
 */

/** A value in use. */
export interface SharedValue<T> {
  value: T;
  /**
   * Ends this use. Further calls do nothing. @param bytes Size of the value. A value without a size is not
   * cached.
   */
  release(bytes?: number): void;
}

export interface SharedValuesOptions<T> {
  /** Maximum bytes of unused values. */
  idleBytes: number;
  /** Time for which unused values are cached, in milliseconds. */
  idleMs: number;
  /** Called with a value that is no longer kept. */
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
  /** Keys of the unused entries, and the time when each was released. The oldest comes first. */
  readonly #idle = new Map<string, number>();
  #bytes = 0;
  #expiry: NodeJS.Timeout | undefined;

  constructor({ idleBytes, idleMs, dispose = () => {} }: SharedValuesOptions<T>) {
    this.#idleBytes = idleBytes;
    this.#idleMs = idleMs;
    this.#dispose = dispose;
  }

  /** Returns true if the next user of the key would share a value. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /**
   * Returns the value of a key, and creates it if necessary. Of equal keys only the first string is kept in
   * memory.
   */
  acquire(key: string, make: () => T): SharedValue<T> {
    const entry = this.#entries.get(key) ?? this.#add(key, make());
    if (this.#idle.delete(key)) this.#bytes -= entry.bytes;
    entry.users += 1;
    return this.#createUse(entry);
  }

  /** A separate function, because its closure must not keep the key in memory. */
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
   * Removes a value, if the key still has it, so that the next user gets a new one. Current users keep it.
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
