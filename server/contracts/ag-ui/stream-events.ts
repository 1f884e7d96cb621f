import type { components } from "../../../generated/ag-ui/types.ts";
import type { EventByName, EventName } from "../event-coverage.ts";

/** An event in the contract's streams. */
export type StreamEvent = components["schemas"]["AgUiEvent"];

/** Events with the given name. */
export type StreamEventOf<Name extends EventName<StreamEvent>> = EventByName<StreamEvent, Name>;

/** Events that `stream.ts` writes for clients that join a run later. */
export type SnapshotEvent = "MESSAGES_SNAPSHOT";

/** Protocol events that this server never sends. */
export type UnsentEvent =
  | "TEXT_MESSAGE_CHUNK"
  | "TOOL_CALL_CHUNK"
  | "REASONING_MESSAGE_CHUNK"
  | "REASONING_ENCRYPTED_VALUE"
  | "ACTIVITY_DELTA"
  | "SUBAGENT_STARTED"
  | "SUBAGENT_FINISHED"
  | "SUBAGENT_ERROR"
  | "RAW";
