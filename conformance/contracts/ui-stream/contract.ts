import type { Contract } from "../../runner/contract.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { gatherReplays } from "./gather.ts";
import { invariants } from "./invariants/all.ts";
import { createResumeRequest, createRunRequest, createStopRequest } from "./requests.ts";
import { UiReader, type UiStream } from "./stream/ui-message-stream.ts";

export const uiStream: Contract = {
  name: "ui-stream",
  run: createRunRequest,
  reconnect: createResumeRequest,
  reading: (head) => new UiReader(head),
  invariants,
  codeChecks: commonChecks,
  gather: gatherReplays,
  cleanUp: (streams) =>
    streams
      .filter(({ seen }) => seen.runId !== null && (seen as UiStream).finish === null)
      .map(({ seen }) => createStopRequest(seen)),
  streamRule: "UI-001",
};
