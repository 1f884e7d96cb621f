import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ShutdownError } from "../../core/errors.ts";
import type { PeerRequest, PeerResponse, Peers } from "../../core/ports/peers.ts";
import type { RunRecord } from "../../core/ports/records.ts";
import { PeerRequests } from "./peer-requests.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const run = { id: "run_1" } as RunRecord;
const request: PeerRequest = { kind: "stop", code: "CANCELLED", message: "Run cancelled" };

/** Creates a `PeerRequests` object whose peer's responses are controlled by the test. */
function createPeerRequests() {
  const sentRequests: {
    signal: AbortSignal | undefined;
    response: PromiseWithResolvers<PeerResponse | undefined>;
  }[] = [];
  const sendRequest: Peers["request"] = (_run, _question, signal) => {
    const response = Promise.withResolvers<PeerResponse | undefined>();
    sentRequests.push({ signal, response });
    signal?.addEventListener("abort", () => response.reject(signal.reason));
    return response.promise;
  };
  return {
    peerRequests: new PeerRequests({ request: sendRequest } as Partial<Peers> as Peers),
    sentRequests,
  };
}

it("waits for pending responses at shutdown, but only for a second [T-008]", async () => {
  const { peerRequests, sentRequests } = createPeerRequests();
  const replies = [peerRequests.send(run, request), peerRequests.send(run, request)];
  const late = expect(replies[1]).rejects.toThrow(ShutdownError);
  const ended = vi.fn();
  void peerRequests.end().then(ended);
  await expect(peerRequests.send(run, request)).rejects.toThrow(ShutdownError);
  sentRequests[0]?.response.resolve({ kind: "stopped" });
  expect(await replies[0]).toEqual({ kind: "stopped" });
  await vi.advanceTimersByTimeAsync(999);
  expect([ended.mock.calls.length, sentRequests.length]).toEqual([0, 2]);
  await vi.advanceTimersByTimeAsync(1);
  await late;
  expect(ended).toHaveBeenCalledOnce();
});

it("shuts down immediately without pending requests", async () => {
  const { peerRequests } = createPeerRequests();
  await peerRequests.end();
  expect(vi.getTimerCount()).toBe(0);
});

it("withdraws the request of a client that has disconnected", async () => {
  const { peerRequests } = createPeerRequests();
  const gone = new AbortController();
  const response = peerRequests.send(run, request, gone.signal);
  gone.abort(new Error("gone"));
  await expect(response).rejects.toThrow("gone");
});
