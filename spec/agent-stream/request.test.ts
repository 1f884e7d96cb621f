/** What the schemas of requests take and refuse, and that they find one mistake where there is one. */
import { expect, it } from "vitest";
import { checkBody } from "../../generated/agent-stream/validators.js";

const user = { role: "user", content: "hi" };
const asking = (members: object) => ({ messages: [user], ...members });
const saying = (...content: unknown[]) => ({ messages: [{ role: "user", content }] });
const answering = (...content: unknown[]) => ({ messages: [user, { role: "assistant", content }, user] });

/** Optional members of both bodies. */
const optional = [
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
const ofChat = ["enable_clarification", "max_clarification_rounds", "interrupt_before_tools"];
const ofAgent = ["session_id", "module"];
const nothing = (names: string[]) => Object.fromEntries(names.map((name) => [name, null]));

it.each<[name: string, body: unknown]>([
  ["a question [A-003]", asking({})],
  [
    "the members of the seed [A-003][A-004]",
    asking({ thread_id: "thread_1", agent_id: "default", model_id: "m", enable_deep_thinking: true }),
  ],
  [
    "every role, with a text or blocks [A-005][A-006][AS-015]",
    {
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: [{ type: "text", text: "hi" }], name: "Ann" },
        { role: "assistant", content: "Hello." },
        user,
      ],
    },
  ],
  ["the seed's block of text [A-009]", saying({ type: "text", text: "Your text content here" })],
  [
    "the seed's image by its address [A-010]",
    saying({ type: "image", url: "https://example.com/image.jpg" }),
  ],
  [
    "the seed's image by its bytes, which the seed abbreviates [A-011]",
    saying({ type: "image", data: "iVBORw0KGgoAAAANSUhEUgAAAAE...", mime_type: "image/png" }),
  ],
  [
    "the seed's block of reasoning, given back [A-012]",
    answering({ type: "reasoning", reasoning: "Let me think about this..." }, { type: "text", text: "4" }),
  ],
  [
    "all members of blocks [A-007][A-008][A-013]",
    saying(
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
    "null for what is optional [AS-011]",
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
      ...nothing(optional),
    },
  ],
  [
    "unknown members at every depth [AS-010]",
    asking({ x: 1, messages: [{ ...user, x: 1 }], resources: [{ uri: "u", x: 1 }] }),
  ],
  [
    "addresses in capitals [AS-018]",
    saying({ type: "image", url: "HTTPS://e" }, { type: "file", url: "DATA:,a" }),
  ],
  [
    "the most messages and blocks [AS-059]",
    {
      messages: [
        ...Array(9_999).fill(user),
        saying(...Array(1_000).fill({ type: "text", text: "a" })).messages[0],
      ],
    },
  ],
  ["unknown members of blocks [AS-010]", saying({ type: "text", text: "hi", x: 1 })],
  [
    "the least of every number [A-017]",
    asking({ max_plan_iterations: 1, max_step_num: 1, max_search_results: 1 }),
  ],
  [
    "the most of every number [A-017]",
    asking({ max_plan_iterations: 10, max_step_num: 10, max_search_results: 20 }),
  ],
  [
    "the other members [A-017]",
    asking({
      resources: [{ uri: "u", title: "t", description: "d" }],
      auto_accepted_plan: false,
      interrupt_feedback: "[ACCEPTED]",
      enable_background_investigation: false,
      enable_web_search: false,
      locale: "de-DE",
      mcp_settings: { servers: {} },
    }),
  ],
])("both operations take %s", (_, body) => {
  expect(checkBody("streamChat", body)).toEqual([]);
  expect(checkBody("streamAgent", body)).toEqual([]);
});

