/**
 * The two kinds of connections to an MCP server: the pipes of a child process, and HTTP to a remote server.
 */
import type { Readable } from "node:stream";
import { parseJSONRPCMessage, type Transport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { McpAddress } from "../core/settings.ts";
import { boundMessage } from "./bound-message.ts";
import { HttpTransport } from "./http-transport.ts";
import { type LineLimit, logLines } from "./lines.ts";
import { maxMessageBytes, tooLargePhrase } from "./message-size.ts";

/** An unopened transport to a server. */
export interface Link {
  transport: Transport;
  /** True if only a ping can detect that the server has ended. */
  isRemote: boolean;
  /** A phrase that says why the connection ended, for when the transport has been closed. */
  endReason: string;
  /** The log message about output that is not an MCP message. */
  foreignMessage: string;
  /** Returns true if the process ended before `close` was called. */
  hasFailed(): boolean;
}

/** @param stderr Receives the stderr lines of the server's process. */
export function openLink(address: McpAddress, stderr: LineLimit): Link {
  if ("url" in address) {
    const { url, headers } = address;
    const transport = new HttpTransport(new URL(url), { ...headers });
    return {
      // The SDK's class matches the SDK's own interface, except for a property that may be `undefined`.
      transport: transport as Transport,
      isRemote: true,
      hasFailed: () => false,
      endReason: "its connection was closed",
      foreignMessage:
        "A response is not an MCP message and was ignored. More such responses will be ignored without being logged.",
    };
  }
  const { command, args, env, cwd } = address;
  const transport = new ChildTransport({
    command,
    args: [...(args ?? [])],
    env: { ...env },
    ...(cwd !== undefined && { cwd }),
    stderr: "pipe",
  });
  logLines(transport.stderr as Readable, stderr);
  return {
    transport,
    isRemote: false,
    hasFailed: () => transport.hasFailed,
    endReason: "its process ended",
    foreignMessage:
      "A line on stdout is not an MCP message and was ignored. More such lines will be ignored without being logged. " +
      "A tool server must write everything else to stderr.",
  };
}

/** Splits the stdout of a process into messages, which are bounded before the SDK checks them. */
class MessageBuffer {
  #unread: Buffer = Buffer.alloc(0);

  /** @throws Error if the incomplete message is too large. */
  append(chunk: Buffer): void {
    if (this.#unread.length + chunk.length > maxMessageBytes) {
      this.clear();
      throw new Error(tooLargePhrase);
    }
    this.#unread = Buffer.concat([this.#unread, chunk]);
  }

  /**
   * Returns the next message, or `null` if there is no complete line.
   *
   * @throws SyntaxError or ZodError if the line is not a message.
   */
  readMessage(): unknown {
    const end = this.#unread.indexOf("\n");
    if (end === -1) return null;
    const line = this.#unread.toString("utf8", 0, end);
    this.#unread = this.#unread.subarray(end + 1);
    return parseJSONRPCMessage(boundMessage(JSON.parse(line)));
  }

  clear(): void {
    this.#unread = Buffer.alloc(0);
  }
}

/**
 * The SDK's transport with a `close` method that can be called repeatedly and resolves when the child process
 * has exited.
 */
export class ChildTransport extends StdioClientTransport {
  /** True if the process ended before `close` was called. */
  hasFailed = false;
  readonly #exited = Promise.withResolvers<void>();
  #closing: Promise<void> | undefined;
  override onclose = () => {
    this.hasFailed ||= this.#closing === undefined;
    this.#exited.resolve();
  };

  constructor(...args: ConstructorParameters<typeof StdioClientTransport>) {
    super(...args);
    // The SDK has no option for its buffer, which checks a message before anything can bound it.
    Object.assign(this, { _readBuffer: new MessageBuffer() });
  }

  /**
   * Ends the child process: closes its stdin, sends SIGTERM after 2 s, and sends SIGKILL after another 2 s.
   */
  override close(): Promise<void> {
    this.#closing ??= super.close().then(() => {
      // A grandchild process can keep the pipes open after the child has been killed, so the wait is limited.
      const patience = new Promise<void>((resolve) => setTimeout(resolve, 1_000).unref());
      return Promise.race([this.#exited.promise, patience]);
    });
    return this.#closing;
  }
}
