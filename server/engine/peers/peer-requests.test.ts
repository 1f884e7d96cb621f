import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ShutdownError } from "../../core/errors.ts";
import type { PeerRequest, PeerResponse, Peers } from "../../core/ports/peers.ts";
import type { RunRecord } from "../../core/ports/records.ts";
import { PeerRequests } from "./peer-requests.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const run = { id: "run_1" } as RunRecord;
const request: PeerRequest = { kind: "stop", code: "CANCELLED", message: "Run cancelled" };

/** Creates peer requests to a peer whose responses the test controls. */
function createPeerRequests() {
  const asked: { signal: AbortSignal | undefined; answer: PromiseWithResolvers<PeerResponse | undefined> }[] =
    [];
  const ask: Peers["request"] = (_run, _question, signal) => {
    const answer = Promise.withResolvers<PeerResponse | undefined>();
    asked.push({ signal, answer });
    signal?.addEventListener("abort", () => answer.reject(signal.reason));
    return answer.promise;
  };
  return { peerRequests: new PeerRequests({ request: ask } as Partial<Peers> as Peers), asked };
}

it("waits for pending responses at shutdown, but only for a second [T-008]", async () => {
  const { peerRequests, asked } = createPeerRequests();
  const answers = [peerRequests.send(run, request), peerRequests.send(run, request)];
  const late = expect(answers[1]).rejects.toThrow(ShutdownError);
  const ended = vi.fn();
  void peerRequests.end().then(ended);
  await expect(peerRequests.send(run, request)).rejects.toThrow(ShutdownError);
  asked[0]?.answer.resolve({ kind: "stopped" });
  expect(await answers[0]).toEqual({ kind: "stopped" });
  await vi.advanceTimersByTimeAsync(999);
  expect([ended.mock.calls.length, asked.length]).toEqual([0, 2]);
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
  const answer = peerRequests.send(run, request, gone.signal);
  gone.abort(new Error("gone"));
  await expect(answer).rejects.toThrow("gone");
});
