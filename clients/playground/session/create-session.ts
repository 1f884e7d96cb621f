import type { TamboClientOptions } from "tambo-v1-client";
import { AgUi } from "./ag-ui.ts";
import { AgentStream } from "./agent-stream.ts";
import { Gateway } from "./gateway.ts";
import type { Protocol } from "./protocol.ts";
import type { ContractName, Session, SessionOptions } from "./session.ts";
import { StreamSession } from "./stream-session.ts";
import { TamboSession } from "./tambo-session.ts";
import { ToolProgress } from "./tool-progress.ts";
import { UiStream } from "./ui-stream.ts";

/**
 * Creates a session for a contract. Sends no request before the first `send`, unless `threadId` is set: the
 * conversation is then loaded immediately.
 */
export function createSession(contract: ContractName, options: SessionOptions): Session {
  const threadId = options.threadId ?? `playground-${createId()}`;
  if (contract === "tambo") return new TamboSession(threadId, options);
  return new StreamSession(
    contract,
    (client) => createProtocol(contract, threadId, options, client),
    options,
  );
}

function createProtocol(
  contract: Exclude<ContractName, "tambo">,
  threadId: string,
  { components = [], tools = [] }: SessionOptions,
  client: TamboClientOptions,
): Protocol {
  switch (contract) {
    case "ag-ui":
      return new AgUi(client, threadId, { components, tools }, createId);
    case "gateway":
      return new Gateway(client);
    case "tool-progress":
      return new ToolProgress(client, threadId);
    case "agent-stream":
      return new AgentStream(client, threadId);
    case "ui-stream":
      return new UiStream(client, threadId, { components, tools }, createId);
  }
}

/** Returns 16 hexadecimal digits. `crypto.randomUUID` is missing on pages served over plain HTTP. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
