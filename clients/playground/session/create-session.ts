/** Makes the session of a contract. */
import { AgUi } from "./ag-ui.ts";
import { AgentStream } from "./agent-stream.ts";
import { Gateway } from "./gateway.ts";
import type { Protocol } from "./protocol.ts";
import type { ContractName, Session, SessionOptions } from "./session.ts";
import { StreamSession } from "./stream-session.ts";
import { TamboSession } from "./tambo-session.ts";
import { ToolProgress } from "./tool-progress.ts";

/**
 * Begins a conversation over a contract. Nothing is asked of the server before the first `send`, unless `threadId` is
 * given: then the conversation is loaded.
 */
export function createSession(contract: ContractName, options: SessionOptions): Session {
  const threadId = options.threadId ?? `playground-${newId()}`;
  if (contract === "tambo") return new TamboSession(threadId, options);
  return new StreamSession(protocolOf(contract, threadId, options), options);
}

function protocolOf(
  contract: Exclude<ContractName, "tambo">,
  threadId: string,
  { tools = [] }: SessionOptions,
): Protocol {
  switch (contract) {
    case "ag-ui":
      return new AgUi(threadId, tools, newId);
    case "gateway":
      return new Gateway();
    case "tool-progress":
      return new ToolProgress(threadId);
    case "agent-stream":
      return new AgentStream(threadId);
  }
}

/** 16 hexadecimal digits. `crypto.randomUUID` is missing on pages that came over plain HTTP from elsewhere. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
