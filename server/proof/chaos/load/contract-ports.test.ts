import { expect, it } from "vitest";
import type { ContractName } from "../../../../generated/contracts.ts";
import type { LoadPort } from "../../testing/contract-client.ts";
import { checkConnections } from "../oracle/check-run.ts";
import { createFrameCounter, getLoadPort, loadedContracts } from "./contract-ports.ts";
import { contractOf } from "./load.ts";

const delta = (n: number) => `data: {"type":"TEXT_MESSAGE_CONTENT","delta":"${n}"}`;
const log = [1, 2, 3].map((id) => ({ id, text: delta(id) }));

/** Reads a stream and compares it with the log. */
function check(port: LoadPort, stream: string, after = 0): string[] {
  const reader = createFrameCounter(port, after);
  reader.push(Buffer.from(stream));
  const { numbered, notices, rest } = reader;
  const { noticeStart } = port;
  return checkConnections([{ after, numbered, notices, rest, noticeStart }], [log]).map(({ rule }) => rule);
}

it.each<[ContractName, string, string[]]>([
  [
    "ag-ui",
    'data: {"type":"RUN_STARTED"}\n\n: heartbeat\n\ndata: {"type":"RUN_ERROR","message":"The server is restarting. Reconnect to the run with /connect."}\n\n',
    ['data: {"type":"RUN_STARTED"}'],
  ],
  [
    "tool-progress",
    'id: 1-0\ndata: {"message":"a"}\n\ndata: {"message":"","error":{}}\n\n',
    ['id: 1-0\ndata: {"message":"a"}'],
  ],
  [
    "agent-stream",
    'event: message\ndata: {"content":"a"}\n\nevent: error\ndata: {"message":"The server failed. Send the conversation again."}\n\nevent: status\ndata: {"type":"error"}\n\n',
    ['event: message\ndata: {"content":"a"}'],
  ],
])("counts the frames of %s before a notice", (contract, stream, texts) => {
  const reader = createFrameCounter(getLoadPort(contract), 4);
  expect(reader.push(Buffer.from(stream))).toEqual(texts.map((text, index) => ({ id: 5 + index, text })));
  expect(reader.notices).not.toEqual([]);
  expect(reader.rest).toBe("");
});

it("compares complete and incomplete frames with the log, except for incomplete notices", () => {
  const agUi = getLoadPort("ag-ui");
  expect(check(agUi, `${delta(1)}\n\n${delta(2)}\n\n${delta(3).slice(0, 40)}`)).toEqual([]);
  expect(check(agUi, `${delta(3)}\n\n`, 2)).toEqual([]);
  expect(check(agUi, `${delta(2)}\n\n`)).toEqual(["changed"]);
  expect(check(agUi, delta(9))).toEqual(["changed"]);
  expect(check(agUi, `${delta(3)}\n\n${delta(4)}`, 2)).toEqual(["lost"]);
  expect(check(agUi, `${delta(1)}\n\ndata: {"type":"RUN_ERROR","mess`)).toEqual([]);
  // A contract without notices.
  expect(check({}, `${delta(1)}\n\n${delta(2)}\n\n${delta(4)}\n\n`)).toEqual(["changed"]);
});

it("finds the contract of a thread by its ID", () => {
  expect(contractOf("thr_agent-stream_00ff")).toBe("agent-stream");
  expect(contractOf("thr_tambo_00ff")).toBe("tambo");
});

it("adds contracts that store runs to Tambo's load, which tambo-compat shares", () => {
  // Other contracts say so in their own folder.
  expect(loadedContracts).toEqual(expect.arrayContaining(["ag-ui", "agent-stream", "tool-progress"]));
  const others: ContractName[] = ["gateway", "tambo", "tambo-compat"];
  expect(loadedContracts.filter((name) => others.includes(name))).toEqual([]);
});
