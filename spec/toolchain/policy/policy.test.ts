import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Change } from "../diff/change.ts";
import { readVersion } from "../diff/own-documents.ts";
import { CompileError } from "../generate/compile.ts";
import { ContractError } from "../generate/document.ts";
import { contracts } from "../project.ts";
import { findPolicyProblems } from "./policy.ts";
import { writeFiles } from "./release.ts";
import { releaseCommand } from "./release-documents.ts";
import { testBreak, testChange } from "./test-change.ts";
import { changelogCommand } from "./update-changelog.ts";

const today = "2026-11-22";

/** The root of a project that contains only the files that the policy reads. */
let root: string;
/** The changes of Tambo API since its release. The other contracts have no changes. */
let changes: Change[];

const document = (kind: string, version: string, description = "Test") =>
  `${kind}: 3.1.0\ninfo:\n  title: Test\n  version: ${version}\n  description: ${description}\n`;
const generated = (contract: string, version: string, description?: string) => {
  const notice = `# generated from spec/${contract} by \`npm run generate\`; do not edit\n`;
  return {
    [`generated/${contract}/openapi.yaml`]: notice + document("openapi", version, description),
    [`generated/${contract}/asyncapi.yaml`]: notice + document("asyncapi", version, description),
  };
};
const source = (version: string) =>
  `@service(#{ title: "Test" })\n@info(#{\n  version: "${version}",\n})\nnamespace Test;\n`;
const write = (files: Record<string, string>) => writeFiles(root, new Map(Object.entries(files)));
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Sets the version of Tambo API in its source and its documents, and sets its changes. */
function setTambo(version: string, ...given: Change[]): void {
  changes = given;
  const description = given.map(({ id }) => id).join(", ");
  write({ "spec/tambo/main.tsp": source(version), ...generated("tambo", version, description) });
}

const differ: Parameters<typeof findPolicyProblems>[1] = async (contract, old, present) => ({
  contract,
  from: readVersion(old.openapi),
  to: readVersion(present.openapi),
  changes: contract === "tambo" ? changes : [],
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "policy-"));
  changes = [];
  for (const contract of contracts)
    write({ [`spec/${contract}/main.tsp`]: source("1.0.0"), ...generated(contract, "1.0.0") });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs a command and returns its exit code and output. */
async function run(
  command: "changelog" | "release",
  args: string[] = [],
  outdated: string[] | Error = [],
): Promise<{ code: number; printed: string }> {
  let printed = "";
  const print = (text: string) => {
    printed += text;
  };
  const context = { root, out: print, err: print };
  const code =
    command === "changelog"
      ? await changelogCommand(args, context, differ)
      : await releaseCommand(args, context, {
          differ,
          findOutdated: async () => {
            if (outdated instanceof Error) throw outdated;
            return outdated;
          },
          today: () => today,
        });
  return { code, printed };
}

it("requires a release of contracts that were never released", async () => {
  expect(await findPolicyProblems(root, differ, today)).toEqual(
    contracts.map(
      (contract) =>
        `spec/released/${contract} has no documents: run \`npm run release:documents -- ${contract}\``,
    ),
  );
});

it("does not require a release of a contract with major version 0", async () => {
  write(generated("tambo", "0.1.0"));
  expect(
    (await findPolicyProblems(root, differ, today)).filter((text) => /\btambo(?![-\w])/.test(text)),
  ).toEqual([]);
});

describe("the first release", () => {
  it("copies the generated documents, with the date and the version", async () => {
    expect(await run("release")).toEqual({
      code: 0,
      printed: [
        "contract       from  to     changes\n",
        ...contracts.map((name) => `${name.padEnd(13)}  -     1.0.0  0\n`),
      ].join(""),
    });
    expect(read("spec/released/gateway/asyncapi.yaml")).toBe(
      `# gateway 1.0.0, released 2026-11-22 by \`npm run release:documents\`; do not edit\n${document("asyncapi", "1.0.0")}`,
    );
    expect(read("spec/CHANGELOG.md")).toContain(
      "\n## agent-stream\n\n### 1.0.0 (2026-11-22)\n\nThe first release.\n",
    );
    expect(await findPolicyProblems(root, differ, today)).toEqual([]);
  });

  it("can include only some of the contracts", async () => {
    expect((await run("release", ["gateway", "tambo"])).printed.match(/^[a-z-]+ +- /gm)).toEqual([
      "gateway   - ",
      "tambo     - ",
    ]);
    expect(await findPolicyProblems(root, differ, today)).toHaveLength(contracts.length - 2);
  });
});

