/** Modelina, which generates types from an AsyncAPI document. The rows of three languages share it. */
import type { Row, Workspace } from "../row.ts";
import { install, packageVersions, runTool } from "./install.ts";

const name = "@asyncapi/modelina-cli";

export const modelina = {
  generator: "Modelina",
  version: packageVersions[name] as string,
  document: "asyncapi.3.0.yaml",
  scenarios: [],
  install,

  /** Generates the types for a language into the workspace's folder `client`. */
  async generate({ document, folder }: Workspace, language: string, ...options: string[]): Promise<void> {
    await runTool(name, "modelina", ["generate", language, document, ...options, "-o", "client"], folder);
  },
} as const satisfies Partial<Row> & Record<string, unknown>;
