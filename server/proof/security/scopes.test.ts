/** Shows that the test of tenants fails for each query of the store that ignores the user, the project or the thread. */
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Queries } from "../../core/ports/queries.ts";
import { MutableQueries, type Scope, type ScopeMutant } from "./scope-mutants.ts";
import { buildCalls, type Call, operations } from "./tenant-calls.ts";
import { type Caller, shared, startTrials, victim } from "./tenant-trials.ts";

const mutable = vi.hoisted(() => ({ queries: undefined as MutableQueries | undefined }));
vi.mock("../../store/queries.ts", async (original) => {
  const { createQueries } = await original<typeof import("../../store/queries.ts")>();
  const create: typeof createQueries = (tx, onPostgres) =>
    mutable.queries?.create(createQueries, tx, onPostgres) ?? createQueries(tx, onPostgres);
  return { createQueries: create };
});
afterEach(() => {
  mutable.queries = undefined;
});

/** Stands for a scope whose absence the test of tenants shows. */
const shown = Symbol("shown");

const ownIds = "the IDs are unique, and come from a query that is limited to the same thread";
const ownPositions = "the scope only keeps the numbers of rows small, which order the rows of a thread";
const ownThread =
  "the thread was found for the owner, and the other scopes find nothing of other owners in it";
const onlyLocks = "the row is only locked, and the thread was found for the owner before";

/** The scopes of every query: {@link shown}, or the reason why no operation shows that the scope is missing. */
const queries: Record<keyof Queries, Partial<Record<Scope, typeof shown | string>>> = {
  insertThread: { "stored user": shown },
  findThread: { user: shown, project: shown },
  lockThread: { user: onlyLocks, project: onlyLocks },
  lockOrCreateThread: { user: shown, project: shown, "stored user": shown },
  measureThreads: { user: shown, project: shown },
  listThreads: { user: shown, project: shown },
  touchThread: { thread: shown },
  updateThread: { thread: shown },
  deleteThread: { thread: shown },
  appendMessages: { thread: ownPositions },
  listMessages: { thread: shown },
  measureConversation: {
    thread: "the size is only compared with a limit, which these conversations do not reach",
  },
  deleteMessagesAfter: { thread: shown },
  findMessage: { thread: shown },
  insertComponent: {},
  findComponent: { thread: shown },
  listComponents: { thread: shown },
  deleteComponents: { thread: ownIds },
  setComponentState: { thread: ownIds },
  insertRun: { "stored user": shown },
  findRun: { user: ownThread, project: ownThread, thread: ownThread },
  findActiveRun: { thread: shown },
  findRunByIdempotencyKey: { user: shown, project: shown },
  findNewestRun: { thread: shown },
  listNewestRuns: {},
  reserveKey: { "stored user": shown },
  storeResponse: { user: shown, project: shown },
  findKey: { user: shown, project: shown },
  insertToolCalls: { thread: ownPositions },
  findToolCall: { thread: shown },
  listToolCalls: { thread: "only the calls in the thread's own messages are used" },
  listPendingToolCalls: { thread: shown },
  setToolCallState: { thread: ownIds },
  abandonToolCalls: { thread: shown },
};

const entries = (Object.entries(queries) as [keyof Queries, (typeof queries)[keyof Queries]][]).flatMap(
  ([query, scopes]) =>
    (Object.entries(scopes) as [Scope, typeof shown | string][]).map(([scope, reason]) => ({
      query,
      scope,
      reason,
    })),
);

const bob: Caller = { ...victim, user: "bob" };

/** The caller who receives data of the victim if a scope is missing. */
const attackers: Record<Scope, Caller> = {
  user: bob,
  "stored user": { project: victim.project, credential: victim.credential },
  project: { ...victim, project: "a", credential: "key-a" },
  thread: bob,
};

/** Operations that do not use the store, are other versions of an operation, or are called last. */
const leftOut = /^gateway\.|\.(streamAgent|getHealth|getCapabilities|deleteThread)$|V1$|Unversioned$/;

