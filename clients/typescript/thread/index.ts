/** A client-side store for a thread: its messages, its active run and the states of its components. */
export type { ComponentStateSnapshot } from "./component-states.ts";
export { type OpenThreadOptions, openThread, TamboThread } from "./thread.ts";
export type { ThreadSnapshot, ThreadStatus } from "./thread-snapshot.ts";
