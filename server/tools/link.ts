/** The two ways to an MCP server: the pipes of a process of ours, and HTTP to one that somebody else runs. */

import type { Readable } from "node:stream";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { McpAddress } from "../core/settings.ts";
import { ChildTransport } from "./child-transport.ts";
import { HttpTransport } from "./http-transport.ts";
import type { LineLimit } from "./line-limit.ts";
import { forEachLine } from "./lines.ts";
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
