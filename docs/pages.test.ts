/**
 * Tests that the requirements, codes, events, paths, cases, mutants and examples on the pages exist and are
 * valid.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { loadCases } from "../conformance/runner/load-cases.ts";
import { checkAgUiEvent } from "../generated/ag-ui/validators.js";
import { checkStreamFrame } from "../generated/agent-stream/validators.js";
import { contractNames } from "../generated/contracts.ts";
import { checkRunEvent } from "../generated/gateway/validators.js";
import { checkRunStreamEvent } from "../generated/tambo/validators.js";
import { checkChatAgentResponse } from "../generated/tool-progress/validators.js";
import { readRequirements } from "../spec/toolchain/requirements/register.ts";

const root = join(import.meta.dirname, "..");
const folder = import.meta.dirname;
const pages = [
  ...globSync("{explanation,guides,reference,tutorials}/**/*.md", { cwd: folder }).toSorted(),
  "../generated/README.md",
];

const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = contractNames.map((name) => read(`generated/${name}/openapi.yaml`)).join("\n");
const paths = contractNames.flatMap((name) => {
  const document = parse(read(`generated/${name}/openapi.yaml`), { maxAliasCount: -1 }) as { paths: object };
  return Object.keys(document.paths);
});
const events = new Set(documents.match(/tambo\.[a-z]+\.[a-z_]+/g));
const requirements = new Set(contractNames.flatMap((name) => readRequirements(name).map(({ id }) => id)));
const prefixes = new Set([...requirements].map((id) => id.split("-")[0]));
const cases = contractNames.flatMap((name) => loadCases(name));
/** Names in capitals: the names used in the documents, and environment variables. */
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
/** Names of cases, areas, scenarios, mutants, features, contracts, events and inputs of the GitHub Action. */
const kebab = new Set([
  ...(documents.match(/(?<=const: )[a-z]+(-[a-z]+)+$/gm) ?? []),
  ...Object.keys((parse(read("action.yml")) as { inputs: object }).inputs),
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

describe.each(pages)("%s", (page) => {
  const text = readFileSync(join(folder, page), "utf8");
  const fences = [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, info = "", body = ""]) => ({
    info,
    body,
  }));
  /**
   * True for a guide. Some names are checked only in guides, because other pages may also use names of
   * programs, packages and variables that are defined elsewhere.
   */
  const isGuide = page.startsWith("guides/");
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, "");
  const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);

  it("cites requirements that exist", () => {
    const cited = [...prose.matchAll(/\b([A-Z]{1,2})-\d{2,3}\b/g)].filter(([, prefix]) =>
      prefixes.has(prefix),
    );
    expect(cited.map(([id]) => id).filter((id) => !requirements.has(id))).toEqual([]);
  });

  it("names codes, events and settings that exist", () => {
    const named = code.filter((word) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(word));
    expect(named.filter((word) => !capitals.has(word))).toEqual([]);
    const custom = text.match(/tambo\.(?:run|tool|component)\.[a-z_]+/g) ?? [];
    expect(custom.filter((name) => !events.has(name))).toEqual([]);
    const lower = code.filter((word) => isGuide && /^[a-z]+(_[a-z]+)+$/.test(word));
    expect(lower.filter((word) => !new RegExp(`\\b${word}\\b`).test(documents))).toEqual([]);
  });

  it("names paths that exist", () => {
    const asked = [
      ...text.matchAll(/(?:^|`)(?:(?:GET|POST|DELETE) )?(\/(?:v1|ag-ui|api|agent)\/[^\s`?]*)/gm),
    ];
    const unknown = asked
      .map(([, path = ""]) => path)
      .filter((path) => !paths.some((known) => isPath(path, known)));
    expect(unknown).toEqual([]);
  });

  it("names cases, mutants, scenarios and features that exist", () => {
    const named = code.filter((word) => isGuide && /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(word));
    expect(named.filter((word) => !kebab.has(word) && !packages.has(word))).toEqual([]);
    const asked = [
      ...text.matchAll(
        /tambo-conform.* (?:--case|--area|--require|--explain|explain) ([a-z -]+?)(?: --|$)/gm,
      ),
    ];
    const words = asked.flatMap(([, names = ""]) => names.split(" "));
    expect(words.filter((word) => !kebab.has(word) && word !== "all")).toEqual([]);
  });

  it("shows events that are valid according to their contract", () => {
    const streams = fences.filter(({ info }) => info.startsWith("sse "));
    const wrong = streams.flatMap(({ info, body }) => findViolations(info.slice("sse ".length), body));
    expect(wrong).toEqual([]);
    // Blocks with output are compared with the output of the commands above them instead.
    const bare = fences.filter(({ info, body }) => !/^sse |output/.test(info) && /^data: /m.test(body));
    expect(bare).toEqual([]);
  });

  it("shows valid JSON", () => {
    for (const { info, body } of fences) {
      if (info === "json") expect(() => JSON.parse(body)).not.toThrow();
      if (info === "http" && body.includes("\n\n"))
        expect(() => JSON.parse(body.split("\n\n")[1] ?? "")).not.toThrow();
    }
  });
});

describe("errors.md", () => {
  const sections = readFileSync(join(folder, "guides/errors.md"), "utf8").split(/^## /m);
  const titles = {
    tambo: "Tambo",
    "ag-ui": "AG-UI",
    gateway: "Gateway",
    "tool-progress": "Tool progress",
    "agent-stream": "Agent streams",
  };

  it.each(Object.entries(titles))("has every error code of %s", (name, title) => {
    const section = sections.find((each) => each.startsWith(`${title}\n`)) ?? "";
    // These two contracts use Tambo's codes in their streams.
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

/** Returns the values of all `code` fields, and of all schemas whose names end with "code". */
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

/** Names of npm packages that the guides mention. */
const packages = new Set(["openapi-typescript", "openapi-fetch", "eventsource-parser", "tambo-v1-client"]);

/** Returns true if a path exists in the documents, with or without values for its parameters. */
function isPath(path: string, known: string): boolean {
  const parts = known.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^/]+")}$`).test(path);
}

type Violation = { pointer: string; message: string };

/** Validators for frames, by contract. */
const validators: Record<string, (data: unknown, event: string | undefined) => Violation[]> = {
  tambo: (data) => checkRunStreamEvent(data),
  "ag-ui": (data) => checkAgUiEvent(data),
  gateway: (data) => checkRunEvent(data),
  "agent-stream": (data, event) => checkStreamFrame({ event, data }),
  "tool-progress": (data) => checkChatAgentResponse(data),
};

function findViolations(contract: string, body: string): string[] {
  const validate = validators[contract];
  if (validate === undefined) return [`${contract} is not a contract`];
  return body
    .split("\n\n")
    .filter((frame) => frame.trim() !== "")
    .flatMap((frame) => {
      const data = /^data: (.*)$/m.exec(frame)?.[1];
      if (data === undefined) return [`no data in ${frame}`];
      const found = validate(JSON.parse(data), /^event: (.*)$/m.exec(frame)?.[1]);
      return found.map(({ pointer, message }) => `${pointer} ${message} in ${data}`);
    });
}
