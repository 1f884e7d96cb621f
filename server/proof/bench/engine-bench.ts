/** The run engine without HTTP, with the same store as in the product and a single model. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PoolClient } from "pg";
import type { Model } from "../../core/ports/models.ts";
import type { Store } from "../../core/ports/store.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { Engine } from "../../engine/engine.ts";
import { createProviderModel } from "../../models/provider-model.ts";
import { openPostgres } from "../../store/postgres/store.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { createNativeTools } from "../../tools/native.ts";
import { toolName } from "./chunk-model.ts";
import { onlyModel } from "./model.ts";

/** An engine with its database. `await using` ends the engine and removes the database. */
export class EngineBench implements AsyncDisposable {
  /** Statements sent to PostgreSQL since the array was last emptied. */
  readonly statements: string[];
  readonly #engine: Engine;
  readonly #end: () => Promise<void>;
  #runs = 0;

  private constructor(engine: Engine, statements: string[], end: () => Promise<void>) {
    this.statements = statements;
    this.#engine = engine;
    this.#end = end;
  }

  /**
   * @param model The model for every run. It is wrapped like a provider's model.
   * @param databaseUrl A PostgreSQL database. If absent, a SQLite file is used.
   */
  static async start(model: Model, databaseUrl?: string): Promise<EngineBench> {
    const folder = await mkdtemp(join(tmpdir(), "bench-"));
    const statements: string[] = [];
    const store =
      databaseUrl === undefined
        ? await openSqlite(join(folder, "runs.sqlite"))
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
    });
    return new EngineBench(engine, statements, async () => {
      await engine.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    });
  }

  /**
   * Executes a run in a new thread and reads its complete stream.
   *
   * @returns The number of events of the given kind.
   */
  async run(event: string): Promise<number> {
    this.#runs += 1;
    const tool = { name: toolName, description: "Writes a note.", inputSchema: { type: "object" } };
    const subscription = await this.#engine.run({
      owner: { projectId: "bench" },
      threadId: `thread-${this.#runs}`,
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
      for (const { kind } of lines) if (kind === event) events += 1;
    }
    return events;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#end();
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
