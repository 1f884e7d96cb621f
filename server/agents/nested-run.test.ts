/** Tests an agent's loop with scripted model turns. */

import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { expect, it } from "vitest";
import { ModelError } from "../core/errors.ts";
import { textOutcome } from "../core/ports/testing-outcomes.ts";
import { defaultLimits, type RunLimits } from "../core/settings.ts";
import { createNativeTools } from "../tools/native.ts";
import {
  createTestModels,
  endsBy,
  finish,
  type TurnParts,
  text,
  toolCall,
  writtenModel,
} from "./fixtures/model.ts";
import { delegation, failedOutcome, helper, tool } from "./fixtures/tools.ts";

const number = { type: "object", properties: { n: { type: "number" } }, required: ["n"] };
const double = tool("math/double", ({ n }) => `${Number(n) * 2}`, number);

/** Delegates to an agent whose model plays the given turns. The agent may use all `math` tools. */
function agent(turns: TurnParts[], limits: Partial<RunLimits> = {}, tools = [double]) {
  const { model, calls: sentRequests } = writtenModel(...turns);
  const settings = helper({ tools: ["math/*"], limits: { ...defaultLimits, ...limits } });
  const options = {
    models: createTestModels({ written: model }),
    agentsOf: () => [settings],
    tools: createNativeTools(tools),
  };
  return { sentRequests, ...delegation(options) };
}

/** Returns the prompts without their shared start. Call IDs are replaced by `call 1`, `call 2` and so on. */
function prompts(sentRequests: readonly LanguageModelV4CallOptions[]): unknown[] {
  const ids = new Map<string, string>();
  const named = (id: string) => ids.get(id) ?? ids.set(id, `call ${ids.size + 1}`).get(id);
  return sentRequests.map(({ prompt }) =>
    JSON.parse(JSON.stringify(prompt.slice(2)).replaceAll(/tc_\w+/g, (id) => named(id) ?? "")),
  );
}

const asksFor = (toolCallId: string, input: object, toolName = "math__double") => {
  return { type: "tool-call", toolCallId, toolName, input };
};
const gives = (toolCallId: string, value: string, type = "text", toolName = "math__double") => {
  return { type: "tool-result", toolCallId, toolName, output: { type, value } };
};

it("an agent sees only its instructions, its task and its tools [P-084]", async () => {
  const { call, sentRequests } = agent([[...text("Done."), finish()]]);
  const task = { task_description: "Double 2.", context: "Numbers are decimal." };
  expect(await call(task)).toEqual(textOutcome("Done."));
  const content = [{ type: "text", text: "Double 2.\n\nContext:\n\nNumbers are decimal." }];
  expect(sentRequests).toEqual([
    {
      prompt: [
        { role: "system", content: "You help." },
        { role: "user", content },
      ],
      tools: [
        { type: "function", name: "math__double", description: "Does math/double", inputSchema: number },
      ],
      toolChoice: { type: "auto" },
      abortSignal: expect.any(AbortSignal),
    },
  ]);
});

it("all text is partial output, the last turn's text is the result, and the model gets tool results in call order [M-006][P-085][T-204]", async () => {
  const calls = [toolCall("math__double", { n: 2 }), toolCall("math__double", { n: 3 })];
  const { call, sentRequests, progress } = agent([
    [...text("Let ", "me see."), ...calls, finish()],
    [toolCall("math__double", { n: 6 }), finish()],
    [...text("4 ", "and 12."), finish()],
  ]);
  expect(await call({ task_description: "Double." })).toEqual(textOutcome("4 and 12."));
  expect(progress).toEqual(["Let ", "me see.", "\n\n4 ", "and 12."]);
  const first = [
    {
      role: "assistant",
      content: [
        { type: "text", text: "Let me see." },
        asksFor("call 1", { n: 2 }),
        asksFor("call 2", { n: 3 }),
      ],
    },
    { role: "tool", content: [gives("call 1", "4"), gives("call 2", "6")] },
  ];
  const second = [
    { role: "assistant", content: [asksFor("call 3", { n: 6 })] },
    { role: "tool", content: [gives("call 3", "12")] },
  ];
  expect(prompts(sentRequests)).toEqual([[], first, [...first, ...second]]);
});

