/** The events of the protocol, and those that this server sends. */
import type { components } from "../../../generated/ag-ui/types.ts";
import type { Named, NameOf } from "../written.ts";

/** An event of the contract's streams. */
export type StreamEvent = components["schemas"]["AgUiEvent"];

/** The events of a name. */
export type Sent<Name extends NameOf<StreamEvent>> = Named<StreamEvent, Name>;

/** `stream.ts` writes it, for who comes to a run later. */
export type SentElsewhere = "MESSAGES_SNAPSHOT";

/** Events that servers may send by the protocol, and this one never does. */
export type NeverSent =
  | "TEXT_MESSAGE_CHUNK"
  | "TOOL_CALL_CHUNK"
  | "REASONING_MESSAGE_CHUNK"
  | "REASONING_ENCRYPTED_VALUE"
  | "ACTIVITY_DELTA"
  | "SUBAGENT_STARTED"
  | "SUBAGENT_FINISHED"
  | "SUBAGENT_ERROR"
  | "RAW";
