import type { Handlers } from "../../../generated/gateway/handlers.ts";
import type { GatewaySettings } from "../../core/settings.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { decodeRunRequest } from "./decode/decode.ts";
import { awaitResult, encodeRun } from "./encode/stream.ts";
import type { Gateway } from "./gateway.ts";
import { resolveRun } from "./resolve/resolve.ts";
import type { GetHeader } from "./resolve/resolve-builtins.ts";

/** The caller, as passed to the handlers. */
export interface GatewayContext extends ProjectContext {
  requestId: string;
  getHeader: GetHeader;
}

/** The services that the operations use. */
interface GatewayServices extends Pick<ContractServices, "byokModels" | "selectBuiltins" | "getSettings"> {
  gateway: Gateway;
  settings: GatewaySettings;
}

/** Returns the handlers for the contract's operations. */
export function createGatewayHandlers({
  gateway,
  byokModels,
  selectBuiltins,
  getSettings,
  settings,
}: GatewayServices): Handlers<GatewayContext> {
  const start = async (
    body: unknown,
    { owner, requestId, getHeader }: GatewayContext,
    signal: AbortSignal,
  ) => {
    const project = getSettings(owner.projectId);
    const sources = { models: byokModels, selectBuiltins, project, getHeader, allowed: settings.models };
    const resolved = resolveRun(decodeRunRequest(body, settings.limits), sources);
    const lines = await gateway.run(owner, resolved, requestId, signal);
    return { lines, encoderOptions: { ...resolved.encoderOptions, requestId } };
  };
  return {
    async createRun({ body, context, signal }) {
      const { lines, encoderOptions } = await start(body, context, signal);
      const result = await awaitResult(lines, encoderOptions);
      return { status: 200, headers: { "X-Request-ID": context.requestId }, body: { result } };
    },

    async streamRun({ body, context, signal }) {
      const { lines, encoderOptions } = await start(body, context, signal);
      return {
        status: 200,
        headers: {
          "Content-Type": "text/event-stream; charset=utf-8",
          "X-Request-ID": context.requestId,
          "Cache-Control": "no-cache",
          "X-Accel-Buffering": "no",
        },
        events: encodeRun(lines, encoderOptions),
      };
    },
  };
}
