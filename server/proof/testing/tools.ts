import type { ServerTool, ServerTools } from "../../core/ports/tools.ts";
import { waitAtHold } from "../../models/script/holds.ts";
import { createNativeTools } from "../../tools/native.ts";

/**
 * Creates four tools: `clock/now`; `clock/break`, which fails; `clock/face`, which returns an image; and
 * `clock/wait`, which waits at the hold named by `zone`.
 */
export function createClockTools(options: Pick<ServerTool, "needsConsent"> = {}): ServerTools {
  const tool = (name: string, description: string): ServerTool => ({
    name,
    description,
    inputSchema: { type: "object", properties: { zone: { type: "string" } } },
    repeatable: true,
    ...options,
  });
  return createNativeTools([
    {
      tool: tool("clock/now", "The time"),
      run: async (_project, { zone }) => ({
        content: [{ type: "text", text: `noon in ${zone}` }],
        isError: false,
      }),
    },
    {
      tool: tool("clock/break", "Breaks"),
      run: async () => ({ content: [{ type: "text", text: "The spring is broken." }], isError: true }),
    },
    {
      tool: tool("clock/face", "A picture of the clock"),
      run: async () => ({
        content: [
          { type: "text", text: "The face" },
          { type: "image", source: { type: "base64", mediaType: "image/png", data: "iVBORw0KGgo=" } },
        ],
        isError: false,
      }),
    },
    {
      tool: tool("clock/wait", "Waits"),
      run: async (_project, { zone }, { signal }) => {
        await waitAtHold(String(zone), 10_000, signal);
        return { content: [{ type: "text", text: "It struck." }], isError: false };
      },
    },
  ]);
}
