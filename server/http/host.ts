import type { IncomingMessage } from "node:http";
import { isLoopback, withoutBrackets } from "../core/loopback.ts";

/** A host with an optional port (RFC 3986 sections 3.2.2 and 3.2.3), without IPvFuture addresses. */
const hostSyntax = /^(?:\[[0-9A-Fa-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(?::(\d*))?$/;

const maxPort = 65_535;

function isHost(text: string): boolean {
  const [match, port = ""] = hostSyntax.exec(text) ?? [];
  return match !== undefined && Number(port) <= maxPort;
}

/**
 * Returns the problem with a request's host as a sentence for the client (RFC 9112 section 3.2), or
 * `undefined` if the host is valid. A host that two programs parse differently could bypass checks in either
 * of them.
 */
export function findHostProblem({ url = "", rawHeaders, headers }: IncomingMessage): string | undefined {
  if (countHosts(rawHeaders) > 1) return 'The request has more than one "Host" header. Send one.';
  const { host } = headers;
  if (host !== undefined && !isHost(host)) {
    return 'The "Host" header is not a host with an optional port (RFC 3986 section 3.2.2), such as "localhost:8080".';
  }
  if (url.startsWith("/") || url === "*") return undefined;
  const [, scheme, authority = ""] = /^(https?):\/\/([^/?#]+)/i.exec(url) ?? [];
  if (scheme === undefined || !isHost(authority)) {
    return "The request target is neither a path nor an HTTP URL (RFC 9112 section 3.2).";
  }
  if (host === undefined || isSameHost(scheme, authority, host)) return undefined;
  return 'The request target and the "Host" header contain different hosts. This server is not a proxy.';
}

function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
}

function isSameHost(scheme: string, authority: string, host: string): boolean {
  const [first, second] = [authority, host].map((host) => URL.parse(`${scheme}://${host}`)?.host);
  return first !== undefined && first === second;
}

/**
 * Returns true if a `Host` header identifies this machine. Browsers resolve `localhost` and its subdomains to this
 * machine without using DNS (RFC 6761 section 6.3).
 */
export function isLocalHost(host = ""): boolean {
  const hostname = isHost(host) ? URL.parse(`http://${host}`)?.hostname : undefined;
  return hostname !== undefined && (hostname.endsWith(".localhost") || isLoopback(withoutBrackets(hostname)));
}

/** Returns true if an `Origin` header is `http` or `https` on a loopback host, with any port. */
export function isLoopbackOrigin(origin: string): boolean {
  const [, host] = /^https?:\/\/(.+)$/.exec(origin) ?? [];
  return host !== undefined && isLocalHost(host);
}
