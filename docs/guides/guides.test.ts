/** The guides, held against what they speak of: rules, codes, events, paths, files, cases, mutants, and every example. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { loadCases } from "../../conformance/runner/load-cases.ts";
import { checkAgUiEvent } from "../../generated/ag-ui/validators.js";
import { checkStreamFrame } from "../../generated/agent-stream/validators.js";
import { contractNames } from "../../generated/contracts.ts";
import { checkRunEvent } from "../../generated/gateway/validators.js";
import { checkRunStreamEvent } from "../../generated/tambo/validators.js";
import { checkChatAgentResponse } from "../../generated/tool-progress/validators.js";
import { readRequirements } from "../../spec/toolchain/requirements/register.ts";

const root = join(import.meta.dirname, "../..");
const folder = import.meta.dirname;
const guides = globSync("*.md", { cwd: folder }).sort();

const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = contractNames.map((name) => read(`generated/${name}/openapi.yaml`)).join("\n");
const paths = contractNames.flatMap((name) => {
  const document = parse(read(`generated/${name}/openapi.yaml`), { maxAliasCount: -1 }) as { paths: object };
  return Object.keys(document.paths);
});
const events = new Set(documents.match(/tambo\.[a-z]+\.[a-z_]+/g));
const requirements = new Set(contractNames.flatMap((name) => readRequirements(name).map(({ id }) => id)));
const cases = contractNames.flatMap((name) => loadCases(name));
/** Words in capitals that the documents have, and settings that their READMEs have. */
const capitals = new Set(
  [
    documents,
    read("conformance/README.md"),
    read("conformance/sdk/README.md"),
    read("docs/reference/settings.md"),
  ]
    .join("\n")
    .match(/[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+/g),
);
/** Cases, areas, scenarios, mutants and features. */
const kebab = new Set([
  ...cases.flatMap(({ id, area }) => [id, area]),
  ...globSync("conformance/sdk/scenarios/*.yaml", { cwd: root }).map(
    (file) => /([^/]+)\.yaml$/.exec(file)?.[1],
  ),
  ...contractNames.flatMap((name) =>
    read(`conformance/self-test/mutants/kills.${name}.json`).match(/[a-z0-9-]+/g),
  ),
  ...(read("conformance/config/README.md").match(/(?<=`)[a-z-]+(?=`)/g) ?? []),
  ...contractNames,
]);

/** Guides that explain what contracts require. */
const explainsContracts = new Set([
  "components.md",
  "errors.md",
  "implement-a-server.md",
  "resume.md",
  "tools.md",
]);

describe.each(guides)("%s", (guide) => {
  const text = readFileSync(join(folder, guide), "utf8");
  const fences = [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, info = "", body = ""]) => ({
    info,
    body,
  }));
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, "");
  const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);

  it("cites requirements that exist", () => {
    const cited = prose.match(/\b(?:[TCGAP]|[TCGAP]X|[TCG]C|AS|TP|M)-\d{2,3}\b/g) ?? [];
    expect(cited.filter((id) => !requirements.has(id))).toEqual([]);
    expect(!explainsContracts.has(guide) || cited.length > 10).toBe(true);
  });

  it("names codes, events and settings that there are", () => {
    const named = code.filter((word) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(word));
    expect(named.filter((word) => !capitals.has(word))).toEqual([]);
    const custom = text.match(/tambo\.(?:run|tool|component)\.[a-z_]+/g) ?? [];
    expect(custom.filter((name) => !events.has(name))).toEqual([]);
    const lower = code.filter((word) => /^[a-z]+(_[a-z]+)+$/.test(word));
    expect(lower.filter((word) => !new RegExp(`\\b${word}\\b`).test(documents))).toEqual([]);
  });

  it("names paths that there are", () => {
    const asked = [
      ...text.matchAll(/(?:^|`)(?:(?:GET|POST|DELETE) )?(\/(?:v1|ag-ui|api|agent)\/[^\s`?]*)/gm),
    ];
    const unknown = asked
      .map(([, path = ""]) => path)
      .filter((path) => !paths.some((known) => isPath(path, known)));
    expect(unknown).toEqual([]);
  });

  it("names cases, mutants, scenarios and features that there are", () => {
    const named = code.filter((word) => /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(word));
    expect(named.filter((word) => !kebab.has(word) && !notOurs.has(word))).toEqual([]);
    const asked = [
      ...text.matchAll(
        /tambo-conform.* (?:--case|--area|--require|--explain|explain) ([a-z -]+?)(?: --|$)/gm,
      ),
    ];
    const words = asked.flatMap(([, names = ""]) => names.split(" "));
    expect(words.filter((word) => !kebab.has(word) && word !== "all")).toEqual([]);
  });

  it("links to files and headings that there are", () => {
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
    const broken = links.filter(
      (target) => !/^https?:/.test(target) && !leadsSomewhere(join(folder, guide), target),
    );
    expect(broken).toEqual([]);
  });

  it("shows events that are as the contract has them", () => {
    const streams = fences.filter(({ info }) => info.startsWith("sse "));
    const wrong = streams.flatMap(({ info, body }) => mistakesIn(info.slice("sse ".length), body));
    expect(wrong).toEqual([]);
    const bare = fences.filter(({ info, body }) => !info.startsWith("sse ") && /^data: /m.test(body));
    expect(bare).toEqual([]);
  });

  it("shows JSON that is JSON", () => {
    for (const { info, body } of fences) {
      if (info === "json") expect(() => JSON.parse(body)).not.toThrow();
      if (info === "http" && body.includes("\n\n"))
        expect(() => JSON.parse(body.split("\n\n")[1] ?? "")).not.toThrow();
    }
  });
});