describe("after the first release", () => {
  beforeEach(() => run("release"));
  const more = testChange({ id: "field-added RunStartedEvent.model (event)" });
  const gone = testBreak("field-removed RunStartedEvent.threadId (event)");
  const declaration = `- id: ${gone.id}\n  contract: tambo\n  reason: No client uses it.\n  since: 2.0.0\n`;

  it("a second release has nothing to release", async () => {
    expect(await run("release")).toEqual({
      code: 0,
      printed: "nothing to release: the documents are already released\n",
    });
  });

  it("a breaking change must be declared, have a new major version, and be in the change log", async () => {
    setTambo("1.0.0", gone);
    expect(await findPolicyProblems(root, differ, today)).toEqual([
      `tambo: a breaking change is not declared
  RunStartedEvent.threadId (field removed; breaking for clients; event; in RUN_STARTED): Readers of RUN_STARTED that use it break.
  revert it, or declare it in spec/released/declared.yaml:
  - id: "field-removed RunStartedEvent.threadId (event)"
    contract: tambo
    reason: <why, and what to do instead>
    since: 2.0.0`,
      `spec/tambo/main.tsp:3: tambo has version 1.0.0, but its changes since 1.0.0 require at least 2.0.0
  breaking: RunStartedEvent.threadId (field removed; breaking for clients; event; in RUN_STARTED)`,
      `spec/CHANGELOG.md does not match the changes since the last release: run \`npm run changelog\`, and edit the new lines
  tambo, missing: - \`RunStartedEvent.threadId\` (field removed; breaking for clients; event; in RUN_STARTED): Readers of RUN_STARTED that use it break.`,
    ]);
    const { code, printed } = await run("release");
    expect([code, printed.split("\n").at(-2)]).toEqual([1, "Nothing was released."]);

    write({ "spec/released/declared.yaml": declaration });
    setTambo("2.0.0", gone);
    const line =
      "- `RunStartedEvent.threadId` (field removed; breaking for clients; event; in RUN_STARTED): Readers of RUN_STARTED that use it break. Why: No client uses it.";
    expect(await run("changelog")).toEqual({ code: 0, printed: `added    tambo          ${line}\n` });
    expect(await findPolicyProblems(root, differ, today)).toEqual([]);
    expect(await run("changelog")).toEqual({ code: 0, printed: "spec/CHANGELOG.md is up to date\n" });

    expect((await run("release")).printed).toBe(
      "contract  from   to     changes\ntambo     1.0.0  2.0.0  1\n",
    );
    expect(await findPolicyProblems(root, differ, today)).toEqual([]);
    expect(read("spec/CHANGELOG.md")).toContain(
      `\n## tambo\n\n### 2.0.0 (2026-11-22)\n\n#### Breaking\n\n${line}\n\n### 1.0.0 (2026-11-22)\n`,
    );
    expect(read("spec/released/declared.yaml")).not.toContain(gone.id);
    expect(read("spec/released/tambo/openapi.yaml")).toContain("version: 2.0.0");
    expect(read("spec/released/gateway/openapi.yaml")).toContain("version: 1.0.0");
  });

  it("changes accumulate until they are released", async () => {
    setTambo("1.1.0", more);
    await run("changelog");
    expect(await findPolicyProblems(root, differ, today)).toEqual([]);
    setTambo("1.1.0", more, testChange({ id: "field-added RunStartedEvent.seed (event)" }));
    expect((await findPolicyProblems(root, differ, today)).map((problem) => problem.split(":")[0])).toEqual([
      "spec/CHANGELOG.md does not match the changes since the last release",
    ]);
  });

  it("a version without a change can be released", async () => {
    setTambo("1.0.1");
    expect((await run("release", ["tambo"])).code).toBe(0);
    expect(read("spec/CHANGELOG.md")).toContain(
      "### 1.0.1 (2026-11-22)\n\nNothing changed in the documents.\n",
    );
  });

  it("an invalid declared.yaml stops every command", async () => {
    write({ "spec/released/declared.yaml": "- id: x\n" });
    const message =
      "spec/released/declared.yaml:1: an entry has the string fields id, contract, reason, and since; contract is missing or not a string";
    expect(await findPolicyProblems(root, differ, today)).toEqual([message]);
    expect(await run("changelog")).toEqual({ code: 1, printed: `${message}\n` });
    expect(await run("release")).toEqual({ code: 1, printed: `${message}\n\nNothing was released.\n` });
  });

  it("outdated generated documents are not released", async () => {
    setTambo("1.1.0");
    expect(await run("release", [], ["tambo/openapi.yaml: changed"])).toEqual({
      code: 1,
      printed:
        "generated is not up to date: run `npm run generate` and commit the result\n  generated/tambo/openapi.yaml: changed\n\nNothing was released.\n",
    });
    expect(read("spec/released/tambo/openapi.yaml")).toContain("version: 1.0.0");
  });
});

