import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { Random } from "../random.ts";
import { type Direction, Link } from "./link.ts";

/** Starts a target, and returns a function that opens a link to it and a connection through this link. */
async function startTarget() {
  const accepted: ((socket: Socket) => void)[] = [];
  const target = createServer((socket) => accepted.shift()?.(socket.on("error", () => {}))).listen(
    0,
    "127.0.0.1",
  );
  await once(target, "listening");
  onTestFinished(() => void target.close());
  return async () => {
    const link = await Link.open(() => (target.address() as AddressInfo).port);
    const upstream = new Promise<Socket>((resolve) => accepted.push(resolve));
    const client = connect(link.port, "127.0.0.1");
    client.on("error", () => {});
    onTestFinished(async () => {
      client.destroy();
      await link.close();
    });
    return { link, client, upstream: await upstream };
  };
}

/** Resolves when a socket has received a text. */
async function receive(socket: Socket, text: string): Promise<void> {
  let received = "";
  while (received !== text) received += String((await once(socket, "data"))[0]);
}

/** Sends requests and responses over a link. Earlier bytes on other links have had time to arrive then. */
async function exchange({ client, upstream }: { client: Socket; upstream: Socket }): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      const received = receive(to, "y");
      from.write("y");
      await received;
    }
  }
}

it.each<[Direction[]]>([[[]], [["to"]], [["from"]], [["to", "from"]]])(
  "holds the bytes in the directions %j, and delivers them later",
  async (held) => {
    const open = await startTarget();
    const { link, client, upstream } = await open();
    const other = await open();
    const arrived = new Set<Direction>();
    link.hold(held);
    const all = [
      receive(upstream, "x").then(() => arrived.add("to")),
      receive(client, "x").then(() => arrived.add("from")),
    ];
    client.write("x");
    upstream.write("x");
    await exchange(other);
    expect(arrived).toEqual(new Set((["to", "from"] as const).filter((each) => !held.includes(each))));
    link.hold([]);
    await Promise.all(all);
  },
);

it("delays responses, and delivers them in order", async () => {
  const open = await startTarget();
  const { link, client, upstream } = await open();
  const other = await open();
  const received: string[] = [];
  client.on("data", (bytes) => received.push(String(bytes)));
  link.delayResponses(500);
  upstream.write("1");
  await exchange(other);
  expect(received).toEqual([]);
  link.delayResponses(0);
  upstream.write("2");
  while (received.join("").length < 2) await once(client, "data");
  expect(received.join("")).toBe("12");
});

it("resets connections and rejects new ones until it accepts them again", async () => {
  const { link, client } = await (await startTarget())();
  const closed = new Promise((resolve) => client.once("close", resolve));
  link.reject();
  await closed;
  const rejected = connect(link.port, "127.0.0.1");
  const [error] = await once(rejected, "error");
  expect(error.code).toBe("ECONNRESET");
  link.accept();
  const accepted = connect(link.port, "127.0.0.1");
  onTestFinished(() => void accepted.destroy());
  await once(accepted, "connect");
});

it("sends nothing after a cut, although it has buffered more bytes", async () => {
  const open = await startTarget();
  const { link, client, upstream } = await open();
  const other = await open();
  const received: Buffer[] = [];
  client.on("data", (bytes) => received.push(bytes));
  link.hold(["from"]);
  for (const part of ["a", "b"]) {
    upstream.write(part.repeat(1_000));
    await exchange(other);
  }
  link.cut(new Random("cut"), 1);
  link.hold([]);
  await new Promise((resolve) => client.once("close", resolve));
  expect(String(Buffer.concat(received))).toMatch(/^a+$/);
});
