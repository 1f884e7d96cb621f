/** Handles requests from other processes about runs that this process owns. */
import { RequestRejectedError, RunTerminatedError } from "../core/errors.ts";
import type { JsonObject } from "../core/events.ts";
import type { PeerRequest, PeerResponse } from "../core/ports/peers.ts";
import type { AllQueries } from "../core/ports/queries.ts";
import { changeStateInRun } from "./change-component-state.ts";
import { findEarlierResponse } from "./idempotency.ts";
import { type OwnedRun, waitForStart } from "./recovery/waiting-run.ts";
import type { RunRegistry } from "./run-registry.ts";

/** Stores a response in a transaction. */
type StoreResponse = (queries: AllQueries, response: PeerResponse) => Promise<void>;

/**
 * Handles a peer request.
 *
 * @param store Stores the response in the same transaction as the change that the request makes.
 * @returns The response, `"stored"` if it has already been stored, or `undefined` if this process no longer
 * owns the run.
 */
export async function handlePeerRequest(
  runId: string,
  request: PeerRequest,
  { registry, read }: { registry: RunRegistry; read: AllQueries },
  store: StoreResponse,
): Promise<PeerResponse | "stored" | undefined> {
  const run = registry.findById(runId);
  if (run === undefined) return undefined;
  switch (request.kind) {
    case "stop":
      run.stop(new RunTerminatedError(request.code, request.message));
      await run.ended.promise;
      return run.wasReleased ? undefined : { kind: "stopped" };
    case "state":
      return await changeStateForPeer(run, request, read, store);
    case "yield": {
      const isOver = await registry.relinquish(run, request.replacesDeserted);
      return isOver && run.wasReleased ? undefined : { kind: "yield", yields: isOver };
    }
    case "delivered":
      // The requesting process is about to attach a reader.
      run.isUnreadSinceRecovery = false;
      return { kind: "delivered", position: await registry.findDelivered(run) };
  }
}

async function changeStateForPeer(
  owned: OwnedRun,
  { componentId, change }: Extract<PeerRequest, { kind: "state" }>,
  read: AllQueries,
  store: StoreResponse,
): Promise<PeerResponse | "stored" | undefined> {
  const run = await waitForStart(owned);
  if (run === undefined) return undefined;
  await run.started.promise;
  try {
    // Another process may have handled the same request while it owned the run.
    const earlier = change.retry && (await findEarlierResponse<{ state: JsonObject }>(read, change.retry));
    if (earlier !== undefined) return { kind: "state", state: earlier.state };
    const changed = await changeStateInRun(run, componentId, change, (queries, state) =>
      store(queries, { kind: "state", state }),
    );
    if (changed === undefined) return undefined;
    return changed.hasEvent ? "stored" : { kind: "state", state: changed.state };
  } catch (error) {
    if (!(error instanceof RequestRejectedError)) throw error;
    const { code, message, issues } = error;
    return { kind: "refused", code, message, mistakes: issues };
  }
}
