/** The AG-UI contract, as the runner knows it. */
import type { Contract } from "../../runner/contract.ts";
import { codeChecks } from "./checks/index.ts";
import { gather } from "./gather.ts";
import { invariants } from "./invariants/index.ts";
import { cancelRequest, connectRequest, runRequest } from "./requests.ts";
import { AgUiReader, type AgUiStream } from "./stream/ag-ui-stream.ts";

export const agUi: Contract = {
  name: "ag-ui",
  run: runRequest,
  reconnect: connectRequest,
  reading: (head) => new AgUiReader(head),
  invariants,
  codeChecks,
  gather,
  cleanUp(streams) {
    // What has ended by itself needs no cancelling, unless it waits for the client.
    const left = streams.filter(({ seen }) => {
      const { threadId, runId, ended, pending, interrupts } = seen as AgUiStream;
      const waits = pending.length > 0 || interrupts.length > 0;
      return threadId !== null && runId !== null && (ended !== "end" || waits);
    });
    const requests = left.map(({ seen }) => cancelRequest(seen));
    return [...new Map(requests.map((request) => [request.path, request])).values()];
  },
};
