/** The tool servers that are started when nothing else is configured. */
import { fileURLToPath } from "node:url";
import type { McpServerConfig } from "../core/settings.ts";

/** The weather example, run by the Node that runs this process. */
export const defaultToolServers: readonly McpServerConfig[] = [
  {
    name: "weather",
    command: process.execPath,
    args: [fileURLToPath(new URL("./weather/main.ts", import.meta.url))],
  },
];