describe("errors.md", () => {
  const sections = readFileSync(join(folder, "errors.md"), "utf8").split(/^## /m);
  const titles = {
    tambo: "Tambo",
    "ag-ui": "AG-UI",
    gateway: "Gateway",
    "tool-progress": "Tool progress",
    "agent-stream": "Agent streams",
  };

  it.each(Object.entries(titles))("has every code of %s", (name, title) => {
    const section = sections.find((each) => each.startsWith(`${title}\n`)) ?? "";
    // "In a stream … the codes are Tambo's" stands for the codes of a stream.
    const borrowed =
      name === "ag-ui" || name === "tool-progress"
        ? (sections.find((each) => each.startsWith("Tambo\n")) ?? "")
        : "";
    const told = new Set(`${section}${borrowed}`.match(/(?<=`)[A-Za-z_]+(?=`)/g));
    const codes = codesOf(parse(read(`generated/${name}/openapi.yaml`), { maxAliasCount: -1 }));
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter((code) => !told.has(code))).toEqual([]);
  });
});

/** Values of all members `code`, and of all schemas of codes. */
function codesOf(document: { components: { schemas: Record<string, unknown> } }): string[] {
  const found = new Set<string>();
  const visit = (value: unknown, name: string) => {
    if (typeof value !== "object" || value === null) return;
    if (/code$/i.test(name)) for (const each of enumsIn(value)) found.add(each);
    for (const [key, member] of Object.entries(value)) visit(member, key);
  };
  visit(document.components.schemas, "");
  return [...found];
}

function enumsIn({ enum: own = [], anyOf = [], oneOf = [] }: Enumeration): string[] {
  const strings = own.filter((each): each is string => typeof each === "string");
  return [...strings, ...[...anyOf, ...oneOf].flatMap(enumsIn)];
}

interface Enumeration {
  enum?: unknown[];
  anyOf?: Enumeration[];
  oneOf?: Enumeration[];
}

/** Words with dashes that are other people's. */
const notOurs = new Set(["openapi-typescript", "openapi-fetch", "eventsource-parser", "tambo-v1-client"]);

/** Whether a path, filled in or not, is one that the documents have; one that ends with a slash begins some. */
function isPath(path: string, known: string): boolean {
  const parts = known.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^/]+")}$`).test(path);
}

function leadsSomewhere(from: string, target: string): boolean {
  const [path = "", heading] = target.split("#");
  const file = path === "" ? from : join(dirname(from), path);
  if (!existsSync(file)) return false;
  return heading === undefined || headingsOf(file).includes(heading);
}

/** Anchors of headings, as GitHub makes them. */
function headingsOf(file: string): string[] {
  const lines = readFileSync(file, "utf8").match(/^#+ .*$/gm) ?? [];
  return lines.map((line) =>
    line
      .replace(/^#+ /, "")
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );
}

type Mistake = { pointer: string; message: string };

/** What a frame says, judged by its contract. */
const judges: Record<string, (data: unknown, event: string | undefined) => Mistake[]> = {
  tambo: (data) => checkRunStreamEvent(data),
  "ag-ui": (data) => checkAgUiEvent(data),
  gateway: (data) => checkRunEvent(data),
  "agent-stream": (data, event) => checkStreamFrame({ event, data }),
  "tool-progress": (data) => checkChatAgentResponse(data),
};

function mistakesIn(contract: string, body: string): string[] {
  const judge = judges[contract];
  if (judge === undefined) return [`${contract} is no contract`];
  return body
    .split("\n\n")
    .filter((frame) => frame.trim() !== "")
    .flatMap((frame) => {
      const data = /^data: (.*)$/m.exec(frame)?.[1];
      if (data === undefined) return [`no data in ${frame}`];
      const found = judge(JSON.parse(data), /^event: (.*)$/m.exec(frame)?.[1]);
      return found.map(({ pointer, message }) => `${pointer} ${message} in ${data}`);
    });
}
