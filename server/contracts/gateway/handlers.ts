/** The contract's operations. */
import type { Handlers } from "../../../generated/gateway/handlers.ts";
import type { GatewayLimits } from "../../config/gateway.ts";
import type { ModelList } from "../../core/ports/models.ts";
import type { ByokModels } from "../../models/byok.ts";
import type { HeaderOf } from "./choose-builtins.ts";
import { decodeRunRequest } from "./decode/decode.ts";
import type { Gateway } from "./gateway.ts";
import { type ResolveSources, resolveRun } from "./resolve.ts";
import { encodeRun, resultOf } from "./stream.ts";

/** What every request of an operation comes with. */
export interface GatewayContext {
  projectId: string;
  requestId: string;
  headerOf: HeaderOf;
}

/** What the operations work on. */
export interface GatewayBackend {
  gateway: Gateway;
  models: ByokModels;
  settingsOf: (projectId: string) => ResolveSources["project"];
  limits: GatewayLimits;
  /** The models that the gateway may use. */
  allowed: ModelList;
}

/** Every operation of the contract. */
export function gatewayHandlers({
  gateway,
  models,
  settingsOf,
  limits,
  allowed,
}: GatewayBackend): Handlers<GatewayContext> {
  const start = async (
    body: unknown,
    { projectId, requestId, headerOf }: GatewayContext,
    signal: AbortSignal,
  ) => {
    const project = settingsOf(projectId);
    const sources = { models, project, headerOf, allowed };
    const resolved = resolveRun(decodeRunRequest(body, limits), sources);
    const lines = await gateway.run(projectId, resolved, requestId, signal);
    return { lines, view: { ...resolved.view, requestId } };
  };
  return {
    async createRun({ body, context, signal }) {
      const { lines, view } = await start(body, context, signal);
      const result = await resultOf(lines, view);
      return { status: 200, headers: { "X-Request-ID": context.requestId }, body: { result } };
    },

    async streamRun({ body, context, signal }) {
      const { lines, view } = await start(body, context, signal);
      return {
        status: 200,
        headers: {
          "Content-Type": "text/event-stream; charset=utf-8",
          "X-Request-ID": context.requestId,
          "Cache-Control": "no-cache",
          "X-Accel-Buffering": "no",
        },
        events: encodeRun(lines, view),
      };
    },
  };
}
