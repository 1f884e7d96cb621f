/** A reverse proxy in front of several servers: each request goes to the next one, and streams flow as they come. */
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A running proxy. */
export interface RoundRobin {
  /** Without a slash at the end. */
  url: string;
  /** Stops it; what is under way is cut off. */
  close(): Promise<void>;
}

/** Those of one connection only (RFC 9110, 7.6.1), and `Expect`, which this proxy has already answered. */
const hopByHop = new Set(
  "connection keep-alive proxy-connection te trailer transfer-encoding upgrade expect".split(" "),
);
/** Methods of requests that may be made again (RFC 9110, 9.2.2). */
const idempotent = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);

/**
 * Starts one on loopback.
 *
 * @param targets URLs of the servers, such as `http://127.0.0.1:8081`. Read for each request: the array may be changed.
 * @param port `0` takes a free one.
 */
export async function startRoundRobin(targets: readonly string[], port = 0): Promise<RoundRobin> {
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

/** Hands a request to the first of the targets, and to the others while nothing of it can have been done. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, [target, ...others]: string[]): void {
  if (target === undefined) {
    refuse(outgoing, "no server answers");
    return;
  }
  const { hostname, port } = new URL(target);
  // A connection for each request: one that the server has just closed cannot be told from one that has failed.
  const upstream = request({
    hostname,
    port,
    path: incoming.url,
    method: incoming.method,
    // It is closed here, when the answer has come: a server that closes it after an early answer, with the body unread,
    // may cut off the answer as well (RFC 9112, 9.6).
    headers: [...endToEnd(incoming.rawHeaders), "Connection", "keep-alive"],
    agent: false,
  });
  const hasBody =
    incoming.headers["content-length"] !== undefined || incoming.headers["transfer-encoding"] !== undefined;
  const gone = () => upstream.destroy();
  outgoing.on("close", gone);

  let connected = false;
  upstream.on("socket", (socket) => {
    socket.on("connect", () => {
      connected = true;
      // Not before: what is read of the body cannot be sent to another one.
      if (hasBody) incoming.pipe(upstream);
      else upstream.end();
    });
  });
  upstream.on("error", (error) => {
    if (outgoing.headersSent || outgoing.destroyed) return;
    outgoing.off("close", gone);
    const again = !connected || (!hasBody && idempotent.has(incoming.method as string));
    if (again) forward(incoming, outgoing, others);
    else refuse(outgoing, `the server at ${target} gave no answer: ${error.message}`);
  });
  upstream.on("response", (answer) => {
    outgoing.writeHead(
      answer.statusCode as number,
      answer.statusMessage,
      endToEnd(answer.rawHeaders) as never,
    );
    // An event stream may have nothing to say for a while, and its client waits for the headers.
    outgoing.flushHeaders();
    answer.pipe(outgoing, { end: false });
    answer.on("end", () => {
      if (!hasBody || incoming.complete) return void outgoing.end();
      // So may this one's own: it ends when the client has sent all. Nobody is there to be given it.
      incoming.unpipe(upstream);
      incoming.on("end", () => outgoing.end());
      incoming.resume();
    });
    // An answer that was cut off must not look like a whole one.
    answer.on("error", () => outgoing.destroy());
  });
}

/** Names and values in turn, as Node gives and takes them, without those that are not passed on. */
function endToEnd(raw: readonly string[]): string[] {
  const named = new Set(hopByHop);
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] as string]] : []));
  for (const [name, value] of pairs as [string, string][]) {
    if (name.toLowerCase() === "connection")
      for (const word of value.split(",")) named.add(word.trim().toLowerCase());
  }
  return pairs.filter(([name]) => !named.has((name as string).toLowerCase())).flat();
}

function refuse(outgoing: ServerResponse, detail: string): void {
  // What is left of the request's body is not read.
  outgoing.writeHead(502, { "content-type": "application/problem+json", connection: "close" });
  outgoing.end(`${JSON.stringify({ title: "Bad Gateway", status: 502, detail })}\n`);
}
