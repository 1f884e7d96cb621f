import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../../project.ts";
import { FakeGitHub } from "./fake-github.ts";
import { runAction } from "./main.ts";
import type { Environment } from "./settings.ts";

const token = "ghs_secret0123456789";
const folder = mkdtempSync(join(tmpdir(), "contract-action-"));
const at = (...path: string[]) => join(folder, ...path);

const openapi = (field: string, more = "") => `openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
paths:
  /things:
    get:
      operationId: listThings
      responses:
        "200":
          description: The things.
          content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } }
components:
  schemas:
    Thing:
      type: object
      properties: { id: { type: string }, ${field}: { type: integer }${more} }
`;

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.org", ...args], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

/** Commits the document of the repository and returns the commit. */
function commit(text: string): string {
  mkdirSync(at("repository", "api", "small"), { recursive: true });
  writeFileSync(at("repository", "api", "small", "openapi.yaml"), text);
  git(at("repository"), "add", "-A");
  git(at("repository"), "commit", "-qm", "Change");
  return git(at("repository"), "rev-parse", "HEAD");
}

const commits: Record<"before" | "broken" | "same" | "long", string> = {
  before: "",
  broken: "",
  same: "",
  long: "",
};
let github: FakeGitHub;
let api: string;

beforeAll(() => {
  mkdirSync(at("repository"), { recursive: true });
  git(at("repository"), "init", "-q", "-b", "main");
  commits.before = commit(openapi("name"));
  commits.broken = commit(openapi("title", ", size: { type: integer }"));
  commits.same = commit(openapi("name"));
  const fields = Array.from({ length: 600 }, (_, at) => `, field${at}: { type: string }`).join("");
  commits.long = commit(openapi("name", fields));
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  github = new FakeGitHub(token);
  api = await github.start();
});
afterEach(() => github.stop());

/** Runs the Action for a pull request whose base is the first commit, and returns what the Action wrote. */
async function run(head: string, more: Environment = {}) {
  git(at("repository"), "checkout", "-q", head);
  writeFileSync(at("summary.md"), "");
  const event = { pull_request: { number: 7, base: { sha: commits.before } } };
  writeFileSync(at("event.json"), JSON.stringify(event));
  let log = "";
  const env: Environment = {
    GITHUB_WORKSPACE: at("repository"),
    GITHUB_EVENT_PATH: at("event.json"),
    GITHUB_STEP_SUMMARY: at("summary.md"),
    GITHUB_API_URL: api,
    GITHUB_REPOSITORY: "owner/name",
    INPUT_DOCUMENTS: "api",
    INPUT_TOKEN: token,
    ...more,
  };
  const code = await runAction(env, (text) => {
    log += text;
  });
  const summary = readFileSync(at("summary.md"), "utf8");
  for (const output of [log, summary, ...github.comments.map(({ body }) => body)])
    expect(output).not.toContain(token);
  return { code, log, summary };
}

const report = `# Contract diff

| Contract | Version | For clients | For implementers | Needs |
| --- | --- | --- | --- | --- |
| small | 1.0.0 | 1 breaking, 1 additive | 1 breaking, 1 additive | 2.0.0 |

## small 1.0.0: 1 breaking, 1 additive

**This needs 2.0.0.**

### Breaking

- \`Thing.title\` field-renamed? (response): \`name\` seems to be renamed to \`title\`; clients that read the old name break, and servers must send the new one.
  - clients: breaking, implementers: breaking
  - \`name → title\`
  - operations \`listThings\`

### Additive

- \`Thing.size\` field-added (response): Clients may read this new field; other clients ignore it.
  - clients: additive, implementers: additive
  - \`now: integer\`
  - operations \`listThings\`
`;

const log = `small 1.0.0: 1 breaking, 1 additive
  This needs 2.0.0.
  breaking      Thing.title: field-renamed? (response)
                clients: breaking, implementers: breaking
                name → title
                \`name\` seems to be renamed to \`title\`; clients that read the old name break, and servers must send the new one.
                operations: listThings
  additive      Thing.size: field-added (response)
                clients: additive, implementers: additive
                now: integer
                Clients may read this new field; other clients ignore it.
                operations: listThings
`;

const noDifferences = `# Contract diff

| Contract | Version | For clients | For implementers | Needs |
| --- | --- | --- | --- | --- |
| small | 1.0.0 | no differences | no differences |  |
`;

const marker = "<!-- contract-diff api -->";
const list = "/repos/owner/name/issues/7/comments";

