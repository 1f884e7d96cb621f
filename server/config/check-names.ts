/** Whether there is what the settings name: models, and the tools of agents. */
import type { Models } from "../models/port.ts";
import { createModels } from "../models/registry.ts";
import type { AgentContent } from "./config-file.ts";
import type { Settings } from "./settings.ts";
import { placeInFile, type Sources } from "./sources.ts";

/** Tells the default model, the models of agents and the tools of agents that are not there. */
export function checkNames(settings: Settings, sources: Sources): void {
  const { model, providers } = settings;
  const { env, file, mistakes } = sources;
  let models: Models;
  try {
    models = createModels({ default: model, providers });
  } catch (error) {
    mistakes.add(env.MODEL ? "MODEL" : placeInFile(sources, "/model"), (error as Error).message);
    return;
  }
  const isTool = toolNames(settings);
  for (const [pointer, agent] of agentsIn(file.content)) {
    if (agent.model !== undefined && models.get(agent.model) === undefined) {
      const place = placeInFile(sources, `${pointer}/model`);
      mistakes.add(place, `there is no model "${agent.model}": choose one of ${models.ids.join(", ")}`);
    }
    for (const [index, tool] of (agent.tools ?? []).entries()) {
      const problem = isTool(tool);
      if (problem !== undefined) mistakes.add(placeInFile(sources, `${pointer}/tools/${index}`), problem);
    }
  }
}

/** The agents of a file, by their JSON Pointers. */
function agentsIn({ agents, projects = {} }: Sources["file"]["content"]): [string, AgentContent][] {
  const parts = Object.entries(projects).map(([id, part]) => [`/projects/${id}`, part.agents] as const);
  return [["", agents] as const, ...parts].flatMap(([pointer, agents = {}]) =>
    Object.entries(agents).map(([name, agent]): [string, AgentContent] => [
      `${pointer}/agents/${name}`,
      agent,
    ]),
  );
}

/**
 * What keeps a name from being that of a tool. An agent of every project may name what only one of them has, so all
 * are looked at; and which tools a server has is not known before it is started.
 */
function toolNames({ everyProject, projects }: Settings): (tool: string) => string | undefined {
  const parts = [everyProject, ...projects.values()];
  const servers = new Set(parts.flatMap(({ toolServers }) => toolServers.map(({ name }) => name)));
  const agents = parts.flatMap(({ agents }) => agents.map(({ name }) => `delegate_to_${name}`));
  const plain = new Set(["web_search", "web_fetch", "run_code", ...agents]);
  return (tool) => {
    const [server = "", name] = tool.split("/");
    if (name === undefined ? plain.has(tool) : servers.has(server)) return undefined;
    const those = [...plain, ...Array.from(servers, (server) => `${server}/…`)].join(", ");
    return `there is no tool of this name; there is ${those}`;
  };
}
