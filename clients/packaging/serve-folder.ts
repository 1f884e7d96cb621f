/** A web server for the files of a folder, as any host of built pages is one. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";

/** Serves a folder, which may still be empty, on a free port. */
export async function serveFolder(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = express().use(express.static(folder)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
