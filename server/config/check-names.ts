/** Checks that the models and tools named in the settings exist. */

import { appendToPointer } from "../core/json/pointer.ts";
import { allowsModel, toFullId, toShortId } from "../core/ports/models.ts";
import type { ByokModels } from "../core/ports/request-models.ts";
import type { BuiltInTools, ProjectSettings } from "../core/settings.ts";
import { createByokModels } from "../models/byok.ts";
import { createModels, describeUnknownModel, scriptHint } from "../models/registry.ts";
import type { ProjectContent } from "./config-file.ts";
import type { Settings } from "./settings.ts";
import { formatFileLocation, type Sources } from "./sources.ts";

/**
 * Reports unknown names: the default model, the models of agents and of the gateway, and the tools listed for
 * agents and in `consent`.
 */
export function checkNames(settings: Settings, sources: Sources): void {
  const { model, providers, everyProject, projects, allowScriptModelForTests } = settings;
  const { env, file, errors } = sources;
  const models = createModels({ default: "demo", providers, allowScriptModelForTests });
  const checkModel = (id: string, location: string) => {
    if (models.get(id) === undefined) errors.add(location, describeUnknownModel(id, models.ids));
  };
  checkGatewayModels(settings, sources);
  checkModelLists(settings, sources);
  checkModel(model, env.MODEL ? "MODEL" : formatFileLocation(sources, "/model"));
  const check = (
    { agents = {}, consent = [] }: ProjectContent,
    pointer: string,
    parts: ProjectSettings[],
  ) => {
    const problemOf = createToolCheck(parts, sources);
    const checkTools = (tools: readonly string[], at: string) => {
      for (const [index, tool] of tools.entries()) {
        const problem = problemOf(tool);
        if (problem !== undefined) errors.add(`${at}/${index}`, problem);
      }
    };
    for (const [name, agent] of Object.entries(agents)) {
      const location = formatFileLocation(sources, appendToPointer(`${pointer}/agents`, name));
      if (agent.model !== undefined) checkModel(agent.model, `${location}/model`);
      checkTools(agent.tools ?? [], `${location}/tools`);
    }
    checkTools(consent, formatFileLocation(sources, `${pointer}/consent`));
  };
  // Settings for all projects may contain names that exist in only one project.
  check(file.content, "", [everyProject, ...projects.values()]);
  for (const [id, content] of Object.entries(file.content.projects ?? {})) {
    check(content, appendToPointer("/projects", id), [projects.get(id) as ProjectSettings]);
  }
}

/** Reports models in the gateway's list that do not exist. */
function checkGatewayModels(
  { gateway, byokProviders, allowScriptModelForTests }: Settings,
  sources: Sources,
): void {
  const models = createByokModels({ providers: byokProviders, allowScriptModelForTests, log: () => {} });
  for (const [index, id] of (gateway.models ?? []).entries()) {
    if (hasModel(models, id)) continue;
    const location = formatFileLocation(sources, `/gateway/models/${index}`);
    const problem = `the gateway has no model "${id}"; available models: ${models.ids.join(", ")}`;
    sources.errors.add(location, `${problem}${scriptHint(id)}`);
  }
}

/** Returns true if the gateway has the model or, for an ID such as `openai/…`, the provider. */
function hasModel(models: ByokModels, id: string): boolean {
  if (id === "embedded/*") return true;
  const found = models.resolve(id, () => undefined);
  return !("reason" in found) || found.reason === "key-missing";
}

/**
 * Checks the lists of models that projects may use. Reports models that exist neither in the gateway nor in
 * the other contracts, and lists that do not contain the default model.
 */
function checkModelLists(settings: Settings, sources: Sources): void {
  const { model, byokProviders, allowScriptModelForTests } = settings;
  const { content } = sources.file;
  const models = createByokModels({ providers: byokProviders, allowScriptModelForTests, log: () => {} });
  const check = (list: readonly string[] | undefined, pointer: string) => {
    if (list === undefined) return;
    const location = formatFileLocation(sources, pointer);
    for (const [index, id] of list.entries()) {
      if (!hasModel(models, toFullId(id)))
        sources.errors.add(`${location}/${index}`, describeUnknownModel(id, models.ids.map(toShortId)));
    }
    if (allowsModel(list, model)) return;
    const other =
      list.length === 0 ? "" : `, or set MODEL ("model" in the file) to one of ${list.join(", ")}`;
    sources.errors.addIfIndependent(
      location,
      `must contain the default model "${model}", which requests without a model use; add it${other}`,
    );
  };
  check(content.models, "/models");
  for (const [id, project] of Object.entries(content.projects ?? {}))
    check(project.models, `${appendToPointer("/projects", id)}/models`);
}

/** Maps the built-in tools to the settings that turn them on. */
const builtInSettings = new Map<string, keyof BuiltInTools>([
  ["web_search", "webSearch"],
  ["web_fetch", "webFetch"],
  ["run_code", "runCode"],
]);

/**
 * Returns a function that finds the problem with a tool name in some projects, if any. The tools of an MCP
 * server are unknown until it is started, so only the server's name is checked.
 */
function createToolCheck(
  parts: readonly ProjectSettings[],
  { errors }: Sources,
): (tool: string) => string | undefined {
  const servers = new Set(parts.flatMap(({ toolServers }) => toolServers.map(({ name }) => name)));
  const agents = parts.flatMap((part) => part.agents.map(({ name }) => `delegate_to_${name}`));
  const on = Array.from(builtInSettings).filter(([, setting]) =>
    parts.some((part) => part.builtInTools[setting]),
  );
  const plain = new Set([...on.map(([name]) => name), ...agents]);
  // If a file or list of servers could not be read, any server name might be valid.
  const serversAreKnown = errors.hasNoneAt(/^MCP_SERVERS_FILE: ".*"(?:: \/mcpServers)?$|\/mcpServers$/);
  return (tool) => {
    const [server = "", name] = tool.split("/");
    if (name === undefined ? plain.has(tool) : servers.has(server) || !serversAreKnown) return undefined;
    const setting = builtInSettings.get(tool);
    if (setting !== undefined) return `is not enabled; enable it as "${setting}" in "builtInTools"`;
    const those = [...plain, ...Array.from(servers, (server) => `${server}/…`)].join(", ");
    return `unknown tool; available: ${those}`;
  };
}