/** Makes the calls of the test of tenants as one caller. Throws if the caller receives or changes data of the victim. */
async function tryEverything(attacker: Caller, isMutated: boolean): Promise<void> {
  const { trials, found, act, check, checkStored, checkUnchanged, checkContinues } = await startTrials([
    attacker,
  ]);
  if (!isMutated) checkStored();
  const [trial] = trials;
  if (trial === undefined) throw new Error("The trial of the attacker is missing.");
  const first = (kind: string) => found[kind]?.[0] ?? "";
  const cursor = first("cursor");

  const mine = { ...shared, thread: "mine", chosen: "mine-chosen", text: "hello" };
  await check(trial, "tambo.createRun", buildCalls(mine)["tambo.createRun"]?.[0] as Call);
  const ids = { run: first("run"), message: first("msg"), component: first("comp"), call: first("tc") };
  for (const thread of ["mine", "both", "b-talk", "b-paused"]) {
    const calls = buildCalls({ ...shared, ...ids, thread, cursor, text: "hello" });
    for (const operation of operations.filter((name) => !leftOut.test(name)))
      for (const each of calls[operation] ?? []) await check(trial, operation, each);
    await checkUnchanged();
  }
  for (const thread of ["mine", "both", "b-talk"])
    for (const each of buildCalls({ ...shared, thread })["tambo.deleteThread"] ?? [])
      await check(trial, "tambo.deleteThread", each);
  await checkUnchanged();

  // The attacker changes its own data, whose IDs differ between the two servers.
  const own = { ...shared, thread: "own", chosen: "own-chosen", text: "hello" };
  const actOwn = async (operation: string, index: number, names = own) =>
    await act(trial, operation, buildCalls(names)[operation]?.[index] as Call);
  const { text } = await actOwn("tambo.createRun", 0);
  const [component = "", call = ""] = ["comp", "tc"].map(
    (kind) => new RegExp(`${kind}_[0-9a-z]{26}`).exec(text)?.[0],
  );
  const statuses = [
    await actOwn("tambo.updateComponentState", 0, { ...own, component }),
    await actOwn("tambo.createRun", 1, { ...own, call }),
    await actOwn("tool-progress.regenerateMessage", 0),
  ].map(({ status }) => status);
  if (!isMutated) expect(statuses).toEqual([200, 200, 200]);
  await checkUnchanged();
  await checkContinues();
}

/** Returns the first failure of the test of tenants with a mutant, or `undefined` if the test passes. */
async function judge(mutant: ScopeMutant): Promise<string | undefined> {
  mutable.queries = new MutableQueries();
  mutable.queries.mutant = mutant;
  try {
    await tryEverything(attackers[mutant.scopes[0] as Scope], true);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  } finally {
    expect(mutable.queries.hasRun, "the query has run without its scope").toBe(true);
  }
}

it("no caller sees the data of the victim, and the queries have exactly these scopes", {
  timeout: 120_000,
}, async () => {
  const recorded = new Map<string, Set<Scope>>();
  for (const attacker of new Set(Object.values(attackers))) {
    mutable.queries = new MutableQueries(recorded);
    await tryEverything(attacker, false);
  }
  const found = [...recorded].flatMap(([query, scopes]) =>
    query in queries ? [...scopes].map((scope) => `${query}: ${scope}`) : [],
  );
  expect(found.sort()).toEqual(entries.map(({ query, scope }) => `${query}: ${scope}`).sort());
});

describe("the test of tenants fails if a query ignores a scope [TC-089][CC-148][TP-075][AS-069]", () => {
  it.each(entries.filter(({ reason }) => reason === shown))(
    "$query: $scope",
    { timeout: 120_000 },
    async ({ query, scope }) => {
      expect(await judge({ query, scopes: [scope] })).toBe("AssertionError");
    },
  );

  it("findRun: all scopes", async () => {
    expect(await judge({ query: "findRun", scopes: ["user", "project", "thread"] })).toBe("AssertionError");
  });
});

describe("no operation shows that a query ignores a scope", () => {
  it.each(entries.filter(({ reason }) => reason !== shown))(
    "$query: $scope, because $reason",
    { timeout: 120_000 },
    async ({ query, scope }) => {
      expect(await judge({ query, scopes: [scope] })).toBeUndefined();
    },
  );
});
