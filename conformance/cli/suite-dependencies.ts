/** The suite's modules. They are loaded on first use, so `--help` does not load a server. */
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Requirement } from "../runner/report.ts";
import type { SuiteDependencies } from "./dependencies.ts";

/** File name of a frozen requirement set: `v<version>.yaml`. */
const requirementFile = /^v(.+)\.yaml$/;

export const suiteDependencies: SuiteDependencies = {
  async loadContract(contract) {
    const [{ loadCases }, { readRequirements }, { findCoreOrigin, loadContract: contractNamed }] =
      await Promise.all([
        import("../runner/load-cases.ts"),
        import("../../spec/toolchain/requirements/register.ts"),
        import("../contracts/contracts.ts"),
      ]);
    const requirements = readRequirements(contract).map(
      ({ id, level, origin, text, source, untestable, differs }): Requirement => ({
        id,
        level,
        text,
        source,
        // Where the requirement departs from the proposal, a server may follow the proposal.
        ...(origin === findCoreOrigin(contract) && differs?.from !== "proposal" && { core: true }),
        ...(untestable !== undefined && { untestable }),
      }),
    );
    return { contract: await contractNamed(contract), cases: loadCases(contract), requirements };
  },
  async startUpstream(port) {
    const { startUpstream } = await import("../upstream/upstream.ts");
    const upstream = await startUpstream({ port });
    return { ...upstream, environment: () => ({ ...upstream.environment() }) };
  },
  async startImplementation(launch) {
    const { startImplementation } = await import("../target/process.ts");
    return startImplementation(launch);
  },
  async checkHealth(url, health) {
    const { checkHealth: askHealth } = await import("../target/health.ts");
    return askHealth(url, health);
  },
  async runSuite(options) {
    const { runSuite } = await import("../runner/run-suite.ts");
    return runSuite(options);
  },
  async loadRequirementSet(contract, version) {
    const { parseRequirementSet: parseRequirements } = await import("../requirements/requirements.ts");
    if (!requirementVersionsOf(contract).includes(version)) return undefined;
    const file = `v${version}.yaml`;
    return parseRequirements(await readFile(join(requirementFolder(contract), file), "utf8"), file);
  },
  async listRequirementVersions(contract) {
    return requirementVersionsOf(contract);
  },
  async startSdkMock(options) {
    const { startSdkMock } = await import("../sdk/mock.ts");
    return startSdkMock(options);
  },
};

function requirementFolder(contract: string): string {
  return join(import.meta.dirname, "..", "contracts", contract, "requirements");
}

function requirementVersionsOf(contract: string): string[] {
  const folder = requirementFolder(contract);
  // The folder does not exist until the first version is frozen.
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => requirementFile.exec(file)?.[1] ?? []).toSorted();
}
