import { describe, expect, it } from "vitest";
import type { Level, Requirement } from "../../../spec/toolchain/requirements/register.ts";
import type { RequirementEvidence } from "../../coverage/evidence.ts";
import { coveragePage, coverageRows } from "./coverage-page.ts";
import { type EventsOfContract, eventsPage } from "./events-page.ts";
import { requirementsPage } from "./requirements-page.ts";

const check = { id: "every-first", text: "It starts with `RUN_STARTED`.", killed: "late-start" };
const test = { file: "a.test.ts", title: "starts > once" };
const requirement = (
  id: string,
  level: Level,
  proofs: Partial<RequirementEvidence> = {},
  reasons: Partial<Requirement> = {},
): RequirementEvidence => ({
  requirement: { id, level, origin: "S", source: "Proposal, §1 <x>", text: "It MUST `x`.", ...reasons },
  checks: [],
  tests: [],
  ...proofs,
});
const evidence = [
  requirement("T-001", "MUST", { checks: [check], tests: [test] }),
  requirement(
    "T-002",
    "MUST",
    { tests: [test] },
    { differs: { from: "proposal", how: "It `x`.", because: "It | must." } },
  ),
  requirement("TX-01", "MAY", {}, { untestable: "No client sees it.", origin: "R" }),
  requirement("TX-02", "MAY", {}, { unproved: "It takes too long." }),
];
const findAddress = (code: string) => (code === "RUN_STARTED" ? "/events.md#run" : undefined);

describe("the requirements page", () => {
  const page = requirementsPage("Tambo", evidence, findAddress);

  it("counts requirements by level, and groups them by the prefixes of their ids", () => {
    expect(page).toContain("\n4 requirements: 2 MUST, 2 MAY. Each");
    expect(page.match(/^## .*$/gm)).toEqual(["## T-… (2) {#T}", "## TX-… (2) {#TX}"]);
  });

  it("shows each requirement with its checks and tests", () => {
    expect(page).toContain(`### T-001 {#T-001}

<span class="badge must">MUST</span> <span class="badge judged">tested by the suite</span>

It MUST \`x\`.

<small>Proposal, §1 &lt;x> (from the proposal)</small>

<details>
<summary>1 check, 1 test</summary>

- \`every-first\` It starts with [\`RUN_STARTED\`](/events.md#run). Kills the mutant \`late-start\`.
- starts > once \`a.test.ts\`

</details>`);
  });

  it("shows how and why a requirement differs from its source", () => {
    expect(page).toContain(
      "(from the proposal)</small>\n\nDiffers from the proposal: It `x`. Reason: It &#124; must.\n\n<details>",
    );
  });

  it("shows the reason for each requirement without a check or a test", () => {
    expect(page).toContain("(our decision)</small>\n\nNot visible to a client: No client sees it.");
    expect(page).toContain("\n\nNot tested: It takes too long.");
  });
});

describe("the coverage page", () => {
  it("counts the requirements of each level, and all requirements", () => {
    expect(coverageRows(evidence)).toEqual([
      ["MUST", 2, 1, 1, 0, 0, 1],
      ["MAY", 2, 0, 0, 1, 1, 0],
      ["all", 4, 1, 1, 1, 1, 1],
    ]);
  });

  it("lists the requirements without a check or a test", () => {
    const page = coveragePage(new Map([["tambo", evidence]]), new Map([["tambo", "Tambo"]]));
    expect(page.match(/^- .*$/gm)).toEqual([
      "- [TX-01](/contracts/tambo/requirements.md#TX-01) It MUST `x`. *No reason is given.*",
      "- [TX-02](/contracts/tambo/requirements.md#TX-02) It MUST `x`. *It takes too long.*",
    ]);
  });

  it("lists the requirements that differ from their source", () => {
    const page = coveragePage(new Map([["tambo", evidence]]), new Map([["tambo", "Tambo"]]));
    expect(page.slice(page.indexOf("| Requirement |"))).toBe(`| Requirement | Differs from | How | Why |
| --- | --- | --- | --- |
| [T-002](/contracts/tambo/requirements.md#T-002) | the proposal | It \`x\`. | It &#124; must. |
`);
  });
});

describe("the events page", () => {
  const createRun = { id: "createRun", route: "POST /runs", summary: "Start a run" };
  const [first, second] = evidence.map(({ requirement }) => requirement) as [Requirement, Requirement];
  const invariant = { id: "first", text: "A stream starts with it.", requirements: ["T-001"] };
  const contract: EventsOfContract = {
    contract: "tambo",
    title: "Tambo",
    events: [
      {
        id: "RunStart",
        name: "run_start",
        schema: "RunStart",
        description: "A run `starts`.",
        examples: [{ headers: { event: "run_start" }, payload: { type: "run_start" } }],
        operations: [createRun],
      },
      {
        id: "Ping",
        name: "ping",
        schema: "Ping",
        description: "",
        examples: [{ payload: {} }],
        operations: [createRun],
      },
    ],
    kinds: new Map([
      [
        "ping",
        [{ name: "ping, pong", description: "Both.", example: { payload: { n: 2 } }, requirements: [] }],
      ],
    ]),
    schemas: {
      RunStart: {
        properties: {
          type: { enum: ["run_start"], description: "Kind." },
          by: { oneOf: [{ $ref: "#/components/schemas/User" }, { type: "null" }] },
        },
        required: ["type"],
      },
      User: { description: "A `user`.", properties: { name: { type: "string" } } },
      Ping: { properties: {} },
    },
    requirements: new Map([["run_start", { order: [first], other: [second], checkedBy: [invariant] }]]),
    invariants: [invariant, { id: "valid", text: "Every event is valid.", requirements: ["T-002"] }],
    operations: [createRun],
  };
  const page = eventsPage(contract, () => undefined);

  it("shows an event with its fields, example and order", () => {
    expect(page).toContain(`## \`run_start\` {#event-run_start}

A run \`starts\`.

Schema [\`RunStart\`](/contracts/tambo/schemas/RunStart.json). Sent by \`createRun\`.

| Field | Type | Required | Description |
| --- | --- | --- | --- |
| \`type\` | "run&#95;start" | yes | Kind. |
| \`by\` | [\`User\`](#type-User) or null | no |  |

**Example**

\`\`\`\`sse
event: run_start
data: {
  "type": "run_start"
}
\`\`\`\`

**Order**

- [T-001](/contracts/tambo/requirements.md#T-001) <span class="badge must">MUST</span> It MUST \`x\`.

Checked in every stream by [\`every-first\`](#invariant-first).

<details>
<summary>1 other requirement</summary>`);
  });

  it("shows kinds of events, types of fields, and the order of every stream", () => {
    expect(page).toContain(
      "## `ping, pong` {#event-ping-and-pong}\n\nBoth.\n\nThis is a kind of [`ping`](#event-ping) and has the same fields.",
    );
    expect(page).toContain("### `User` {#type-User}\n\nA `user`.");
    expect(page).toContain(
      '- <span id="invariant-first">`every-first`</span> A stream starts with it. [T-001](/contracts/tambo/requirements.md#T-001)',
    );
    expect(page).not.toContain("Every event is valid");
  });
});
