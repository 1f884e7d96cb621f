/** Server tools that run in this process. */
import type { JsonObject } from "../core/events.ts";
import {
  createFailedOutcome,
  createTimeoutOutcome,
  type ServerTool,
  type ServerTools,
  type ToolCallOptions,
  type ToolOutcome,
} from "../core/ports/tools.ts";

/** A tool and its implementation. Its name needs no server prefix. */
export interface NativeTool {
  tool: ServerTool;
  /** Runs the tool. If it throws, the outcome has `isError` set and contains the error message. */
  run(projectId: string, input: JsonObject, options: ToolCallOptions): Promise<ToolOutcome>;
}

/**
 * Creates tools that run in this process and are the same for all projects. Throws if two tools have the same
 * name.
 */
export function createNativeTools(tools: readonly NativeTool[]): ServerTools {
  const byName = new Map<string, NativeTool>();
  for (const native of tools) {
    const { name } = native.tool;
    if (byName.has(name)) throw new Error(`Two server tools are named \`${name}\`; rename one of them.`);
    byName.set(name, native);
  }
  return {
    list: () => tools.map(({ tool }) => tool),
    async call(projectId, name, input, options) {
      const { signal, timeoutMs } = options;
      signal.throwIfAborted();
      const native = byName.get(name);
      if (!native) return createFailedOutcome(`There is no server tool named \`${name}\`.`);
      // A tool that ignores the signal must not delay the end of a cancelled run or exceed its time limit.
      const stop = new AbortController();
      const stopped = Promise.withResolvers<never>();
      stop.signal.addEventListener("abort", () => stopped.reject(stop.signal.reason));
      const onAbort = () => stop.abort(signal.reason);
      signal.addEventListener("abort", onAbort);
      let timeout: ToolOutcome | undefined;
      const onTime = (limitMs: number) => {
        timeout = createTimeoutOutcome(name, limitMs);
        stop.abort(new Error("The call timed out."));
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(onTime, timeoutMs, timeoutMs);
      try {
        return await Promise.race([
          native.run(projectId, input, { ...options, signal: stop.signal }),
          stopped.promise,
        ]);
      } catch (error) {
        signal.throwIfAborted();
        if (timeout) return timeout;
        return createFailedOutcome(
          `The tool \`${name}\` failed: ${error instanceof Error ? error.message : error}`,
        );
      } finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", onAbort);
      }
    },
    readResource: async () => undefined,
    close: async () => {},
  };
}