describe("a deprecated part", () => {
  const line = "openapi: 3.1.0\n";
  /** Writes the Tambo API documents, with or without a deprecated field. */
  function setMember(
    version: string,
    dates: { since: string; sunset: string } | undefined,
    ...given: Change[]
  ) {
    setTambo(version, ...given);
    const member =
      dates === undefined
        ? ""
        : `, properties: { old: { deprecated: true, x-deprecated-since: "${dates.since}", x-sunset: "${dates.sunset}" } }`;
    const file = "generated/tambo/openapi.yaml";
    write({
      [file]: read(file).replace(line, `${line}components: { schemas: { A: { type: object${member} } } }\n`),
    });
  }
  const dates = { since: "2026-11-22", sunset: "2027-05-22" };
  const rejectedRelease = (problem: string) => ({
    code: 1,
    printed: `${problem}\n\nNothing was released.\n`,
  });
  const place = "spec/tambo: /components/schemas/A/properties/old";

  it("must have a sunset at least six months later before its first release", async () => {
    setMember("1.0.0", { ...dates, sunset: "2026-12-01" });
    const problem = `${place} is deprecated since 2026-11-22 until 2026-12-01: the sunset must be at least 6 months later, on 2027-05-22 or after`;
    expect(await run("release")).toEqual(rejectedRelease(problem));
    expect((await findPolicyProblems(root, differ, today))[contracts.length]).toEqual(problem);
  });

  it("must keep its released dates or get a later sunset", async () => {
    setMember("1.0.0", dates);
    expect((await run("release")).code).toBe(0);
    setMember("1.0.1", { since: "2020-01-01", sunset: "2026-11-23" });
    const problem = `${place} is deprecated since 2020-01-01 until 2026-11-23, but was released with 2026-11-22 and 2027-05-22: keep the released since date, and do not move the sunset to an earlier date`;
    expect(await findPolicyProblems(root, differ, today)).toEqual([problem]);
    expect(await run("release")).toEqual(rejectedRelease(problem));
    setMember("1.0.1", { ...dates, sunset: "2027-09-01" });
    expect((await run("release")).code).toBe(0);
  });

  it("must stay until its sunset, even if its removal is declared in a major version", async () => {
    setMember("1.0.0", dates);
    await run("release");
    const gone = testBreak("field-removed A.old (response)", { subject: "A.old" });
    setMember("2.0.0", undefined, gone);
    write({
      "spec/released/declared.yaml": `- { id: "${gone.id}", contract: tambo, reason: Unused., since: 2.0.0 }\n`,
    });
    await run("changelog");
    const problem = `${place} was removed, but was released as deprecated until 2027-05-22: restore it, because a deprecated part must work until its sunset, even if its removal is declared`;
    expect(await findPolicyProblems(root, differ, "2027-05-21")).toEqual([problem]);
    expect(await run("release")).toEqual(rejectedRelease(problem));
    expect(await findPolicyProblems(root, differ, "2027-05-22")).toEqual([]);
  });
});

describe("a contract with an error", () => {
  it.each([new CompileError("spec/tambo/main.tsp:3:1 - error: x"), new ContractError("spec/tambo: y")])(
    "is not released, and only its message is printed: $message",
    async (error) => {
      expect(await run("release", [], error)).toEqual({
        code: 1,
        printed: `${error.message}\n\nNothing was released.\n`,
      });
    },
  );
});

describe("the command lines", () => {
  it("print help", async () => {
    for (const command of ["changelog", "release"] as const) {
      const { code, printed } = await run(command, ["--help"]);
      expect([code, printed.split("\n")[0]]).toEqual([
        0,
        command === "changelog"
          ? "Usage: npm run changelog -- [options]"
          : "Usage: npm run release:documents -- [options] [contract...]",
      ]);
    }
  });

  it("print the allowed arguments", async () => {
    expect(await run("release", ["tango"])).toEqual({
      code: 2,
      printed: `command-argument value 'tango' is invalid for argument 'contract'. Allowed choices are ${contracts.join(", ")}; see --help\n`,
    });
    expect(await run("changelog", ["tambo"])).toEqual({
      code: 2,
      printed: "too many arguments. Expected 0 arguments but got 1; see --help\n",
    });
  });
});
