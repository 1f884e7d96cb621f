import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { handWritten, isProduct, rules } from "./rules.ts";

/** An import of one file by another, both as paths in the repository. */
export interface Import {
  from: string;
  to: string;
  /** It imports types only. */
  isType: boolean;
}

/** An import that a rule forbids. */
export interface Violation {
  /** `<from> -> <to>`: a line of the known violations. */
  key: string;
  /** The rule, and what to do instead. */
  rule: string;
}

/** The imports between the files of a repository, and those of them that rules forbid. */
export interface Imports {
  all: readonly Import[];
  violations: readonly Violation[];
}

/** Reads the imports of all hand-written files below a folder, and applies the rules. */
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
  // Several rules can forbid one import: the first one tells most.
  for (const { name, comment = "" } of rules.toReversed())
    for (const { from, to, rule } of summary.violations)
      if (rule.name === name) violations.set(`${from} -> ${to}`, comment);
  return { all, violations: Array.from(violations, ([key, rule]) => ({ key, rule })) };
}

/** Returns the groups of files that import each other's values in a circle. */
export function findValueCycles({ all }: Imports): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to, isType } of all)
    if (!isType) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  // Tarjan's algorithm: strongly connected components.
  const indexes = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const index = indexes.size;
    indexes.set(file, index);
    open.push(file);
    let lowest = index;
    for (const to of targets.get(file) ?? []) {
      const seen = indexes.get(to);
      if (seen === undefined) lowest = Math.min(lowest, visit(to));
      else if (open.includes(to)) lowest = Math.min(lowest, seen);
    }
    if (lowest === index) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) cycles.push(group.sort());
    }
    return lowest;
  };
  for (const file of targets.keys()) if (!indexes.has(file)) visit(file);
  return cycles;
}

/** Returns the pairs of folders in `server` that import each other, with one import in each direction. */
export function findMutualFolders({ all }: Imports): { folders: string; imports: string[] }[] {
  const between = new Map<string, string>();
  for (const { from, to } of all) {
    const [one, other] = [from, to].map((file) => /^server\/[^/]+(?=\/)/.exec(file)?.[0]);
    if (one !== undefined && other !== undefined && one !== other && isProduct(from) && isProduct(to))
      between.set(`${one} and ${other}`, `${from} -> ${to}`);
  }
  return [...between].flatMap(([folders, there]) => {
    const back = between.get(folders.split(" and ").reverse().join(" and "));
    return back !== undefined && there < back ? [{ folders, imports: [there, back] }] : [];
  });
}

/**
 * Describes everything that the structure's rules forbid.
 *
 * @param known Lines `<from> -> <to>`: violations from before the rules. One that is gone must be removed.
 * @returns A text a problem; none if all rules hold.
 */
export function describeProblems(imports: Imports, known: readonly string[]): string[] {
  const keys = new Set(imports.violations.map(({ key }) => key));
  const gone = known.filter((line) => !keys.has(line));
  return [
    ...imports.violations
      .filter(({ key }) => !known.includes(key))
      .map(({ key, rule }) => `${key}\n  ${rule}`),
    ...findValueCycles(imports).map(
      (files) =>
        `These files import each other's values in a circle:\n${files.map((file) => `  ${file}\n`).join("")}  Move what they share to a file that imports none of them.`,
    ),
    ...findMutualFolders(imports).map(
      ({ folders, imports }) =>
        `${folders} import each other:\n${imports.map((each) => `  ${each}\n`).join("")}  Decide which one is below, and move what it needs of the other into it.`,
    ),
    ...(gone.length === 0
      ? []
      : [
          `house/known-violations.txt lists imports that are gone. Remove these lines:\n${gone.map((line) => `  ${line}`).join("\n")}`,
        ]),
  ];
}
