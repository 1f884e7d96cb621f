import { expect, it } from "vitest";
import { findLock, outsideClients } from "./outside-client.ts";
import { readChecks } from "./run-client.ts";
import { buildTable, describeFailures } from "./table.ts";

const passed = {
  id: "a",
  packages: ["@x/a"],
  version: "1.0.0",
  checks: [{ check: "text" }, { check: "cancel" }],
};
const failed = {
  id: "b",
  packages: [],
  version: "–",
  checks: [{ check: "text", failed: "404" }, { check: "stop" }],
  error: "`node program.mjs` exited with 1",
};

it("lists the checks of each client, and marks failures", () => {
  expect(buildTable([passed, failed])).toEqual({
    header: ["Client", "Packages", "Version", "Checks"],
    lines: [
      ["a", "@x/a", "1.0.0", "text, cancel"],
      ["b", "written by us", "–", "**text: FAILED**, stop, **FAILED**"],
    ],
    notes: [],
  });
});

it("describes each failure", () => {
  expect([passed, failed].map(describeFailures)).toEqual([[], ["text: 404", failed.error]]);
});

it.each([
  {
    title: "among the other output of a program",
    output: 'warning\n{"check":"text"}\n{"id":1}\n{"check":"stop","failed":"404"}\n',
    expected: { checks: [{ check: "text" }, { check: "stop", failed: "404" }] },
  },
  {
    title: "and fails one that is missing",
    output: 'warning\n{"check":"text"}\n',
    expected: {
      checks: [{ check: "text" }, { check: "stop", failed: "the program ended without this check" }],
      error: 'output of the program:\nwarning\n{"check":"text"}\n',
    },
  },
  {
    title: "and fails one that is not listed",
    output: '{"check":"text"}\n{"check":"stop"}\n{"check":"reload"}\n{"check":"cancel","failed":"404"}\n',
    expected: {
      checks: [
        { check: "text" },
        { check: "stop" },
        { check: "reload", failed: "add this check to `a` in outside-client.ts" },
        { check: "cancel", failed: "404" },
      ],
    },
  },
])("reads the checks $title", ({ output, expected }) => {
  expect(readChecks({ id: "a", checks: ["text", "stop"] }, output)).toEqual(expected);
});

it("has a lock file for each client with packages", () => {
  const languages = outsideClients.map((client) => [client.packages.length > 0, findLock(client)?.language]);
  expect(languages.filter(([hasPackages, language]) => hasPackages === (language === undefined))).toEqual([]);
  expect(new Set(outsideClients.map(({ id }) => id)).size).toBe(outsideClients.length);
});
