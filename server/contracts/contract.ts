/** The interface that every contract implements: authentication, request parsing, handlers and errors. */
import type { Request, Response } from "express";
import type { RequestRejectedError, TransientFailure } from "../core/errors.ts";
import type { ConversationLimits } from "../core/limits/memory-budget.ts";
import type { RateLimiter } from "../core/limits/rate-limiter.ts";
import type { Owner } from "../core/owner.ts";
import type { ApiKeyLookup } from "../core/ports/api-keys.ts";
import type { SelectBuiltins } from "../core/ports/builtin-tools.ts";
import type { Models } from "../core/ports/models.ts";
import type { ByokModels } from "../core/ports/request-models.ts";
import type { ScopedStore } from "../core/ports/store.ts";
import type { Tokens } from "../core/ports/tokens.ts";
import type { ServerTool } from "../core/ports/tools.ts";
import type { GatewaySettings, ProjectSettings } from "../core/settings.ts";
import type { RunObserver } from "../core/telemetry/observer.ts";
import type { Engine, EngineOptions } from "../engine/engine.ts";
import type { BodyLimits } from "../http/body-bytes.ts";
import type { BodyError } from "../http/body-error.ts";
import type { FrameText } from "../http/sse.ts";
import type { ContractError } from "./contract-error.ts";
import type { SizedContent } from "./message-size.ts";
import type { ContractDocument, Handlers, Violation } from "./operations.ts";
import type { BodyOptions } from "./request-body.ts";
import type { StreamFailure } from "./stream-failure.ts";

/** Parts of the server that contracts use. */
export interface ContractServices extends BodyOptions {
  engine: Engine;
  store: ScopedStore;
  models: Models;
  apiKeys: ApiKeyLookup;
  /** Verifies the tokens of users. `undefined` if no project accepts tokens. */
  tokens: Tokens | undefined;
  rateLimiter: RateLimiter;
  /** Maximum size of a single message's content, in bytes of JSON. */
  maxMessageBytes: number;
  getSettings(projectId: string): ProjectSettings;
  /** Returns the server tools that a project currently has. */
  listTools(projectId: string): readonly ServerTool[];
  /** Logs a server error as one line. */
  log(line: string): void;
  /** Services for contracts that have their own engine and do not store runs. */
  ephemeral: EphemeralServices;
  /** Models for requests that contain a provider key. */
  byokModels: ByokModels;
  selectBuiltins: SelectBuiltins;
  gateway: GatewaySettings;
}

/** Services for an engine that does not store its runs. */
export interface EphemeralServices {
  /** Starts an engine on an empty in-memory store. `close` releases the store's memory. */
  startEngine(options: Omit<EngineOptions, "store">): Promise<{ engine: Engine; close(): Promise<void> }>;
  observer: RunObserver;
  conversations?: ConversationLimits;
}

/** The caller in a contract that uses API keys. */
export interface ProjectContext {
  /** The project that the request's credential belongs to, and the user that the request names, if any. */
  owner: Owner;
}

/** Reads and parses a request body. */
export type ReadBody = (request: Request, limits: BodyLimits) => Promise<unknown>;

/**
 * A contract.
 *
 * @template H The contract's generated `Handlers` interface.
 * @template C The caller, as passed to the handlers.
 */
