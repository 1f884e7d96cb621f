/** A connection to one MCP server process over stdio: from its start to its end, once. */
import type { Readable } from "node:stream";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import {
  CallToolResultSchema,
  ErrorCode,
  ListToolsResultSchema,
  McpError,
  ProgressNotificationSchema,
  type Tool,
  ToolListChangedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type { JsonObject } from "../runs/events.ts";
import { forEachLine } from "./lines.ts";
import { failure, outcomeOf } from "./outcome.ts";
import type { ServerTools, ToolOutcome } from "./port.ts";

type ToolCallOptions = Parameters<ServerTools["call"]>[3];

/** The largest message a tool server may send, in bytes. */
const maxMessageBytes = 10 * 1024 * 1024;
/** Pages of a tool list after which it counts as endless. */
const maxPages = 100;
/** The largest delay of a Node timer: the calls' time is kept here, so that its end is told from other errors. */
const never = 2 ** 31 - 1;

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
  /** For a tool call. */
  callTimeoutMs: number;
  /** For any other request: initialisation, each page of the tool list. */
  startTimeoutMs: number;
}

/** The SDK's transport, with a `close` that can be awaited as often as wanted and returns when the child is gone. */
class ChildTransport extends StdioClientTransport {
  readonly #gone = Promise.withResolvers<void>();
  #closing: Promise<void> | undefined;
  override onclose = () => this.#gone.resolve();

  /** Ends the child: closes its stdin, after 2 s sends SIGTERM, after 2 s more SIGKILL. */
  override close(): Promise<void> {
    this.#closing ??= super.close().then(() => {
      // A grandchild can hold the pipes open after the child was killed: not a reason to wait for ever.
      const patience = new Promise<void>((resolve) => setTimeout(resolve, 1_000).unref());
      return Promise.race([this.#gone.promise, patience]);
    });
    return this.#closing;
  }
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
  #tools: readonly Tool[] = [];
  #calls = 0;
  /** Whether the list is being read, or not yet to be read again. */
  #listing = true;
  #listIsStale = false;
  #sawForeignOutput = false;

