/** Sessions with a server that runs in the same process as the test. */
import { randomUUID } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import { holdReached, releaseHold } from "../../../server/models/script/holds.ts";
import { startTestServer, type TestServerOptions } from "../../../server/proof/testing/server.ts";
import { createSession } from "./create-session.ts";
import type { ContractName, Session, SessionOptions, SessionSnapshot, Turn } from "./session.ts";

/** Starts a server and a session. Both are closed after the test. */
export async function startSession(
  contract: ContractName,
  options: Partial<SessionOptions> = {},
  serverOptions: TestServerOptions = {},
): Promise<Session> {
  const { url } = await startTestServer(serverOptions);
  const session = createSession(contract, { baseUrl: url, ...options });
  onTestFinished(() => session.dispose());
  return session;
}

/** Waits for a snapshot that meets the condition. */
export async function waitForSnapshot(
  session: Session,
  is: (snapshot: SessionSnapshot) => boolean,
): Promise<SessionSnapshot> {
  const { promise, resolve } = Promise.withResolvers<SessionSnapshot>();
  const look = () => {
    if (is(session.snapshot)) resolve(session.snapshot);
  };
  const unsubscribe = session.subscribe(look);
  look();
  const snapshot = await promise;
  unsubscribe();
  return snapshot;
}

/** Waits until no run is active. */
export const waitUntilIdle = (session: Session) =>
  waitForSnapshot(session, ({ busy, status }) => !busy && status !== "idle");

/** Creates a point at which a script waits until the test releases it. */
export function createHold() {
  const name = randomUUID();
  return {
    step: { hold: name },
    reached: () => holdReached(name),
    release: () => expect(releaseHold(name), "no script is waiting at the hold").toBe(true),
  };
}

/** Builds a message that contains a script for the model. */
export const createScript = (...turns: unknown[]) => JSON.stringify({ turns });

/** Returns the role and text of each message in a conversation. */
export function getConversation({ turns, thread }: SessionSnapshot): string[][] {
  if (thread === undefined) return turns.map(({ role, text }) => [role, text]);
  return thread.snapshot.messages.map(({ role, content }) => [
    role,
    content.map((block) => (block.type === "text" ? block.text : "")).join(""),
  ]);
}

/** Removes ids, which differ between servers. */
export const withoutIds = (turns: readonly Turn[]) =>
  turns.map(({ id: _, tools, ...turn }) => ({
    ...turn,
    ...(tools && { tools: tools.map(({ id: _, ...tool }) => tool) }),
  }));
