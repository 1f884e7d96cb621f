/** Whether there is what the settings name: models, and the tools of agents. */

import { memberOf } from "../json-pointer.ts";
import { byokModels } from "../models/byok.ts";
import { createModels, unknownModel } from "../models/registry.ts";
import type { ProjectContent } from "./config-file.ts";
import type { BuiltInTools, ProjectSettings } from "./project-settings.ts";
import type { Settings } from "./settings.ts";
import { placeInFile, type Sources } from "./sources.ts";

/** Tells the default model, the models of agents and of the gateway, and the tools of agents and of `consent` that are not there. */
export function checkNames(settings: Settings, sources: Sources): void {
  const { model, providers, everyProject, projects } = settings;
  const { env, file, mistakes } = sources;
  const models = createModels({ default: "demo", providers });
  const checkModel = (id: string, place: string) => {
    if (models.get(id) === undefined) mistakes.add(place, unknownModel(id, models.ids));
  };
  checkGatewayModels(settings, sources);
  checkModel(model, env.MODEL ? "MODEL" : placeInFile(sources, "/model"));
  const check = (
    { agents = {}, consent = [] }: ProjectContent,
    pointer: string,
    parts: ProjectSettings[],
  ) => {
    const problemOf = toolProblems(parts, sources);
    const checkTools = (tools: readonly string[], at: string) => {
      for (const [index, tool] of tools.entries()) {
        const problem = problemOf(tool);
        if (problem !== undefined) mistakes.add(`${at}/${index}`, problem);
      }
    };
    for (const [name, agent] of Object.entries(agents)) {
      const place = placeInFile(sources, memberOf(`${pointer}/agents`, name));
      if (agent.model !== undefined) checkModel(agent.model, `${place}/model`);
      checkTools(agent.tools ?? [], `${place}/tools`);
    }
    checkTools(consent, placeInFile(sources, `${pointer}/consent`));
  };
  // What every project has may name what only one of them has.
  check(file.content, "", [everyProject, ...projects.values()]);
  for (const [id, content] of Object.entries(file.content.projects ?? {})) {
    check(content, memberOf("/projects", id), [projects.get(id) as ProjectSettings]);
  }
}

/** Tells models that the gateway may use and does not have. */
function checkGatewayModels({ gateway, byokProviders }: Settings, sources: Sources): void {
  const models = byokModels({ providers: byokProviders, log: () => {} });
  for (const [index, id] of (gateway.models ?? []).entries()) {
    const found = id === "embedded/*" ? undefined : models.resolve(id, () => undefined);
    if (found === undefined || !("reason" in found) || found.reason === "key-missing") continue;
    const place = placeInFile(sources, `/gateway/models/${index}`);
    sources.mistakes.add(place, `the gateway has no model "${id}": it has ${models.ids.join(", ")}`);
  }
}

/** The built-in tools, and the settings that turn them on. */
const builtIn = new Map<string, keyof BuiltInTools>([
  ["web_search", "webSearch"],
  ["web_fetch", "webFetch"],
  ["run_code", "runCode"],
]);

/**
 * What keeps a name from being that of a tool of one of some parts. Which tools a server has is not known before it is
 * started.
 */
function toolProblems(
  parts: readonly ProjectSettings[],
  { mistakes }: Sources,
): (tool: string) => string | undefined {
  const servers = new Set(parts.flatMap(({ toolServers }) => toolServers.map(({ name }) => name)));
  const agents = parts.flatMap((part) => part.agents.map(({ name }) => `delegate_to_${name}`));
  const on = Array.from(builtIn).filter(([, setting]) => parts.some((part) => part.builtInTools[setting]));
  const plain = new Set([...on.map(([name]) => name), ...agents]);
  // A file of servers, or a whole list of them, that could not be read may have any.
  const serversAreKnown = mistakes.none(/^MCP_SERVERS_FILE: ".*"(?:: \/mcpServers)?$|\/mcpServers$/);
  return (tool) => {
    const [server = "", name] = tool.split("/");
    if (name === undefined ? plain.has(tool) : servers.has(server) || !serversAreKnown) return undefined;
    const setting = builtIn.get(tool);
    if (setting !== undefined) return `is off; turn it on as "${setting}" in "builtInTools"`;
    const those = [...plain, ...Array.from(servers, (server) => `${server}/…`)].join(", ");
    return `there is no tool of this name; there is ${those}`;
  };
}
