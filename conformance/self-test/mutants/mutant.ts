/** A mutant: our server with one defect. */
import type { RequestHandler } from "express";
import type { Settings } from "../../../server/config/settings.ts";
import type { Model } from "../../../server/core/ports/models.ts";
import type { ServerTools } from "../../../server/core/ports/tools.ts";

/** One defect, as wrappers around the server's ports. */
export interface Mutation {
  /** Runs before the operations, and around their answers. */
  before?: RequestHandler;
  /** Wraps every model. */
  model?: (model: Model) => Model;
  /** Wraps the tools. */
  tools?: (tools: ServerTools) => ServerTools;
  settings?: (settings: Settings) => Settings;
}

/** The server that is mutated. */
export interface ServerContext {
  /** True if it finds the data of an earlier process. */
  restarted: boolean;
  /** Sends the server a request with the key of its own project. @returns The answer, read to its end. */
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }>;
}

/** Makes the mutation of one server. */
export interface Mutate {
  (server: ServerContext): Mutation;
  /** The defect shows only after a kill and a restart: the server runs in a process of its own. */
  restarts?: true;
  /** The defect shows only in cases that repeat their steps many times; other mutants skip those. */
  repeats?: true;
}

/**
 * A table of mutants by id: lower-case words with dashes, never used again for another mutant. The comment of an entry
 * says what is wrong.
 */
export type Mutants = Readonly<Record<string, Mutate>>;