it("each operation takes members of its own, or null for them [A-017][AX-05][AS-011]", () => {
  const chat = { enable_clarification: true, max_clarification_rounds: 10, interrupt_before_tools: ["a"] };
  expect(checkBody("streamChat", asking(chat))).toEqual([]);
  expect(checkBody("streamChat", asking(nothing(ofChat)))).toEqual([]);
  for (const module of ["general", "research", "podcast", "ppt", "prose"])
    expect(checkBody("streamAgent", asking({ session_id: "s", module }))).toEqual([]);
  expect(checkBody("streamAgent", asking(nothing(ofAgent)))).toEqual([]);
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
  [saying(), "/messages/0/content", "must have at least 1 item"],
  [
    saying(...Array(1_001).fill({ type: "text", text: "a" })),
    "/messages/0/content",
    "must have at most 1000 items",
  ],
  [
    answering(...Array(1_001).fill({ type: "text", text: "a" })),
    "/messages/1/content",
    "must have at most 1000 items",
  ],
  [{ messages: Array(10_001).fill(user) }, "/messages", "must have at most 10000 items"],
  [{ messages: [{ ...user, name: 1 }] }, "/messages/0/name", "must be a string or null, not a number"],
  [saying({ text: "hi" }), "/messages/0/content/0/type", "is required"],
  [
    saying({ type: "video", url: "http://e" }),
    "/messages/0/content/0/type",
    'must be one of "text", "image", "audio", "file", not "video"',
  ],
  [
    saying({ type: "reasoning", reasoning: "x" }),
    "/messages/0/content/0/type",
    'must be one of "text", "image", "audio", "file", not "reasoning"',
  ],
  [saying({ type: "text" }), "/messages/0/content/0/text", "is required"],
  [saying({ type: "text", text: "" }), "/messages/0/content/0/text", "must not be empty"],
  [
    saying({ type: "image", url: "ftp://e" }),
    "/messages/0/content/0/url",
    "must match ^([Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)",
  ],
  [
    saying({ type: "image", data: 1 }),
    "/messages/0/content/0/data",
    "must be a string or null, not a number",
  ],
  [
    saying({ type: "image", url: "http://e", detail: "fine" }),
    "/messages/0/content/0/detail",
    'must be one of "auto", "low", "high", not "fine"',
  ],
  [answering({ type: "reasoning" }), "/messages/1/content/0/reasoning", "is required"],
  [asking({ thread_id: "" }), "/thread_id", "must not be empty"],
  [asking({ thread_id: "x".repeat(256) }), "/thread_id", "must be at most 255 characters long"],
  [asking({ agent_id: "" }), "/agent_id", "must not be empty"],
  [asking({ model_id: 1 }), "/model_id", "must be a string or null, not a number"],
  [
    asking({ enable_deep_thinking: "yes" }),
    "/enable_deep_thinking",
    "must be a boolean or null, not a string",
  ],
  [asking({ resources: [{}] }), "/resources/0/uri", "is required"],
  [asking({ resources: [{ uri: "" }] }), "/resources/0/uri", "must not be empty"],
  [asking({ max_plan_iterations: 0 }), "/max_plan_iterations", "must be at least 1"],
  [asking({ max_plan_iterations: 11 }), "/max_plan_iterations", "must be at most 10"],
  [asking({ max_step_num: 11 }), "/max_step_num", "must be at most 10"],
  [asking({ max_search_results: 21 }), "/max_search_results", "must be at most 20"],
  [asking({ max_search_results: 1.5 }), "/max_search_results", "must be an integer or null, not 1.5"],
  [asking({ auto_accepted_plan: 1 }), "/auto_accepted_plan", "must be a boolean or null, not a number"],
  [asking({ interrupt_feedback: {} }), "/interrupt_feedback", "must be a string or null, not an object"],
  [asking({ locale: 1 }), "/locale", "must be a string or null, not a number"],
  [asking({ mcp_settings: [] }), "/mcp_settings", "must be an object or null, not an array"],
  [
    asking({ mcp_settings: { servers: [] } }),
    "/mcp_settings/servers",
    "must be an object or null, not an array",
  ],
])(
  "both operations refuse %j [A-003][A-004][A-005][A-006][A-008][A-014][A-017][AS-015][AS-016][AS-017][AS-018][AS-022]",
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
  "%s refuses %j, and the other one does not look at it [A-017][AX-05][AS-020][AS-026]",
  (operation, members, pointer, message) => {
    const violations = checkBody(operation, asking(members));
    expect(violations.map((each) => ({ pointer: each.pointer, message: each.message }))).toEqual([
      { pointer, message },
    ]);
    const other = operation === "streamChat" ? "streamAgent" : "streamChat";
    expect(checkBody(other, asking(members))).toEqual([]);
  },
);
