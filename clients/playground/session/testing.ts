/** Sessions against a server in the test's own process. */
import { randomUUID } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import { holdReached, releaseHold } from "../../../server/models/script/holds.ts";
import { type TestServerOptions, testServer } from "../../../server/proof/testing/server.ts";
import { createSession } from "./create-session.ts";
import type { ContractName, Session, SessionOptions, SessionSnapshot, Turn } from "./session.ts";

/** Starts a server and a conversation with it; both end with the test. */
export async function conversation(
  contract: ContractName,
  options: Partial<SessionOptions> = {},
  serverOptions: TestServerOptions = {},
): Promise<Session> {
  const { url } = await testServer(serverOptions);
  const session = createSession(contract, { baseUrl: url, ...options });
  onTestFinished(() => session.dispose());
  return session;
}

/** Waits for a snapshot. */
export async function until(
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

/** Waits until nothing is on. */
export const settled = (session: Session) => until(session, ({ busy, status }) => !busy && status !== "idle");

/** A point where a script waits until the test lets it go on. */
export function hold() {
  const name = randomUUID();
  return {
    step: { hold: name },
    reached: () => holdReached(name),
    release: () => expect(releaseHold(name), "nothing waits at the hold").toBe(true),
  };
}

/** A message that is a script for the model. */
export const script = (...turns: unknown[]) => JSON.stringify({ turns });

/** A conversation's text: who says what. Over `tambo` it is that of the thread. */
export function said({ turns, thread }: SessionSnapshot): string[][] {
  if (thread === undefined) return turns.map(({ role, text }) => [role, text]);
  return thread.view.messages.map(({ role, content }) => [
    role,
    content.map((block) => (block.type === "text" ? block.text : "")).join(""),
  ]);
}

/** Turns without what differs from server to server: their ids. */
export const withoutIds = (turns: readonly Turn[]) =>
  turns.map(({ id: _, tools, ...turn }) => ({
    ...turn,
    ...(tools && { tools: tools.map(({ id: _, ...tool }) => tool) }),
  }));
