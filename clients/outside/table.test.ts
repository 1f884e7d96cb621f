import { expect, it } from "vitest";
import { findLock, outsideClients } from "./outside-client.ts";
import { parseChecks } from "./run-client.ts";
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

it("reads the checks among the other output of a program", () => {
  const output = 'warning\n{"check":"text"}\n{"id":1}\n{"check":"stop","failed":"404"}\n';
  expect(parseChecks(output)).toEqual([{ check: "text" }, { check: "stop", failed: "404" }]);
});

it("has a lock file for each client with packages", () => {
  const languages = outsideClients.map((client) => [client.packages.length > 0, findLock(client)?.language]);
  expect(languages.filter(([hasPackages, language]) => hasPackages === (language === undefined))).toEqual([]);
  expect(new Set(outsideClients.map(({ id }) => id)).size).toBe(outsideClients.length);
});
