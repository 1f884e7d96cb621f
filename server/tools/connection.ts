/** A connection to one MCP server process over stdio: from its start to its end, once. */
import type { Readable } from "node:stream";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { AnySchema } from "@modelcontextprotocol/sdk/server/zod-compat.js";
import {
  CallToolResultSchema,
  type ClientRequest,
  ErrorCode,
  ListResourcesResultSchema,
  ListResourceTemplatesResultSchema,
  ListToolsResultSchema,
  McpError,
  ProgressNotificationSchema,
  ReadResourceResultSchema,
  ResourceListChangedNotificationSchema,
  type Tool,
  ToolListChangedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type { JsonObject } from "../runs/events.ts";
import type { ResourceBlock } from "../runs/messages.ts";
import { ChildTransport } from "./child-transport.ts";
import { describeError, isSchemaError } from "./describe-error.ts";
import { RequestFailure, withLimits } from "./limits.ts";
import { forEachLine } from "./lines.ts";
import { Listing, readPages } from "./listing.ts";
import { contentsOf, failure, outcomeOf } from "./outcome.ts";
import type { ServerTools, ToolOutcome } from "./port.ts";
import { OwnedResources, unreadable } from "./resources.ts";

type ToolCallOptions = Parameters<ServerTools["call"]>[3];

/** The largest message a tool server may send, in bytes. */
const maxMessageBytes = 10 * 1024 * 1024;

/** How to start the process. */
export interface McpCommand {
  /** The server's name, the part of its tools' names before the `/`. */
  name: string;
  command: string;
  args?: readonly string[];
  /** Added to the few variables (`PATH`, `HOME` …) that the child inherits; nothing else of ours reaches it. */
  env?: Readonly<Record<string, string>>;
  cwd?: string;
}

/** How long a server may take, in milliseconds. */
export interface McpTimeouts {
  /** For a tool call, and for reading a resource. */
  callTimeoutMs: number;
  /** For any other request: initialisation, each page of a list. */
  startTimeoutMs: number;
}

/** One MCP server process. `open` it before use. */
export class McpConnection {
  /** Resolves with the reason, a clause for an error text, when the connection can no longer be used. */
  readonly ended: Promise<string>;
  readonly #name: string;
  readonly #log: (line: string) => void;
  readonly #transport: ChildTransport;
  readonly #client: Client;
  readonly #timeouts: McpTimeouts;
  readonly #progress = new Map<number, (delta: string) => void>();
  readonly #lost = new AbortController();
  readonly #listOptions: { timeout: number };
  readonly #tools = new Listing<readonly Tool[]>(
    [],
    () => this.#listTools(),
    (error) => this.#noticeUnread("changed tool list", error),
  );
  readonly #resources = new Listing(
    new OwnedResources(),
    () => this.#listResources(),
    (error) => this.#noticeUnread("changed resource list", error),
  );
  #calls = 0;
  #sawForeignOutput = false;

  /** Starts nothing yet. */
  constructor(command: McpCommand, log: (line: string) => void, timeouts: McpTimeouts) {
    const { name, args, env, cwd, command: file } = command;
    this.#name = name;
    this.#log = log;
    this.#timeouts = timeouts;
    this.#listOptions = { timeout: timeouts.startTimeoutMs };
    this.#transport = new ChildTransport({
      command: file,
      args: [...(args ?? [])],
      env: { ...env },
      ...(cwd !== undefined && { cwd }),
      stderr: "pipe",
      maxBufferSize: maxMessageBytes,
    });
    forEachLine(this.#transport.stderr as Readable, (line) => log(`[${name}] ${line}`));
    this.#client = new Client({ name: "agent-stream-contracts", version: "0.1.0" });
    this.ended = new Promise((resolve) => {
      this.#lost.signal.addEventListener("abort", () => resolve(this.#lost.signal.reason as string));
    });
    this.#client.onclose = () => this.#lost.abort("its process ended");
    this.#client.onerror = (error) => this.#noticeError(error);
    this.#client.setNotificationHandler(ToolListChangedNotificationSchema, () => this.#tools.changed());
    this.#client.setNotificationHandler(ResourceListChangedNotificationSchema, () =>
      this.#resources.changed(),
    );
    // The SDK's own progress callback loses what arrives in the same read as the result: it forgets the call
    // first. This handler runs before the caller sees the result, in the order of the messages.
    this.#client.setNotificationHandler(ProgressNotificationSchema, ({ params }) => {
      const { progressToken, progress, total, message } = params;
      const text = message ?? (total === undefined ? `${progress}` : `${progress}/${total}`);
      this.#progress.get(progressToken as number)?.(`${text}\n`);
    });
  }

  /**
   * Starts the process, initialises the protocol and lists the tools and resources.
   * Rejects, with the process ended, when any of it fails or `signal` aborts; the message is a clause.
   */
  async open(signal: AbortSignal): Promise<void> {
    const stop = () => void this.#transport.close();
    signal.addEventListener("abort", stop);
    try {
      signal.throwIfAborted();
      await this.#client.connect(this.#transport, { timeout: this.#timeouts.startTimeoutMs });
      await Promise.all([this.#tools.open(), this.#openResources()]);
    } catch (error) {
      const cause = this.#lost.signal.aborted ? this.#lost.signal.reason : this.#whyUnread(error);
      await this.#transport.close();
      throw new Error(cause as string, { cause: error });
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  /** The tools as the server last listed them. */
  get tools(): readonly Tool[] {
    return this.#tools.value;
  }

  /** The resources that the server has, as it last told. */
  get resources(): OwnedResources {
    return this.#resources.value;
  }

  /**
   * Calls a tool by the server's own name for it. Rejects only with the reason of `signal`, once that aborts; the
   * server is told to cancel then, and also when the time is up.
   */
  async call(tool: string, input: JsonObject, options: ToolCallOptions): Promise<ToolOutcome> {
    const { signal, onProgress } = options;
    const token = ++this.#calls;
    if (onProgress) this.#progress.set(token, onProgress);
    const params = {
      name: tool,
      arguments: input,
      ...(onProgress && { _meta: { progressToken: token } }),
    };
    try {
      const request = { method: "tools/call" as const, params };
      return outcomeOf(await this.#request(request, CallToolResultSchema, signal));
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      const { kind, message } = error;
      if (kind === "lost") return notRunning(this.#name, message);
      if (kind === "late") {
        return failure(
          `The tool \`${this.#name}/${tool}\` did not answer within ${message}. It was cancelled.`,
        );
      }
      return failure(`The tool server \`${this.#name}\` could not call \`${tool}\`: ${message}`);
    } finally {
      this.#progress.delete(token);
    }
  }

  /**
   * Reads a resource. Rejects with an error that names it, or with the reason of `signal` once that aborts; the
   * server is told to cancel then, and also when the time is up, which is that of a call.
   */
  async readResource(uri: string, signal: AbortSignal): Promise<ResourceBlock["resource"][]> {
    try {
      const request = { method: "resources/read" as const, params: { uri } };
      const { contents } = await this.#request(request, ReadResourceResultSchema, signal);
      return contents.map(contentsOf);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      const { kind, message } = error;
      const reasons = {
        lost: `it is not running: ${message}`,
        late: `it did not answer within ${message}`,
        refused: message,
      };
      throw unreadable(uri, this.#name, reasons[kind], error);
    }
  }

  /** Ends the process, for sure: at most after about 5 s. */
  close(): Promise<void> {
    return this.#transport.close();
  }

  /** Sends what a run asks for. Rejects as `withLimits` does. */
  #request<T extends AnySchema>(request: ClientRequest, schema: T, signal: AbortSignal) {
    const limits = { signal, lost: this.#lost.signal, timeoutMs: this.#timeouts.callTimeoutMs };
    return withLimits((options) => this.#client.request(request, schema, options), limits);
  }

  async #listTools(): Promise<Tool[]> {
    if (!this.#client.getServerCapabilities()?.tools) return [];
    const pages = await readPages("tool list", (at) =>
      this.#client.request({ method: "tools/list", ...at }, ListToolsResultSchema, this.#listOptions),
    );
    const tools = new Map<string, Tool>();
    for (const tool of pages.flatMap((page) => page.tools)) tools.set(tool.name, tool);
    return [...tools.values()];
  }

  async #listResources(): Promise<OwnedResources> {
    if (!this.#client.getServerCapabilities()?.resources) return new OwnedResources();
    const [pages, templates] = await Promise.all([
      readPages("resource list", (at) =>
        this.#client.request(
          { method: "resources/list", ...at },
          ListResourcesResultSchema,
          this.#listOptions,
        ),
      ),
      this.#listTemplates(),
    ]);
    const uris = pages.flatMap(({ resources }) => resources.map(({ uri }) => uri));
    return new OwnedResources(uris, templates, (template, { message }) => {
      const text = JSON.stringify(template.slice(0, 200));
      this.#log(`[${this.#name}] The resource template ${text} was left out: ${message}`);
    });
  }

  async #listTemplates(): Promise<string[]> {
    try {
      const pages = await readPages("resource template list", (at) => {
        const request = { method: "resources/templates/list" as const, ...at };
        return this.#client.request(request, ListResourceTemplatesResultSchema, this.#listOptions);
      });
      return pages.flatMap((page) => page.resourceTemplates.map(({ uriTemplate }) => uriTemplate));
    } catch (error) {
      // No capability tells whether a server has templates; one without may not know the request.
      if (error instanceof McpError && error.code === ErrorCode.MethodNotFound) return [];
      throw error;
    }
  }

  /** Lists the resources. A server that fails at this is still of use for its tools. */
  async #openResources(): Promise<void> {
    try {
      await this.#resources.open();
    } catch (error) {
      if (this.#lost.signal.aborted) throw error;
      this.#noticeUnread("resource list", error);
    }
  }

  #noticeUnread(list: string, error: unknown): void {
    if (this.#lost.signal.aborted) return;
    this.#log(`[${this.#name}] The ${list} could not be read: ${this.#whyUnread(error)}`);
  }

  #whyUnread(error: unknown): string {
    if (error instanceof McpError && error.code === ErrorCode.RequestTimeout) {
      return `it did not answer within ${this.#timeouts.startTimeoutMs / 1000} s`;
    }
    return describeError(error);
  }

  /** Errors outside of any request. */
  #noticeError(error: Error): void {
    if (error instanceof SyntaxError || isSchemaError(error)) {
      if (this.#sawForeignOutput) return;
      this.#sawForeignOutput = true;
      this.#log(
        `[${this.#name}] A line on stdout is not an MCP message and was left out, as others will be: ` +
          "a tool server must write everything else to stderr.",
      );
    } else if (error.message.startsWith("ReadBuffer exceeded")) {
      // The SDK closes the transport now, which can take seconds: the calls need not wait for that.
      this.#lost.abort(`it sent a message of more than ${maxMessageBytes / 1024 / 1024} MB`);
    }
    // What is left is no news: late answers to cancelled calls, and a broken pipe, which ends the connection.
  }
}

/** The outcome of a call to a server that is down. `reason` is a clause. */
export function notRunning(name: string, reason: string): ToolOutcome {
  return failure(`The tool server \`${name}\` is not running: ${reason}.`);
}
