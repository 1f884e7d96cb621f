/** An implementation of {@link Peers} for a process that does not share its store with other processes. */

import { createId } from "../../core/ids.ts";
import type { Peers } from "../../core/ports/peers.ts";
import type { Store } from "../../core/ports/store.ts";

/**
 * Creates a {@link Peers} implementation that claims every active run in the store. Such runs were left
 * behind by an earlier process.
 */
export function noPeers({ read }: Pick<Store, "read">): Peers {
  const id = createId("node");
  return {
    id,
    async join(host) {
      host.addClaimedRuns(await read.claimAllRuns(id));
    },
    notifyGrowth() {},
    // A run without an owner does not progress until it is claimed, which happens when it is stopped or when
    // a process starts.
    async subscribe(_run, onChange) {
      const timer = setInterval(() => onChange({ thorough: true }), 1000);
      return { stop: () => clearInterval(timer) };
    },
    async hasRemoteReaders() {
      return false;
    },
    async findReaderPosition() {
      return undefined;
    },
    async request() {
      return undefined;
    },
    confirmLease: () => undefined,
    async drain() {},
    notifyReleased() {},
    async leave() {},
  };
}
