/** Tests that the schemas accept valid requests and report exactly one violation for each invalid request. */
import { expect, it } from "vitest";
import { checkBody } from "../../generated/agent-stream/validators.js";

const user = { role: "user", content: "hi" };
const requestWith = (fields: object) => ({ messages: [user], ...fields });
const userBlocks = (...content: unknown[]) => ({ messages: [{ role: "user", content }] });
const assistantBlocks = (...content: unknown[]) => ({
  messages: [user, { role: "assistant", content }, user],
});

/** Optional fields of both request bodies. */
const optionalFields = [
  "thread_id",
  "agent_id",
  "model_id",
  "enable_deep_thinking",
  "resources",
  "enable_web_search",
  "mcp_settings",
  "max_plan_iterations",
  "max_step_num",
  "max_search_results",
  "auto_accepted_plan",
  "interrupt_feedback",
  "enable_background_investigation",
  "locale",
];
const chatFields = ["enable_clarification", "max_clarification_rounds", "interrupt_before_tools"];
const agentFields = ["session_id", "module"];
const toNulls = (names: string[]) => Object.fromEntries(names.map((name) => [name, null]));

it.each<[name: string, body: unknown]>([
  ["a message [A-003]", requestWith({})],
  [
    "the fields in the proposal [A-003][A-004]",
    requestWith({ thread_id: "thread_1", agent_id: "default", model_id: "m", enable_deep_thinking: true }),
  ],
  [
    "every role, with text or blocks [A-005][A-006][AS-015]",
    {
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: [{ type: "text", text: "hi" }], name: "Ann" },
        { role: "assistant", content: "Hello." },
        user,
      ],
    },
  ],
  ["the proposal's text block [A-009]", userBlocks({ type: "text", text: "Your text content here" })],
  [
    "the proposal's image by URL [A-010]",
    userBlocks({ type: "image", url: "https://example.com/image.jpg" }),
  ],
  [
    "the proposal's base64 image, which the proposal abbreviates [A-011]",
    userBlocks({ type: "image", data: "iVBORw0KGgoAAAANSUhEUgAAAAE...", mime_type: "image/png" }),
  ],
  [
    "the proposal's reasoning block, sent back by the client [A-012]",
    assistantBlocks(
      { type: "reasoning", reasoning: "Let me think about this..." },
      { type: "text", text: "4" },
    ),
  ],
  [
    "all block fields [A-007][A-008][A-013]",
    userBlocks(
      {
        type: "image",
        url: "data:image/png;base64,AA==",
        data: "AA==",
        mime_type: "image/png",
        detail: "low",
      },
      { type: "audio", data: "AA==", mime_type: "audio/wav; rate=8000" },
      {
        type: "file",
        url: "http://e/x",
        filepath: "/a.pdf",
        filename: "a.pdf",
        mime_type: "application/pdf",
      },
    ),
  ],
  [
    "null for optional fields [AS-011]",
    {
      messages: [
        {
          role: "user",
          name: null,
          content: [
            { type: "image", url: "http://e", data: null, mime_type: null, detail: null },
            { type: "audio", url: null, data: "AA==", mime_type: null },
            { type: "file", url: "http://e", filepath: null, filename: null },
          ],
        },
      ],
      ...toNulls(optionalFields),
    },
  ],
  [
    "unknown fields at every depth [AS-010]",
    requestWith({ x: 1, messages: [{ ...user, x: 1 }], resources: [{ uri: "u", x: 1 }] }),
  ],
  [
    "URLs with a scheme in capitals [AS-018]",
    userBlocks({ type: "image", url: "HTTPS://e" }, { type: "file", url: "DATA:,a" }),
  ],
  [
    "the maximum number of messages and blocks [AS-059]",
    {
      messages: [
        ...Array(9_999).fill(user),
        userBlocks(...Array(1_000).fill({ type: "text", text: "a" })).messages[0],
      ],
    },
  ],
  ["unknown fields in blocks [AS-010]", userBlocks({ type: "text", text: "hi", x: 1 })],
  [
    "the minimum of every number [A-017]",
    requestWith({ max_plan_iterations: 1, max_step_num: 1, max_search_results: 1 }),
  ],
  [
    "the maximum of every number [A-017]",
    requestWith({ max_plan_iterations: 10, max_step_num: 10, max_search_results: 20 }),
  ],
  [
    "the remaining fields [A-017]",
    requestWith({
      resources: [{ uri: "u", title: "t", description: "d" }],
      auto_accepted_plan: false,
      interrupt_feedback: "[ACCEPTED]",
      enable_background_investigation: false,
      enable_web_search: false,
      locale: "de-DE",
      mcp_settings: { servers: {} },
    }),
  ],
])("both operations accept %s", (_, body) => {
  expect(checkBody("streamChat", body)).toEqual([]);
  expect(checkBody("streamAgent", body)).toEqual([]);
});

