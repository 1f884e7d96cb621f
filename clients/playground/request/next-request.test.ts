import { expect, it, onTestFinished } from "vitest";
import { addToCart } from "../session/definitions.ts";
import type { ContractName, RequestBody, Session } from "../session/session.ts";
import { startSession, waitForSnapshot, waitUntilIdle } from "../session/testing.ts";
import { formatBody, setField } from "./body.ts";
import type { Pointer } from "./contract-requests.ts";
import { NextRequest, type Problem, RequestEdits } from "./next-request.ts";

const contracts = ["tambo", "ag-ui", "gateway", "tool-progress", "agent-stream", "ui-stream"] as const;

/** Creates a request that follows its session until the test ends. */
function followRequest(session: Session, edits = new RequestEdits()): NextRequest {
  const next = new NextRequest(session, edits);
  onTestFinished(next.follow());
  return next;
}

function change(next: NextRequest, pointer: Pointer, value: unknown): void {
  next.edit(formatBody(setField(next.snapshot.body ?? {}, pointer, value)));
}

/** Returns the bodies of the POST requests that a session has sent. */
function getSentBodies({ snapshot }: Session): RequestBody[] {
  return snapshot.requests.filter(({ body }) => body !== undefined).map(({ body = "" }) => JSON.parse(body));
}

const tools = [{ ...addToCart, run: () => "Done." }];

it.each(contracts)("%s: sends the request that it shows", async (contract) => {
  const session = await startSession(contract, { tools }, { model: "demo" });
  const next = followRequest(session);
  next.setDraft("What is the capital of France?");
  const shown = next.snapshot.body;
  expect(next.snapshot).toMatchObject({ isEdited: false, isValid: true, problems: [] });
  expect(await next.send()).toBe(true);
  expect((await waitUntilIdle(session)).status).toBe("finished");
  expect(getSentBodies(session)).toEqual([shown]);
});

/** An edit for each contract, which does not change the demo model's answer. */
const edits = [
  ["tambo", "/temperature", 0.5],
  ["ag-ui", "/forwardedProps/tambo/temperature", 0.5],
  ["gateway", "/request/system", "Be brief."],
  ["tool-progress", "/node_ids", ["node-1"]],
  ["agent-stream", "/locale", "fr-FR"],
  ["ui-stream", "/temperature", 0.5],
] as const satisfies [ContractName, Pointer, unknown][];

it.each(edits)(
  "%s: keeps an edit for the following messages, until it is reset",
  async (contract, pointer, value) => {
    const session = await startSession(contract, {}, { model: "demo" });
    const next = followRequest(session);
    const original = next.snapshot.body ?? {};
    change(next, pointer, value);
    expect(next.snapshot.isEdited).toBe(true);
    for (const text of ["What is the capital of France?", "What is the capital of Japan?"]) {
      await next.send(text);
      await waitUntilIdle(session);
    }
    const [first, second] = getSentBodies(session);
    next.reset();
    expect(next.snapshot.isEdited).toBe(false);
    const withText = (body: RequestBody, text: string) =>
      JSON.parse(JSON.stringify(body).replace(JSON.stringify(exampleOf(original)), JSON.stringify(text)));
    expect(first).toEqual(setField(withText(original, "What is the capital of France?"), pointer, value));
    expect(JSON.stringify(second)).toContain("What is the capital of Japan?");
    expect(setField(second ?? {}, pointer, value)).toEqual(second);
  },
);

/** Returns the example message in a default body. */
function exampleOf(body: RequestBody): string {
  return /"(?:content|text)":"((?:\\.|[^"\\])*)"/.exec(JSON.stringify(body))?.[1] ?? "";
}

it("shows the message that the user is typing, and the last message after it was sent", async () => {
  const session = await startSession("tool-progress", {}, { model: "demo" });
  const next = followRequest(session);
  const shown: unknown[] = [next.snapshot.body];
  next.subscribe(() => shown.push(next.snapshot.body));
  next.setDraft("What is the capital");
  next.setDraft("What is the capital of France?");
  await next.send("What is the capital of France?");
  next.setDraft("");
  await waitUntilIdle(session);
  expect([...new Set(shown.map((body) => JSON.stringify(body)))]).toEqual([
    '{"content":"What is the weather in Paris and Tokyo?"}',
    '{"content":"What is the capital"}',
    '{"content":"What is the capital of France?"}',
  ]);
});

it("keeps the conversation of AG-UI and the gateway up to date in an edited request", async () => {
  for (const contract of ["ag-ui", "gateway"] as const) {
    const session = await startSession(contract, {}, { model: "demo" });
    const next = followRequest(session);
    const [pointer, messages] =
      contract === "ag-ui"
        ? (["/runId", "/messages"] as const)
        : (["/run/max_turns", "/request/messages"] as const);
    change(next, pointer, contract === "ag-ui" ? "my-run" : 2);
    await next.send();
    await waitUntilIdle(session);
    const sent = getSentBodies(session)[0] as Record<string, unknown>;
    const { body } = next.snapshot;
    const roles = JSON.stringify(body).match(/"role":"\w+"/g);
    expect(roles, messages).toEqual(['"role":"user"', '"role":"assistant"', '"role":"user"']);
    if (contract === "ag-ui") {
      expect(sent.runId).toBe("my-run");
      expect(body?.runId).not.toBe("my-run");
    } else expect(body).toMatchObject({ run: { max_turns: 2 } });
  }
});

