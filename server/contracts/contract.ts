/** A contract as one value: authentication, request parsing, handlers and errors. */
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
import type { SizedContent } from "./message-size.ts";
import type { ContractDocument, Handlers, Violation } from "./operations.ts";
import type { BodyOptions } from "./request-body.ts";
import type { StreamFailure } from "./stream-failure.ts";

/** The parts of the server that contracts use. */
export interface ContractServices extends BodyOptions {
  engine: Engine;
  store: Store;
  models: Models;
  apiKeys: ApiKeyLookup;
  rateLimiter: RateLimiter;
  /** Maximum size of the content of one message, in bytes of JSON. */
  maxMessageBytes: number;
  getSettings(projectId: string): ProjectSettings;
  /** Returns the server tools that a project currently has. */
  listTools(projectId: string): readonly ServerTool[];
  /** Logs a server error as one line. */
  log(line: string): void;
  /** For contracts that have an engine of their own and do not store runs. */
  ephemeral: EphemeralServices;
  /** Models for requests that contain a provider key. */
  byokModels: ByokModels;
  selectBuiltins: SelectBuiltins;
  gateway: GatewaySettings;
}

/** Services for an engine whose runs are not stored. */
export interface EphemeralServices {
  /** Opens an empty in-memory store. */
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
 * @template C The caller, as passed to its handlers.
 */
export interface Contract<H, C extends ProjectContext = ProjectContext> {
  /** Name of its folders, also used in logs and metrics. */
  name: string;
  /** Set if its documents are also served at the root of the server. */
  isMain?: true;
  /** The paths that it handles, including those that are not in its document. */
  paths: RegExp;
  /** Paths that need no API key. */
  openPaths?: readonly string[];
  /** Authentication scheme sent with 401 (RFC 9110 section 11.6.1). */
  challenge: string;
  /** Its generated part. */
  document: ContractDocument;
  /** Starts the contract, and returns its handlers. */
  start(services: ContractServices): RunningContract<H, C> | Promise<RunningContract<H, C>>;
  /**
   * Returns the function that reads a request's body; `undefined` to leave the body unread. JSON for every
   * request if absent.
   */
  selectBodyReader?(request: Request): ReadBody | undefined;
  /** Returns the contents of a valid body whose size is limited; none if absent. */
  listSizedContents?(body: unknown): readonly SizedContent[];
  /** Path parameters that contain the ids of the thread and the run; `threadId` and `runId` if absent. */
  pathIds?: { thread: string; run: string };
  errors: ErrorTable;
  /**
   * Returns the last frames of a stream whose source failed.
   *
   * @param report Logs the failure, and returns its description for the client.
   */
  encodeFailure(error: unknown, report: (error: unknown) => StreamFailure): FrameText;
  /** One sentence that tells the client of a failed stream how to continue. */
  failureAdvice: string;
  /** Frame that is sent into an idle stream; a comment if absent. */
  keepAlive?: string;
}

/** A contract with any handlers. Their types are checked where each contract is defined. */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type AnyContract = Contract<any, any>;

/** A started contract. */
export interface RunningContract<H = Handlers, C extends ProjectContext = ProjectContext> {
  handlers: H;
  /** Replaces the authentication by API key. */
  authenticator?: Authenticator<C>;
  /** Maximum size of a request body in bytes; the server's setting if absent. */
  maxBodyBytes?: number;
  /** Stops accepting requests before a shutdown. */
  drain?(): void;
  /** Waits for active runs, for at most `graceMs` milliseconds, and ends the remaining ones. */
  stop?(graceMs: number): Promise<void>;
  /** Releases all resources. Called when no client is connected. */
  close?(): Promise<void>;
}

/** Authenticates requests, and applies rate limits. */
export interface Authenticator<C extends ProjectContext> {
  /**
   * Authenticates a request before its body is read.
   *
   * @throws {ContractError} if the request is rejected.
   */
  authenticate(request: Request, response: Response): AuthenticatedRequest<C>;
  /**
   * Acquires a slot for a request of a streaming operation, before the handler is called. No limit if absent.
   *
   * @returns The function that releases the slot.
   * @throws if no slot is free.
   */
  openStream?(context: C): () => void;
}

/** The result of authenticating a request. */
export interface AuthenticatedRequest<C> {
  context: C;
  /** The project whose memory budget the body is counted against. */
  account: string;
}

/**
 * The contract's errors for rejected requests and server errors. An entry returns `undefined` if the error
 * cannot occur in this contract; it is then sent as `internal`.
 */
export interface ErrorTable {
  /** The request has no valid API key. @param message How to send one. */
  unauthorized(message: string): ContractError;
  /** Parameters or the body do not match the document. */
  invalidRequest(violations: readonly Violation[]): ContractError;
  unreadableBody(error: BodyError): ContractError;
  /** The path has invalid percent-encoding. */
  malformedPath(): ContractError;
  /**
   * The contract has no such path. @returns `undefined` to let the server respond. @param path At most 200
   * characters.
   */
  unknownPath(path: string): ContractError | undefined;
  /** @param message The methods of the path. */
  methodNotAllowed(message: string): ContractError;
  /** The requested agent does not exist. @param message The available agents. */
  unknownAgent(message: string): ContractError | undefined;
  /** The engine rejected the request. */
  rejected(error: RequestRejectedError): ContractError | undefined;
  /** A transient error: rate limit, restart, store unavailable. */
  transient(failure: TransientFailure): ContractError | undefined;
  /** A server error. */
  internal(): ContractError;
}
