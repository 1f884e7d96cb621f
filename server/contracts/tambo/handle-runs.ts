import type { Handlers } from "../../../generated/tambo/handlers.ts";
import { toIdempotency } from "../../engine/idempotency.ts";
import type { RunSubscription } from "../../engine/subscription/run-subscription.ts";
import type { ProjectContext } from "../contract.ts";
import { streamHeaders } from "../frame-texts.ts";
import { countLookBack, type Encoding, encodeRun } from "./encoder.ts";
import type { TamboServices } from "./handlers.ts";
import { toRunInput } from "./run-input.ts";

type RunHandlers = Pick<Handlers<ProjectContext>, "createRun" | "reconnectRun" | "cancelRun">;

export function createRunHandlers({ engine }: TamboServices): RunHandlers {
  return {
    async createRun({ path, query, headers, body, context, signal }) {
      const subscription = await engine.run({
        owner: context.owner,
        threadId: path.threadId,
        input: toRunInput(body),
        createThread: body.createThread ?? false,
        ...(body.contextKey !== undefined && { contextKey: body.contextKey }),
        ...toIdempotency("tambo", headers["Idempotency-Key"], [path.threadId, body]),
      });
      return toStreamResponse(subscription, toEncoding(query), 0, signal);
    },

    async reconnectRun({ path, query, headers, context, signal }) {
      const encoding = toEncoding(query);
      const after = query.after ?? parseLastEventId(headers["Last-Event-ID"]);
      const position = { after, lookBack: countLookBack(encoding.wire) };
      const subscription = await engine.subscribe(context.owner, path.threadId, path.runId, position);
      return toStreamResponse(subscription, encoding, after ?? 0, signal);
    },

    async cancelRun({ path, context }) {
      const { threadId, runId } = path;
      await engine.cancel(context.owner, threadId, runId);
      return { status: 200, body: { runId, status: "cancelled" } };
    },
  };
}

function toEncoding(query: {
  wire?: Encoding["wire"];
  toolRepresentation?: Encoding["representation"];
}): Encoding {
  return { wire: query.wire ?? "ag-ui", representation: query.toolRepresentation ?? "fields" };
}

function toStreamResponse(
  subscription: RunSubscription,
  encoding: Encoding,
  after: number,
  signal: AbortSignal,
) {
  return {
    status: 200 as const,
    headers: {
      "X-Thread-Id": subscription.threadId,
      "X-Run-Id": subscription.runId,
      ...streamHeaders,
    },
    events: encodeRun(subscription.lines(signal), encoding, after),
  };
}

/**
 * Converts the `Last-Event-ID` header. The schema allows digits or, because browsers may send it, an empty
 * value.
 */
function parseLastEventId(value: string | undefined): number | undefined {
  return value === undefined || value === "" ? undefined : Number(value);
}
