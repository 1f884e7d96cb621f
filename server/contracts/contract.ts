/** A contract as one value: who may call it, what its requests look like, its handlers and its errors. */
import type { Request, Response } from "express";
import type { RequestRejectedError, TransientFailure } from "../core/errors.ts";
import type { ConversationLimits } from "../core/limits/memory-budget.ts";
import type { RateLimiter } from "../core/limits/rate-limiter.ts";
import type { ApiKeyLookup } from "../core/ports/api-keys.ts";
import type { SelectBuiltins } from "../core/ports/builtin-tools.ts";
import type { Models } from "../core/ports/models.ts";
import type { ByokModels } from "../core/ports/request-models.ts";
import type { Store } from "../core/ports/store.ts";
import type { ServerTool } from "../core/ports/tools.ts";
import type { GatewaySettings, ProjectSettings } from "../core/settings.ts";
import type { RunObserver } from "../core/telemetry/observer.ts";
import type { Engine } from "../engine/engine.ts";
import type { BodyLimits } from "../http/body-bytes.ts";
import type { BodyError } from "../http/body-error.ts";
import type { FrameText } from "../http/sse.ts";
import type { ContractError } from "./contract-error.ts";
import type { PlacedContent } from "./message-size.ts";
import type { ContractDocument, Handlers, Violation } from "./operations.ts";
import type { BodyOptions } from "./request-body.ts";
import type { StreamFailure } from "./stream-failure.ts";

/** The parts of the server that contracts work with. */
export interface ContractServices extends BodyOptions {
  engine: Engine;
  store: Store;
  models: Models;
  apiKeys: ApiKeyLookup;
  rateLimiter: RateLimiter;
  /** Most bytes of the content of one message, as JSON. */
  maxMessageBytes: number;
  settingsOf(projectId: string): ProjectSettings;
  /** The server tools that a project has now. */
  toolsOf(projectId: string): readonly ServerTool[];
  /** Logs one line about a server fault. */
  log(line: string): void;
  /** For contracts with an engine of their own, whose runs are not stored. */
  ephemeral: EphemeralServices;
  /** Models of requests that bring their provider's key. */
  byokModels: ByokModels;
  selectBuiltins: SelectBuiltins;
  gateway: GatewaySettings;
}

/** Parts for an engine whose runs are not stored. */
export interface EphemeralServices {
  /** Opens an empty store in memory. */
  openStore(): Promise<Store>;
  observer: RunObserver;
  conversations?: ConversationLimits;
}

/** The caller of a contract with API keys. */
export interface ProjectContext {
  /** The project of the request's API key. */
  projectId: string;
}

/** Reads and parses a request body. */
export type ReadBody = (request: Request, limits: BodyLimits) => Promise<unknown>;

/**
 * A contract.
 *
 * @template H Its generated `Handlers` interface.
 * @template C The caller, as its handlers are given it.
 */
export interface Contract<H, C extends ProjectContext = ProjectContext> {
  /** Name of its folders, in the log and in metrics. */
  name: string;
  /** Its documents are at the root of the server, too. */
  isMain?: true;
  /** The paths that it answers, whether its document declares them or not. */
  paths: RegExp;
  /** Those of them that need no API key. */
  openPaths?: readonly string[];
  /** Scheme that an answer with 401 asks for (RFC 9110 section 11.6.1). */
  challenge: string;
  /** Its generated part. */
  document: ContractDocument;
  /** Starts the contract, and returns its handlers. */
  start(services: ContractServices): RunningContract<H, C> | Promise<RunningContract<H, C>>;
  /** Returns how a request's body is read; `undefined` to leave it unread. JSON for every request if absent. */
  bodyReader?(request: Request): ReadBody | undefined;
  /** Returns the contents of a valid body whose size is limited; none if absent. */
  sizedContents?(body: unknown): readonly PlacedContent[];
  /** Path parameters that name the thread and the run; `threadId` and `runId` if absent. */
  pathIds?: { thread: string; run: string };
  errors: ErrorTable;
  /**
   * Returns the last frames of a stream whose source failed.
   *
   * @param tell Logs the failure, and returns what the client may know.
   */
  failureFrame(error: unknown, tell: (error: unknown) => StreamFailure): FrameText;
  /** Tells the client of a failed stream how to continue: one sentence. */
  afterStreamFailure: string;
  /** Frame that is sent into a silent stream; a comment if absent. */
  keepAlive?: string;
}

/** A contract of any handlers; their types are checked where each contract is written. */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type AnyContract = Contract<any, any>;

/** A started contract: its handlers, and the hooks of what it has started. */
export interface RunningContract<H = Handlers, C extends ProjectContext = ProjectContext> {
  handlers: H;
  /** In place of the admission by API key. */
  admission?: Admission<C>;
  /** Most bytes of a request body, in place of the server's setting. */
  maxBodyBytes?: number;
  /** Stops admitting requests, because the server is about to stop. */
  drain?(): void;
  /** Ends what is still running, after `graceMs` milliseconds at the latest. */
  stop?(graceMs: number): Promise<void>;
  /** Releases the rest, once no client is connected. */
  close?(): Promise<void>;
}

/** Decides which requests are served. */
export interface Admission<C extends ProjectContext> {
  /**
   * Admits a request, before its body is read.
   *
   * @throws {ContractError} for a request that is not admitted.
   */
  admit(request: Request, response: Response): Admitted<C>;
  /**
   * Takes a slot for a request of a streaming operation, before anything of it is done; without it there is no limit.
   *
   * @returns A function that releases the slot.
   * @throws if there is none.
   */
  openStream?(context: C): () => void;
}

/** A request that was admitted. */
export interface Admitted<C> {
  context: C;
  /** The project that the memory of its body counts for. */
  account: string;
}

/**
 * The contract's error for each fault of a request and of the server. Where an entry may return `undefined`, the fault
 * cannot concern this contract, and is answered as `internal`.
 */
export interface ErrorTable {
  /** The request has no valid API key. @param message How to send one. */
  unauthorized(message: string): ContractError;
  /** Parameters or the body do not match the document. */
  invalidRequest(violations: readonly Violation[]): ContractError;
  unreadableBody(error: BodyError): ContractError;
  /** The path's percent-encoding is broken. */
  malformedPath(): ContractError;
  /** The contract has no such path. @returns `undefined` to leave the answer to the server. @param path At most 200 characters. */
  unknownPath(path: string): ContractError | undefined;
  /** @param message The methods that the path has. */
  methodNotAllowed(message: string): ContractError;
  /** The request names an agent that does not exist. @param message Which ones do. */
  unknownAgent(message: string): ContractError | undefined;
  /** The engine rejects the request. */
  rejected(refusal: RequestRejectedError): ContractError | undefined;
  /** The request may succeed later: rate limit, restart, store unavailable. */
  transient(failure: TransientFailure): ContractError | undefined;
  /** A fault of this server. */
  internal(): ContractError;
}
