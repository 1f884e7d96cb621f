/** A process that has its store for itself. */

import { newId } from "../../core/ids.ts";
import type { Peers } from "../../core/ports/peers.ts";
import type { Store } from "../../core/ports/store.ts";

/** @param store Runs in it that are going on were left behind by an earlier process. */
export function noPeers({ read }: Pick<Store, "read">): Peers {
  const id = newId("node");
  return {
    id,
    async join(host) {
      host.takeUp(await read.claimAllRuns(id));
    },
    grown() {},
    // A run that nobody executes goes on when it is claimed: for a change of its thread, or at the next start.
    async follow(_run, look) {
      const timer = setInterval(() => look(true), 1000);
      return { stop: () => clearInterval(timer) };
    },
    async isReadElsewhere() {
      return false;
    },
    async ask() {
      return undefined;
    },
    async drain() {},
    released() {},
    async leave() {},
  };
}
