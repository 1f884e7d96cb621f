/** Members that an event does not have: a program that reads one must not compile. */
import type { Contract } from "./row.ts";

/** An event of each contract, by the name of its schema, and a member that it does not have. */
export const missingMembers: Readonly<Record<Contract, { event: string; member: string }>> = {
  tambo: { event: "TextMessageContentEvent", member: "snapshot" },
  "ag-ui": { event: "TextMessageContentEvent", member: "snapshot" },
  gateway: { event: "RunStartEvent", member: "result" },
  "tool-progress": { event: "ChatAgentResponse", member: "delta" },
  "agent-stream": { event: "ErrorEvent", member: "delta" },
};
