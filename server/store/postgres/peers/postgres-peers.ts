/** Implements the port to the other processes, on PostgreSQL. */
import type { Client, Pool } from "pg";
import { newId } from "../../../core/ids.ts";
import type { PeerHost, Peers } from "../../../core/ports/peers.ts";
import type { Queries } from "../../../core/ports/queries.ts";
import { register, takeBackQuestions } from "./instances.ts";
import { Membership } from "./membership.ts";
import { everyone, type PeerMessage } from "./message.ts";
import { Notifier } from "./notifier.ts";
import { PeerConnection } from "./peer-connection.ts";
import { PeerSubscriptions } from "./peer-subscriptions.ts";
import { Questions } from "./questions.ts";
import { isFollowed } from "./readers.ts";

export interface PostgresPeersOptions {
  pool: Pool;
  /** The store's queries on the pool. */
  read: Queries;
  /** Returns a connection to the database that is not open yet. */
  newClient(): Client;
  /** Logs a line about an error. */
  log(line: string): void;
}

/** Milliseconds between two polls for requests whose notification was lost. */
const askedMs = 1000;

export function postgresPeers({ pool, read, newClient, log }: PostgresPeersOptions): Peers {
  const id = newId("node");
  const notifier = new Notifier(pool);
  const follows = new PeerSubscriptions(id, pool, notifier);
  const questions = new Questions({ id, read, log, send: (to, message) => notifier.send(to, message) });
  let host: PeerHost | undefined;
  let membership: Membership | undefined;
  let timer: NodeJS.Timeout | undefined;

  const answerAll = () => host && void questions.answerAll(host);

  const onMessage = (message: PeerMessage) => {
    if (host === undefined) return;
    if (message.kind === "asked") answerAll();
    else if (message.kind === "answered") questions.answered(message.questionId);
    else if (message.kind === "released") void membership?.sweep();
    else follows.told(message, host);
  };

  const connection = new PeerConnection({
    id,
    newClient,
    register: (client) => register(client, id),
    onMessage,
    // The cause may have cut the peers' connections too, although they are alive.
    onLost: () => membership?.lostTouch(),
    onBack() {
      membership?.lostTouch();
      void follows.noteAll();
      answerAll();
    },
  });

  const onTaken = (runIds: string[]) => {
    notifier.send(everyone, { kind: "taken", runIds, by: id });
    answerAll();
  };

  return {
    id,

    async join(joining) {
      host = joining;
      await connection.open();
      const rejoin = () => connection.restart();
      membership = new Membership({ id, pool, read, host, rejoin, onTaken, log });
      await membership.start();
      timer = setInterval(() => {
        follows.forgetFollowers(new Set(joining.runIds()));
        answerAll();
      }, askedMs).unref();
    },

    notifyGrowth: (runId) => follows.grown(runId),
    subscribe: (run, look) => follows.follow(run, look),
    hasRemoteReaders: (runId) => isFollowed(pool, runId),
    request: (run, question, signal) => questions.ask(run, question, signal),
    notifyReleased: () => notifier.send(everyone, { kind: "released" }),

    drain: async () => await membership?.drain(),

    async leave() {
      clearInterval(timer);
      follows.stop();
      await membership?.stop();
      await notifier.sent();
      // Clients of pending requests have already been told to retry at another process.
      await takeBackQuestions(pool, id).catch(() => {});
      await pool.query("DELETE FROM instances WHERE id = $1", [id]).catch(() => {});
      await connection.close();
    },
  };
}
