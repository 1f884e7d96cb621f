/** The peers of a process that is alone on its store. */

import { newId } from "../../core/ids.ts";
import type { Peers } from "../../core/ports/peers.ts";
import type { Store } from "../../core/ports/store.ts";

/** Creates peers that claim every running run of the store: an earlier process has left it. */
export function noPeers({ read }: Pick<Store, "read">): Peers {
  const id = newId("node");
  return {
    id,
    async join(host) {
      host.addClaimedRuns(await read.claimAllRuns(id));
    },
    notifyGrowth() {},
    // A run without an owner continues when it is claimed: for a change of its thread, or at the next start.
    async subscribe(_run, look) {
      const timer = setInterval(() => look(true), 1000);
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