  /** Starts nothing yet. */
  constructor(command: McpCommand, log: (line: string) => void, timeouts: McpTimeouts) {
    const { name, args, env, cwd, command: file } = command;
    this.#name = name;
    this.#log = log;
    this.#timeouts = timeouts;
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
    this.#client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
      this.#listIsStale = true;
      void this.#refresh();
    });
    // The SDK's own progress callback loses what arrives in the same read as the result: it forgets the call
    // first. This handler runs before the caller sees the result, in the order of the messages.
    this.#client.setNotificationHandler(ProgressNotificationSchema, ({ params }) => {
      const { progressToken, progress, total, message } = params;
      const text = message ?? (total === undefined ? `${progress}` : `${progress}/${total}`);
      this.#progress.get(progressToken as number)?.(`${text}\n`);
    });
  }

  /**
   * Starts the process, initialises the protocol and lists the tools.
   * Rejects, with the process ended, when any of it fails or `signal` aborts; the message is a clause.
   */
  async open(signal: AbortSignal): Promise<void> {
    const stop = () => void this.#transport.close();
    signal.addEventListener("abort", stop);
    try {
      signal.throwIfAborted();
      await this.#client.connect(this.#transport, { timeout: this.#timeouts.startTimeoutMs });
      this.#tools = await this.#list();
    } catch (error) {
      const cause = this.#lost.signal.aborted ? this.#lost.signal.reason : this.#whyNotOpen(error);
      await this.#transport.close();
      throw new Error(cause as string, { cause: error });
    } finally {
      this.#listing = false;
      signal.removeEventListener("abort", stop);
    }
    void this.#refresh();
  }

  /** The tools as the server last listed them. */
  get tools(): readonly Tool[] {
    return this.#tools;
  }

  /**
   * Calls a tool by the server's own name for it. Rejects only with the reason of `signal`, once that aborts; the
   * server is told to cancel then, and also when the time is up.
   */
  async call(tool: string, input: JsonObject, options: ToolCallOptions): Promise<ToolOutcome> {
    const { signal, onProgress } = options;
    const limit = `${this.#timeouts.callTimeoutMs / 1000} s`;
    signal.throwIfAborted();
    // One controller for each call: the SDK keeps its listener on the signal and would cancel finished calls.
    const stop = new AbortController();
    const onAbort = () => stop.abort("The run was cancelled");
    const onLost = () => stop.abort("The connection is lost");
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      stop.abort(`No answer within ${limit}`);
    }, this.#timeouts.callTimeoutMs);
    signal.addEventListener("abort", onAbort);
    this.#lost.signal.addEventListener("abort", onLost);
    const token = ++this.#calls;
    if (onProgress) this.#progress.set(token, onProgress);
    const params = {
      name: tool,
      arguments: input,
      ...(onProgress && { _meta: { progressToken: token } }),
    };
    try {
      const request = { method: "tools/call" as const, params };
      const requestOptions = { signal: stop.signal, timeout: never };
      return outcomeOf(await this.#client.request(request, CallToolResultSchema, requestOptions));
    } catch (error) {
      signal.throwIfAborted();
      if (this.#lost.signal.aborted) return notRunning(this.#name, this.#lost.signal.reason as string);
      if (timedOut) {
        return failure(
          `The tool \`${this.#name}/${tool}\` did not answer within ${limit}. It was cancelled.`,
        );
      }
      return failure(`The tool server \`${this.#name}\` could not call \`${tool}\`: ${describe(error)}`);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      this.#lost.signal.removeEventListener("abort", onLost);
      this.#progress.delete(token);
    }
  }

  /** Ends the process, for sure: at most after about 5 s. */
  close(): Promise<void> {
    return this.#transport.close();
  }

  /** Reads the list anew after the server said that it changed; never two readings at once. */
  async #refresh(): Promise<void> {
    if (this.#listing) return;
    this.#listing = true;
    try {
      while (this.#listIsStale) {
        this.#listIsStale = false;
        this.#tools = await this.#list();
      }
    } catch (error) {
      if (!this.#lost.signal.aborted) {
        this.#log(`[${this.#name}] The changed tool list could not be read: ${describe(error)}`);
      }
    } finally {
      this.#listing = false;
    }
  }

  async #list(): Promise<Tool[]> {
    const tools = new Map<string, Tool>();
    let cursor: string | undefined;
    let pages = 0;
    do {
      if (++pages > maxPages) throw new Error(`its tool list has more than ${maxPages} pages`);
      const page = await this.#client.request(
        { method: "tools/list", ...(cursor !== undefined && { params: { cursor } }) },
        ListToolsResultSchema,
        { timeout: this.#timeouts.startTimeoutMs },
      );
      for (const tool of page.tools) tools.set(tool.name, tool);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return [...tools.values()];
  }

  #whyNotOpen(error: unknown): string {
    if (error instanceof McpError && error.code === ErrorCode.RequestTimeout) {
      return `it did not answer within ${this.#timeouts.startTimeoutMs / 1000} s`;
    }
    return describe(error);
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

/** An error of the SDK, the protocol or the system as one line, without the SDK's prefix. */
function describe(error: unknown): string {
  if (error instanceof McpError) {
    const text = firstLine(error.message.replace(/^(MCP error -?\d+: )+/, ""));
    return `${text} (MCP error ${error.code})`;
  }
  if (error instanceof Error && isSchemaError(error)) return "its answer does not follow MCP";
  return firstLine(error instanceof Error ? error.message : String(error));
}

/** Whether the SDK's schemas refused something: its errors are Zod's, of either of Zod's two classes. */
function isSchemaError(error: Error): boolean {
  return error.name === "ZodError" || error.name === "$ZodError";
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
