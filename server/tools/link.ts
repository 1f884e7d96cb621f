/** The two ways to an MCP server: the pipes of a process of ours, and HTTP to one that somebody else runs. */
import type { Readable } from "node:stream";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { McpAddress } from "../core/settings.ts";
import { HttpTransport } from "./http-transport.ts";
import { forEachLine, type LineLimit } from "./lines.ts";
import { maxMessageBytes } from "./message-size.ts";

/** A way to a server, before it is taken. */
export interface Link {
  transport: Transport;
  /** Whether an end of the server can only be noticed by asking it. */
  remote: boolean;
  /** Why the connection ended when the transport did: a clause. */
  over: string;
  /** What to tell the operator about a message that is none. */
  foreign: string;
}

/** @param stderr Takes the lines that a server's process writes to stderr. */
export function openLink(address: McpAddress, stderr: LineLimit): Link {
  if ("url" in address) {
    const { url, headers } = address;
    const transport = new HttpTransport(new URL(url), { ...headers });
    return {
      // The SDK's own class fits its own interface but for a member that may be undefined.
      transport: transport as Transport,
      remote: true,
      over: "its connection was closed",
      foreign: "An answer is not an MCP message and was left out, as others will be.",
    };
  }
  const { command, args, env, cwd } = address;
  const transport = new ChildTransport({
    command,
    args: [...(args ?? [])],
    env: { ...env },
    ...(cwd !== undefined && { cwd }),
    stderr: "pipe",
    maxBufferSize: maxMessageBytes,
  });
  forEachLine(transport.stderr as Readable, stderr);
  return {
    transport,
    remote: false,
    over: "its process ended",
    foreign:
      "A line on stdout is not an MCP message and was left out, as others will be: " +
      "a tool server must write everything else to stderr.",
  };
}

/** The SDK's transport, with a `close` that can be awaited as often as wanted and returns when the child is gone. */
export class ChildTransport extends StdioClientTransport {
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
