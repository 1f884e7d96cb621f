/** Implements the port to the other processes on PostgreSQL. */
import type { Client, Pool } from "pg";
import { StoreUnavailableError } from "../../../core/errors.ts";
import { createId } from "../../../core/ids.ts";
import type { PeerHost, Peers } from "../../../core/ports/peers.ts";
import type { AllQueries } from "../../../core/ports/queries.ts";
import { Membership } from "./membership.ts";
import { broadcastChannel, type PeerMessage } from "./message.ts";
import { Notifier } from "./notifier.ts";
import { PeerConnection } from "./peer-connection.ts";
import { PeerRequestQueue } from "./peer-request-queue.ts";
import { PeerSubscriptions } from "./peer-subscriptions.ts";
import { deleteRequestsFrom, findLiving, register } from "./processes.ts";
import { hasReaders } from "./readers.ts";

export interface PostgresPeersOptions {
  pool: Pool;
  /** The store's queries on the connection pool. */
  read: AllQueries;
  /** Returns an unopened connection to the database. */
  newClient(): Client;
  /** Logs a line about an error. */
  log(line: string): void;
}

/** Polling interval for requests whose notification was lost, in milliseconds. */
const requestPollMs = 1000;

export function createPostgresPeers({ pool, read, newClient, log }: PostgresPeersOptions): Peers {
  const id = createId("node");
  const notifier = new Notifier(pool);
  const subscriptions = new PeerSubscriptions(id, pool, notifier);
  const requests = new PeerRequestQueue({
    id,
    read,
    log,
    send: (to, message) => notifier.send(to, message),
    findLiving: (processes) => findLiving(pool, processes),
  });
  let host: PeerHost | undefined;
  let membership: Membership | undefined;
  let timer: NodeJS.Timeout | undefined;

  const handleRequests = () => host && void requests.handleRequests(host);

  const onMessage = (message: PeerMessage) => {
    if (host === undefined) return;
    if (message.kind === "asked") handleRequests();
    else if (message.kind === "answered") requests.handleResponse(message.questionId);
    else if (message.kind === "released") void membership?.claimOwnerless();
    else subscriptions.handleMessage(message, host);
  };

  const connection = new PeerConnection({
    id,
    newClient,
    register: (client, lastNumber, onLocked) => register(client, id, lastNumber, onLocked),
    onMessage,
    onLost: () => membership?.handleLockChange(),
    onBack() {
      membership?.handleLockChange();
      membership?.renew().catch(() => {});
      void subscriptions.recordAllReaders();
      handleRequests();
    },
  });

  const onClaimed = (runIds: string[]) => {
    notifier.send(broadcastChannel, { kind: "taken", runIds, by: id });
    handleRequests();
  };

  return {
    id,

    async join(newHost) {
      host = newHost;
      await connection.open();
      const rejoin = () => connection.restart();
      membership = new Membership({ id, pool, read, host, rejoin, onClaimed, log });
      await membership.start();
      timer = setInterval(() => {
        subscriptions.deleteOldSubscribers(new Set(newHost.runIds()));
        handleRequests();
      }, requestPollMs).unref();
    },

    notifyGrowth: (runId, chunk) => subscriptions.notifyGrowth(runId, chunk),
    subscribe: (run, onChange) => subscriptions.subscribe(run, onChange),
    hasRemoteReaders: (runId) => hasReaders(pool, runId),
    findReaderPosition: (runId, peerId) => subscriptions.findReaderPosition(runId, peerId),
    request: (run, request, signal) => requests.request(run, request, signal),
    notifyReleased: () => notifier.send(broadcastChannel, { kind: "released" }),

    confirmLease() {
      const { reopened } = connection;
      if (membership === undefined || (reopened === undefined && membership.hasValidLease)) return undefined;
      return restoreLease(membership, reopened);
    },

    drain: async () => await membership?.drain(),

    async leave() {
      clearInterval(timer);
      subscriptions.stop();
      await membership?.stop();
      await notifier.waitUntilSent();
      // The clients of pending requests have already received an error and retry at another process.
      await deleteRequestsFrom(pool, id).catch(() => {});
      await pool.query("DELETE FROM instances WHERE id = $1", [id]).catch(() => {});
      await connection.close();
    },
  };
}

async function restoreLease(membership: Membership, reopened: Promise<void> | undefined): Promise<void> {
  await reopened;
  try {
    await membership.renew();
  } catch (error) {
    throw new StoreUnavailableError(error);
  }
}
