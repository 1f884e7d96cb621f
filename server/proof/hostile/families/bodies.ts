/** Request bodies that are large, slow, deeply nested or ambiguous. */
import { randomUUID } from "node:crypto";
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";
import { formatRequest } from "../http/raw-connection.ts";

const mb = 1_000_000;

/** Paths in all contracts that accept a body, with the JSON to put before and after a value. */
const targets: readonly (readonly [path: string, before: string, after: string])[] = [
  ["/v1/threads", '{"metadata":{"a":', "}}"],
  ["/v1/threads/t/runs", '{"createThread":true,"message":{"role":"user","content":', "}}"],
  ["/ag-ui/default", '{"threadId":"t","runId":"r","tools":[],"context":[],"messages":', "}"],
  ["/v1/runs", '{"request":{"model":"embedded/script","messages":', "}}"],
  ["/api/v2/conversations/c/message/", '{"content":"Hi","node_ids":', "}"],
  ["/agent/chat/stream", '{"messages":', "}"],
];

/**
 * Creates a case that sends a value to all contracts.
 *
 * @param more `want` lists the expected statuses. If it is absent, any error status is expected.
 */
const sendToAllContracts = (
  name: string,
  value: () => string | Uint8Array,
  more: Partial<HostileCase> & { rounds?: number; want?: readonly number[] } = {},
): HostileCase => {
  const { rounds = 3, want, ...rest } = more;
  return {
    name,
    ...rest,
    async attack(attacker) {
      const made = Buffer.from(value());
      const bodies = targets.map(
        ([path, before, after]) =>
          [path, Buffer.concat([Buffer.from(before), made, Buffer.from(after)])] as const,
      );
      await attacker.repeat(bodies.length * attacker.chooseSize(rounds, 1), 6, async (index) => {
        const [path, body] = bodies[index % bodies.length] as (typeof bodies)[number];
        const { status = 0 } = await attacker.send("POST", path, body);
        if (want !== undefined)
          attacker.require(want.includes(status), `${path}: got ${status}, not ${want.join(" or ")}`);
        else attacker.require(status >= 400, `${path}: ${status}, although the body is invalid`);
      });
    },
  };
};

/** Returns the head of a request with a body of the given length. */
const head = ({ scene }: Attacker, length: number | undefined, more: Record<string, string> = {}) =>
  formatRequest("POST", "/v1/threads", {
    authorization: `Bearer ${scene.keys.attacker}`,
    "content-type": "application/json",
    ...(length === undefined ? { "transfer-encoding": "chunked" } : {}),
    ...more,
  }).replace(/content-length: 0\r\n/, length === undefined ? "" : `content-length: ${length}\r\n`);

