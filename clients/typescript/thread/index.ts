/** A thread as an app shows it. */
export type { ComponentStateView } from "./component-states.ts";
export { type OpenThreadOptions, openThread, TamboThread } from "./thread.ts";
export type { ThreadStatus, ThreadView } from "./thread-view.ts";