it("each operation accepts its own fields, and null in their place [A-017][AX-05][AS-011]", () => {
  const chat = { enable_clarification: true, max_clarification_rounds: 10, interrupt_before_tools: ["a"] };
  expect(checkBody("streamChat", requestWith(chat))).toEqual([]);
  expect(checkBody("streamChat", requestWith(toNulls(chatFields)))).toEqual([]);
  for (const module of ["general", "research", "podcast", "ppt", "prose"])
    expect(checkBody("streamAgent", requestWith({ session_id: "s", module }))).toEqual([]);
  expect(checkBody("streamAgent", requestWith(toNulls(agentFields)))).toEqual([]);
});

it.each<[body: unknown, pointer: string, message: string]>([
  [undefined, "", "is required"],
  [[], "", "must be an object, not an array"],
  [{}, "/messages", "is required"],
  [{ messages: null }, "/messages", "must be an array, not null"],
  [{ messages: [] }, "/messages", "must have at least 1 item"],
  [{ messages: ["hi"] }, "/messages/0", "must be an object, not a string"],
  [{ messages: [{ content: "hi" }] }, "/messages/0/role", "is required"],
  [
    { messages: [{ role: "tool", content: "hi" }] },
    "/messages/0/role",
    'must be one of "user", "assistant", "system", not "tool"',
  ],
  [{ messages: [{ role: "user" }] }, "/messages/0/content", "is required"],
  [
    { messages: [{ role: "user", content: null }] },
    "/messages/0/content",
    "must be a string or an array, not null",
  ],
  [{ messages: [{ role: "user", content: "" }] }, "/messages/0/content", "must not be empty"],
  [userBlocks(), "/messages/0/content", "must have at least 1 item"],
  [
    userBlocks(...Array(1_001).fill({ type: "text", text: "a" })),
    "/messages/0/content",
    "must have at most 1000 items",
  ],
  [
    assistantBlocks(...Array(1_001).fill({ type: "text", text: "a" })),
    "/messages/1/content",
    "must have at most 1000 items",
  ],
  [{ messages: Array(10_001).fill(user) }, "/messages", "must have at most 10000 items"],
  [{ messages: [{ ...user, name: 1 }] }, "/messages/0/name", "must be a string or null, not a number"],
  [userBlocks({ text: "hi" }), "/messages/0/content/0/type", "is required"],
  [
    userBlocks({ type: "video", url: "http://e" }),
    "/messages/0/content/0/type",
    'must be one of "text", "image", "audio", "file", not "video"',
  ],
  [
    userBlocks({ type: "reasoning", reasoning: "x" }),
    "/messages/0/content/0/type",
    'must be one of "text", "image", "audio", "file", not "reasoning"',
  ],
  [userBlocks({ type: "text" }), "/messages/0/content/0/text", "is required"],
  [userBlocks({ type: "text", text: "" }), "/messages/0/content/0/text", "must not be empty"],
  [
    userBlocks({ type: "image", url: "ftp://e" }),
    "/messages/0/content/0/url",
    "must start with http://, https:// or data:",
  ],
  [
    userBlocks({ type: "image", data: 1 }),
    "/messages/0/content/0/data",
    "must be a string or null, not a number",
  ],
  [
    userBlocks({ type: "image", url: "http://e", detail: "fine" }),
    "/messages/0/content/0/detail",
    'must be one of "auto", "low", "high", not "fine"',
  ],
  [assistantBlocks({ type: "reasoning" }), "/messages/1/content/0/reasoning", "is required"],
  [requestWith({ thread_id: "" }), "/thread_id", "must not be empty"],
  [requestWith({ thread_id: "x".repeat(256) }), "/thread_id", "must be at most 255 characters long"],
  [requestWith({ agent_id: "" }), "/agent_id", "must not be empty"],
  [requestWith({ model_id: 1 }), "/model_id", "must be a string or null, not a number"],
  [
    requestWith({ enable_deep_thinking: "yes" }),
    "/enable_deep_thinking",
    "must be a boolean or null, not a string",
  ],
  [requestWith({ resources: [{}] }), "/resources/0/uri", "is required"],
  [requestWith({ resources: [{ uri: "" }] }), "/resources/0/uri", "must not be empty"],
  [requestWith({ max_plan_iterations: 0 }), "/max_plan_iterations", "must be at least 1"],
  [requestWith({ max_plan_iterations: 11 }), "/max_plan_iterations", "must be at most 10"],
  [requestWith({ max_step_num: 11 }), "/max_step_num", "must be at most 10"],
  [requestWith({ max_search_results: 21 }), "/max_search_results", "must be at most 20"],
  [requestWith({ max_search_results: 1.5 }), "/max_search_results", "must be an integer or null, not 1.5"],
  [requestWith({ auto_accepted_plan: 1 }), "/auto_accepted_plan", "must be a boolean or null, not a number"],
  [requestWith({ interrupt_feedback: {} }), "/interrupt_feedback", "must be a string or null, not an object"],
  [requestWith({ locale: 1 }), "/locale", "must be a string or null, not a number"],
  [requestWith({ mcp_settings: [] }), "/mcp_settings", "must be an object or null, not an array"],
  [
    requestWith({ mcp_settings: { servers: [] } }),
    "/mcp_settings/servers",
    "must be an object or null, not an array",
  ],
])(
  "both operations reject %j [A-003][A-004][A-005][A-006][A-008][A-014][A-017][AS-015][AS-016][AS-017][AS-018][AS-022]",
  (body, pointer, message) => {
    for (const operation of ["streamChat", "streamAgent"] as const)
      expect(
        checkBody(operation, body).map((each) => ({ pointer: each.pointer, message: each.message })),
      ).toEqual([{ pointer, message }]);
  },
);

it.each<["streamChat" | "streamAgent", object, string, string]>([
  [
    "streamChat",
    { enable_clarification: 1 },
    "/enable_clarification",
    "must be a boolean or null, not a number",
  ],
  ["streamChat", { max_clarification_rounds: 11 }, "/max_clarification_rounds", "must be at most 10"],
  [
    "streamChat",
    { interrupt_before_tools: [1] },
    "/interrupt_before_tools/0",
    "must be a string, not a number",
  ],
  ["streamAgent", { session_id: "" }, "/session_id", "must not be empty"],
  [
    "streamAgent",
    { module: "music" },
    "/module",
    'must be one of "general", "research", "podcast", "ppt", "prose", not "music"',
  ],
])(
  "%s rejects %j, which the other operation ignores [A-017][AX-05][AS-020][AS-026]",
  (operation, fields, pointer, message) => {
    const violations = checkBody(operation, requestWith(fields));
    expect(violations.map((each) => ({ pointer: each.pointer, message: each.message }))).toEqual([
      { pointer, message },
    ]);
    const other = operation === "streamChat" ? "streamAgent" : "streamChat";
    expect(checkBody(other, requestWith(fields))).toEqual([]);
  },
);