it("sends the edited settings again with the results of the page's tools", async () => {
  for (const [contract, pointer] of edits.filter(([, pointer]) => pointer.endsWith("/temperature"))) {
    const session = await startSession(contract, { tools }, { model: "demo" });
    const next = followRequest(session);
    change(next, pointer, 0.5);
    await next.send("Add 2 of SKU-123 to my cart");
    expect((await waitUntilIdle(session)).status).toBe("finished");
    const bodies = getSentBodies(session);
    expect(bodies.map((body) => JSON.stringify(body).includes('"temperature":0.5'))).toEqual([true, true]);
    expect(bodies.map((body) => (body.tools as unknown[]).length)).toEqual([1, 1]);
  }
});

it("does not send fields that the user has removed", async () => {
  const session = await startSession("tambo", { tools }, { model: "demo" });
  const next = followRequest(session);
  for (const pointer of ["/tools", "/availableComponents", "/onDisconnect"] as const)
    change(next, pointer, undefined);
  await next.send("What is the capital of France?");
  await waitUntilIdle(session);
  expect(getSentBodies(session)).toEqual([
    { message: { role: "user", content: "What is the capital of France?" }, createThread: true },
  ]);
});

it("sends no request with errors, and keeps the text", async () => {
  const session = await startSession("tambo", {}, { model: "demo" });
  const kept = new RequestEdits();
  const next = followRequest(session, kept);
  next.edit('{ "message": ');
  expect([await next.send(), await next.send("Hello")]).toEqual([false, false]);
  const problem = {
    severity: "error",
    from: 0,
    to: 0,
    line: 1,
    pointer: "",
    message: "The request body must be a JSON object.",
  };
  expect(next.snapshot).toEqual({
    text: '{ "message": ',
    isEdited: true,
    isChanged: true,
    isValid: false,
    problems: [problem],
  });
  let severity: Problem["severity"] = "error";
  next.edit("{}");
  next.setCheck(async () => [{ ...problem, severity }]);
  expect(await next.send()).toBe(false);
  // The text and the check also apply to the next session.
  const later = await startSession("tambo", {}, { model: "demo" });
  const request = followRequest(later, kept);
  expect(await request.send()).toBe(false);
  expect([session, later].map(({ snapshot }) => [snapshot.requests, snapshot.status])).toEqual([
    [[], "idle"],
    [[], "idle"],
  ]);
  severity = "warning";
  request.edit('{ "createThread": true }');
  expect(await request.send("What is the capital of France?")).toBe(true);
  await waitUntilIdle(later);
  expect(getSentBodies(later)).toEqual([
    { createThread: true, message: { role: "user", content: "What is the capital of France?" } },
  ]);
});

it.each([
  ["tambo", { title: "VALIDATION_ERROR" }, "/model", "no-such-model"],
  ["ag-ui", { title: "400 VALIDATION_ERROR" }, "/tools", "none"],
  ["gateway", { title: "400 invalid_request_error" }, "/request/messages", []],
  ["tool-progress", { title: "400 VALIDATION_ERROR" }, "/content", ""],
  ["agent-stream", { title: "400" }, "/messages", []],
  ["ui-stream", { title: "400 VALIDATION_ERROR" }, "/messages", []],
] as const)(
  "%s: knows whether a rejected request has been changed since",
  async (contract, error, pointer, value) => {
    const session = await startSession(contract, {}, { model: "demo" });
    const next = followRequest(session);
    const shown: unknown[] = [];
    const show = () => shown.push([session.snapshot.error, next.snapshot.isChanged]);
    change(next, pointer, value);
    await next.send();
    await waitUntilIdle(session);
    show();
    next.reset();
    show();
    await next.send("What is the capital of France?");
    await waitUntilIdle(session);
    show();
    const rejected = { ...error, detail: expect.any(String), isInvalidRequest: true };
    expect(shown).toEqual([
      [rejected, false],
      [rejected, true],
      [undefined, false],
    ]);
  },
);

it("sends nothing while a run is active", async () => {
  const session = await startSession("gateway", {}, { model: "demo" });
  const next = followRequest(session);
  expect([await next.send("Count to 100"), await next.send("Count to 100")]).toEqual([true, false]);
  await waitForSnapshot(session, ({ requests }) => requests.length > 0);
  session.cancel();
  await waitUntilIdle(session);
  expect(getSentBodies(session)).toHaveLength(1);
});
