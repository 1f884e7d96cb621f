/** The tool-progress contract, as the runner knows it. */
import type { Contract } from "../../runner/contract.ts";
import { codeChecks } from "./checks/index.ts";
import { gather } from "./gather.ts";
import { invariants } from "./invariants/index.ts";
import { resumeRequest, runRequest, stopRequest } from "./requests.ts";
import { readAnswer, ProgressReader, type ProgressStream } from "./stream/progress-stream.ts";

export const toolProgress: Contract = {
  name: "tool-progress",
  run: runRequest,
  reconnect: resumeRequest,
  reading: (head) => new ProgressReader(head),
  answered: (answer) => readAnswer(answer),
  invariants,
  codeChecks,
  gather,
  cleanUp(streams) {
    // What has ended by itself needs no stopping; several streams may be of one run.
    const left = streams.filter(({ seen }) => {
      const { threadId, sessionId, ended } = seen as ProgressStream;
      return threadId !== null && sessionId !== null && ended !== "end";
    });
    const requests = left.map(({ seen }) => stopRequest(seen));
    return [...new Map(requests.map((each) => [`${each.path} ${each.query.session_id}`, each])).values()];
  },
};
