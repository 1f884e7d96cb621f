/**
 * A reverse proxy that distributes requests across multiple servers in turn and forwards streams without
 * buffering.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A running proxy. */
export interface RoundRobinProxy {
  /** The proxy's URL, without a trailing slash. */
  url: string;
  /** Stops the proxy and closes all connections. */
  close(): Promise<void>;
}

/** Hop-by-hop headers (RFC 9110, 7.6.1) and `Expect`, which this proxy has already handled. */
const hopByHop = new Set(
  "connection keep-alive proxy-connection te trailer transfer-encoding upgrade expect".split(" "),
);
/** Methods of requests that can be retried (RFC 9110, 9.2.2). */
const idempotent = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);

/**
 * Starts a proxy on the loopback interface.
 *
 * @param targets URLs of the servers, such as `http://127.0.0.1:8081`. The array is read for each request, so
 * it may change.
 * @param port `0` selects a free port.
 */
export async function startRoundRobinProxy(targets: readonly string[], port = 0): Promise<RoundRobinProxy> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const first = turn;
    turn += 1;
    const inTurn = targets.map((_, index) => targets[(first + index) % targets.length] as string);
    forward(incoming, outgoing, inTurn);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Forwards a request to the first target. Tries the other targets as long as no server can have processed the
 * request.
 */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, [target, ...others]: string[]): void {
  if (target === undefined) {
    respondBadGateway(outgoing, "no server is reachable");
    return;
  }
  const { hostname, port } = new URL(target);
  // Open a connection for each request. On a reused connection, a failure cannot be distinguished from a
  // server that closes an idle connection.
  const upstream = request({
    hostname,
    port,
    path: incoming.url,
    method: incoming.method,
    // The proxy closes the connection after the response. If the server responds early and closes the
    // connection itself while part of the body is unread, the response could be lost (RFC 9112, 9.6).
    headers: [...removeHopByHopHeaders(incoming.rawHeaders), "Connection", "keep-alive"],
    agent: false,
  });
  const hasBody =
    incoming.headers["content-length"] !== undefined || incoming.headers["transfer-encoding"] !== undefined;
  const abortUpstream = () => upstream.destroy();
  outgoing.on("close", abortUpstream);

  let connected = false;
  upstream.on("socket", (socket) => {
    socket.on("connect", () => {
      connected = true;
      // Start reading the body only after connecting, because the part already read could not be sent to
      // another server.
      if (hasBody) incoming.pipe(upstream);
      else upstream.end();
    });
  });
  upstream.on("error", (error) => {
    if (outgoing.headersSent || outgoing.destroyed) return;
    outgoing.off("close", abortUpstream);
    const again = !connected || (!hasBody && idempotent.has(incoming.method as string));
    if (again) forward(incoming, outgoing, others);
    else respondBadGateway(outgoing, `the server at ${target} did not respond: ${error.message}`);
  });
  upstream.on("response", (reply) => {
    outgoing.writeHead(
      reply.statusCode as number,
      reply.statusMessage,
      removeHopByHopHeaders(reply.rawHeaders) as never,
    );
    // An event stream may be idle at first, and its client is waiting for the headers.
    outgoing.flushHeaders();
    reply.pipe(outgoing, { end: false });
    reply.on("end", () => {
      if (!hasBody || incoming.complete) return void outgoing.end();
      // The response could be lost on the client's connection for the same reason. End the response only when
      // the client has sent its whole body, and discard the rest of that body.
      incoming.unpipe(upstream);
      incoming.on("end", () => outgoing.end());
      incoming.resume();
    });
    // A truncated response must not look complete.
    reply.on("error", () => outgoing.destroy());
  });
}

/** Removes the hop-by-hop headers from a list of alternating names and values, as in `rawHeaders`. */
function removeHopByHopHeaders(raw: readonly string[]): string[] {
  const named = new Set(hopByHop);
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] as string]] : []));
  for (const [name, value] of pairs as [string, string][]) {
    if (name.toLowerCase() === "connection")
      for (const word of value.split(",")) named.add(word.trim().toLowerCase());
  }
  return pairs.filter(([name]) => !named.has((name as string).toLowerCase())).flat();
}

function respondBadGateway(outgoing: ServerResponse, detail: string): void {
  // Close the connection, because the rest of the request body is not read.
  outgoing.writeHead(502, { "content-type": "application/problem+json", connection: "close" });
  outgoing.end(`${JSON.stringify({ title: "Bad Gateway", status: 502, detail })}\n`);
}
