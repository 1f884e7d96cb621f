/** Tests which of a thread's calls are restored at the start of its next run and after a restart. */
import { describe, expect, it } from "vitest";
import type { RunRecord, ThreadKey, ToolCallState } from "../../core/ports/records.ts";
import { createNativeTools } from "../../tools/native.ts";
import { RunWriter } from "../log/run-writer.ts";
import { type OpenCall, RunExecution } from "../run-execution.ts";
import type { RunSettings } from "../run-input.ts";
import { Transcript } from "../state/transcript.ts";
import { restoreCalls } from "./recover.ts";

const inputSchema = { type: "object", properties: {} };
const native = (name: string, change: { repeatable?: boolean; needsConsent?: true } = {}) => ({
  tool: { name, description: "", inputSchema, repeatable: false, ...change },
  run: async () => ({ content: [], isError: false }),
});
const tools = createNativeTools([
  native("s/free"),
  native("s/again", { repeatable: true }),
  native("s/pay", { needsConsent: true, repeatable: true }),
]);

function restoreCall(name: string, side: "client" | "server", state: ToolCallState, asksConsent: boolean) {
  const settings: RunSettings = {
    components: [],
    tools: [],
    toolChoice: "auto",
    embedResources: false,
    ...(asksConsent && { asksConsent }),
  };
  const record = { id: "run_1", projectId: "p", request: JSON.stringify(settings) } as RunRecord;
  const writer = new RunWriter(
    { id: "run_1", epoch: 1, head: { number: 0, notes: 0 }, updatedAt: 0 },
    () => {},
  );
  const transcript = new Transcript({
    thread: { key: 1 as ThreadKey as ThreadKey, id: "t", projectId: "p" },
    messages: [],
    components: [],
  });
  const run = new RunExecution({ record, writer, transcript, isUnreadSinceRecovery: false });
  const call = {
    threadKey: 1 as ThreadKey,
    id: "c",
    runId: "run_0",
    messageId: "m",
    name,
    input: { a: 1 },
    side,
    state,
  };
  restoreCalls(run, [call], { tools });
  return run.calls.get("c");
}

const block = (name: string) => ({ type: "tool_use", id: "c", name, input: { a: 1 } });
const free = { block: block("s/free"), side: "server", repeatable: false, wasStarted: false };
const pay = { block: block("s/pay"), side: "server", repeatable: true, wasStarted: false };
const pick = { block: block("pick"), side: "client", repeatable: false, wasStarted: false };

describe("a call", () => {
  it.each<[string, "client" | "server", ToolCallState, object | undefined]>([
    ["pick", "client", "pending", pick],
    // Finished calls are not restored, even if a client's history omits their results.
    ["pick", "client", "answered", undefined],
    ["s/free", "server", "answered", undefined],
    ["s/again", "server", "abandoned", undefined],
    ["s/pay", "server", "answered", undefined],
    ["s/pay", "server", "abandoned", undefined],
    ["s/free", "server", "pending", free],
    ["s/free", "server", "started", { ...free, wasStarted: true }],
    [
      "s/again",
      "server",
      "started",
      { ...free, block: block("s/again"), repeatable: true, wasStarted: true },
    ],
    ["s/none", "server", "started", { ...free, block: block("s/none"), wasStarted: true }],
    ["s/pay", "server", "pending", { ...pay, consent: "needed" }],
    // The tool is currently unavailable, but the call still awaits consent.
    ["s/none", "server", "asking", { ...free, block: block("s/none"), consent: "needed" }],
    ["s/pay", "server", "approved", { ...pay, consent: "approved" }],
    ["s/pay", "server", "refused", { ...pay, consent: "refused" }],
    ["s/pay", "server", "started", { ...pay, wasStarted: true, consent: "approved" }],
    // The configuration has changed since the user was asked, but the user's response still applies.
    ["s/free", "server", "approved", { ...free, consent: "approved" }],
    ["s/free", "server", "refused", { ...free, consent: "refused" }],
    // An invalid call is not made after recovery either, even if its tool is repeatable.
    [
      "s/again",
      "server",
      "faulty",
      { ...free, block: block("s/again"), repeatable: true, invalidReason: "The call could not be made." },
    ],
  ])("to %s on the %s side in state %s", (name, side, state, want) => {
    expect(restoreCall(name, side, state, true)).toEqual(want);
  });

  it.each<[ToolCallState, OpenCall["consent"]]>([
    ["pending", "refused"],
    ["asking", "refused"],
    ["approved", "approved"],
    ["refused", "refused"],
    ["started", "approved"],
  ])("that needs consent and is %s, in a run that cannot request it, is %s", (state, consent) => {
    expect(restoreCall("s/pay", "server", state, false)?.consent).toBe(consent);
  });
});
