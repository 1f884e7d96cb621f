/** Which of a project's server tools an agent may call. */
import { modelToolName } from "../models/port.ts";
import type { ServerTool } from "../tools/port.ts";

/**
 * The tools that an agent is offered, by the names by which models call them.
 *
 * @param patterns Names of tools; `<server>/*` stands for all of a server.
 * @param available The tools that there are now.
 */
export function selectTools(
  patterns: readonly string[],
  available: readonly ServerTool[],
): Map<string, ServerTool> {
  const selected = available.filter(({ name }) => patterns.some((pattern) => matches(pattern, name)));
  return new Map(selected.map((tool) => [modelToolName(tool.name), tool]));
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith("/*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
