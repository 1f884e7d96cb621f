import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "../project.ts";
import { run } from "./main.ts";

const folder = mkdtempSync(join(tmpdir(), "contract-diff-"));
const at = (...path: string[]) => join(folder, ...path);

const openapi = (member: string) => `openapi: 3.1.0
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
      properties: { id: { type: string }, ${member} }
`;

beforeAll(() => {
  for (const [side, member] of [
    ["old", "name: { type: string }"],
    ["new", "size: { type: integer }"],
  ] as const) {
    mkdirSync(at(side, "small"), { recursive: true });
    writeFileSync(at(side, "small", "openapi.yaml"), openapi(member));
  }
  mkdirSync(at("more", "other"), { recursive: true });
  mkdirSync(at("more", "small"), { recursive: true });
  for (const name of ["small", "other"])
    writeFileSync(at("more", name, "openapi.yaml"), openapi("name: { type: string }"));
  writeFileSync(at("wrong.yaml"), "openapi: 3.0.3\n");
  writeFileSync(at("broken.yaml"), "openapi: [\n");
  writeFileSync(at("nothing.yaml"), "\n");
  const [head] = openapi("a: {}").split("    Thing:");
  writeFileSync(at("endless.yaml"), `${head}    Thing: { $ref: "#/components/schemas/Thing" }\n`);
  mkdirSync(at("empty"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command. In the returned output, the path of the temporary folder is replaced by `<folder>`. */
async function told(...args: string[]) {
  let [out, err] = ["", ""];
  const code = await run(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    colours: false,
  });
  return { code, out: out.replaceAll(folder, "<folder>"), err: err.replaceAll(folder, "<folder>") };
}

const report = `small 1.0.0: 1 breaking, 1 additive
  This needs 2.0.0.
  breaking      Thing.name: field-removed (response)
                clients: breaking, implementers: additive
                was: string
                Clients that use this field break because it was removed.
                operations: listThings
  additive      Thing.size: field-added (response)
                clients: additive, implementers: additive
                now: integer
                Clients may read this new field; other clients ignore it.
                operations: listThings
`;

describe("the report", () => {
  test("for a terminal, comparing folders with contracts", async () => {
    expect(await told(at("old"), at("new"))).toEqual({ code: 1, out: report, err: "" });
  });

  test("for a terminal, comparing contract folders and single documents", async () => {
    expect((await told(at("old", "small"), at("new", "small"))).out).toBe(report);
    expect((await told(at("old", "small", "openapi.yaml"), at("new", "small", "openapi.yaml"))).out).toBe(
      report,
    );
  });

  test("for documents without differences", async () => {
    expect(await told(at("old"), at("old"))).toEqual({
      code: 0,
      out: "small 1.0.0: no differences\n",
      err: "",
    });
  });

  test("for an added and a removed contract", async () => {
    const { code, out } = await told(at("old"), at("more"), "--fail-on", "additive");
    expect({ code, out }).toEqual({
      code: 1,
      out: `other none → 1.0.0: 1 additive
  additive      contract other: contract-added
                clients: additive, implementers: additive
                This contract is new; existing contracts do not change.

small 1.0.0: no differences
`,
    });
    const gone = await told(at("more"), at("old"));
    expect([gone.code, gone.out.split("\n").slice(0, 2)]).toEqual([
      1,
      ["other 1.0.0 → none: 1 breaking", "  breaking      contract other: contract-removed"],
    ]);
  });

  test("for a pull request", async () => {
    expect((await told(at("old"), at("new"), "--format", "markdown")).out).toBe(`# Contract diff

| Contract | Version | For clients | For implementers | Needs |
| --- | --- | --- | --- | --- |
| small | 1.0.0 | 1 breaking, 1 additive | 2 additive | 2.0.0 |

## small 1.0.0: 1 breaking, 1 additive

**This needs 2.0.0.**

### Breaking

- \`Thing.name\` field-removed (response): Clients that use this field break because it was removed.
  - clients: breaking, implementers: additive
  - \`was: string\`
  - operations \`listThings\`

### Additive

- \`Thing.size\` field-added (response): Clients may read this new field; other clients ignore it.
  - clients: additive, implementers: additive
  - \`now: integer\`
  - operations \`listThings\`
`);
  });

  test("as JSON", async () => {
    const { out } = await told(at("old"), at("new"), "--format", "json");
    expect(JSON.parse(out)).toEqual([
      {
        contract: "small",
        from: "1.0.0",
        to: "1.0.0",
        needs: "2.0.0",
        changes: [
          {
            contract: "small",
            class: "breaking",
            verdict: { clients: "breaking", implementers: "additive" },
            directions: ["response"],
            kind: "field-removed",
            subject: "Thing.name",
            from: "string",
            operations: ["listThings"],
            events: [],
            sentence: "Clients that use this field break because it was removed.",
            id: "field-removed Thing.name (response)",
          },
          {
            contract: "small",
            class: "additive",
            verdict: { clients: "additive", implementers: "additive" },
            directions: ["response"],
            kind: "field-added",
            subject: "Thing.size",
            to: "integer",
            operations: ["listThings"],
            events: [],
            sentence: "Clients may read this new field; other clients ignore it.",
            id: "field-added Thing.size (response)",
          },
        ],
      },
    ]);
  });

  test("as a self-contained page", async () => {
    const file = at("report.html");
    expect(await told(at("old"), at("new"), "--format", "html", "--output", file)).toEqual({
      code: 1,
      out: "",
      err: "",
    });
    const page = readFileSync(file, "utf8");
    expect(page).not.toMatch(/(src|href)=|https?:|@import/);
    expect(page.match(/<article .*>/g)).toEqual([
      '<article class="breaking" data-class="breaking" data-direction="response" data-count="1">',
      '<article class="additive" data-class="additive" data-direction="response" data-count="1">',
    ]);
  });
});

describe("the exit code", () => {
  test.each([
    ["breaking", 1],
    ["additive", 1],
    ["any", 1],
    ["none", 0],
  ])("--fail-on %s", async (policy, code) => {
    expect((await told(at("old"), at("new"), "--fail-on", policy)).code).toBe(code);
  });

  test("is 0 for changes that break no client", async () => {
    const additive = [at("old"), at("more")];
    expect((await told(...additive)).code).toBe(0);
    expect((await told(...additive, "--fail-on", "any")).code).toBe(1);
  });

  test.each([
    [[], "pass two paths, or --base <git ref>, instead of 0 paths; see --help\n"],
    [["one"], "pass two paths, or --base <git ref>, instead of 1 paths; see --help\n"],
    [["one", "two", "--base", "main"], "pass --base or two paths, not both; see --help\n"],
    [["--base", "no-such-ref"], "git cannot resolve no-such-ref; pass a branch, tag or commit\n"],
    [["--format", "xml"], "--format xml is invalid; use terminal, markdown, json, html; see --help\n"],
    [["--fail-on", "all"], "--fail-on all is invalid; use breaking, additive, any, none; see --help\n"],
    [["<folder>/none", "<folder>/old"], "file or folder <folder>/none does not exist\n"],
    [
      ["<folder>/empty", "<folder>/old"],
      "<folder>/empty has no openapi.yaml or asyncapi.yaml, and no folder with one; pass a folder like `generated`, a contract folder in it, or one document\n",
    ],
    [
      ["<folder>/old", "<folder>/new", "--output", "<folder>/none/report"],
      "cannot write --output <folder>/none/report: ENOENT: no such file or directory, open '<folder>/none/report'\n",
    ],
  ])("is 2 for invalid arguments: %j", async (args, err) => {
    expect(await told(...args.map((each) => each.replace("<folder>", folder)))).toEqual({
      code: 2,
      out: "",
      err,
    });
  });

  test("is 2 for documents that cannot be compared", async () => {
    expect(await told(at("wrong.yaml"), at("old", "small", "openapi.yaml"))).toEqual({
      code: 2,
      out: "",
      err: "OpenAPI document <folder>/wrong.yaml has version 3.0.3; supported versions: 3.1.x\n",
    });
    const broken = await told(at("broken.yaml"), at("old", "small", "openapi.yaml"));
    expect([broken.code, broken.err.split(":")[0]]).toEqual([
      2,
      "OpenAPI document <folder>/broken.yaml is not valid YAML or JSON",
    ]);
    expect(await told(at("old"), at("nothing.yaml"))).toEqual({
      code: 2,
      out: "",
      err: "<folder>/nothing.yaml is empty; pass an OpenAPI or AsyncAPI document\n",
    });
    expect(await told(at("endless.yaml"), at("old"))).toEqual({
      code: 2,
      out: "",
      err: "OpenAPI document <folder>/endless.yaml, at /components/schemas/Thing: the schema is defined only by references to itself\n",
    });
  });

  test("is 2 for an unknown option", async () => {
    const { code, err } = await told("--bases", "main");
    expect([code, err.startsWith("Unknown option '--bases'"), err.endsWith("; see --help\n")]).toEqual([
      2,
      true,
      true,
    ]);
  });

  test("is 3 for an internal error", async () => {
    let told = "";
    const code = await run([at("old"), at("old")], {
      out: () => {
        throw new Error("nobody listens");
      },
      err: (text) => {
        told += text;
      },
      colours: false,
    });
    expect([code, told.split("\n").slice(0, 2)]).toEqual([
      3,
      ["Internal error; the contracts were not compared:", "Error: nobody listens"],
    ]);
  });

  test("is 0 for help", async () => {
    const { code, out } = await told("--help");
    expect([code, out.split("\n")[0]]).toEqual([
      0,
      "Compares the OpenAPI and AsyncAPI documents of contracts.",
    ]);
  });
});

test("compares the generated documents with a commit, and finds every contract", async () => {
  const { code, out } = await told("--base", "HEAD", "--fail-on", "none", "--format", "json");
  const compared = (JSON.parse(out) as { contract: string }[]).map(({ contract }) => contract);
  expect({ code, compared }).toEqual({ code: 0, compared: contracts });
});
