/** The run engine without HTTP, with the same store as in the product and a single model. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { PoolClient } from "pg";
import type { Model } from "../../core/ports/models.ts";
import type { Store } from "../../core/ports/store.ts";
import { defaultLimits } from "../../core/settings.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { Engine } from "../../engine/engine.ts";
import { createProviderModel } from "../../models/provider-model.ts";
import { openPostgres } from "../../store/postgres/store.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { createNativeTools } from "../../tools/native.ts";
import { toolName } from "./chunk-model.ts";
import { onlyModel } from "./model.ts";

const fileName = "runs.sqlite";
const owner = { projectId: "bench" };

/** An engine with its database. `await using` ends the engine and removes the database. */
export class EngineBench implements AsyncDisposable {
  /** Statements sent to PostgreSQL since the array was last emptied. */
  readonly statements: string[];
  /** Length of the events that were read, as JSON with a separator each, in UTF-16 code units. */
  readLength = 0;
  readonly #engine: Engine;
  readonly #store: Store;
  readonly #folder: string;
  #runs = 0;

  private constructor(engine: Engine, store: Store, statements: string[], folder: string) {
    this.#engine = engine;
    this.#store = store;
    this.statements = statements;
    this.#folder = folder;
  }

  /**
   * @param model The model for every run. It is wrapped like a provider's model.
   * @param databaseUrl A PostgreSQL database. If absent, a SQLite file is used.
   * @param limits Limits for every run.
   */
  static async start(model: Model, databaseUrl?: string, limits = defaultLimits): Promise<EngineBench> {
    const folder = await mkdtemp(join(tmpdir(), "bench-"));
    const statements: string[] = [];
    const store =
      databaseUrl === undefined
        ? await openSqlite(join(folder, fileName))
        : await countingPostgres(databaseUrl, statements);
    const log = (line: string) => void process.stderr.write(`${line}\n`);
    const wrapped = createProviderModel(model, {
      id: model.modelId,
      api: "chat-completions",
      secret: "",
      log,
    });
    const engine = await Engine.start({
      store,
      tools: createNativeTools([]),
      models: onlyModel(wrapped),
      log,
      observer: silentObserver,
      disconnectGraceMs: 0,
      getLimits: () => limits,
    });
    return new EngineBench(engine, store, statements, folder);
  }

  /** Creates a thread with this number of short messages. */
  async fillThread(id: string, count: number): Promise<void> {
    const { key } = await this.#store.read.insertThread({ ...owner, id, createdAt: 1 });
    const messages = Array.from({ length: count }, (_, index) => ({
      id: `${id}-${index}`,
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      blocks: [
        { type: "text" as const, text: `Some words that make a message of a usual length, ${index}.` },
      ],
      createdAt: 1,
    }));
    await this.#store.transaction((queries) => queries.appendMessages(key, messages));
  }

  /**
   * Executes a run and reads its complete stream.
   *
   * @param threadId Defaults to a new thread.
   * @returns The number of events of the given kind.
   */
  async run(event: string, threadId = `thread-${this.#runs + 1}`): Promise<number> {
    this.#runs += 1;
    const tool = { name: toolName, description: "Writes a note.", inputSchema: { type: "object" } };
    const subscription = await this.#engine.run({
      owner,
      threadId,
      createThread: true,
      input: {
        toolResults: [],
        messages: [{ content: [{ type: "text", text: "Continue." }] }],
        settings: { components: [], tools: [tool], toolChoice: "auto", embedResources: false },
        onDisconnect: "continue",
      },
    });
    let events = 0;
    for await (const lines of subscription.lines(new AbortController().signal)) {
      for (const { kind, json } of lines) {
        if (kind === event) events += 1;
        this.readLength += json.length + 1;
      }
    }
    return events;
  }

  /** Ends the engine. Returns the number of bytes used in the SQLite file, without its free pages. */
  async endAndMeasureFile(): Promise<number> {
    await this.#end();
    const database = new DatabaseSync(join(this.#folder, fileName), { readOnly: true });
    const read = (pragma: string) =>
      Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
    const bytes = (read("page_count") - read("freelist_count")) * read("page_size");
    database.close();
    return bytes;
  }

  async #end(): Promise<void> {
    await this.#engine.close();
    await this.#store.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#end();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Opens a store that records its statements. No other process uses the database. */
async function countingPostgres(url: string, statements: string[]): Promise<Store> {
  const store = await openPostgres(url);
  const known = new WeakSet<PoolClient>();
  store.database.pool.on("acquire", (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [statement] = args;
      statements.push(typeof statement === "string" ? statement : (statement as { text: string }).text);
      return query(...args);
    }) as typeof client.query;
  });
  return store;
}
