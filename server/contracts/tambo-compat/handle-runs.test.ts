import { expect, it } from "vitest";
import { createRunHandlers } from "./handle-runs.ts";

it("[TA-008] reports the rejection of a run, also if its thread cannot be deleted", async () => {
  const deleted: string[] = [];
  const engine = {
    run: async () => {
      throw new Error("the run is rejected");
    },
    deleteThread: async (_owner: object, id: string) => {
      deleted.push(id);
      throw new Error("the store is unavailable");
    },
  };
  const tambo = { createThread: async () => ({ status: 201, body: { thread: { id: "thr_1" } } }) };
  const { createThreadRun } = createRunHandlers(tambo as never, { engine, store: {} } as never);
  const body = {
    message: { role: "user" as const, content: [{ type: "text" as const, text: "Hi" }] },
    threadMetadata: { a: 1 },
  };
  const request = { body, context: { owner: { projectId: "default" } }, signal: AbortSignal.abort() };
  await expect(createThreadRun(request as never)).rejects.toThrow("the run is rejected");
  expect(deleted).toEqual(["thr_1"]);
});
