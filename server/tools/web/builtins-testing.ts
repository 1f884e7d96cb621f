/** Helpers for calling the gateway's builtin tools. */
import { expect } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import type { BuiltinName, SearchChoice } from "../../core/ports/builtin-tools.ts";
import type { ToolOutcome } from "../../core/ports/tools.ts";
import type { BuiltInTools } from "../../core/settings.ts";
import { createGatewayTools } from "./builtins.ts";
import type { Network } from "./network.ts";

/** Treats only 127.0.0.1 as the public internet. */
const network: Network = {
  resolve: async () => ["127.0.0.1"],
  permits: (address) => address === "127.0.0.1",
};

/** Options of a call. */
interface Call {
  settings?: BuiltInTools;
  choice?: SearchChoice;
  timeoutMs?: number;
}

/** Calls a builtin and returns its outcome. */
export async function callBuiltin(
  name: BuiltinName,
  input: JsonObject,
  { settings = {}, choice, timeoutMs }: Call,
) {
  const tool = createGatewayTools(settings, choice, network).get(name);
  if (!tool) throw new Error(`${name} is not configured`);
  const signal = new AbortController().signal;
  return tool.run("p", input, { signal, ...(timeoutMs !== undefined && { timeoutMs }) });
}

/** Parses the single text block of a successful outcome. */
export function parseResult({ content, isError, error }: ToolOutcome): unknown {
  expect({ isError, error, blocks: content.length }).toEqual({ isError: false, error: undefined, blocks: 1 });
  const [block] = content;
  return JSON.parse(block?.type === "text" ? block.text : "");
}

/** Returns the expected outcome of a failed call. */
export function createFailedOutcome(code: string, message: string): ToolOutcome {
  return { content: [{ type: "text", text: message }], isError: true, error: { code, message } };
}

export const ownKey = "key-of-the-caller-that-must-stay-secret";
export const projectKey = "key-of-the-project-that-must-stay-secret";
/** Settings of `vai_web_fetch`. */
export const webFetch = { maxBytes: 1_000_000, timeMs: 10_000 };
