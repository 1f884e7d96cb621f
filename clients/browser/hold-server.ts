/** Holds of the `script` model for a server in a process of its own (server/models/README.md, Holds). */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Holds } from "../../conformance/upstream/holds.ts";
import { answerHold } from "../../conformance/upstream/http.ts";

export interface HoldServer {
  /** The setting `SCRIPT_HOLDS_URL`. */
  url: string;
  holds: Holds;
  close(): Promise<void>;
}

export async function startHoldServer(): Promise<HoldServer> {
  const holds = new Holds();
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? "");
    void answerHold(holds, name, response, () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holds,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
