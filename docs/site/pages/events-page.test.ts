import { expect, it } from "vitest";
import { addressesOf, readHtml, textsOf } from "../testing/dom.ts";
import { type EventsOfContract, eventsPage } from "./events-page.ts";

const createRun = { id: "createRun", route: "POST /runs", summary: "Start a run" };
const requirement = {
  id: "T-001",
  level: "MUST",
  origin: "S",
  source: "s",
  text: "`run_start` MUST come first.",
} as const;
const other = {
  id: "T-002",
  level: "MAY",
  origin: "S",
  source: "s",
  text: "`run_start` MAY have `at`.",
} as const;
const first = { id: "first", text: "A stream starts with it.", requirements: ["T-001"] };

const tambo: EventsOfContract = {
  contract: "tambo",
  events: [
    {
      name: "run_start",
      schema: "RunStart",
      description: "A run `starts`.",
      examples: [{ headers: { event: "run_start" }, payload: { type: "run_start", by: { name: "a<b" } } }],
      operations: [createRun],
    },
    {
      name: "ping",
      schema: "Ping",
      description: "Nothing.",
      examples: [{ payload: {} }, { payload: { n: 1 } }],
      operations: [createRun],
    },
  ],
  kinds: new Map([
    ["ping", [{ name: "ping, pong", description: "Both.", example: { payload: { n: 2 } }, rules: [] }]],
  ]),
  schemas: {
    RunStart: {
      properties: {
        type: { enum: ["run_start"], description: "Kind." },
        by: { oneOf: [{ $ref: "#/components/schemas/User" }, { type: "null" }], description: "Who." },
      },
      required: ["type"],
    },
    User: { description: "A `user`.", properties: { name: { type: "string" } } },
    Ping: { properties: {} },
  },
  rules: new Map([
    ["run_start", { order: [requirement], other: [other], judged: [first] }],
    ["ping, pong", { order: [requirement], other: [], judged: [] }],
  ]),
  invariants: [first, { id: "valid", text: "Every event is valid.", requirements: ["T-002"] }],
  operations: [createRun],
};

const placeOf = (code: string) =>
  code === "createRun" ? "contracts/tambo/index.html#operation-createRun" : undefined;
const document = readHtml(eventsPage(tambo, placeOf).body.source);

it("shows an event with its members, its example, its place and what carries it", () => {
  const [section] = document.querySelectorAll(".event");
  expect(textsOf(section, "h2, .lead, .facts, h3")).toEqual([
    "run_start",
    "A run starts.",
    "Schema RunStart. Carried by createRun.",
    "Members",
    "Example",
    "Place in the stream",
  ]);
  expect(textsOf(section, "tbody tr")).toEqual([
    'type"run_start"requiredKind.',
    "byUser or nulloptionalWho.",
  ]);
  expect(textsOf(section, "pre")).toEqual([
    'event: run_start\ndata: {\n  "type": "run_start",\n  "by": {\n    "name": "a<b"\n  }\n}',
  ]);
  expect(textsOf(section, "li")).toEqual([
    "T-001 MUST run_start MUST come first.",
    "T-002 MAY run_start MAY have at.",
  ]);
  expect(textsOf(section, "summary")).toEqual(["1 other rule that names it"]);
  expect(addressesOf(section)).toEqual([
    "schemas/RunStart.json",
    "index.html#operation-createRun",
    "#type-User",
    "requirements.html#T-001",
    "#invariant-first",
    "requirements.html#T-002",
  ]);
});

it("shows an event that no rule names, with all of its examples", () => {
  const [, section] = document.querySelectorAll(".event");
  expect(textsOf(section, "pre")).toEqual(["data: {}", 'data: {\n  "n": 1\n}']);
  expect(textsOf(section, "h3")).toEqual(["Members", "Examples", "Place in the stream"]);
  expect(textsOf(section, "p").at(-1)).toBe("No rule says more of it than what holds of every stream.");
});

it("shows a kind of an event after it, with its example and its place", () => {
  const [, , section] = document.querySelectorAll(".event");
  expect(textsOf(section, "h2, .lead, .facts, h3, pre, li")).toEqual([
    "ping, pong",
    "Both.",
    "A kind of ping, with its members, told by what it brings.",
    "Example",
    'data: {\n  "n": 2\n}',
    "Place in the stream",
    "T-001 MUST run_start MUST come first.",
  ]);
  expect(addressesOf(document.querySelector(".jump"))).toEqual([
    "#event-run_start",
    "#event-ping",
    "#event-ping-and-pong",
    "#types",
  ]);
});

it("shows the order of every stream, and the types of members", () => {
  expect(textsOf(document.querySelector("#order")?.parentElement, "li")).toEqual([
    "A stream starts with it. every-first T-001",
  ]);
  expect(textsOf(document.querySelector("#type-User")?.parentElement, "h3, p")).toEqual(["User", "A user."]);
});
