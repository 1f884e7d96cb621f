/** Server tools that run in this process, and several sources of server tools as one. */
import type { JsonObject } from "../runs/events.ts";
import { failure } from "./outcome.ts";
import type { ServerTool, ServerTools, ToolCallOptions, ToolOutcome } from "./port.ts";

/** A tool and what it does. The name may be plain. */
export interface NativeTool {
  tool: ServerTool;
  /** A throw is an outcome with `isError` and the error's message. */
  run(projectId: string, input: JsonObject, options: ToolCallOptions): Promise<ToolOutcome>;
}

/** Tools of this process, the same for all projects. Throws when two have one name. */
export function nativeTools(tools: readonly NativeTool[]): ServerTools {
  refuseDuplicates(tools.map(({ tool }) => tool));
  const byName = new Map(tools.map((native) => [native.tool.name, native]));
  return {
    list: () => tools.map(({ tool }) => tool),
    async call(projectId, name, input, options) {
      const { signal } = options;
      signal.throwIfAborted();
      const native = byName.get(name);
      if (!native) return failure(`There is no server tool named \`${name}\`.`);
      // A tool that does not heed the signal must not hold up the run that was cancelled.
      const aborted = Promise.withResolvers<never>();
      const onAbort = () => aborted.reject(signal.reason);
      signal.addEventListener("abort", onAbort);
      try {
        return await Promise.race([native.run(projectId, input, options), aborted.promise]);
      } catch (error) {
        signal.throwIfAborted();
        return failure(`The tool \`${name}\` failed: ${error instanceof Error ? error.message : error}`);
      } finally {
        signal.removeEventListener("abort", onAbort);
      }
    },
    readResource: async () => undefined,
    close: async () => {},
  };
}

/**
 * Several sources as one, in this order. Throws when two offer a tool of one name now; should that happen later
 * (an MCP server's list can change), the earlier source has it. A resource is read from the first source that has it.
 */
export function combineServerTools(...sources: readonly ServerTools[]): ServerTools {
  // No source tells projects apart, so the tools of any project are those of all.
  refuseDuplicates(sources.flatMap((source) => source.list("")));
  return {
    list(projectId) {
      const tools = new Map<string, ServerTool>();
      for (const tool of sources.flatMap((source) => source.list(projectId))) {
        if (!tools.has(tool.name)) tools.set(tool.name, tool);
      }
      return [...tools.values()];
    },
    async call(projectId, name, input, options) {
      options.signal.throwIfAborted();
      const source = sources.find((source) => source.list(projectId).some((tool) => tool.name === name));
      if (!source) return failure(`There is no server tool named \`${name}\`.`);
      return source.call(projectId, name, input, options);
    },
    async readResource(projectId, uri, options) {
      options.signal.throwIfAborted();
      for (const source of sources) {
        const contents = await source.readResource(projectId, uri, options);
        if (contents) return contents;
      }
      return undefined;
    },
    async close() {
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}

function refuseDuplicates(tools: readonly ServerTool[]): void {
  const seen = new Set<string>();
  for (const { name } of tools) {
    if (seen.has(name)) throw new Error(`Two server tools are named \`${name}\`; rename one of them.`);
    seen.add(name);
  }
}
