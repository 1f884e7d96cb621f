/** Ports to the other contracts that store their runs: how the load starts agents and resumes streams. */
import { contractClients } from "../../testing/contract-clients.ts";
import { FrameReader } from "../oracle/frames.ts";
import type { NetworkRequest } from "./stream.ts";

/** The contracts that the load uses, in addition to Tambo. The gateway stores no runs. */
export const contractPortNames = ["ag-ui", "tool-progress", "agent-stream"] as const;
export type ContractPortName = (typeof contractPortNames)[number];

export interface ContractPort {
  /** Matches the frame that tells a client that the stream, but not the run, has ended. */
  notice: RegExp;
  /** The first characters of the frame that `notice` matches. */
  noticeStart: string;
  /** Matches the last frame of a run. Absent if runs have no closing frame. */
  lastFrame?: RegExp;
  /** Returns the request for the frames after a frame, if the contract can resume in this way. */
  resumeAfter?(threadId: string, runId: string, frame: string): NetworkRequest;
}

export const contractPorts: Readonly<Record<ContractPortName, ContractPort>> = {
  "ag-ui": {
    notice: /Reconnect to the run with/,
    noticeStart: 'data: {"type":"RUN_ERROR"',
    ...pickLastFrame("ag-ui"),
  },
  "tool-progress": {
    notice: /^(?!id: )/,
    noticeStart: "data: ",
    resumeAfter: (threadId, runId, frame) => ({
      method: "POST",
      path: `/api/v2/conversations/${threadId}/resume/${runId}?cursor=${/^id: (\S+)/.exec(frame)?.[1]}`,
    }),
  },
  "agent-stream": {
    notice: /Send the conversation again\./,
    noticeStart: "event: error",
    ...pickLastFrame("agent-stream"),
  },
};

function pickLastFrame(name: ContractPortName): Pick<ContractPort, "lastFrame"> {
  const { lastFrame } = contractClients[name];
  return lastFrame === undefined ? {} : { lastFrame };
}

/**
 * Creates a reader that counts the frames of a stream. A notice and everything that follows it is not
 * numbered.
 *
 * @param after Number of frames before the stream.
 */
export function createFrameCounter({ notice }: ContractPort, after: number): FrameReader {
  let hasEnded = false;
  return new FrameReader((frame, count) => {
    hasEnded ||= notice.test(frame);
    return hasEnded ? undefined : after + count + 1;
  });
}
