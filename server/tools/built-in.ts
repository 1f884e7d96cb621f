/** The built-in tools. Each is off until a project's settings turn it on. */

import type { ServerTools } from "../core/ports/tools.ts";
import type { BuiltInTools } from "../core/settings.ts";
import { runCodeTool } from "./code/run-code.ts";
import { type NativeTool, nativeTools } from "./native.ts";
import { webFetchTool } from "./web/web-fetch.ts";
import { webSearchTool } from "./web/web-search.ts";

/**
 * Creates `web_search`, `web_fetch` and `run_code` by project.
 *
 * @param of Returns the settings of a project.
 */
export function builtInTools(of: (projectId: string) => BuiltInTools): ServerTools {
  const bySettings = new WeakMap<BuiltInTools, ServerTools>();
  const toolsOf = (projectId: string): ServerTools => {
    const settings = of(projectId);
    const known = bySettings.get(settings);
    if (known) return known;
    const tools = nativeTools(toolsBySettings(settings));
    bySettings.set(settings, tools);
    return tools;
  };
  return {
    list: (projectId) => toolsOf(projectId).list(projectId),
    call: async (projectId, ...rest) => toolsOf(projectId).call(projectId, ...rest),
    readResource: async () => undefined,
    close: async () => {},
  };
}

function toolsBySettings({ webSearch, webFetch, runCode }: BuiltInTools): NativeTool[] {
  const tools: NativeTool[] = [];
  if (webSearch) tools.push(webSearchTool(webSearch));
  if (webFetch) tools.push(webFetchTool(webFetch));
  if (runCode) tools.push(runCodeTool(runCode));
  return tools;
}
