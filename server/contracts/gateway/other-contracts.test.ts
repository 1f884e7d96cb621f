import { expect, it } from "vitest";
import { createScriptRequest, endpoints, readOutcome } from "../../proof/testing/clients/gateway.ts";
import { startTestServer } from "../../proof/testing/server.ts";

it.each(endpoints)(
  "a run by %s leaves no thread that another contract can read [M-070][M-095]",
  async (path) => {
    const server = await startTestServer();
    const turns = [[{ text: "Hello." }]];
    await server.script("thr_own", turns).then((stream) => stream.end());
    expect((await readOutcome(server, path, createScriptRequest(turns))).result.stop_reason).toBe("end_turn");
    const { threads } = (await server.json("GET", "/v1/threads")).body;
    expect(threads.map(({ id }: { id: string }) => id)).toEqual(["thr_own"]);
  },
);
