/**
 * Values that several users share: made for the first of them, and kept while one of them has it. A value without users
 * is kept for a moment, for users that come one after the other.
 */

/** A value in use. */
export interface SharedValue<T> {
  value: T;
  /** Ends this use; only the first call counts. @param bytes Size of the value; one without a size is not kept. */
  release(bytes?: number): void;
}

export interface SharedValuesOptions<T> {
  /** Most bytes of values without users. */
  idleBytes: number;
  /** How long values without users are kept, in milliseconds. */
  idleMs: number;
  /** Takes a value that is not kept any more. */
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
  /** Keys of the entries without users, and since when they have none; the oldest comes first. */
  readonly #idle = new Map<string, number>();
  #bytes = 0;
  #expiry: NodeJS.Timeout | undefined;

  constructor({ idleBytes, idleMs, dispose = () => {} }: SharedValuesOptions<T>) {
    this.#idleBytes = idleBytes;
    this.#idleMs = idleMs;
    this.#dispose = dispose;
  }

  /** Whether a further user of the key would share a value. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Returns the value of a key. It is made if it is not kept. Of equal keys only the first string stays in memory. */
  use(key: string, make: () => T): SharedValue<T> {
    const entry = this.#entries.get(key) ?? this.#add(key, make());
    if (this.#idle.delete(key)) this.#bytes -= entry.bytes;
    entry.users += 1;
    return this.#useOf(entry);
  }

  /** Apart from the key, which a closure beside it would keep in memory. */
  #useOf(entry: Entry<T>): SharedValue<T> {
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

  /** Makes a new value for the key's next user, if the key still has this one. Present users keep it. */
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
