/** Implements {@link Peers} for a process that has the store for itself. */

import { createId } from "../../core/ids.ts";
import type { Peers } from "../../core/ports/peers.ts";
import type { Store } from "../../core/ports/store.ts";

/** Creates peers that claim every active run of the store, which an earlier process has left. */
export function noPeers({ read }: Pick<Store, "read">): Peers {
  const id = createId("node");
  return {
    id,
    async join(host) {
      host.addClaimedRuns(await read.claimAllRuns(id));
    },
    notifyGrowth() {},
    // A run without an owner continues when it is claimed: to stop it, or at the next start.
    async subscribe(_run, onChange) {
      const timer = setInterval(() => onChange(true), 1000);
      return { stop: () => clearInterval(timer) };
    },
    async hasRemoteReaders() {
      return false;
    },
    async request() {
      return undefined;
    },
    async drain() {},
    notifyReleased() {},
    async leave() {},
  };
}
