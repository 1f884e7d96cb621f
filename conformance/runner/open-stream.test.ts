import type { ServerResponse } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { HttpClient } from "./http-client.ts";
import { hasEvents, hasMatchingEvent, OpenStream, streamEnded } from "./open-stream.ts";
import { serve, stream } from "./testing/server.ts";
import { lineReading } from "./testing/small-contract.ts";

/** Creates an open stream, and returns it together with the server's side of the connection. */
async function begun() {
  const answering = Promise.withResolvers<{ response: ServerResponse; left: Promise<void> }>();
  const { url } = await serve(({ left }, response) => {
    stream(response).flushHeaders();
    answering.resolve({ response, left });
  });
  const client = new HttpClient(url, 1_000);
  onTestFinished(() => client.close());
  const { body } = await client.send({ method: "GET", path: "/", query: {}, headers: {} });
  const traced: string[] = [];
  const open = new OpenStream("main", body, lineReading(), ({ frame }) => traced.push(frame));
  return { open, traced, ...(await answering.promise) };
}

const a = { type: "A" };
const b = { type: "B" };

describe("an open stream", () => {
  it("is read in the background until it ends", async () => {
    const { open, traced, response } = await begun();
    stream(response, a);
    await open.until(hasEvents(1), 1_000);
    expect(open.seen).toMatchObject({ types: ["A"], ended: "open" });
    stream(response, b).end();
    await open.until(streamEnded, 1_000);
    expect(open.seen).toMatchObject({ types: ["A", "B"], ended: "end" });
    expect(traced).toEqual(['{"type":"A"}', '{"type":"B"}']);
  });

  it("checks earlier events, too", async () => {
    const { open, response } = await begun();
    stream(response, a, b).end();
    await open.until(streamEnded, 1_000);
    await open.until(hasEvents(2), 1_000);
    await open.until(
      hasMatchingEvent("a B", (event) => (event as typeof b).type === "B"),
      1_000,
    );
  });

  it("tests each event once", async () => {
    const { open, response } = await begun();
    const looked: unknown[] = [];
    const waiting = open.until(
      hasMatchingEvent("a B", (event) => {
        looked.push(event);
        return (event as typeof b).type === "B";
      }),
      1_000,
    );
    stream(response, a);
    await open.until(hasEvents(1), 1_000);
    stream(response, b);
    await waiting;
    expect(looked).toEqual([a, b]);
  });

  it("closes its connection, and is recorded as closed", async () => {
    const { open, response, left } = await begun();
    stream(response, a);
    await open.until(hasEvents(1), 1_000);
    open.close();
    expect(open.seen.ended).toBe("closed");
    await left;
    expect(open.seen.ended).toBe("closed");
  });

  it("stays ended if it is closed later", async () => {
    const { open, response } = await begun();
    response.end();
    await open.until(streamEnded, 1_000);
    open.close();
    expect(open.seen.ended).toBe("end");
  });

  it.each<[string, (server: Awaited<ReturnType<typeof begun>>) => void, string, string]>([
    ["ends", ({ response }) => response.end(), "end", "it ended"],
    ["breaks off", ({ response }) => response.destroy(), "broken", "the connection was lost"],
    ["is closed", ({ open }) => open.close(), "closed", "the suite closed it"],
  ])("names the missing events if it %s", async (_, stop, ended, why) => {
    const server = await begun();
    stream(server.response, a);
    await server.open.until(hasEvents(1), 1_000);
    const waiting = server.open.until(hasEvents(2), 1_000);
    stop(server);
    await expect(waiting).rejects.toThrow(
      `stream main: waited for 2 events, but ${why}; the last event was A`,
    );
    expect(server.open.seen.ended).toBe(ended);
  });

  it("does not treat a lost connection as the end", async () => {
    const { open, response } = await begun();
    const waiting = open.until(streamEnded, 1_000);
    response.destroy();
    await expect(waiting).rejects.toThrow(
      "stream main: waited for its end, but the connection was lost; no event was received",
    );
  });

  it("stops waiting at the time limit", async () => {
    const { open } = await begun();
    await expect(open.until(streamEnded, 30)).rejects.toThrow(
      "stream main: waited for its end, but timed out after 30 ms; no event was received",
    );
  });
});
