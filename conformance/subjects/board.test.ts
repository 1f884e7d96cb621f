import { expect, it } from "vitest";
import { type BoardEntry, findStaleFindings, writeAgreement, writeBoard, writeFindings } from "./board.ts";
import type { Finding } from "./subject.ts";

const finding: Finding = {
  title: "The run has another id",
  checks: ["core-ids"],
  section: "basic/run-input, Identity",
  expected: "The run has the runId of the request",
  tools: "Neither tool compares the ids.",
  request: {},
  cause: "The id is always generated.",
};
const stale: Finding = { ...finding, title: "Mended", checks: ["core-items"] };

const acme: BoardEntry = {
  summary: {
    name: "acme",
    package: "acme-ag-ui",
    version: "1.2.3",
    suite: "0.1.0",
    level: "none",
    claims: "run, reasoning",
    passed: 90,
    warned: 2,
    failed: 3,
    notReached: 1,
    failures: [
      { check: "core-ids", cases: 2, reason: "another runId" },
      { check: "core-text/plain", cases: 1, reason: "unexpected" },
    ],
  },
  findings: [finding],
  reproductions: [
    {
      title: finding.title,
      curl: "curl http://127.0.0.1:8000/ag-ui",
      output: 'HTTP/1.1 200 OK\n\ndata: {"type":"RUN_STARTED"}',
      client: "accepts the stream",
      python: "every event is valid",
    },
  ],
};
const best: BoardEntry = {
  summary: {
    ...acme.summary,
    name: "best",
    level: "core",
    claims: "run",
    passed: 99,
    warned: 0,
    failed: 0,
    notReached: 0,
    failures: [],
  },
  findings: [],
  reproductions: [],
};

it("writes a row for each server", () => {
  expect(writeBoard([acme, best]).split("\n")).toEqual([
    "# Board",
    "",
    "AG-UI servers of others, judged by `tambo-conform start --contract ag-ui --level core`. `npm run board` writes this",
    "file. An invariant is counted in every case to which it applies, so one defect can fail many checks, and the sum of the",
    "numbers differs between servers. A check is not reached if an earlier step of its case failed. Claims are the operations",
    "and optional features that were tested. A warning is a requirement of the level SHOULD that is not met.",
    "",
    "A subject's name links to its reproductions. [The agreement table](agreement.md) compares every failed check with AG-UI's",
    "own tools.",
    "",
    "2 servers, 1 findings.",
    "",
    "| Subject | Version | Level | Claims | Passed | Failed | Not reached | Warnings | Findings |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    "| [acme](acme/findings.md) | acme-ag-ui 1.2.3 | none | run, reasoning | 90 | 2 | 1 | 2 | The run has another id |",
    "| best | acme-ag-ui 1.2.3 | core | run | 99 | 0 | 0 | 0 |  |",
    "",
  ]);
});

it("writes a row for each failed check, and marks those that no finding explains", () => {
  expect(writeAgreement([acme, best]).split("\n").slice(5)).toEqual([
    "| Check | Subject | Suite | AG-UI 1.0 | Official client | Python types | Reason |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    "| `core-ids` | acme | fails in 2 cases | basic/run-input, Identity | accepts the stream | every event is valid | Neither tool compares the ids. |",
    "| `core-text/plain` | acme | fails | **unexplained** | not recorded | not recorded |  |",
    "",
  ]);
});

it("writes the text of an issue for each finding", () => {
  expect(writeFindings(acme)).toBe(`# Findings: acme

Each section is the text of an issue for the authors. \`npm run board -- --reproduce\` writes this file.

## The run has another id

**Version**: acme-ag-ui 1.2.3, model: [model.mjs](../model.mjs) (\`node model.mjs 9000\`).

**Expected**: The run has the runId of the request (AG-UI 1.0, basic/run-input, Identity).

**Cause**: The id is always generated.

**Reproduction**:

\`\`\`sh
curl http://127.0.0.1:8000/ag-ui
\`\`\`

**Actual**:

\`\`\`http
HTTP/1.1 200 OK

data: {"type":"RUN_STARTED"}
\`\`\`

\`@ag-ui/client\` 1.0.0: accepts the stream. Types of \`ag-ui-protocol\` 1.0.0: every event is valid.
`);
});

it("finds findings that no failed check shows", () => {
  expect(findStaleFindings({ ...acme, findings: [finding, stale] })).toEqual([stale]);
});
