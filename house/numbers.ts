import { execFileSync } from "node:child_process";
import { lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contractNames } from "../conformance/contracts/contracts.ts";
import { listMutants } from "../conformance/self-test/mutants/tables/index.ts";
import { findFolderCycles, findValueCycles, type Imports } from "./imports.ts";

/** A metric of the repository's structure, with its target. */
interface Measured {
  name: string;
  today: string;
  aim: string;
  isMet: boolean;
}

/** A tracked file. */
interface File {
  path: string;
  lines: number;
}

const isTest = ({ path }: File) => /\.test\.tsx?$/.test(path);
const isSource = (file: File) =>
  /\.(tsx?|tsp)$/.test(file.path) &&
  !isTest(file) &&
  // The template files are text that a program fills in.
  !/^(generated|spec\/released|house\/new-contract\/template)\//.test(file.path);

/** Measures the structure of a repository. */
export function measure(root: string, imports: Imports): Measured[] {
  const files = readTrackedFiles(root);
  const source = files.filter(isSource);
  const code = source.filter(({ path }) => !path.endsWith(".tsp"));
  const { folder, count } = findFullestFolder(source);
  const sizes = code.map(({ lines }) => lines).sort((one, other) => one - other);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const small = Math.round((100 * sizes.filter((lines) => lines <= 40).length) / sizes.length);
  const served = source.filter(
    ({ path }) => !/\/(testing|testing-[\w-]+|[\w-]+-testing)\.ts$|\/golden\//.test(path),
  );
  const shared = sumLines(served.filter(({ path }) => /^server\/(contracts\/[^/]+$|http\/)/.test(path)));
  const own = sumLines(served.filter(({ path }) => /^server\/contracts\/[^/]+\//.test(path)));
  const mutants = contractNames.reduce((sum, name) => sum + listMutants(name).size, 0);
  const ratio = Math.round((10 * own) / shared) / 10;
  return [
    atMost(
      0,
      "folder cycles in server",
      findFolderCycles(imports).filter(({ folder }) => folder === "server").length,
    ),
    atMost(0, "folder cycles anywhere", findFolderCycles(imports).length),
    atMost(
      0,
      "value imports from spec into conformance",
      countValueImports(imports, /^spec\//, /^conformance\//),
    ),
    atMost(
      0,
      "value imports from the suite (without self-test) into server and clients",
      countValueImports(imports, /^conformance\/(?!self-test\/)/, /^(server|clients)\//),
    ),
    atMost(0, "value cycles", findValueCycles(imports).length),
    atMost(20, `source files directly in one folder (${folder})`, count),
    {
      name: "median lines per TypeScript source file",
      today: `${median}`,
      aim: "≥ 85",
      isMet: median >= 85,
    },
    {
      name: "TypeScript source files with at most 40 lines",
      today: `${small} %`,
      aim: "≤ 20 %",
      isMet: small <= 20,
    },
    // 108,000, 75,000 and 340,000 were the targets before the repository had limits on the work that clients
    // can cause, and attacks that test these limits.
    atMost(108_000 + 10_577, "source lines (TypeScript, TypeSpec)", sumLines(source)),
    atMost(75_000 + 6_762, "test lines", sumLines(files.filter(isTest))),
    atMost(340_000 + 20_784, "tracked lines", sumLines(files)),
    atMost(1_100, "mutants, each the killer of a check", mutants),
    {
      name: "lines of contracts, shared : own",
      today: `1 : ${ratio}`,
      aim: "≥ 1 : 3.5",
      isMet: ratio <= 3.5,
    },
  ];
}

/** Formats metrics as a Markdown table. */
export function formatTable(rows: readonly Measured[]): string {
  const cells = rows.map(({ name, today, aim, isMet }) => [name, today, aim, isMet ? "met" : "missed"]);
  const table = [["Metric", "Today", "Target", ""], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  const [head, ...lines] = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  return [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines].join("\n");
}

function readTrackedFiles(root: string): File[] {
  return execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 })
    .split("\0")
    .filter((path) => path !== "" && lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => ({ path, lines: countLines(readFileSync(join(root, path))) }));
}

function countLines(text: Buffer): number {
  let count = 0;
  for (let at = text.indexOf(10); at >= 0; at = text.indexOf(10, at + 1)) count += 1;
  return count;
}

function findFullestFolder(files: readonly File[]): { folder: string; count: number } {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const [folder, count] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most));
  return { folder, count };
}

function countValueImports({ all }: Imports, from: RegExp, to: RegExp): number {
  return all.filter(
    (each) =>
      !each.isType && from.test(each.from) && !isTest({ path: each.from, lines: 0 }) && to.test(each.to),
  ).length;
}

const sumLines = (files: readonly File[]) => files.reduce((sum, { lines }) => sum + lines, 0);

function atMost(aim: number, name: string, today: number): Measured {
  const format = (value: number) => value.toLocaleString("en");
  return { name, today: format(today), aim: aim === 0 ? "0" : `≤ ${format(aim)}`, isMet: today <= aim };
}
