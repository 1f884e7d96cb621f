import { describe, expect, it } from "vitest";
import type { Documents } from "../diff/change.ts";
import { diffContract } from "../diff/diff-contract.ts";
import { releaseChangelog, updateChangelog } from "./changelog.ts";
import { testBreak, testChange, testDiff } from "./test-change.ts";

const gone = testBreak("gone");
const words = testChange({
  id: "words",
  class: "documentation",
  kind: "description-changed",
  directions: ["request", "response"],
  subject: "Thread",
  events: [],
  sentence: "Readers of the description know more.",
});
const more = testChange({ id: "more" });
const again = testChange({ id: "again", subject: "RunStartedEvent.seed" });
const declared = [
  { id: "gone", contract: "tambo" as const, reason: "No client\nuses it.", since: "2.0.0", line: 1 },
];

const intro = `# Changes to the contracts

Each contract has a section that lists its versions, newest first. \`npm run changelog\` adds a line for each unreleased
change. You can edit and combine these lines and add text between them. The comment at the end of a line identifies
its change, and an edited line is kept until its change no longer exists.
`;

const goneLine =
  "- `RunStartedEvent.threadId` (field removed; breaking for clients; event; in RUN_STARTED): Readers of RUN_STARTED that use it break.";
const moreLine =
  "- `RunStartedEvent.model` (field added; event; in RUN_STARTED): Readers of RUN_STARTED may use it.";
const againLine =
  "- `RunStartedEvent.seed` (field added; event; in RUN_STARTED): Readers of RUN_STARTED may use it.";
const wordsLine =
  "- `Thread` (description changed; request, response; in createRun): Readers of the description know more.";

/** Returns a change log for Tambo API with the given section and one earlier release. */
function log(section: string): string {
  return `${intro}
## tambo

### Unreleased

${section}
### 1.0.0 (2026-11-22)

First release.
`;
}

const full = log(`#### Breaking

${goneLine} Why: No client uses it. <!-- change: gone (38447dc2) -->

#### Added

${moreLine} <!-- change: more (66027dbd) -->

#### Documentation

${wordsLine} <!-- change: words (91a0eb41) -->
`);

it("writes a new change log", () => {
  const { text, differences } = updateChangelog("", [testDiff("2.0.0", words, more, gone)], declared);
  expect(text).toBe(full.slice(0, full.indexOf("\n### 1.0.0")));
  expect(differences).toEqual([
    { contract: "tambo", kind: "missing", line: wordsLine },
    { contract: "tambo", kind: "missing", line: moreLine },
    { contract: "tambo", kind: "missing", line: `${goneLine} Why: No client uses it.` },
  ]);
});

it("does not change a log that contains every change, regardless of its layout", () => {
  const spread = full.replaceAll("#### ", "\n\n#### ");
  expect(updateChangelog(spread, [testDiff("2.0.0", gone, more, words)], declared)).toEqual({
    text: spread,
    differences: [],
  });
});

it("contains the dates of a deprecation, and of one whose dates change", async () => {
  const operation = { operationId: "readX", responses: { 200: { description: "X." } } };
  const documents = (marks: object) => ({
    openapi: JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Test", version: "1.0.0" },
      paths: { "/x": { get: { ...operation, ...marks } } },
    }),
    asyncapi: "",
  });
  const marked = (sunset: string) =>
    documents({ deprecated: true, "x-deprecated-since": "2026-11-22", "x-sunset": sunset });
  const lines = async (old: Documents, present: Documents) =>
    updateChangelog("", [await diffContract("tambo", old, present)], []).differences.map(({ line }) => line);
  expect(await lines(documents({}), marked("2027-06-01"))).toEqual([
    "- `GET /x` (deprecation added; in readX): Nothing breaks yet; clients should stop using it (since 2026-11-22, sunset 2027-06-01).",
  ]);
  expect(await lines(marked("2027-06-01"), marked("2027-09-01"))).toEqual([
    "- `GET /x` (deprecation moved; in readX): Nothing breaks yet; the dates of the deprecation change from since 2026-11-22, sunset 2027-06-01 to since 2026-11-22, sunset 2027-09-01.",
  ]);
});

