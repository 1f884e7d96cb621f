/** The run engine without a server around it: a store in a file as in the product, and one model. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Model } from "../models/port.ts";
import { providerModel } from "../models/provider-model.ts";
import { Engine } from "../runs/engine.ts";
import { openStore } from "../store/store.ts";
import { nativeTools } from "../tools/native.ts";
import { toolName } from "./chunk-model.ts";
import { onlyModel } from "./model.ts";

/** `await using` ends the engine and removes the database. */
export class EngineBench implements AsyncDisposable {
  readonly #engine: Engine;
  readonly #end: () => Promise<void>;
  #runs = 0;

  private constructor(engine: Engine, end: () => Promise<void>) {
    this.#engine = engine;
    this.#end = end;
  }

  /** @param model Answers every run; it is put behind what our code puts between the engine and a provider's model. */
  static async start(model: Model): Promise<EngineBench> {
    const folder = await mkdtemp(join(tmpdir(), "bench-"));
    const store = await openStore(join(folder, "runs.sqlite"));
    const log = (line: string) => void process.stderr.write(`${line}\n`);
    const wrapped = providerModel(model, { id: model.modelId, api: "chat-completions", secret: "", log });
    const engine = await Engine.start({
      store,
      tools: nativeTools([]),
      models: onlyModel(wrapped),
      log,
      disconnectGraceMs: 0,
    });
    return new EngineBench(engine, async () => {
      await engine.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    });
  }

  /**
   * Does a run in a thread of its own, and reads it to its end.
   *
   * @returns How many of its events are of this kind.
   */
  async run(event: string): Promise<number> {
    this.#runs += 1;
    const tool = { name: toolName, description: "Writes a note.", inputSchema: { type: "object" } };
    const reading = await this.#engine.run({
      projectId: "bench",
      threadId: `thread-${this.#runs}`,
      createThread: true,
      input: {
        answers: [],
        messages: [{ content: [{ type: "text", text: "Go on." }] }],
        settings: { components: [], tools: [tool], toolChoice: "auto", embedResources: false },
        onDisconnect: "continue",
      },
    });
    let events = 0;
    for await (const lines of reading.lines(new AbortController().signal)) {
      for (const { kind } of lines) if (kind === event) events += 1;
    }
    return events;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#end();
  }
}
