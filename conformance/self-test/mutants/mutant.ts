/** Types of mutants. A mutant is our server with a single defect. */
import type { RequestHandler } from "express";
import type { Settings } from "../../../server/config/settings.ts";
import type { Model } from "../../../server/core/ports/models.ts";
import type { ServerTools } from "../../../server/core/ports/tools.ts";
import type { OperationPaths } from "../../runner/operation-paths.ts";

/** A single defect, implemented as wrappers around the server's ports. */
export interface Mutation {
  /** Express middleware that runs before the operations and can wrap their responses. */
  before?: RequestHandler;
  /** Wraps every model that the server uses. */
  model?: (model: Model) => Model;
  /** Wraps the server's tools. */
  tools?: (tools: ServerTools) => ServerTools;
  settings?: (settings: Settings) => Settings;
}

/** The server to which the mutation is applied. */
export interface ServerContext {
  /** True if the server starts with the data of an earlier process. */
  restarted: boolean;
  /**
   * Sends the server a request with the server's own API key.
   * @returns The complete response.
   */
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }>;
}

/** Creates the mutation for one server. */
export interface Mutate {
  (server: ServerContext): Mutation;
  /**
   * Set if the defect becomes visible only after a kill and a restart. The server then runs in a separate
   * process.
   */
  restarts?: true;
  /**
   * Set if the defect becomes visible only in cases with many repetitions. These cases are skipped for other
   * mutants.
   */
  repeats?: true;
  /** Paths at which the mutated server has the operations of AG-UI, if not at the documented ones. */
  paths?: OperationPaths;
}

/**
 * A table of mutants by id. Ids consist of lower-case words separated by dashes, and are never reused. The
 * comment on an entry describes the behaviour of the defective server.
 */
export type Mutants = Readonly<Record<string, Mutate>>;
