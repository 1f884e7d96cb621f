import { Engine, type EngineOptions } from "./engine/engine.ts";
import { openSqlite } from "./store/sqlite/store.ts";

/** Starts an engine on an empty in-memory store. `close` releases the store's memory. */
export async function startInMemoryEngine(options: Omit<EngineOptions, "store">) {
  const store = await openSqlite(":memory:");
  return { engine: await Engine.start({ ...options, store }), close: () => store.close() };
}
