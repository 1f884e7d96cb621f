/** A whole server: store, tools, models, engine and HTTP, started in order and stopped in the reverse order. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { RequestHandler } from "express";
import { createApp } from "./app.ts";
import type { Settings } from "./config/settings.ts";
import { createModels } from "./models/registry.ts";
import { Engine } from "./runs/engine.ts";
import { openStore } from "./store/store.ts";
import { defaultToolServers } from "./tools/default.ts";
import { connectMcpServers } from "./tools/mcp.ts";
import type { ServerTools } from "./tools/port.ts";

/** A running server. */
export interface RunningServer {
  /** Where it listens, for example `http://127.0.0.1:8080`. */
  url: string;
  /** Ends streams, stops runs where they are (the next start takes them up), and closes everything. */
  close(): Promise<void>;
}

/** Parts that tests exchange. */
export interface ServerParts {
  tools?: ServerTools;
  before?: readonly RequestHandler[];
}

/**
 * Starts a server.
 *
 * @param settings Its settings.
 * @param log Takes one line at a time.
 * @param parts Tools other than the configured ones, and handlers that run before the operations.
 * @throws what keeps it from starting: the file is in use, the port is taken, …
 */
export async function startServer(
  settings: Settings,
  log: (line: string) => void,
  parts: ServerParts = {},
): Promise<RunningServer> {
  const store = await openStore(settings.databaseFile);
  const tools = parts.tools ?? (await connectMcpServers(defaultToolServers, { log }));
  try {
    const { disconnectGraceMs, apiKeys, maxBodyBytes } = settings;
    const models = createModels({ default: settings.model });
    const engine = await Engine.start({ store, tools, models, log, disconnectGraceMs });
    const { before = [] } = parts;
    const http = createServer(createApp({ engine, store, apiKeys, maxBodyBytes, log, before }));
    await listen(http, settings);
    return {
      url: urlOf(http),
      async close() {
        const closed = new Promise<void>((resolve) => http.close(() => resolve()));
        await engine.close();
        http.closeIdleConnections();
        await closed;
        await tools.close();
        await store.close();
      },
    };
  } catch (error) {
    await tools.close();
    await store.close();
    throw error;
  }
}

async function listen(http: Server, { host, port }: Settings): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  http.once("error", reject);
  http.listen(port, host, resolve);
  await promise;
  http.off("error", reject);
}

function urlOf(http: Server): string {
  const { address, family, port } = http.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
