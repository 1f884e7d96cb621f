/** A single connection to an MCP server, from opening to closing. */
import {
  type CallToolRequestParams,
  Client,
  ProtocolError,
  type RequestOptions,
  SdkError,
  SdkErrorCode,
  type StandardSchemaV1,
  type Tool,
} from "@modelcontextprotocol/client";
import type { JsonObject } from "../core/events.ts";
import type { ResourceBlock } from "../core/messages.ts";
import {
  createFailedOutcome,
  createTimeoutOutcome,
  type ToolCallOptions,
  type ToolOutcome,
} from "../core/ports/tools.ts";
import { createRedactor, type Redact } from "../core/redact.ts";
import type { McpAddress } from "../core/settings.ts";
import { ConnectionLists } from "./connection-lists.ts";
import { describeError, isSchemaError, redactError } from "./describe-error.ts";
import { classifyFailure, withExchange, withoutExchange } from "./http-transport.ts";
import { RequestFailure, withLimits } from "./limits.ts";
import { LineLimit } from "./lines.ts";
import { type Link, openLink } from "./link.ts";
import { followListChanges } from "./list-changes.ts";
import { tooLargePhrase } from "./message-size.ts";
import { connectClient, mayHaveChangedEra, type Negotiation, suggestNegotiation } from "./negotiation.ts";
import { createNoResponseOutcome, createUnavailableOutcome, toOutcome, toResource } from "./outcome.ts";
import { parseCallResult, parseContents } from "./parse-response.ts";
import { createReadError, type ServerResources } from "./resources.ts";
import type { SendRequest } from "./server-lists.ts";

/** Time limits for requests to an MCP server, in milliseconds. */
export interface McpTimeouts {
  /** Time limit for resource reads, and for tool calls that have no separate time limit. */
  callTimeoutMs: number;
  /** Time limit for all other requests, such as initialization and each page of a list. */
  startTimeoutMs: number;
}

/** The code of MCP 2026-07-28 for headers that do not match a request. */
const headerMismatch = -32_020;

/** A schema that accepts every result. The SDK's checks are followed by the checks of this folder. */
const anyResult: StandardSchemaV1<JsonObject, JsonObject> = {
  "~standard": {
    version: 1,
    vendor: "agent-stream-contracts",
    validate: (value) => ({ value: value as JsonObject }),
  },
};

/** A connection to an MCP server. Call `open` before using it. */
export class McpConnection {
  /**
   * Resolves when the connection can no longer be used. The value is the reason as a phrase for an error
   * message.
   */
  readonly ended: Promise<string>;
  readonly #name: string;
  readonly #log: (line: string) => void;
  readonly #redact: Redact;
  readonly #link: Link;
  readonly #client: Client;
  readonly #timeouts: McpTimeouts;
  readonly #progress = new Map<number, (delta: string) => void>();
  readonly #lost = new AbortController();
  readonly #listOptions: { timeout: number };
  readonly #lists: ConnectionLists;
  /** Pending requests. Each has its own object with a phrase that describes the request. */
  readonly #pending = new Set<{ description: string }>();
  #openError: unknown;
  #calls = 0;
  #loggedForeignOutput = false;
  /**
   * True if the server must not be pinged because the connection is not open yet or has been closed, or
   * because a ping is pending.
   */
  #suppressesPing = true;

