/** A mutant: our server with one thing done wrong. */
import type { RequestHandler } from "express";
import type { Settings } from "../../../server/config/settings.ts";
import type { Model } from "../../../server/core/ports/models.ts";
import type { ServerTools } from "../../../server/core/ports/tools.ts";

/** One thing done wrong, where it gets between. */
export interface Mutation {
  /** Runs before the operations, around their answers. */
  before?: RequestHandler;
  /** Put around every model. */
  model?: (model: Model) => Model;
  /** Put around the tools. */
  tools?: (tools: ServerTools) => ServerTools;
  settings?: (settings: Settings) => Settings;
}

/** The server that is mutated. */
export interface ServerContext {
  /** Whether it finds the data of a process before it. */
  restarted: boolean;
  /** Asks the server itself, with the key of its own project. @returns The answer, read to its end. */
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }>;
}

/** Makes the mutation of one server. */
export type Mutate = (server: ServerContext) => Mutation;

/** An entry of the tables. */
export interface Mutant {
  /** Lower-case words with dashes; names the mutant in the kill matrix, and is never used for another one. */
  id: string;
  /** What is wrong, one sentence. */
  text: string;
  /** The failure case of real systems that it has (`D1` … `D13`). */
  defect?: string;
  /** It shows only when the process is killed and started again: it has a process of its own. */
  restart?: true;
  /** It shows only when the same is done many times: cases that repeat much are judged for it alone. */
  repeats?: true;
  mutate: Mutate;
}
