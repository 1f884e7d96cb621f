/** The contract's operation, on the engine. */
import type { Handlers } from "../../../generated/new-contract/handlers.ts";
import { newId } from "../../core/ids.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { streamHeaders } from "../frame-texts.ts";
import { encodeRun } from "./encoder.ts";

/** Returns the handler of every operation. */
export function newContractHandlers({ engine }: Pick<ContractServices, "engine">): Handlers<ProjectContext> {
  return {
    async streamNewContractRun({ body, context: { projectId }, signal }) {
      const threadId = body.threadId ?? newId("thr");
      const run = await engine.run({
        projectId,
        threadId,
        createThread: true,
        replacesDeserted: true,
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
