/** The Tambo contract, as the runner knows it. */
import type { Contract } from "../../runner/contract.ts";
import { StreamReader } from "../../stream/stream-reader.ts";
import { agUiForm } from "../shared/ag-ui-events.ts";
import { codeChecks } from "./checks/index.ts";
import { gather } from "./gather.ts";
import { invariants } from "./invariants/index.ts";
import { cancelRequest, reconnectRequest, runRequest } from "./requests.ts";
import { isKnown } from "./stream/vocabulary.ts";

export const tambo: Contract = {
  name: "tambo",
  run: runRequest,
  reconnect: reconnectRequest,
  reading: (head) => new StreamReader(head, agUiForm(isKnown, "any but event")),
  invariants,
  codeChecks,
  gather,
  cleanUp(streams) {
    // What has ended by itself needs no cancelling, unless it waits for input.
    const left = streams.filter(
      ({ seen }) =>
        seen.threadId !== null &&
        seen.runId !== null &&
        (seen.ended !== "end" || seen.types.some((type) => type === "tambo.run.awaiting_input")),
    );
    return left.map(({ seen }) => cancelRequest(seen));
  },
};
