import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import type { ToolOutcome } from "../../core/ports/tools.ts";
import type { Network } from "./network.ts";
import { createWebFetchTool } from "./web-fetch.ts";

const servers: { close(): unknown; closeAllConnections?(): void }[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

/** Starts a server on a loopback address and returns its port. */
async function serve(listener: RequestListener, host = "127.0.0.1", port = 0): Promise<number> {
  const server: Server = createServer(listener).listen(port, host);
  servers.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Resolves host names from a table, and treats only 127.0.0.1 as the public internet. */
function network(names: Record<string, string[]> = {}): Network {
  return {
    resolve: async (name) =>
      names[name] ?? Promise.reject(new Error(`getaddrinfo ENOTFOUND ${name} via 10.9.8.7`)),
    permits: (address) => address === "127.0.0.1",
  };
}

const limits = { maxBytes: 10_000, timeMs: 10_000 };

async function fetched(
  url: string,
  {
    on = network(),
    signal = new AbortController().signal,
    ...settings
  }: Partial<typeof limits> & { on?: Network; signal?: AbortSignal } = {},
): Promise<string> {
  return formatOutcome(
    await createWebFetchTool({ ...limits, ...settings }, on).run("p", { url }, { signal }),
  );
}

function formatOutcome({ content, isError }: ToolOutcome): string {
  const [block] = content;
  return `${isError ? "error: " : ""}${block?.type === "text" ? block.text : ""}`;
}

describe("rejected URLs", () => {
  it.each([
    ["http://127.0.0.1/", "127.0.0.1"],
    ["http://0.0.0.0/", "0.0.0.0"],
    ["http://10.1.2.3/", "10.1.2.3"],
    ["http://169.254.169.254/latest/meta-data/", "169.254.169.254"],
    ["http://[::ffff:169.254.169.254]/latest/meta-data/", "[::ffff:a9fe:a9fe]"],
    ["http://[fd00:ec2::254]/latest/meta-data/", "[fd00:ec2::254]"],
    ["http://[fe80::1]/", "[fe80::1]"],
    ["http://[::1]/", "[::1]"],
    ["http://[::]/", "[::]"],
    ["http://[::ffff:127.0.0.1]/", "[::ffff:7f00:1]"],
    ["http://[::ffff:7f00:1]/", "[::ffff:7f00:1]"],
    ["http://[64:ff9b::7f00:1]/", "[64:ff9b::7f00:1]"],
    ["http://[2002:7f00:1::]/", "[2002:7f00:1::]"],
    ["http://2130706433/", "127.0.0.1"],
    ["http://0x7f.1/", "127.0.0.1"],
    ["http://0177.0.0.1/", "127.0.0.1"],
    ["http://127.1/", "127.0.0.1"],
    ["http://①②⑦.⓪.⓪.①/", "127.0.0.1"],
    ["https://localhost:8443/", "localhost"],
  ])("%s, from the default network [G-012]", async (url, host) => {
    const { run } = createWebFetchTool(limits);
    const outcome = await run("p", { url }, { signal: new AbortController().signal });
    expect(formatOutcome(outcome)).toBe(
      `error: ${host} is not on the public internet. Only public pages can be fetched.`,
    );
  });

  it.each([
    ["file:///etc/passwd"],
    ["ftp://example.com/"],
    ["gopher://127.0.0.1:6379/_INFO"],
    ["data:text/plain,x"],
    ["/relative"],
    ["http://"],
    ["http://256.1.1.1/"],
  ])("%s [G-012]", async (url) => {
    expect(await fetched(url)).toBe("error: The URL is not an http or https URL of at most 8192 characters.");
  });

  it.each([
    ["as it is written", "x".repeat(8_192)],
    ["when it is escaped", "ü".repeat(2_000)],
  ])("a URL that is too long %s [G-012]", async (_when, path) => {
    expect(await fetched(`http://127.0.0.1/${path}`)).toBe(
      "error: The URL is not an http or https URL of at most 8192 characters.",
    );
  });

  it("a URL with a password [G-012]", async () => {
    expect(await fetched("http://user:secret@example.com/")).toBe(
      "error: The URL contains a user name or password; remove them.",
    );
  });

  it.each([[["127.0.0.1", "10.0.0.1"]], [["10.0.0.1", "127.0.0.1"]], [["127.0.0.1", "::1"]]])(
    "a name with the addresses %j, of which one is not public [G-012]",
    async (addresses) => {
      const port = await serve((_request, response) => response.end("reached"));
      expect(await fetched(`http://both.test:${port}/`, { on: network({ "both.test": addresses }) })).toBe(
        "error: both.test is not on the public internet. Only public pages can be fetched.",
      );
    },
  );

  it("an unknown name, without the resolver's message", async () => {
    expect(await fetched("http://nowhere.test/")).toBe(
      "error: The host nowhere.test does not exist, or its address cannot currently be resolved.",
    );
    expect(await fetched("http://empty.test/", { on: network({ "empty.test": [] }) })).toBe(
      "error: The host empty.test does not exist.",
    );
  });
});

describe("redirects", () => {
  it.each([
    ["http://10.0.0.1/", "error: 10.0.0.1 is not on the public internet. Only public pages can be fetched."],
    [
      "http://[::ffff:a9fe:a9fe]/",
      "error: [::ffff:a9fe:a9fe] is not on the public internet. Only public pages can be fetched.",
    ],
    ["//inside.test/", "error: inside.test is not on the public internet. Only public pages can be fetched."],
    [
      "file:///etc/passwd",
      "error: ORIGIN redirects to a URL that is not an http or https URL of at most 8192 characters.",
    ],
    [
      "http://a:b@127.0.0.1/",
      "error: ORIGIN redirects to a URL that contains a user name or password; remove them.",
    ],
  ])("to %s are rejected [G-012]", async (location, expected) => {
    const port = await serve((_request, response) => response.writeHead(302, { location }).end());
    const url = `http://127.0.0.1:${port}`;
    expect(await fetched(url, { on: network({ "inside.test": ["192.168.0.1"] }) })).toBe(
      expected.replace("ORIGIN", url),
    );
  });

  it("to a relative URL that becomes too long are rejected [G-012]", async () => {
    const location = `/${"x".repeat(8_180)}`;
    const port = await serve((_request, response) => response.writeHead(302, { location }).end());
    const url = `http://127.0.0.1:${port}`;
    expect(await fetched(url)).toBe(
      `error: ${url} redirects to a URL that is not an http or https URL of at most 8192 characters.`,
    );
  });

  it.each([301, 302, 303, 307, 308])("with %i are followed", async (status) => {
    const port = await serve((request, response) => {
      if (request.url === "/a") response.writeHead(status, { location: "b?c" }).end("moved");
      else response.setHeader("content-type", "text/plain").end(`${request.method} ${request.url}`);
    });
    expect(await fetched(`http://127.0.0.1:${port}/a`)).toBe("GET /b?c");
  });

  it("are followed at most three times [G-012]", async () => {
    const requests: (string | undefined)[] = [];
    const port = await serve((request, response) => {
      requests.push(request.url);
      response.writeHead(302, { location: `/${requests.length}` }).end();
    });
    expect(await fetched(`http://127.0.0.1:${port}/0`)).toBe("error: The page redirects more than 3 times.");
    expect(requests).toEqual(["/0", "/1", "/2", "/3"]);
  });
});

describe("a name whose addresses change", () => {
  /** Resolves `rebinding.test` to the next of the given addresses on each lookup, and counts the lookups. */
  function rebinding(...addresses: string[]): Network & { requests: number } {
    return {
      requests: 0,
      async resolve() {
        return [addresses[this.requests++] ?? "127.0.0.9"];
      },
      permits: (address) => address === "127.0.0.1",
    };
  }

  it("is connected to at the address that was checked [G-012]", async () => {
    const port = await serve((_request, response) =>
      response.setHeader("content-type", "text/plain").end("outside"),
    );
    await serve(
      (_request, response) => response.setHeader("content-type", "text/plain").end("inside"),
      "127.0.0.2",
      port,
    );
    const on = rebinding("127.0.0.1", "127.0.0.2");
    expect(await fetched(`http://rebinding.test:${port}/`, { on })).toBe("outside");
    expect(on.requests).toBe(1);
  });

  it("is checked again after a redirect to itself [G-012]", async () => {
    const port = await serve((_request, response) => response.writeHead(302, { location: "/again" }).end());
    const on = rebinding("127.0.0.1", "127.0.0.2");
    expect(await fetched(`http://rebinding.test:${port}/`, { on })).toBe(
      "error: rebinding.test is not on the public internet. Only public pages can be fetched.",
    );
    expect(on.requests).toBe(2);
  });
});

describe("the request", () => {
  it("contains the host, but no data of this server", async () => {
    const port = await serve((request, response) => {
      response.setHeader("content-type", "application/json").setHeader("set-cookie", "a=b");
      response.end(JSON.stringify(request.headers));
    });
    const url = `http://some.test:${port}/`;
    expect(JSON.parse(await fetched(url, { on: network({ "some.test": ["127.0.0.1"] }) }))).toEqual({
      accept: "text/html, application/xhtml+xml, text/plain, application/json;q=0.9, text/*;q=0.8",
      "accept-encoding": "gzip, deflate, br",
      "user-agent": "agent-stream-contracts",
      host: `some.test:${port}`,
      connection: "close",
    });
  });
});

describe("supported pages", () => {
  it.each<[string, string | undefined, string | Buffer, string]>([
    ["HTML", "text/html; charset=utf-8", "<title>T</title><p>Grüße</p>", "# T\n\nGrüße"],
    ["HTML in Latin-1", "text/html; charset=iso-8859-1", Buffer.from("<p>Grüße</p>", "latin1"), "Grüße"],
    [
      "HTML that says its charset",
      "text/html",
      Buffer.from('<meta charset="windows-1252"><p>Grüße', "latin1"),
      "Grüße",
    ],
    ["plain text", "text/plain", "a <b> c", "a <b> c"],
    ["text of an unknown charset", "text/plain; charset=nonsense", "ü", "ü"],
    ["JSON", "application/json", '{"a": 1}', '{"a": 1}'],
    ["JSON of a kind", "application/ld+json", "[]", "[]"],
    ["a feed", "application/rss+xml", "<rss/>", "<rss/>"],
    [
      "no picture",
      "image/png",
      "x",
      "error: The page is of type image/png; only HTML, other text, JSON and XML are supported.",
    ],
    ["no type", undefined, "x", "error: The page has no media type, so it cannot be read."],
  ])("%s", async (_name, type, body, expected) => {
    const port = await serve((_request, response) => {
      if (type) response.setHeader("content-type", type);
      response.end(body);
    });
    expect(await fetched(`http://127.0.0.1:${port}/`)).toBe(expected);
  });

  it("truncates long text [G-011]", async () => {
    const port = await serve((_request, response) =>
      response.setHeader("content-type", "text/plain").end("x".repeat(120_001)),
    );
    expect(await fetched(`http://127.0.0.1:${port}/`, { maxBytes: 1_000_000 })).toBe(
      `${"x".repeat(119_950)}\n\n(truncated here: the page has 120001 characters)`,
    );
  });

  it.each([404, 500, 204, 304])("no page of status %i", async (status) => {
    const port = await serve((_request, response) =>
      response.writeHead(status, { "content-type": "text/plain" }).end(),
    );
    const url = `http://127.0.0.1:${port}`;
    expect(await fetched(url)).toBe(`error: ${url} responded with status ${status}.`);
  });
});

describe("limits", () => {
  it.each<[string, (text: Buffer) => Buffer]>([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
    ["identity", (text) => text],
  ])("%s is read, up to the size limit after decompression [G-012]", async (encoding, compress) => {
    const port = await serve((request, response) => {
      response.writeHead(200, { "content-type": "text/plain", "content-encoding": encoding });
      response.end(compress(Buffer.alloc(request.url === "/bomb" ? 5_000_000 : 10_000, "x")));
    });
    expect(await fetched(`http://127.0.0.1:${port}/`)).toBe("x".repeat(10_000));
    expect(await fetched(`http://127.0.0.1:${port}/bomb`)).toBe(
      "error: The page is larger than 10000 bytes.",
    );
  });

  it("no page is larger than 5 MiB, regardless of the settings [G-012]", async () => {
    const port = await serve((_request, response) => {
      response.writeHead(200, { "content-type": "text/plain", "content-encoding": "gzip" });
      response.end(gzipSync(Buffer.alloc(5 * 1024 * 1024 + 1)));
    });
    expect(await fetched(`http://127.0.0.1:${port}/`, { maxBytes: 100_000_000 })).toBe(
      "error: The page is larger than 5242880 bytes.",
    );
  });

  it("an endless page is read up to the limit, and the connection is closed", async () => {
    const closed = Promise.withResolvers<void>();
    const port = await serve((_request, response) => {
      response.setHeader("content-type", "text/plain").on("close", closed.resolve);
      const more = () => {
        while (response.write(Buffer.alloc(1_000)));
      };
      response.on("drain", more);
      more();
    });
    expect(await fetched(`http://127.0.0.1:${port}/`)).toBe("error: The page is larger than 10000 bytes.");
    await closed.promise;
  });

  it.each<[string, RequestListener]>([
    ["a server that does not answer", () => {}],
    [
      "a page that stops halfway",
      (_request, response) => response.setHeader("content-type", "text/plain").write("x"),
    ],
  ])("%s times out", async (_name, listener) => {
    const port = await serve(listener);
    expect(await fetched(`http://127.0.0.1:${port}/`, { timeMs: 100 })).toBe(
      "error: The page did not load within 100 ms.",
    );
  });

  it("a name that is never resolved fails at the time limit", async () => {
    const on: Network = { resolve: () => new Promise(() => {}), permits: () => true };
    expect(await fetched("http://slow.test/", { on, timeMs: 50 })).toBe(
      "error: The page did not load within 50 ms.",
    );
  });

  it("a cancelled call closes the connection", async () => {
    const controller = new AbortController();
    const closed = Promise.withResolvers<void>();
    const port = await serve((_request, response) => {
      response.on("close", closed.resolve);
      controller.abort(new Error("cancelled"));
    });
    await expect(fetched(`http://127.0.0.1:${port}/`, { signal: controller.signal })).rejects.toThrow(
      "cancelled",
    );
    await closed.promise;
  });
});

describe("broken servers", () => {
  it.each([
    ["error: ORIGIN cannot be reached, or does not speak http.", ""],
    ["error: ORIGIN cannot be reached, or does not speak http.", "SSH-2.0-OpenSSH_9.9\r\n"],
    [
      "error: ORIGIN cannot be reached, or does not speak http.",
      "HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n",
    ],
    [
      "error: The page is incomplete, or its compressed content is corrupted.",
      "HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nx",
    ],
    [
      "error: The page is incomplete, or its compressed content is corrupted.",
      "HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-encoding: gzip\r\n\r\nnot gzip",
    ],
    [
      "error: The page is compressed with an unsupported encoding.",
      "HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-encoding: zstd\r\n\r\nx",
    ],
  ])("%s", async (expected, reply) => {
    const server = createTcpServer((socket) => {
      socket.on("error", () => {}).once("data", () => socket.end(reply));
    }).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await fetched(origin)).toBe(expected.replace("ORIGIN", origin));
  });

  it("do not reveal more about closed ports", async () => {
    const port = await serve(() => {});
    for (const server of servers.splice(0)) server.close();
    expect(await fetched(`http://127.0.0.1:${port}/`)).toBe(
      `error: http://127.0.0.1:${port} cannot be reached, or does not speak http.`,
    );
  });

  it("an https URL of a server without TLS", async () => {
    const port = await serve((_request, response) => response.end());
    expect(await fetched(`https://127.0.0.1:${port}/`)).toBe(
      `error: https://127.0.0.1:${port} cannot be reached, or does not speak https.`,
    );
  });
});

it("an input without a URL is rejected", async () => {
  const outcome = await createWebFetchTool(limits).run("p", {}, { signal: new AbortController().signal });
  expect(formatOutcome(outcome)).toBe("error: The input must have the string `url`.");
});
