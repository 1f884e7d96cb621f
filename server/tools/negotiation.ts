/** The protocol era of an MCP server: how it is negotiated, and how a change of it is noticed. */
import {
  type Client,
  type ConnectOptions,
  ProtocolError,
  ProtocolErrorCode,
  SdkError,
  SdkErrorCode,
} from "@modelcontextprotocol/client";
import type { Link } from "./link.ts";

/**
 * A way to start a server other than with the usual negotiation. `legacy`: the older era is used without
 * negotiation. `long-timeout`: the response to the discovery request may take as long as other responses.
 */
export type Negotiation = "legacy" | "long-timeout";

/**
 * Part of the start time limit after which a process that has not responded to the discovery request is taken
 * for a server of the older era. Such a server may ignore requests before initialization.
 */
const discoveryShare = 1 / 10;

/** Errors of a remote server that may be caused by a change of its protocol era. */
const eraErrors: ReadonlySet<number> = new Set([
  ProtocolErrorCode.InvalidRequest,
  ProtocolErrorCode.MethodNotFound,
  ProtocolErrorCode.UnsupportedProtocolVersion,
]);

/**
 * Connects a client to a server, and negotiates the protocol era.
 *
 * @param timeout Time limit for each request, in milliseconds.
 */
export async function connectClient(
  client: Client,
  link: Link,
  timeout: number,
  negotiation?: Negotiation,
): Promise<void> {
  // Over HTTP, a missing response is an error in any era.
  const hasLongTimeout = link.isRemote || negotiation === "long-timeout";
  const probe = { timeoutMs: hasLongTimeout ? timeout : timeout * discoveryShare };
  client.setVersionNegotiation({ mode: "auto", probe });
  const prior: ConnectOptions = negotiation === "legacy" ? { prior: { kind: "legacy" } } : {};
  await client.connect(link.transport, { timeout, ...prior });
}

/**
 * Returns how a process should be started again, or `undefined` if that would not help. Some servers of the older
 * era end when they receive the discovery request. A server that starts slowly may have been taken for a server of
 * the older era.
 *
 * @param openError The error with which the start failed.
 */
export function suggestNegotiation(client: Client, link: Link, openError: unknown): Negotiation | undefined {
  if (link.isRemote || client.getProtocolEra() !== undefined) return undefined;
  if (link.hasFailed()) return "legacy";
  const isModern =
    openError instanceof ProtocolError && openError.code === ProtocolErrorCode.UnsupportedProtocolVersion;
  return isModern ? "long-timeout" : undefined;
}

/**
 * Returns true if an error of a remote server may mean that another version of it was installed, which speaks
 * another era. Failed HTTP requests are reported to the client's `onerror`.
 */
export function mayHaveChangedEra(client: Client, link: Link, error: unknown): boolean {
  if (!link.isRemote || client.getProtocolEra() !== "modern") return false;
  return error instanceof ProtocolError
    ? eraErrors.has(error.code)
    : error instanceof SdkError && error.code === SdkErrorCode.InvalidResult;
}
