/** Calls with the IDs of other owners and with unknown IDs. */
import { randomBytes } from "node:crypto";
import type { SharedServer } from "./shared-server.ts";
import type { Call, CallIds } from "./tenant-calls.ts";
import { type Caller, Mask, type ReceivedResponse, readEverything, storeData } from "./tenant-trials.ts";

/** A set of IDs of stored data, or of IDs that are unknown to the server. */
export interface IdSet {
  /** Describes to whom the IDs belong. */
  name: string;
  /** One entry for each thread. */
  entries: readonly CallIds[];
}

/** An owner with stored data. */
export interface StoredOwner {
  set: IdSet;
  secrets: readonly string[];
  ids: readonly string[];
  /** Returns everything that the owner can read. */
  read(): Promise<string[]>;
}

const threadNames = (prefix: string) =>
  ["both", "paused", "talk", "sandbox"].map((name) => `${prefix}-${name}`);

/**
 * Stores the data of an owner.
 *
 * @param prefix The start of all names that the owner chooses: two characters, of which the first one is `o`.
 */
export async function storeOwner(
  { server }: SharedServer,
  name: string,
  owner: Caller,
  prefix: string,
): Promise<StoredOwner> {
  const names = createNames(prefix);
  const { secrets, found, foundIn, stored } = await storeData(server, owner, names, prefix);
  const entries = threadNames(prefix).map((thread): CallIds => {
    const pick = (kind: string) => foundIn[thread]?.[kind]?.[0] ?? found[kind]?.[0] ?? "";
    const ids = { run: pick("run"), message: pick("msg"), component: pick("comp"), call: pick("tc") };
    return { ...names, ...ids, thread, cursor: pick("cursor"), text: "hello" };
  });
  return {
    set: { name, entries },
    secrets,
    ids: Object.values(found).flat(),
    read: () => readEverything(server, owner, stored),
  };
}

const createNames = (prefix: string): CallIds => ({
  ...{ thread: `${prefix}-both`, message: `${prefix}-message`, chosen: `${prefix}-chosen` },
  ...{ run: "run_none", component: "comp_none", call: "tc_none", cursor: "none", text: "" },
});

/** Creates IDs of the same form and length as those of a set, but of no stored data. */
export function createUnknownIds({ entries }: IdSet, prefix: string): IdSet {
  const replace = (id: string) => id.slice(0, -16) + randomBytes(8).toString("hex");
  return {
    name: "unknown",
    entries: entries.map(({ run, message, component, call, cursor }, index) => ({
      ...createNames(prefix),
      ...{ run: replace(run), message: replace(message), component: replace(component) },
      ...{ call: replace(call), cursor: replace(cursor), text: "hello" },
      thread: threadNames(prefix)[index] as string,
    })),
  };
}

/** Headers that depend on the time or on the connection, or that follow from the body. */
const volatileHeaders = new Set(["date", "connection", "keep-alive", "content-length"]);

/** Returns a response without what may differ between two sets of IDs: the IDs themselves, new IDs and times. */
export function normalize(
  { status, headers, text }: ReceivedResponse,
  { run, message, component, call, cursor }: CallIds,
): { status: number; headers: string[]; text: string } {
  const mask = new Mask();
  const hide = (value: string) => {
    let hidden = value;
    for (const [kind, id] of Object.entries({ run, message, component, call, cursor }))
      hidden = hidden.replaceAll(id, `<${kind}>`);
    return mask.apply(hidden.replaceAll(/\bo[a-d]-(?=[a-z])/g, "<prefix>-"), "");
  };
  const visible = headers.filter(([name]) => !volatileHeaders.has(name));
  return { status, headers: visible.map(([name, value]) => `${name}: ${hide(value)}`), text: hide(text) };
}

/** Returns the text of a call, in which IDs are not encoded. */
export const toText = (call: Call): string => JSON.stringify(call) + decodeURIComponent(call.path);
