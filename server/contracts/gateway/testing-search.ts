import { defaultLimits } from "../../core/settings.ts";
import { startSearchEngine } from "../../proof/testing/search-engine.ts";
import { startTestServer } from "../../proof/testing/server.ts";

/** Starts a server whose web search uses a search engine controlled by the test. */
export async function startSearchServer(limits = defaultLimits) {
  const engine = await startSearchEngine();
  const builtInTools = { webSearch: { provider: "searxng", baseUrl: engine.url } } as const;
  const server = await startTestServer({
    everyProject: { toolServers: [], agents: [], builtInTools, limits },
  });
  return { engine, server };
}
