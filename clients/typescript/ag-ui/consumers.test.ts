/**
 * Tests what this project's consumers do with the streams of AG-UI's client fixtures, which are in
 * `spec/1.1/conformance/streams` of `ag-ui-protocol/ag-ui`. The fixtures here have the names and intents of those at
 * commit ac097900388b88569dd1b8c79acecdb643cde2a5, but their own streams, because tests run without GitHub.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Difference, findDifferences } from "./testing/consumers.ts";
import { lifecycleFixtures } from "./testing/lifecycle.ts";
import { messageFixtures } from "./testing/messages.ts";
import { valueFixtures } from "./testing/values.ts";

const fixtures = { ...lifecycleFixtures, ...messageFixtures, ...valueFixtures };
const names = Object.keys(fixtures);

interface Exception {
  difference: Difference;
  reason: string;
  fixtures: readonly string[];
}

const oneRun = "The contract's streams contain one run, so the client closes the connection after its end.";
const noChecks =
  "The client passes events on, and checks neither their fields nor their order: the contract's servers send only valid streams. For other servers, use @ag-ui/client.";
const noPeer = "The contract has one version, so the client has no setting for an older peer.";
const ownEvents = "The server folds only its own events, which do not include these.";

/** The differences between the fixtures and the consumers. */
const exceptions: readonly Exception[] = [
  {
    difference: "client: events",
    reason: oneRun,
    fixtures: [
      "late-run-error-after-finished-run-continues",
      "run-error-then-new-run-continues",
      "two-sequential-runs-accumulate",
    ],
  },
  { difference: "client: events", reason: noPeer, fixtures: ["era-0-0-57-subagent-dropped-with-warning"] },
  { difference: "client: rejection", reason: oneRun, fixtures: ["event-after-run-finished-fatal"] },
  {
    difference: "client: rejection",
    reason: noChecks,
    fixtures: names.filter((name) => fixtures[name]?.fatal && name !== "event-after-run-finished-fatal"),
  },
  {
    difference: "client: request",
    reason: noPeer,
    fixtures: ["era-0-0-39-flattens-content", "era-0-0-47-upgrades-binary-content"],
  },
  {
    difference: "client: values",
    reason: "The client does not remove what it does not know. An application ignores it.",
    fixtures: ["unknown-outcome-stripped", "unknown-property-stripped"],
  },
  {
    difference: "client: warning",
    reason:
      "A library must not write to its application's console, and the specification only recommends a warning.",
    fixtures: names.filter((name) => fixtures[name]?.warns),
  },
  {
    difference: "suite: rejection",
    reason: "The suite does not compare the subagents of an item's events yet.",
    fixtures: ["subagent-attribution-mismatch-fatal"],
  },
  {
    difference: "suite: messages",
    reason: "No check of the suite uses the subagents of messages.",
    fixtures: ["subagent-unannounced-attribution-accepted", "subagent-terminal-closes-open-chunk-stream"],
  },
  {
    difference: "suite: messages",
    reason:
      "The suite reports unknown values and retired events as violations, instead of removing or translating them.",
    fixtures: ["unknown-part-in-message-list", "era-0-0-45-thinking-translated"],
  },
  {
    difference: "suite: state",
    reason: "The suite reports a patch with an unknown operation as a violation, and applies none of it.",
    fixtures: ["state-delta-unknown-op-dropped"],
  },
  {
    difference: "server: exception",
    reason: "The server validates patches before it stores them, so an event never contains such a patch.",
    fixtures: ["state-delta-unappliable-warns-and-keeps", "state-delta-unknown-op-dropped"],
  },
  {
    difference: "server: messages",
    reason: ownEvents,
    fixtures: [
      "subagent-unannounced-attribution-accepted",
      "subagent-terminal-closes-open-chunk-stream",
      "chunk-expansion-assembles",
      "chunk-repeat-identical-accepted",
      "raw-does-not-close-chunk-stream",
      "tool-call-metadata-lands-on-the-call",
      "activity-snapshot-then-delta",
      "activity-replace-false-preserves",
      "metadata-merges-last-write-wins",
      "open-metadata-preserved",
      "messages-snapshot-reconciles-by-id",
      "unknown-part-in-message-list",
      "era-0-0-45-thinking-translated",
    ],
  },
];

it("has 68 fixtures, and exceptions for no others", () => {
  expect(names).toHaveLength(68);
  expect(
    exceptions.flatMap(({ fixtures: excepted }) => excepted.filter((name) => !names.includes(name))),
  ).toEqual([]);
});

it.each(names)("%s", async (name) => {
  const fixture = fixtures[name] ?? expect.unreachable(name);
  const expected = exceptions
    .filter(({ fixtures: excepted }) => excepted.includes(name))
    .map(({ difference }) => difference);
  expect((await findDifferences(fixture)).toSorted()).toEqual(expected.toSorted());
});

const repository = process.env.AG_UI_REPOSITORY;
if (repository !== undefined) {
  it("judges every fixture in a checkout of AG-UI's repository", () => {
    const manifest = readFileSync(join(repository, "spec/1.1/conformance/streams/MANIFEST.txt"), "utf8");
    const listed = manifest.split("\n").filter((line) => line.endsWith(".json"));
    expect(listed.map((file) => file.replace(/\.json$/, "")).toSorted()).toEqual(names.toSorted());
  });
}
