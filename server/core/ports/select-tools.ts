/** Which of a project's server tools an agent may call. */
import type { ServerTool } from "./tools.ts";

/**
 * The tools that patterns name.
 *
 * @param patterns Names of tools; `<server>/*` stands for all of a server.
 * @param available The tools that there are now.
 */
export function selectTools(patterns: readonly string[], available: readonly ServerTool[]): ServerTool[] {
  return available.filter(({ name }) => patterns.some((pattern) => isNamed(name, pattern)));
}

/** Whether a pattern names a tool. */
export function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith("/*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
