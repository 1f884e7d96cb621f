import type { components } from "../../../generated/ag-ui/types.ts";
import type { EventByName, EventName } from "../event-coverage.ts";

/** An event of the contract's streams. */
export type StreamEvent = components["schemas"]["AgUiEvent"];

/** The events with this name. */
export type StreamEventOf<Name extends EventName<StreamEvent>> = EventByName<StreamEvent, Name>;

/** Events that `stream.ts` writes for clients that join later. */
export type SnapshotEvent = "MESSAGES_SNAPSHOT";

/** Events of the protocol that this server never sends. */
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