export interface Contract<H, C extends ProjectContext = ProjectContext> {
  /** Name of the contract's folders, also used in logs and metrics. */
  name: string;
  /** Set if the contract's documents are also served at the server's root. */
  isMain?: true;
  /** Paths that the contract handles, including paths that are not in its document. */
  paths: RegExp;
  /** Set if every path is served with and without a slash at its end. */
  hasOptionalSlash?: true;
  /** Paths that need no credential. */
  openPaths?: readonly string[];
  /** Paths at which an API key is sufficient even if its project requires tokens. They must not return data. */
  keyPaths?: readonly string[];
  /** Authentication scheme sent with a 401 response (RFC 9110 section 11.6.1). */
  challenge: string;
  /** Set if the contract's document fixes the value of `WWW-Authenticate`, so that it cannot contain an error. */
  hasFixedChallenge?: true;
  /** The generated part of the contract. */
  document: ContractDocument;
  /** Starts the contract and returns its handlers. */
  start(services: ContractServices): RunningContract<H, C> | Promise<RunningContract<H, C>>;
  /**
   * Returns the function that reads a request's body, or `undefined` to leave the body unread. If absent, every
   * body is read as JSON.
   */
  selectBodyReader?(request: Request): ReadBody | undefined;
  /**
   * Returns the parts of a valid body whose size is limited. If absent, no part is limited. The operation's schema has
   * not checked fields that it does not declare.
   */
  listSizedContents?(body: unknown, operationId: string): readonly SizedContent[];
  /**
   * Names of the path parameters that contain the thread ID and the run ID. Defaults to `threadId` and
   * `runId`.
   */
  pathIds?: { thread: string; run: string };
  /** JSON Pointers to the fields of request bodies that name the request's user. */
  userFields?: readonly string[];
  errors: ErrorTable;
  /**
   * Returns the last frames of a stream whose source failed, or `undefined` to close the connection early.
   *
   * @param report Logs the failure and returns its description for the client.
   */
  encodeFailure(error: unknown, report: (error: unknown) => StreamFailure): FrameText | undefined;
  /** A sentence that tells a client how to continue after its stream failed. */
  failureAdvice: string;
  /** Frame that is sent while a stream is idle. Defaults to a comment. */
  keepAlive?: string;
}

/** A contract with any handlers. The types of the handlers are checked where each contract is defined. */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type AnyContract = Contract<any, any>;

/** A started contract. */
export interface RunningContract<H = Handlers, C extends ProjectContext = ProjectContext> {
  handlers: H;
  /** Replaces authentication by API key. */
  authenticator?: Authenticator<C>;
  /** Maximum size of a request body in bytes. Defaults to the server's setting. */
  maxBodyBytes?: number;
  /** Stops accepting requests before a shutdown. */
  drain?(): void;
  /** Waits for active runs for up to `graceMs` milliseconds, then ends those still running. */
  stop?(graceMs: number): Promise<void>;
  /** Releases all resources. Called after all clients have disconnected. */
  close?(): Promise<void>;
}

/** Authenticates requests and applies rate limits. */
export interface Authenticator<C extends ProjectContext> {
  /**
   * Authenticates a request before its body is read.
   *
   * @throws {ContractError} if the request is rejected.
   * @throws {IssuerUnavailableError} if a token cannot be verified at the moment.
   */
  authenticate(request: Request, response: Response): Promise<AuthenticatedRequest<C>>;
  /**
   * Acquires a slot for a request to a streaming operation before its handler is called. If absent, streams
   * are not limited.
   *
   * @returns The function that releases the slot.
   * @throws if no slot is free.
   */
  openStream?(context: C): () => void;
}

/** The result of authenticating a request. */
export interface AuthenticatedRequest<C> {
  context: C;
  /** The project whose memory budget the body counts against. */
  account: string;
}

/**
 * The contract's errors for rejected requests and server errors. A method returns `undefined` if the error
 * cannot occur in this contract. It is then sent as `internal`.
 */
export interface ErrorTable {
  /**
   * Returns the error for a request without a valid API key or token.
   *
   * @param message Tells the client what is wrong with its credential, or how to send one.
   */
  unauthorized(message: string): ContractError;
  /** Returns the error for a request whose parameters or body do not match the document. */
  invalidRequest(violations: readonly Violation[]): ContractError;
  unreadableBody(error: BodyError): ContractError;
  /** Returns the error for a path with invalid percent-encoding. */
  malformedPath(): ContractError;
  /**
   * Returns the error for a path that the contract does not have.
   *
   * @param path At most 200 characters.
   * @returns `undefined` to let the server respond.
   */
  unknownPath(path: string): ContractError | undefined;
  /** @param message Lists the methods that the path supports. */
  methodNotAllowed(message: string): ContractError;
  /**
   * Returns the error for an agent that does not exist.
   *
   * @param message Lists the available agents.
   */
  unknownAgent(message: string): ContractError | undefined;
  /** Returns the error for a request that the engine rejected. */
  rejected(error: RequestRejectedError): ContractError | undefined;
  /**
   * Returns the error for a transient failure, such as an exceeded rate limit, a restart or an unavailable
   * store.
   */
  transient(failure: TransientFailure): ContractError | undefined;
  /** A server error. */
  internal(): ContractError;
}
