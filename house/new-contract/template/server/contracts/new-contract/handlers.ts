/** Implements the contract's operation using the engine. */
import type { Handlers } from "../../../generated/new-contract/handlers.ts";
import { createId } from "../../core/ids.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { streamHeaders } from "../frame-texts.ts";
import { encodeRun } from "./encoder.ts";

/** Returns the handlers for all operations. */
export function newContractHandlers({ engine }: Pick<ContractServices, "engine">): Handlers<ProjectContext> {
  return {
    async streamNewContractRun({ body, context: { owner }, signal }) {
      const threadId = body.threadId ?? createId("thr");
      const run = await engine.run({
        owner,
        threadId,
        createThread: true,
        replacesUnreadRun: true,
        input: {
          toolResults: [],
          messages: [{ content: [{ type: "text", text: body.message }] }],
          settings: { components: [], tools: [], toolChoice: "auto", embedResources: false },
          onDisconnect: "cancel",
        },
      });
      return { status: 200, headers: streamHeaders, events: encodeRun(run.lines(signal), threadId) };
    },
  };
}
