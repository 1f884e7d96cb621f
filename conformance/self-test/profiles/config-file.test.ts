import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { contractNames } from "../../contracts/contracts.ts";
import { startUpstream } from "../../upstream/upstream.ts";
import { withBodyLimit, writeConfigFile } from "./config-file.ts";

it("reads the body limit of each contract", () => {
  const target = { maxBodyBytes: 2 } as Parameters<typeof withBodyLimit>[0];
  for (const contract of contractNames)
    expect(withBodyLimit(target, contract).maxBodyBytes).toBe(contract === "gateway" ? 6_000_000 : 2);
});

it("writes the suite's URLs into the file of every contract", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tambo-config-"));
  const upstream = await startUpstream();
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await upstream.close();
  });
  const [tambo, agUi, gateway, agentStream] = (["tambo", "ag-ui", "gateway", "agent-stream"] as const).map(
    (contract) =>
      JSON.parse(readFileSync(writeConfigFile(contract, { ...upstream.environment() }, folder), "utf8")),
  );
  expect(tambo).toEqual({
    rate: false,
    mcpServers: { conformance: { url: `${upstream.url}/mcp` } },
    consent: ["conformance/conf_ask"],
  });
  expect(agUi).toEqual(tambo);
  const webTools = { webSearch: { provider: "searxng", baseUrl: `${upstream.url}/searxng` }, webFetch: true };
  expect(gateway).toEqual({
    builtInTools: webTools,
    providers: { restricted: { baseUrl: upstream.environment().OPENAI_BASE_URL } },
    gateway: {
      rate: false,
      limits: { bodyBytes: 6_000_000 },
      models: ["openai/*", "openai-chat/*", "anthropic/*", "embedded/*"],
    },
    projects: { two: { builtInTools: { webSearch: false } } },
  });
  expect(agentStream).toEqual({
    ...tambo,
    builtInTools: webTools,
    agents: {
      conformance: {
        description: "Gives texts back.",
        instructions: "Give back what you are given.",
        tools: ["conformance/conf_echo"],
      },
    },
  });
});
