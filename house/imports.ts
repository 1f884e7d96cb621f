import { existsSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { handWritten, isHandWritten, isTestCode, rules } from "./rules.ts";

/** An import of one file by another. Both are paths in the repository. */
export interface Import {
  from: string;
  to: string;
  /** True if only types are imported. */
  isType: boolean;
}

/** A violation of a rule. */
export interface Violation {
  /** The violation and its location, in one line. For an import, this is `<from> -> <to>`. */
  what: string;
  /** The rule, and the recommended alternative. */
  instead: string;
}

/** All imports between the files in a repository, and the imports that the rules forbid. */
export interface Imports {
  all: readonly Import[];
  violations: readonly Violation[];
}

/** Reads the imports of all handwritten files in a folder and applies the rules. */
export async function readImports(root: string): Promise<Imports> {
  const { output } = await cruise(
    handWritten.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [...rules] },
      parser: "tsc",
      tsPreCompilationDeps: true,
      skipAnalysisNotInRules: true,
      exclude: "(^|/)(node_modules|dist)/",
      doNotFollow: "^generated/",
      enhancedResolveOptions: {
        exportsFields: ["exports"],
        conditionNames: ["tambo-source", "import", "node", "default"],
      },
    },
  );
  const { modules, summary } = output as ICruiseResult;
  const all = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({
      from: source,
      to: resolved,
      isType: dependencyTypes.includes("type-only") || dependencyTypes.includes("type-import"),
    })),
  );
  const violations = new Map<string, string>();
  // Multiple rules may forbid the same import. The first rule is the most informative.
  for (const { name, comment = "" } of rules.toReversed())
    for (const { from, to, rule } of summary.violations)
      if (rule.name === name) violations.set(`${from} -> ${to}`, comment);
  return { all, violations: Array.from(violations, ([what, instead]) => ({ what, instead })) };
}

/** Maps each file or folder to the files or folders that it imports. */
type Graph = Map<string, Set<string>>;

function addImport(graph: Graph, from: string, to: string): void {
  graph.set(from, (graph.get(from) ?? new Set()).add(to));
}

/**
 * Returns the cycles in a graph. Tarjan's algorithm finds them as the strongly connected components with more
 * than one node.
 */
function findCycles(graph: Graph): string[][] {
  const indexes = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    const index = indexes.size;
    indexes.set(node, index);
    open.push(node);
    let lowest = index;
    for (const to of graph.get(node) ?? []) {
      const seen = indexes.get(to);
      if (seen === undefined) lowest = Math.min(lowest, visit(to));
      else if (open.includes(to)) lowest = Math.min(lowest, seen);
    }
    if (lowest === index) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) cycles.push(group.sort());
    }
    return lowest;
  };
  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return cycles;
}

/** Returns the groups of files that import each other's values in a cycle. */
export function findValueCycles({ all }: Imports): string[][] {
  const graph: Graph = new Map();
  for (const { from, to, isType } of all) if (!isType) addImport(graph, from, to);
  return findCycles(graph);
}

/**
 * Returns the cycles between folders. The files and folders in each folder must have an order in which each
 * of them imports only later files and folders. A folder represents all files below it. Type imports count,
 * but test code does not.
 */
export function findFolderCycles({ all }: Imports): { folder: string; members: string[] }[] {
  const graphs = new Map<string, Graph>();
  for (const { from, to } of all) {
    if (![from, to].every((file) => isHandWritten(file) && !isTestCode(file))) continue;
    const [parts, others] = [from.split("/"), to.split("/")];
    const depth = parts.findIndex((part, index) => part !== others[index]);
    const folder = parts.slice(0, depth).join("/");
    const graph = graphs.get(folder) ?? new Map();
    graphs.set(folder, graph);
    addImport(graph, parts.slice(0, depth + 1).join("/"), others.slice(0, depth + 1).join("/"));
  }
  // Files in the same folder may share types in a cycle.
  const hasFolder = (members: readonly string[]) => members.some((member) => extname(member) === "");
  return [...graphs].flatMap(([folder, graph]) =>
    findCycles(graph)
      .filter(hasFolder)
      .map((members) => ({ folder, members: members.map((member) => relative(folder, member)) })),
  );
}

/** Returns everything that the rules forbid: imports, value cycles, and folder cycles. */
export function findViolations(imports: Imports): Violation[] {
  return [
    ...imports.violations,
    ...findValueCycles(imports).map((files) => ({
      what: `value cycle: ${files.join(", ")}`,
      instead: "Move what these files share to a file that imports none of them.",
    })),
    ...findFolderCycles(imports).map(({ folder, members }) => ({
      what: `folder cycle in ${folder || "the repository"}`,
      instead: `${members.join(", ")} import each other. Decide which one is the lowest layer, and move the code that it needs from the others into it.`,
    })),
  ];
}

/**
 * Describes all new violations, and known violations that no longer exist.
 *
 * @param known The first lines of the violations that existed before the rules were introduced.
 * @returns A description of each problem. Empty if there are none.
 */
export function describeProblems(violations: readonly Violation[], known: readonly string[]): string[] {
  const present = new Set(violations.map(({ what }) => what));
  const gone = known.filter((line) => !present.has(line));
  return [
    ...violations
      .filter(({ what }) => !known.includes(what))
      .map(({ what, instead }) => `${what}\n  ${instead}`),
    ...(gone.length === 0
      ? []
      : [
          `house/known-violations.txt lists violations that no longer exist. Remove these lines:\n${gone.map((line) => `  ${line}`).join("\n")}`,
        ]),
  ];
}