describe("a pull request", () => {
  test("gets the report in the log, in the job summary and in one comment, which is updated", async () => {
    expect(await run(commits.broken)).toEqual({
      code: 1,
      log: `${log}Comment on pull request 7: created\n`,
      summary: report,
    });
    expect(github.comments).toEqual([{ id: 1, body: `${marker}\n${report}` }]);

    expect((await run(commits.broken)).log).toBe(`${log}Comment on pull request 7: unchanged\n`);
    expect(await run(commits.same)).toEqual({
      code: 0,
      log: "small 1.0.0: no differences\nComment on pull request 7: updated\n",
      summary: noDifferences,
    });
    expect(github.comments).toEqual([{ id: 1, body: `${marker}\n${noDifferences}` }]);
    expect(github.requests).toEqual([
      `GET ${list}?per_page=100&page=1`,
      `POST ${list}`,
      `GET ${list}?per_page=100&page=1`,
      `GET ${list}?per_page=100&page=1`,
      "PATCH /repos/owner/name/issues/comments/1",
    ]);
  });

  test("without changes gets no comment", async () => {
    expect((await run(commits.same)).log).toBe(
      "small 1.0.0: no differences\nComment on pull request 7: not needed\n",
    );
    expect(github.comments).toEqual([]);
  });

  test("with more than a hundred comments keeps its comment", async () => {
    const others = Array.from({ length: 130 }, (_, at) => ({ id: at + 1, body: `Comment ${at}` }));
    github.comments = [...others, { id: 131, body: `${marker}\nOld` }];
    await run(commits.broken);
    expect(github.comments).toEqual([...others, { id: 131, body: `${marker}\n${report}` }]);
  });

  test("with a report that is too long for a comment gets the beginning of it", async () => {
    const { summary } = await run(commits.long);
    const [{ body = "" } = {}] = github.comments;
    const ending = "\n\nThe job summary contains the whole report.\n";
    expect(body.length).toBeLessThanOrEqual(65_000);
    expect(body.length).toBeGreaterThan(64_000);
    expect(body.endsWith(ending)).toBe(true);
    expect(summary.startsWith(body.slice(marker.length + 1, -ending.length))).toBe(true);
  });

  test("from a fork, whose token may not write comments, gets a warning", async () => {
    github.status = 403;
    expect(await run(commits.broken)).toEqual({
      code: 1,
      log: `${log}::warning title=Contract diff::the comment was not written: GitHub answered GET repos/owner/name/issues/7/comments?per_page=100&page=1 with status 403\n`,
      summary: report,
    });
  });

  test("gets no comment if comments are turned off", async () => {
    expect((await run(commits.broken, { INPUT_COMMENT: "false" })).log).toBe(log);
    expect(github.requests).toEqual([]);
  });
});

describe("the exit code", () => {
  test.each([
    ["breaking", 1],
    ["additive", 1],
    ["any", 1],
    ["none", 0],
  ])("with fail-on %s", async (policy, code) => {
    expect((await run(commits.broken, { INPUT_FAIL_ON: policy })).code).toBe(code);
  });

  test.each<[Environment, string]>([
    [{ INPUT_FAIL_ON: "all" }, "fail-on all is invalid; use breaking, additive, any, none"],
    [{ INPUT_BASE: "none" }, "git cannot fetch none; check out the repository with `fetch-depth: 0`"],
    [{ INPUT_BASE: "--all" }, "base --all is not a branch, tag or commit"],
    [
      { GITHUB_EVENT_PATH: undefined },
      "the event has no base; set the input `base` to a branch, tag or commit",
    ],
    [{ INPUT_DOCUMENTS: "none" }, `file or folder ${at("repository", "none")} does not exist`],
  ])("is 2 for invalid inputs: %j", async (more, message) => {
    expect(await run(commits.broken, more)).toEqual({
      code: 2,
      log: `::error title=Contract diff::${message}\n`,
      summary: "",
    });
  });
});

test("fetches the base if the checkout has only one commit", async () => {
  git(at("repository"), "checkout", "-q", commits.broken);
  git(at("repository"), "branch", "-f", "release", commits.before);
  git(folder, "clone", "-q", "--depth=1", `file://${at("repository")}`, "shallow");
  const shallow = { GITHUB_WORKSPACE: at("shallow"), INPUT_COMMENT: "false" };
  expect((await run(commits.broken, { ...shallow, INPUT_BASE: "release" })).log).toBe(log);
});

test("compares new documents with none", async () => {
  git(at("repository"), "checkout", "-q", "--orphan", "empty");
  git(at("repository"), "rm", "-rfq", "--cached", ".");
  git(at("repository"), "commit", "-q", "--allow-empty", "-m", "Empty");
  git(at("repository"), "clean", "-fdq");
  const empty = git(at("repository"), "rev-parse", "HEAD");
  expect((await run(commits.same, { INPUT_BASE: empty, INPUT_COMMENT: "false" })).log).toBe(
    `small none → 1.0.0: 1 additive
  additive      contract small: contract-added
                clients: additive, implementers: additive
                This contract is new; existing contracts do not change.
`,
  );
});

test("the script needs no development dependencies", () => {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const read = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/^import (?!type )[^;]*?"([^"]+)";$/gm))
      if (name.startsWith(".")) read(join(dirname(file), name));
      else if (!name.startsWith("node:")) packages.add(name);
  };
  read(join(import.meta.dirname, "main.ts"));
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  expect([...packages]).toContain("yaml");
});

test("action.yml passes every input to the script", () => {
  const action = parse(readFileSync(join(projectRoot, "action.yml"), "utf8")) as {
    inputs: Record<string, unknown>;
    runs: { steps: { run: string; env?: Record<string, string> }[] };
  };
  const step = action.runs.steps.at(-1);
  const variable = (name: string) => `INPUT_${name.toUpperCase().replaceAll("-", "_")}`;
  expect(step).toMatchObject({
    run: 'npx --yes --package=node@24 -c "npm run --silent diff:action"',
    env: Object.fromEntries(
      Object.keys(action.inputs).map((name) => [variable(name), `\${{ inputs.${name} }}`]),
    ),
  });
});
