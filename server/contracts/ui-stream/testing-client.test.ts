import { expect, it } from "vitest";
import { getLoadPort } from "../../proof/chaos/load/contract-ports.ts";

it("the load of chaos resumes a chat by the number of the frames that arrived", () => {
  const { resume } = getLoadPort("ui-stream");
  expect(resume?.("thr_1", "run_1", { id: 3, text: "id: 2\ndata: {}" })?.path).toBe(
    "/api/chat/thr_1%3Arun_1/stream?startIndex=3",
  );
  expect(resume?.("thr_1", "run_1", undefined)?.path).toBe("/api/chat/thr_1%3Arun_1/stream?startIndex=0");
});
