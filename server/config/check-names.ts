/** Whether there is what the settings name: models, and the tools of agents. */

import { memberOf } from "../core/json/pointer.ts";
import { allowsModel, fullId, shortId } from "../core/ports/models.ts";
import type { ByokModels } from "../core/ports/request-models.ts";
import type { BuiltInTools, ProjectSettings } from "../core/settings.ts";
import { byokModels } from "../models/byok.ts";
import { createModels, scriptHint, unknownModel } from "../models/registry.ts";
import type { ProjectContent } from "./config-file.ts";
import type { Settings } from "./settings.ts";
import { placeInFile, type Sources } from "./sources.ts";

/** Tells the default model, the models of agents and of the gateway, and the tools of agents and of `consent` that are not there. */
export function checkNames(settings: Settings, sources: Sources): void {
  const { model, providers, everyProject, projects, allowScriptModelForTests } = settings;
  const { env, file, mistakes } = sources;
  const models = createModels({ default: "demo", providers, allowScriptModelForTests });
  const checkModel = (id: string, place: string) => {
    if (models.get(id) === undefined) mistakes.add(place, unknownModel(id, models.ids));
  };
  checkGatewayModels(settings, sources);
  checkModelLists(settings, sources);
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
function checkGatewayModels(
  { gateway, byokProviders, allowScriptModelForTests }: Settings,
  sources: Sources,
): void {
  const models = byokModels({ providers: byokProviders, allowScriptModelForTests, log: () => {} });
  for (const [index, id] of (gateway.models ?? []).entries()) {
    if (hasModel(models, id)) continue;
    const place = placeInFile(sources, `/gateway/models/${index}`);
    const problem = `the gateway has no model "${id}": it has ${models.ids.join(", ")}`;
    sources.mistakes.add(place, `${problem}${scriptHint(id)}`);
  }
}

/** Whether the gateway has a model, or models of a provider. */
function hasModel(models: ByokModels, id: string): boolean {
  if (id === "embedded/*") return true;
  const found = models.resolve(id, () => undefined);
  return !("reason" in found) || found.reason === "key-missing";
}

/**
 * Tells of the lists of models that projects may use: models that neither the gateway nor the other contracts have, and
 * lists without the default model.
 */
function checkModelLists(settings: Settings, sources: Sources): void {
  const { model, byokProviders, allowScriptModelForTests } = settings;
  const { content } = sources.file;
  const models = byokModels({ providers: byokProviders, allowScriptModelForTests, log: () => {} });
  const check = (list: readonly string[] | undefined, pointer: string) => {
    if (list === undefined) return;
    const place = placeInFile(sources, pointer);
    for (const [index, id] of list.entries()) {
      if (!hasModel(models, fullId(id)))
        sources.mistakes.add(`${place}/${index}`, unknownModel(id, models.ids.map(shortId)));
    }
    if (allowsModel(list, model)) return;
    const other =
      list.length === 0 ? "" : `, or set MODEL ("model" in the file) to one of ${list.join(", ")}`;
    sources.mistakes.follow(
      place,
      `must have the default model "${model}", which a request without a model gets: add it${other}`,
    );
  };
  check(content.models, "/models");
  for (const [id, project] of Object.entries(content.projects ?? {}))
    check(project.models, `${memberOf("/projects", id)}/models`);
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
