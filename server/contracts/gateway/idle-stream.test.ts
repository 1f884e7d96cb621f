import { afterEach, expect, it, vi } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { createScriptRequest } from "../../proof/testing/clients/gateway.ts";
import { startTestServer } from "../../proof/testing/server.ts";

afterEach(() => void vi.useRealTimers());

it("a ping is sent after 15 seconds without an event, and not earlier [GC-057][G-152][M-052]", async () => {
  const server = await startTestServer();
  const holds = ["gateway-silence-short", "gateway-silence-long"] as const;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const [short, long] = holds.map((hold) => ({ hold, ms: 30_000 }));
  const turn = [{ text: "One. " }, short, { text: "Two." }, long];
  const stream = await server.stream("POST", "/v1/runs:stream", createScriptRequest([turn]));
  const waitForText = (text: string) => stream.until(({ event }) => event?.delta?.text === text);
  await holdReached(holds[0]);
  await waitForText("One. ");
  await vi.advanceTimersByTimeAsync(14_999);
  releaseHold(holds[0]);
  await holdReached(holds[1]);
  await waitForText("Two.");
  await vi.advanceTimersByTimeAsync(15_000);
  const { event } = await stream.until(({ type }) => type === "ping");
  expect(event).toEqual({ type: "ping" });
  const finding = stream.received.flatMap(({ event }) =>
    event.type === "ping" ? ["ping"] : (event.event?.delta?.text ?? []),
  );
  expect(finding).toEqual(["One. ", "Two.", "ping"]);
  stream.drop();
});
