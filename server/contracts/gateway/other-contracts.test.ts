import { expect, it } from "vitest";
import { endpoints, outcomeOf, play } from "../../proof/testing/clients/gateway.ts";
import { testServer } from "../../proof/testing/server.ts";

it.each(endpoints)(
  "a run by %s leaves no thread that another contract can read [M-070][M-095]",
  async (path) => {
    const server = await testServer();
    const turns = [[{ text: "Hello." }]];
    await server.script("thr_own", turns).then((stream) => stream.end());
    expect((await outcomeOf(server, path, play(turns))).result.stop_reason).toBe("end_turn");
    const { threads } = (await server.json("GET", "/v1/threads")).body;
    expect(threads.map(({ id }: { id: string }) => id)).toEqual(["thr_own"]);
  },
);