  /**
   * Creates a connection without starting anything.
   *
   * @param log Logs a line, which may still contain the secrets of the address.
   * @param stderr Receives the stderr lines of the server's process. All connections to the same server share
   * this object.
   */
  constructor(
    address: McpAddress,
    log: (line: string) => void,
    timeouts: McpTimeouts,
    stderr = new LineLimit((line) => log(`[${address.name}] ${line}`)),
  ) {
    this.#name = address.name;
    this.#log = log;
    this.#redact = createRedactor(address.secrets);
    this.#timeouts = timeouts;
    this.#listOptions = { timeout: timeouts.startTimeoutMs };
    this.#link = openLink(address, stderr);
    this.#client = new Client({ name: "agent-stream-contracts", version: "0.1.0" });
    this.#lists = new ConnectionLists({
      name: address.name,
      client: this.#client,
      isRemote: this.#link.isRemote,
      lost: this.#lost.signal,
      send: this.#sendOwn,
      redact: this.#redact,
      log,
      describe: (error) => this.#describeReadFailure(error),
    });
    this.ended = new Promise((resolve) => {
      this.#lost.signal.addEventListener("abort", () => resolve(this.#lost.signal.reason as string));
    });
    this.#client.onclose = () => this.#lost.abort(this.#link.endReason);
    this.#client.onerror = (error) => this.#handleError(error);
    this.#client.setNotificationHandler(
      "notifications/tools/list_changed",
      () => void this.#lists.markToolsChanged(),
    );
    this.#client.setNotificationHandler("notifications/resources/list_changed", () =>
      this.#lists.markResourcesChanged(),
    );
    // The SDK's own progress callback loses messages that arrive in the same read as the result, because the
    // SDK forgets the call first. This handler runs in message order, before the caller sees the result.
    this.#client.setNotificationHandler("notifications/progress", ({ params }) => {
      const { progressToken, progress, total, message } = params;
      const text = message ?? (total === undefined ? `${progress}` : `${progress}/${total}`);
      this.#progress.get(progressToken as number)?.(`${text}\n`);
    });
  }

  /**
   * Starts the process, if there is one, negotiates the protocol era and lists the tools and resources. If any
   * of these steps fails or `signal` is aborted, the method closes the connection and rejects with a phrase
   * as the error message.
   *
   * @param negotiation The result of `suggestNegotiation` for an earlier connection.
   */
  async open(signal: AbortSignal, negotiation?: Negotiation): Promise<void> {
    const stop = () => void this.#link.transport.close();
    signal.addEventListener("abort", stop);
    try {
      signal.throwIfAborted();
      await connectClient(this.#client, this.#link, this.#timeouts.startTimeoutMs, negotiation);
      await this.#followChanges();
      await this.#lists.open();
      this.#suppressesPing = false;
    } catch (error) {
      // If a process ended, the reason why it exited explains more than the failed request. Over HTTP, the
      // request error is the only information.
      this.#openError = error;
      const ended = this.#link.hasFailed() || (this.#lost.signal.aborted && !this.#link.isRemote);
      const lostReason = this.#lost.signal.aborted ? this.#lost.signal.reason : this.#link.endReason;
      const cause = ended ? lostReason : this.#describeReadFailure(error);
      await this.close();
      throw new Error(cause as string, { cause: redactError(error, this.#redact) });
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  /** Returns how the process should be started again after `open` has failed, if that can help. */
  suggestNegotiation(): Negotiation | undefined {
    return suggestNegotiation(this.#client, this.#link, this.#openError);
  }

  /** The tools in the server's latest list. */
  get tools(): readonly Tool[] {
    return this.#lists.tools;
  }

  /** The resources in the server's latest list. */
  get resources(): ServerResources {
    return this.#lists.resources;
  }

  /**
   * Calls a tool by its name on the server. Rejects only when `signal` is aborted, with the signal's reason.
   * The server is asked to cancel the call if the signal is aborted or the call times out.
   */
  async call(tool: string, input: JsonObject, options: ToolCallOptions): Promise<ToolOutcome> {
    const { signal, onProgress, timeoutMs = this.#timeouts.callTimeoutMs } = options;
    const token = ++this.#calls;
    if (onProgress) this.#progress.set(token, onProgress);
    const params: CallToolRequestParams = {
      name: tool,
      arguments: input,
      ...(onProgress && { _meta: { progressToken: token } }),
    };
    try {
      const description = `the call to \`${tool}\``;
      const limits = { signal, timeoutMs };
      const result = await this.#request(
        description,
        (options) => this.#callTool(params, options),
        limits,
        parseCallResult,
      );
      const outcome = toOutcome(result);
      return outcome.isError ? this.#redactOutcome(outcome) : outcome;
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      const { kind, message } = error;
      if (kind === "unsent") return createUnavailableOutcome(this.#name, message);
      if (kind === "lost") return createNoResponseOutcome(this.#name, tool, message);
      if (kind === "timeout") return createTimeoutOutcome(`${this.#name}/${tool}`, timeoutMs);
      return createFailedOutcome(`The tool server \`${this.#name}\` could not call \`${tool}\`: ${message}`);
    } finally {
      this.#progress.delete(token);
    }
  }

  /**
   * Reads a resource. Rejects with an error that contains the resource's URI or, when `signal` is aborted, with
   * the signal's reason. The server is asked to cancel the request if the signal is aborted or the request times
   * out. The time limit is the same as for a tool call.
   */
  async readResource(uri: string, signal: AbortSignal): Promise<ResourceBlock["resource"][]> {
    try {
      const request = { method: "resources/read" as const, params: { uri } };
      // The description omits the URI, because other projects that share this server see why the connection
      // was lost.
      const description = "a resource read";
      const limits = { signal, timeoutMs: this.#timeouts.callTimeoutMs };
      const contents = await this.#request(
        description,
        (options) => this.#client.request(request, anyResult, options),
        limits,
        parseContents,
      );
      return contents.map(toResource);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      const { kind, message } = error;
      const reasons = {
        unsent: `it is not available: ${message}`,
        lost: message,
        timeout: `it did not respond within ${message}`,
        rejected: message,
      };
      throw createReadError(uri, this.#name, reasons[kind], error);
    }
  }

  /** Ends the process or the session. This takes at most about 5 s. */
  close(): Promise<void> {
    this.#suppressesPing = true;
    return this.#link.transport.close();
  }

  /**
   * Sends a request on behalf of a run. Rejects in the same way as `withLimits`.
   *
   * @param description A phrase that describes the request.
   * @param send Sends the request with the SDK.
   * @param parse Parses the rest of the response.
   */
  async #request<T>(
    description: string,
    send: (options: RequestOptions) => Promise<object>,
    limits: { signal: AbortSignal; timeoutMs: number },
    parse: (response: JsonObject) => Promise<T>,
  ): Promise<T> {
    const pendingRequest = { description };
    this.#pending.add(pendingRequest);
    try {
      return await withLimits(
        (options, abandon) =>
          withExchange({ signal: options.signal, fail: abandon }, () =>
            send(options)
              .then((response) => parse(response as JsonObject))
              .catch((error) => {
                if (mayHaveChangedEra(this.#client, this.#link, error))
                  void withoutExchange(() => this.#pingServer());
                const redacted = redactError(error, this.#redact);
                const kind = classifyFailure(error);
                throw kind
                  ? new RequestFailure(kind, describeError(redacted), { cause: redacted })
                  : redacted;
              }),
          ),
        { ...limits, lost: this.#lost.signal },
      );
    } finally {
      this.#pending.delete(pendingRequest);
    }
  }

  /** Sends a request for the connection itself, not on behalf of a run. */
  readonly #sendOwn: SendRequest = (request) =>
    withoutExchange(() => this.#client.request(request, anyResult, this.#listOptions));

  /**
   * Calls a tool. If the server rejects the headers with inputs, which it does before it executes the call, the tool
   * list is read again and the call is sent once more.
   */
  async #callTool(params: CallToolRequestParams, options: RequestOptions): Promise<object> {
    const send = () => this.#client.callTool(params, { ...options, ...this.#describeInput(params.name) });
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ProtocolError) || error.code !== headerMismatch) throw error;
      await this.#lists.markToolsChanged();
      return await send();
    }
  }

  /**
   * Returns the definition from which the SDK copies inputs into HTTP headers. It has no output schema, because
   * the SDK would check results against the schema without limits.
   */
  #describeInput(tool: string): { toolDefinition?: Tool } {
    const listed = this.tools.find(({ name }) => name === tool);
    return listed === undefined
      ? {}
      : { toolDefinition: { name: listed.name, inputSchema: listed.inputSchema } };
  }

  /**
   * Subscribes to list changes. A server of the older era reports changes without a subscription. Resolves when
   * the first subscription has been accepted or has failed.
   */
  async #followChanges(): Promise<void> {
    if (this.#client.getProtocolEra() !== "modern") return;
    await followListChanges({
      capabilities: this.#client.getServerCapabilities() ?? {},
      subscribe: (filter) => withoutExchange(() => this.#client.listen(filter, this.#listOptions)),
      lost: this.#lost.signal,
      onInterrupted: async () => {
        if (this.#link.isRemote) await this.#pingServer();
      },
      onResumed: () => {
        void this.#lists.markToolsChanged();
        this.#lists.markResourcesChanged();
      },
      onFailed: (error) => this.#lists.logFailure("stream of list changes", error),
    });
  }

  #describeReadFailure(error: unknown): string {
    if (error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout) {
      return `it did not respond within ${this.#timeouts.startTimeoutMs / 1000} s`;
    }
    return describeError(redactError(error, this.#redact));
  }

  /**
   * Removes secrets from an error outcome. A tool's error message may come from another service and repeat
   * the request with its secrets.
   */
  #redactOutcome({ content, isError }: ToolOutcome): ToolOutcome {
    const redacted = content.map((block) =>
      block.type === "text" ? { ...block, text: this.#redact(block.text) } : block,
    );
    return { content: redacted, isError };
  }

  /** Handles errors that occur outside of requests and, over HTTP, request errors as well. */
  #handleError(reason: unknown): void {
    // For example, the rest of an oversized message arrives as a separate message.
    if (this.#lost.signal.aborted) return;
    // An abort reason is passed through unchanged and may be of any type.
    const error = reason instanceof Error ? reason : new Error(String(reason));
    if (error instanceof SyntaxError || isSchemaError(error)) {
      if (this.#loggedForeignOutput) return;
      this.#loggedForeignOutput = true;
      this.#log(`[${this.#name}] ${this.#link.foreignMessage}`);
    } else if (error.message.includes(tooLargePhrase)) {
      // The SDK now closes the process's pipes, which can take seconds. The pending calls need not wait for
      // that.
      const pending = new Set(Array.from(this.#pending, ({ description }) => description));
      // The unread message may have been the response to any of the pending requests.
      this.#lost.abort(
        pending.size === 0 ? tooLargePhrase : `${tooLargePhrase} during ${[...pending].join(" and ")}`,
      );
    } else if (this.#link.isRemote) {
      void this.#pingServer();
    }
    // All other errors are ignored. They are late responses to cancelled calls, or a broken pipe, which ends
    // the connection anyway.
  }

  /** Rejects if the server no longer speaks the negotiated protocol version. */
  async #checkVersion(): Promise<void> {
    const version = this.#client.getNegotiatedProtocolVersion() ?? "";
    const { supportedVersions } = await withoutExchange(() => this.#client.discover(this.#listOptions));
    if (!supportedVersions.includes(version)) throw new Error(`it no longer speaks MCP ${version}`);
  }

  /**
   * Pings the server to find out whether the connection can still be used. A proxy may have closed the
   * stream, or a request may have been rejected because the server was restarted and no longer has the
   * session.
   */
  async #pingServer(): Promise<void> {
    if (this.#suppressesPing) return;
    this.#suppressesPing = true;
    try {
      if (this.#client.getProtocolEra() === "modern") await this.#checkVersion();
      else await this.#sendOwn({ method: "ping" });
      this.#suppressesPing = false;
    } catch (error) {
      this.#lost.abort(this.#describeReadFailure(error));
    }
  }
}