export const bodies: readonly HostileCase[] = [
  {
    name: "150 connections, 9.9 MB each, then silence",
    short: true,
    async attack(attacker) {
      const chunk = Buffer.alloc(99_000, "a");
      const count = attacker.chooseSize(150, 120);
      await attacker.repeat(count, count, async () => {
        const wire = (await attacker.connect()).write(head(attacker, 10 * mb)).read();
        for (let sent = 0; sent < 100 && !wire.socket.destroyed; sent += 1) {
          wire.write(chunk);
          await wire.flushed();
        }
        await wire.until(/^HTTP/, 3_000);
        attacker.count(/^HTTP\/1\.1 (\d+)/.exec(wire.received)?.[1] ?? "still sending");
      });
      await attacker.pause(1_000);
    },
  },
  {
    name: "chunks of one byte",
    async attack(attacker) {
      const chunk = "1\r\na\r\n".repeat(2_000);
      const count = attacker.chooseSize(50, 20);
      await attacker.repeat(count, count, async () => {
        const wire = (await attacker.connect()).write(head(attacker, undefined)).read();
        for (let sent = 0; sent < attacker.chooseSize(50, 20) && !wire.socket.destroyed; sent += 1) {
          wire.write(chunk);
          await wire.flushed();
        }
        wire.write("0\r\n\r\n");
        await wire.until(/^HTTP/, 10_000);
        attacker.count(/^HTTP\/1\.1 (\d+)/.exec(wire.received)?.[1] ?? "no response");
      });
    },
  },
  {
    name: "bodies of one byte a second",
    async attack(attacker) {
      const count = attacker.chooseSize(500, 200);
      await attacker.repeat(count, 50, async () => {
        const wire = (await attacker.connect()).write(head(attacker, mb)).read();
        const timer = setInterval(() => wire.write("a"), 1_000);
        void wire.closed.then(() => clearInterval(timer));
      });
      await attacker.pause(attacker.chooseSize(8_000, 3_000));
      attacker.count("still sending", count);
    },
  },
  {
    name: "incorrect content lengths",
    async attack(attacker) {
      await attacker.repeat(attacker.chooseSize(200, 60), 20, async (index) => {
        const wire = (await attacker.connect()).write(head(attacker, 1_000)).read();
        wire.write(index % 2 === 0 ? "{}" : `${"{}".repeat(600)}`);
        if (index % 2 === 0) wire.socket.end();
        await wire.until(/^HTTP/, 3_000);
        attacker.count(/^HTTP\/1\.1 (\d+)/.exec(wire.received)?.[1] ?? "closed");
      });
    },
  },
  sendToAllContracts("250,000 values", () => `[${"0,".repeat(249_000)}0]`, {
    short: true,
    want: [200, 201, 400, 413, 422],
  }),
  sendToAllContracts("250,000 empty objects", () => `[${"{},".repeat(249_000)}{}]`, {
    want: [200, 201, 400, 413, 422],
  }),
  sendToAllContracts("nested 100,000 deep", () => "[".repeat(100_000) + "]".repeat(100_000), {
    want: [400, 413],
  }),
  sendToAllContracts("a duplicate key", () => `{"a":1,"b":[{"c":1,"c":2}]}`, { short: true, want: [400] }),
  sendToAllContracts(
    "200,000 names that are numbers",
    () => `{${Array.from({ length: 200_000 }, (_, index) => `"${index * 7_919}":0`).join()}}`,
    { want: [200, 201, 400, 413, 422] },
  ),
  sendToAllContracts(
    "no UTF-8",
    () => Buffer.concat([Buffer.from('"'), Buffer.alloc(100_000, 0xff), Buffer.from('"')]),
    { want: [400] },
  ),
  sendToAllContracts("halves of surrogate pairs and NUL", () => `"${"\\ud800\\u0000".repeat(50_000)}"`, {
    want: [200, 201, 400, 413, 422],
  }),
  sendToAllContracts("one text of 9.9 MB", () => `"${"a".repeat(9.9 * mb)}"`, {
    want: [200, 201, 400, 413, 422, 429, 503],
  }),
  sendToAllContracts("a number of a million digits", () => `[${"9".repeat(mb)}]`, { want: [400] }),
  sendToAllContracts("JSON that is cut off", () => `[${"[1,{},".repeat(20_000)}`, { want: [400, 413] }),
  {
    name: "forms with many fields, and without an end",
    async attack(attacker) {
      const path = "/api/v1/conversations/form/message/";
      const part = (name: string, value: string) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
      const forms = [
        Array.from({ length: 1_200 }, (_, index) => part(`f${index}`, "x")).join(""),
        part("content", "x".repeat(9 * mb)),
        `${"--b\r\n".repeat(100_000)}`,
        `--b\r\n${"X-Header: a\r\n".repeat(50_000)}\r\n`,
        part("node_ids", "[".repeat(100_000)),
      ];
      const headers = { "content-type": "multipart/form-data; boundary=b" };
      await attacker.repeat(forms.length * attacker.chooseSize(4, 2), 5, async (index) => {
        await attacker.send("POST", path, forms[index % forms.length], { headers });
      });
    },
  },
  {
    name: "media types and encodings",
    async attack(attacker) {
      const types = [
        "text/plain",
        "application/xml",
        "application/json; charset=utf-7",
        `application/json; a="${"b".repeat(5_000)}"`,
      ];
      await attacker.repeat(attacker.chooseSize(100, 30), 10, async (index) => {
        const encoding: Record<string, string> = index % 2 === 0 ? { "content-encoding": "gzip" } : {};
        await attacker.send("POST", "/v1/threads", "{}", {
          headers: { "content-type": types[index % types.length] ?? "", ...encoding },
        });
      });
    },
  },
  {
    name: "9 MB conversations that are valid",
    async attack(attacker) {
      const text = "x".repeat(900_000);
      const messages = Array.from({ length: 10 }, (_, index) => ({
        id: `m${index}`,
        role: "user",
        content: index === 9 ? JSON.stringify({ turns: [[{ text: "Done." }]] }) : text,
      }));
      await attacker.repeat(attacker.chooseSize(30, 10), 6, async () => {
        await attacker.send("POST", "/ag-ui/default", {
          threadId: randomUUID(),
          runId: randomUUID(),
          messages,
          tools: [],
          context: [],
          state: {},
          forwardedProps: {},
        });
      });
    },
  },
];
