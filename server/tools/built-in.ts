/** The built-in tools. Each is disabled until a project's settings enable it. */

import type { ServerTools } from "../core/ports/tools.ts";
import type { BuiltInTools } from "../core/settings.ts";
import { createRunCodeTool } from "./code/run-code.ts";
import { createNativeTools, type NativeTool } from "./native.ts";
import { createWebFetchTool } from "./web/web-fetch.ts";
import { createWebSearchTool } from "./web/web-search.ts";

/**
 * Creates `web_search`, `web_fetch` and `run_code` for each project.
 *
 * @param of Returns the settings of a project.
 */
export function createBuiltInTools(of: (projectId: string) => BuiltInTools): ServerTools {
  const bySettings = new WeakMap<BuiltInTools, ServerTools>();
  const getTools = (projectId: string): ServerTools => {
    const settings = of(projectId);
    const known = bySettings.get(settings);
    if (known) return known;
    const tools = createNativeTools(createTools(settings));
    bySettings.set(settings, tools);
    return tools;
  };
  return {
    list: (projectId) => getTools(projectId).list(projectId),
    call: async (projectId, ...rest) => getTools(projectId).call(projectId, ...rest),
    readResource: async () => undefined,
    close: async () => {},
  };
}

function createTools({ webSearch, webFetch, runCode }: BuiltInTools): NativeTool[] {
  const tools: NativeTool[] = [];
  if (webSearch) tools.push(createWebSearchTool(webSearch));
  if (webFetch) tools.push(createWebFetchTool(webFetch));
  if (runCode) tools.push(createRunCodeTool(runCode));
  return tools;
}