it("the calls of a turn run concurrently [T-204]", async () => {
  const met = Promise.withResolvers<void>();
  const waits = tool("math/waits", async () => {
    await met.promise;
    return "was met";
  });
  const meets = tool("math/meets", () => {
    met.resolve();
    return "met";
  });
  const turns = [
    [toolCall("math__waits", {}), toolCall("math__meets", {}), finish()],
    [...text("Both."), finish()],
  ];
  const { call, sentRequests } = agent(turns, {}, [waits, meets]);
  expect(await call({ task_description: "Meet." })).toEqual(textOutcome("Both."));
  expect(sentRequests[1]?.prompt.at(-1)?.content).toMatchObject([
    { output: { type: "text", value: "was met" } },
    { output: { type: "text", value: "met" } },
  ]);
});

const misfit = (mistake: string) =>
  `The tool "math/double" was not called: its arguments do not match its schema.\n${mistake}`;

it.each([
  ["math__double", "{", {}, "The arguments are truncated: their JSON is incomplete."],
  ["math__double", "[1]", {}, "The arguments are not a JSON object."],
  ["math__double", " ", {}, misfit("/n: is required")],
  ["math__double", '{"n":"two"}', { n: "two" }, misfit("/n: must be number")],
  ["math__halve", '{"n":2}', { n: 2 }, 'There is no tool "math__halve".'],
  ["other__tool", "{}", {}, 'There is no tool "other__tool".'],
])(
  "an invalid call of %s with %s is not executed, and the model gets the reason",
  async (name, json, input, fault) => {
    const made: string[] = [];
    const counts = tool("math/double", () => `${made.push("call")}`, number);
    const other = tool("other/tool", () => `${made.push("call")}`);
    const turns = [
      [toolCall(name, json), finish()],
      [...text("So be it."), finish()],
    ];
    const { call, sentRequests } = agent(turns, {}, [counts, other]);
    expect(await call({ task_description: "Double." })).toEqual(textOutcome("So be it."));
    expect(made).toEqual([]);
    expect(prompts(sentRequests)[1]).toEqual([
      { role: "assistant", content: [asksFor("call 1", input, name)] },
      { role: "tool", content: [gives("call 1", fault, "error-text", name)] },
    ]);
  },
);

const again: TurnParts = [toolCall("math__double", { n: 1 }), finish(40, 10)];
const partial: TurnParts = [...text("So far 2."), ...again];

it.each([
  ["turns", { turns: 2 }, [again, again], 1, "2 turns"],
  ["tool calls", { toolCalls: 1 }, [again, again], 1, "1 tool call"],
  ["tokens", { tokens: 100 }, [again, again], 1, "100 tokens"],
  ["unknown tools without end", { turns: 2 }, Array(2).fill([toolCall("no", {}), finish()]), 0, "2 turns"],
])(
  "an agent that reaches its limit of %s without a response fails [M-048]",
  async (_title, limits, turns, calls, limit) => {
    const made: string[] = [];
    const counts = tool("math/double", () => `${made.push("call")}`, number);
    const { call } = agent(turns, limits, [counts]);
    const want = `The agent \`helper\` was stopped at its limit of ${limit} before it responded.`;
    expect(await call({ task_description: "Double." })).toEqual(failedOutcome(want, "agent_stopped"));
    expect(made).toHaveLength(calls);
  },
);

it("the result is the text after the last turn's heading; all text is partial output [P-084]", async () => {
  const { call, progress } = agent([
    [...text("## Task Result\n\nNot yet."), toolCall("math__double", { n: 1 }), finish()],
    [...text("I doubled.\n\n## Task", " Result\n\nIt is 2."), finish()],
  ]);
  expect(await call({ task_description: "Double." })).toEqual(textOutcome("It is 2."));
  expect(progress).toEqual([
    "## Task Result\n\nNot yet.",
    "\n\nI doubled.\n\n## Task",
    " Result\n\nIt is 2.",
  ]);
});

