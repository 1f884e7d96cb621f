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

/** Something that a rule forbids. */
export interface Violation {
  /** What and where, in one line: `<from> -> <to>` for an import. */
  what: string;
  /** The rule, and what to do instead. */
  instead: string;
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
  return { all, violations: Array.from(violations, ([what, instead]) => ({ what, instead })) };
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

/** Returns everything that the rules forbid: imports, cycles, and folders that import each other. */
export function findViolations(imports: Imports): Violation[] {
  return [
    ...imports.violations,
    ...findValueCycles(imports).map((files) => ({
      what: `value cycle: ${files.join(", ")}`,
      instead: "Move what these files share to a file that imports none of them.",
    })),
    ...findMutualFolders(imports).map(({ folders, imports }) => ({
      what: `${folders} import each other: ${imports.join(", ")}`,
      instead: "Decide which one is below, and move what it needs of the other into it.",
    })),
  ];
}

/**
 * Describes all violations but the known ones, and known ones that are gone.
 *
 * @param known The first lines of violations from before the rules.
 * @returns A text each; none if all is well.
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
          `house/known-violations.txt has violations that are gone. Remove these lines:\n${gone.map((line) => `  ${line}`).join("\n")}`,
        ]),
  ];
}