it("does not change other contracts, and inserts a new contract in order", () => {
  const before = `${intro}\n## ag-ui\n\n### 1.0.0 (2026-11-22)\n\nFirst release.\n`;
  const { text } = updateChangelog(before, [testDiff("1.1.0", more)], []);
  expect([...text.matchAll(/^##+ .*/gm)].map(([heading]) => heading)).toEqual([
    "## tambo",
    "### Unreleased",
    "#### Added",
    "## ag-ui",
    "### 1.0.0 (2026-11-22)",
  ]);
});

describe("handwritten text is kept", () => {
  const edited = log(`Read this before you update.

#### Added

- The model that answers is in \`RUN_STARTED\`,
  and so is its seed. <!-- change: more (66027dbd) --> <!-- change: again (00000000) -->
- Not from a document at all.

And this.
`);

  it("with the changes that it describes", () => {
    expect(updateChangelog(edited, [testDiff("1.1.0", more, again)], []).differences).toEqual([]);
  });

  it("next to lines for new changes", () => {
    const { text, differences } = updateChangelog(edited, [testDiff("2.0.0", more, again, gone)], []);
    expect(text).toBe(
      edited.replace(
        "#### Added",
        `#### Breaking\n\n${goneLine} <!-- change: gone (30277b73) -->\n\n#### Added`,
      ),
    );
    expect(differences).toEqual([{ contract: "tambo", kind: "missing", line: goneLine }]);
  });

  it("if one of a line's changes no longer exists, which is reported", () => {
    const { text, differences } = updateChangelog(edited, [testDiff("1.1.0", more)], []);
    expect(text).toBe(edited.replace(" <!-- change: again (00000000) -->", ""));
    expect(differences).toEqual([
      {
        contract: "tambo",
        kind: "left over",
        line: "- The model that answers is in `RUN_STARTED`,\n  and so is its seed.",
      },
    ]);
  });

  it("but a line whose changes no longer exist is removed and reported", () => {
    const { text, differences } = updateChangelog(edited, [testDiff("1.0.0")], []);
    expect(text).toBe(
      log("Read this before you update.\n\n#### Added\n\n- Not from a document at all.\n\nAnd this.\n"),
    );
    expect(differences.map(({ kind: what }) => what)).toEqual(["left over"]);
  });
});

describe("an unedited generated line", () => {
  it("is updated with its change and the declared reason", () => {
    const before = updateChangelog("", [testDiff("2.0.0", gone)], []).text;
    const { text, differences } = updateChangelog(before, [testDiff("2.0.0", gone)], declared);
    expect(text).toBe(updateChangelog("", [testDiff("2.0.0", gone)], declared).text);
    expect(differences).toEqual([
      { contract: "tambo", kind: "outdated", line: `${goneLine} Why: No client uses it.` },
    ]);
  });

  it("is kept once it has been edited", () => {
    const before = updateChangelog("", [testDiff("2.0.0", gone)], []).text.replace("break.", "fail.");
    expect(updateChangelog(before, [testDiff("2.0.0", gone)], declared)).toEqual({
      text: before,
      differences: [],
    });
  });

  it("is removed with its change, and the last line also removes its heading and section", () => {
    const before = updateChangelog("", [testDiff("2.0.0", gone, more)], []).text;
    const { text } = updateChangelog(before, [testDiff("1.1.0", more)], []);
    expect(text).toBe(updateChangelog("", [testDiff("1.1.0", more)], []).text);
    expect(updateChangelog(text, [testDiff("1.0.0")], []).text).toBe(`${intro}\n## tambo\n`);
  });
});

describe("a release", () => {
  it("turns the unreleased changes into a version, without the comments", () => {
    expect(releaseChangelog(full, "tambo", "2.0.0", "2027-01-31", "Nothing changed.")).toBe(
      full.replace("### Unreleased", "### 2.0.0 (2027-01-31)").replaceAll(/ <!-- .*? -->/g, ""),
    );
  });

  it("says that there are no changes", () => {
    expect(releaseChangelog("", "tambo", "1.0.0", "2026-11-22", "First release.")).toBe(
      `${intro}\n## tambo\n\n### 1.0.0 (2026-11-22)\n\nFirst release.\n`,
    );
  });

  it("leaves nothing that could mix with later changes", () => {
    const released = releaseChangelog(full, "tambo", "2.0.0", "2027-01-31", "Nothing changed.");
    const { text } = updateChangelog(released, [testDiff("2.1.0", again)], []);
    expect(text).toBe(
      released.replace(
        "### 2.0.0",
        `### Unreleased\n\n#### Added\n\n${againLine} <!-- change: again (28a8a375) -->\n\n### 2.0.0`,
      ),
    );
  });
});
