/** A client whose responses are controlled by the test. */
import type { TamboClient } from "../../client.ts";
import type { RunRequest } from "../../run/run-request.ts";
import type { ConnectionStatus, RunStream } from "../../run/run-stream.ts";
import type { RunSnapshot } from "../../snapshot/run-snapshot.ts";
import type { TamboError } from "../../tambo-error.ts";
import type { JsonObject, Message, RunStreamEvent } from "../../types.ts";

/** A run whose snapshot is set by the test. */
export class FakeRun implements RunStream {
  readonly threadId: string;
  readonly request: RunRequest | undefined;
  readonly signal: AbortSignal | undefined;
  runId: string | undefined;
  lastEventId = 0;
  snapshot: RunSnapshot;
  connection: ConnectionStatus = "connecting";
  connectionError: TamboError | undefined;
  cancelCount = 0;
  readonly #listeners = new Set<() => void>();
  readonly #started = createDeferred<{ threadId: string; runId: string }>();
  readonly #finished = createDeferred<RunSnapshot>();
  readonly started = this.#started.promise;
  readonly finished = this.#finished.promise;

  constructor(threadId: string, request?: RunRequest, signal?: AbortSignal) {
    this.threadId = threadId;
    this.request = request;
    this.signal = signal;
    this.snapshot = {
      threadId,
      status: "connecting",
      messages: [],
      componentStates: {},
      pendingToolCalls: [],
    };
    signal?.addEventListener("abort", () => this.fail(signal.reason));
  }

  /** Changes the snapshot, as an event would. */
  update(change: Partial<RunSnapshot>): void {
    const { runId = "run_1" } = this;
    this.runId = runId;
    this.connection = "open";
    this.snapshot = { ...this.snapshot, runId, status: "running", ...change };
    this.#started.resolve({ threadId: this.threadId, runId });
    for (const listener of this.#listeners) listener();
  }

  /** Changes the connection without an event. */
  setConnection(connection: ConnectionStatus, error?: TamboError): void {
    this.connection = connection;
    this.connectionError = error;
    for (const listener of this.#listeners) listener();
  }

  /** Ends the run. */
  end(change: Partial<RunSnapshot> = {}): void {
    this.update({ status: "finished", ...change });
    this.#finished.resolve(this.snapshot);
  }

  fail(error: unknown): void {
    this.#started.reject(error);
    this.#finished.reject(error);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async cancel(): Promise<void> {
    this.cancelCount += 1;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<RunStreamEvent> {}
}

/** A pending request about component state. */
interface StateRequest {
  id: string;
  change: unknown;
  accept(state?: JsonObject): void;
  reject(error: Error): void;
}

export interface FakeClient {
  client: TamboClient;
  runs: FakeRun[];
  reconnects: { runId: string; options: object }[];
  states: StateRequest[];
  /** The responses to `threads.get`, in order. The last response is repeated. */
  threads: (readonly Message[] | Error | Promise<readonly Message[]>)[];
}

export function createFakeClient(): FakeClient {
  const fake: Omit<FakeClient, "client"> = { runs: [], reconnects: [], states: [], threads: [[]] };
  const stateRequest = (id: string, change: JsonObject) => {
    const { promise, resolve, reject } = createDeferred<{ componentId: string; state: JsonObject }>();
    const accept = (state = change) => resolve({ componentId: id, state });
    fake.states.push({ id, change, accept, reject });
    return promise;
  };
  const client = {
    threads: {
      async get() {
        const next = fake.threads.length > 1 ? fake.threads.shift() : fake.threads[0];
        if (next instanceof Error) throw next;
        return { messages: await next };
      },
    },
    components: {
      setState: (_: string, id: string, state: JsonObject) => stateRequest(id, state),
      patchState: (_: string, id: string, patch: JsonObject) => stateRequest(id, patch),
    },
    runs: {
      stream(threadId: string, request: RunRequest, { signal }: { signal?: AbortSignal }) {
        const run = new FakeRun(threadId, request, signal);
        fake.runs.push(run);
        return run;
      },
      reconnect(threadId: string, runId: string, { signal, ...options }: { signal?: AbortSignal }) {
        fake.reconnects.push({ runId, options });
        const run = new FakeRun(threadId, undefined, signal);
        run.runId = runId;
        fake.runs.push(run);
        return run;
      },
    },
  };
  return { ...fake, client: client as unknown as TamboClient };
}

function createDeferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}