it("a result that a limit cut off is followed by a note about the limit [P-084][M-048]", async () => {
  const { call } = agent([[...text("Well.\n## Task Result\nSo far 2."), endsBy("length")]]);
  expect(await call({ task_description: "Double." })).toEqual({
    content: [
      { type: "text", text: "So far 2." },
      {
        type: "text",
        text: "[The agent `helper` was stopped here, at its model's output token limit.]",
      },
    ],
    isError: false,
  });
});

it("a response that a limit cut off is followed by a note about the limit [M-048]", async () => {
  const { call, progress } = agent([again, partial], { tokens: 75 });
  expect(await call({ task_description: "Double." })).toEqual({
    content: [
      { type: "text", text: "So far 2." },
      { type: "text", text: "[The agent `helper` was stopped here, at its limit of 75 tokens.]" },
    ],
    isError: false,
  });
  expect(progress).toEqual(["So far 2."]);
});

it.each([
  ["length", "at its model's output token limit"],
  ["content-filter", "by its provider's content filter"],
] as const)(
  "a response that the provider cut off (%s) is followed by a note about it",
  async (reason, why) => {
    const { call } = agent([[...text("So far"), endsBy(reason)]]);
    expect(await call({ task_description: "Double." })).toEqual({
      content: [
        { type: "text", text: "So far" },
        { type: "text", text: `[The agent \`helper\` was stopped here, ${why}.]` },
      ],
      isError: false,
    });
  },
);

it("a limit that the last turn exactly reaches has no effect on the result", async () => {
  const { call } = agent([again, [...text("It is 2."), finish(40, 10)]], {
    turns: 2,
    toolCalls: 1,
    tokens: 51,
  });
  expect(await call({ task_description: "Double." })).toEqual(textOutcome("It is 2."));
});

const rateLimit = new ModelError("RATE_LIMIT_EXCEEDED", "The model's provider is limiting the request rate.");
const silence = new ModelError("LLM_ERROR", "The model's stream fell silent.", { silent: true });

it.each<[string, TurnParts[], string, string]>([
  [
    "fails in its stream",
    [[...text("Well"), { type: "error", error: rateLimit }]],
    "failed: The model's provider is limiting the request rate.",
    "model_failed",
  ],
  ["breaks off", [[...text("Well")]], "failed: The model's response ended unexpectedly.", "model_failed"],
  [
    "falls silent",
    [[...text("Well"), { type: "error", error: silence }]],
    "failed: The model's stream fell silent.",
    "model_silent",
  ],
  ["says nothing", [[finish()]], "ended without a response.", "no_answer"],
  ["says nothing after a call", [partial, [finish()]], "ended without a response.", "no_answer"],
  [
    "thinks until it may say no more",
    [[endsBy("length")]],
    "was stopped at its model's output token limit before it responded.",
    "agent_stopped",
  ],
  [
    "may not say anything",
    [[endsBy("content-filter")]],
    "was stopped by its provider's content filter before it responded.",
    "agent_stopped",
  ],
  [
    "ends with an error",
    [[...text("Well"), endsBy("error")]],
    "failed: The model ended its turn with an error.",
    "model_failed",
  ],
])("an agent whose model %s returns an error result [T-207]", async (_title, turns, want, code) => {
  const { call, log } = agent(turns);
  expect(await call({ task_description: "Double." })).toEqual(
    failedOutcome(`The agent \`helper\` ${want}`, code),
  );
  expect(log).toEqual([]);
});

it("a server error is logged and not shown to the model", async () => {
  const { call, log } = agent([[{ type: "error", error: new Error("key sk-123 is wrong") }]]);
  const want = "The agent `helper` failed because of a server error.";
  expect(await call({ task_description: "Double." })).toEqual(failedOutcome(want, "internal_error"));
  expect(log).toEqual([expect.stringMatching(/^agent helper failed: Error: key sk-123 is wrong\n/)]);
});
