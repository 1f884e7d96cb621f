/** HTTP heads and framing: invalid requests, and connections that are kept busy or idle. */
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";
import { formatRequest } from "../http/raw-connection.ts";

const json = "Content-Type: application/json";

/** Joins the lines of a request head. */
const joinLines = (...all: string[]) => `${all.join("\r\n")}\r\n\r\n`;

/** Returns a request that lists threads and has the given headers. */
const listThreads = ({ scene }: Attacker, ...headers: string[]) =>
  joinLines("GET /v1/threads HTTP/1.1", `Authorization: Bearer ${scene.keys.attacker}`, ...headers);

/** Creates a case that repeats requests, each of which must be rejected. */
function createRejectedCase(
  name: string,
  texts: (attacker: Attacker) => readonly string[],
  want: readonly number[],
  more: Partial<HostileCase> = {},
): HostileCase {
  return {
    name,
    ...more,
    async attack(attacker) {
      const all = texts(attacker);
      await attacker.repeat(attacker.chooseSize(100, 30), 20, async (index) => {
        await attacker.sendRaw(all[index % all.length] as string, want);
      });
    },
  };
}

/**
 * Expected statuses for an invalid head. The value 0 stands for a connection that is closed without a
 * response.
 */
const badHead = [400, 0];

export const framing: readonly HostileCase[] = [
  createRejectedCase(
    "two Host headers",
    (attacker) => [
      listThreads(attacker, "Host: 127.0.0.1", "Host: 127.0.0.1"),
      listThreads(attacker, "Host: 127.0.0.1", "Host: evil.example"),
      listThreads(attacker, "Host: 127.0.0.1", "X-A: b", "host: localhost"),
    ],
    badHead,
    { short: true },
  ),
  createRejectedCase(
    "absolute-form targets of other hosts",
    ({ scene }) =>
      [
        "http://evil.example/v1/threads",
        "https://evil.example:8443/v1/threads",
        "http://user@127.0.0.1.evil.example/v1/threads",
      ].map((target) =>
        joinLines(
          `GET ${target} HTTP/1.1`,
          "Host: 127.0.0.1",
          `Authorization: Bearer ${scene.keys.attacker}`,
          "Connection: close",
        ),
      ),
    badHead,
  ),
  createRejectedCase(
    "invalid characters in the host",
    (attacker) =>
      [
        "localhost\\evil.example",
        "a b",
        "127.0.0.1/x",
        "<script>",
        "[::1",
        "a@b",
        "127.0.0.1:99999999",
        "127.0.0.1, evil.example",
      ].map((host) => listThreads(attacker, `Host: ${host}`, "Connection: close")),
    badHead,
  ),
  createRejectedCase(
    "two readings of one message",
    ({ scene }) => {
      const key = `Authorization: Bearer ${scene.keys.attacker}`;
      const post = (...headers: string[]) =>
        joinLines("POST /v1/threads HTTP/1.1", "Host: 127.0.0.1", key, json, ...headers);
      const hidden = joinLines("DELETE /v1/threads/victim HTTP/1.1", "Host: 127.0.0.1", key);
      return [
        `${post("Content-Length: 4", "Transfer-Encoding: chunked")}0\r\n\r\n${hidden}`,
        `${post("Content-Length: 2", "Content-Length: 90")}{}${hidden}`,
        `${post("Content-Length: +2")}{}${hidden}`,
        post("Transfer-Encoding: xchunked") + hidden,
        `${post("Transfer-Encoding : chunked")}0\r\n\r\n${hidden}`,
        `${post("Transfer-Encoding: chunked")}0x2\r\n{}\r\n0\r\n\r\n${hidden}`,
        `${post("Transfer-Encoding: chunked")}fffffffffffffffff\r\n{}\r\n0\r\n\r\n${hidden}`,
      ];
    },
    badHead,
  ),
  createRejectedCase(
    "heads that are too large",
    (attacker) => [
      listThreads(
        attacker,
        "Host: 127.0.0.1",
        ...Array.from({ length: 1_999 }, (_, index) => `X-${index}: ${index}`),
      ),
      listThreads(attacker, "Host: 127.0.0.1", `X-Long: ${"a".repeat(60_000)}`),
      listThreads(attacker, "Host: 127.0.0.1", `Cookie: ${"a=b; ".repeat(10_000)}`),
      joinLines(`GET /v1/threads?cursor=${"a".repeat(60_000)} HTTP/1.1`, "Host: 127.0.0.1"),
    ],
    [400, 414, 431, 0],
    { short: true },
  ),
  createRejectedCase(
    "no HTTP at all",
    () => [
      "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "GET / HTTP/9.9\r\n\r\n",
      "\0\0\0\0\r\n\r\n",
      `${"\r\n".repeat(1_000)}x\r\n\r\n`,
      "GET\r\n\r\n",
    ],
    badHead,
  ),
  {
    name: "HTTP/1.0, with and without a host",
    async attack(attacker) {
      const key = `Authorization: Bearer ${attacker.scene.keys.attacker}`;
      const texts = [
        joinLines("GET /v1/threads HTTP/1.0", key),
        joinLines("GET /v1/threads HTTP/1.0", key, "Host: 127.0.0.1", "Connection: keep-alive"),
        joinLines("GET /healthz HTTP/1.0"),
      ];
      await attacker.repeat(attacker.chooseSize(150, 30), 20, async (index) => {
        await attacker.sendRaw(texts[index % texts.length] as string, [200, 400, 0]);
      });
    },
  },
  {
    name: "heads of one byte at a time",
    async attack(attacker) {
      const wires = await Promise.all(
        Array.from({ length: attacker.chooseSize(300, 100) }, () => attacker.connect()),
      );
      const text = listThreads(attacker, "Host: 127.0.0.1", `X-Slow: ${"s".repeat(200)}`);
      for (let byte = 0; byte < attacker.chooseSize(60, 25); byte += 1) {
        for (const wire of wires) wire.write(text.charAt(byte));
        await attacker.pause(100);
      }
      attacker.count("still sending", wires.length);
    },
  },
  {
    name: "a pipeline whose responses are not read",
    async attack(attacker) {
      const text = listThreads(attacker, "Host: 127.0.0.1").repeat(attacker.chooseSize(200, 100));
      const wires = await Promise.all(Array.from({ length: 10 }, () => attacker.connect()));
      for (const wire of wires) wire.write(text);
      await attacker.pause(attacker.chooseSize(5_000, 2_000));
      attacker.count("not read", wires.length);
    },
  },
  {
    name: "requests that are aborted at once",
    async attack(attacker) {
      const { keys } = attacker.scene;
      const body = JSON.stringify({ turns: [[{ text: ["a", { delay: 500 }, "b"] }]] });
      const message = { message: { role: "user", content: body }, createThread: true };
      const headers = { authorization: `Bearer ${keys.attacker}`, "content-type": "application/json" };
      await attacker.repeat(attacker.chooseSize(2_000, 500), 40, async (index) => {
        const text = formatRequest(
          "POST",
          `/v1/threads/abort-${index}/runs`,
          headers,
          JSON.stringify(message),
        );
        const wire = await attacker.connect();
        // Some requests are aborted in the head, some in the body, and some after the body.
        wire.write(text.slice(0, attacker.random.int(1, text.length)));
        await wire.flushed();
        if (attacker.random.chance(0.5)) await attacker.pause(5);
        wire.drop();
        attacker.count("aborted");
      });
    },
  },
  {
    name: "idle connections",
    short: true,
    async attack(attacker) {
      const count = attacker.chooseSize(2_000, 1_000);
      await attacker.repeat(count, 50, async () => void (await attacker.connect()));
      await attacker.pause(attacker.chooseSize(6_000, 1_500));
      attacker.count("idle", count);
    },
  },
  {
    name: "Expect: 100-continue without a body",
    async attack(attacker) {
      const { keys } = attacker.scene;
      const head = joinLines(
        "POST /v1/threads HTTP/1.1",
        "Host: 127.0.0.1",
        `Authorization: Bearer ${keys.attacker}`,
        json,
        "Content-Length: 9000000",
        "Expect: 100-continue",
      );
      await attacker.repeat(attacker.chooseSize(500, 200), 50, async () => {
        const wire = (await attacker.connect()).write(head).read();
        await wire.until(/^HTTP\/1\.1 \d+/, 5_000);
        attacker.count(/^HTTP\/1\.1 (\d+)/.exec(wire.received)?.[1] ?? "no response");
      });
    },
  },
  {
    name: "half-closed connections and upgrades",
    async attack(attacker) {
      await attacker.repeat(attacker.chooseSize(300, 100), 30, async (index) => {
        const wire = (await attacker.connect()).read();
        if (index % 2 === 0) wire.write(listThreads(attacker, "Host: 127.0.0.1")).socket.end();
        else
          wire.write(listThreads(attacker, "Host: 127.0.0.1", "Connection: Upgrade, close", "Upgrade: h2c"));
        await wire.until(/\r\n\r\n/, 5_000);
        attacker.count(/^HTTP\/1\.1 (\d+)/.exec(wire.received)?.[1] ?? "closed");
      });
    },
  },
];
