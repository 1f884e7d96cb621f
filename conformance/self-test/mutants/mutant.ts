/** Types of mutants. A mutant is our server with one defect. */
import type { RequestHandler } from "express";
import type { Settings } from "../../../server/config/settings.ts";
import type { Model } from "../../../server/core/ports/models.ts";
import type { ServerTools } from "../../../server/core/ports/tools.ts";

/** One defect, as wrappers around the server's ports. */
export interface Mutation {
  /** Runs before the operations, and around their responses. */
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
  /** Sends the server a request with its own key. @returns The complete response. */
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }>;
}

/** Creates the mutation of one server. */
export interface Mutate {
  (server: ServerContext): Mutation;
  /** Set if the defect shows only after a kill and a restart. The server then runs in a separate process. */
  restarts?: true;
  /** Set if the defect shows only in cases with many repetitions, which other mutants skip. */
  repeats?: true;
}

/**
 * A table of mutants by id. Ids are lower-case words with dashes and are never reused. The comment of an
 * entry says what the defective server does.
 */
export type Mutants = Readonly<Record<string, Mutate>>;
