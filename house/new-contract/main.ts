/** `npm run new:contract -- <name>`: writes the skeleton of a contract from the files in `template`. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contracts } from "../../generated/contracts.ts";

const help = `Usage: npm run new:contract -- <name>

Writes the skeleton of a new contract, such as "cards": a streaming operation in TypeSpec, with its rules, the server's
part, and the suite's part with cases and mutants. CONTRIBUTING.md describes the next steps.

Exit codes: 0 if the skeleton was written, 2 if the command line is invalid and nothing was written
`;

const root = join(import.meta.dirname, "../..");
const template = join(import.meta.dirname, "template");
/**
 * The list of contracts. This is the only file that needs a line about the new contract outside the
 * contract's own folders.
 */
const list = "server/contracts/index.ts";

const reserved =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/**
 * Returns the reason why a contract cannot have this name, and a suggestion, or `undefined` if the name is
 * valid.
 */
function findNameError(name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is not a valid contract name: use lower-case letters, digits and single hyphens, such as "card-game".`;
  if (reserved.test(name)) return `"${name}" is a reserved word of JavaScript: choose another name.`;
  const folders = ["spec", "server/contracts", "conformance/contracts"].map((parent) => `${parent}/${name}`);
  const taken = folders.find((folder) => existsSync(join(root, folder)));
  if (taken !== undefined) return `The name "${name}" is taken: ${taken} exists. Choose another name.`;
  const holder = contracts.find(({ routes }) => routes.some(({ path }) => path.startsWith(`/${name}/`)));
  return holder && `The path /${name} belongs to the contract "${holder.name}": choose another name.`;
}

/** Returns two letters that are not the prefix of any other contract's requirement ids. */
function choosePrefix(name: string): string {
  const registers = globSync("spec/*/requirements.yaml", { cwd: root });
  const ids = registers.flatMap((file) =>
    readFileSync(join(root, file), "utf8").match(/(?<=^- id: )[A-Z]+/gm),
  );
  const [first = "", ...rest] = `${name}abcdefghijklmnopqrstuvwyz`.replaceAll(/[^a-wyz]/g, "").toUpperCase();
  return rest.map((letter) => first + letter).find((prefix) => !ids.includes(prefix)) ?? first;
}

/**
 * Writes the files from the template, with `new-contract` replaced by the name.
 *
 * @returns The paths of the files.
 */
function writeSkeleton(name: string): string[] {
  const words = name.split("-");
  const pascal = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
  const camel = (pascal[0]?.toLowerCase() ?? "") + pascal.slice(1);
  const title = name[0]?.toUpperCase() + words.join(" ").slice(1);
  const prefix = choosePrefix(name);
  const fill = (text: string) =>
    text
      .replaceAll("new-contract", name)
      .replaceAll("newContract", camel)
      .replaceAll("NewContract", pascal)
      .replaceAll("New contract", title)
      .replaceAll("NC-", `${prefix}-`);
  const files = readdirSync(template, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) =>
      join(parentPath, file)
        .slice(template.length + 1)
        .replaceAll("\\", "/"),
    );
  for (const file of files) {
    const target = join(root, fill(file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(join(template, file), "utf8")));
  }
  const begins = "AnyContract[] = [\n";
  const text = readFileSync(join(root, list), "utf8");
  writeFileSync(
    join(root, list),
    text.replace(begins, `${begins}  (await import("./${name}/contract.ts")).${camel},\n`),
  );
  return files.map(fill);
}

/** Formats the files, because names of different lengths need different line breaks. */
function format(files: readonly string[]): void {
  const tool = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(root, "node_modules", script), ...args], {
      cwd: root,
      stdio: "pipe",
    });
  const ending = (suffix: RegExp) => files.filter((file) => suffix.test(file));
  tool("@biomejs/biome/bin/biome", "check", "--write", ...ending(/\.(ts|json)$/));
  tool("@typespec/compiler/cmd/tsp.js", "format", ...ending(/\.tsp$/));
}

const [name = "", ...rest] = process.argv.slice(2);
const mistake = name === "" || rest.length > 0 ? help : findNameError(name);
if (name === "--help") process.stdout.write(help);
else if (mistake !== undefined) {
  process.stderr.write(`${mistake.trimEnd()}\n`);
  process.exitCode = 2;
} else {
  const files = writeSkeleton(name);
  format(files);
  process.stdout.write(
    `${[...files.toSorted(), `${list} (a line)`].join("\n")}\n\nNext: run npm run generate, then follow docs/contributing/add-a-contract.md.\n`,
  );
}
