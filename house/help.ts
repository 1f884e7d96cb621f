/** `npm run help`: prints the scripts of the repository in groups, each with its purpose. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The scripts by group, with one line about each. Scripts that npm runs by itself are left out. */
export const scriptGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Run the server": {
    start: "the server with the playground, at http://127.0.0.1:8080",
    "start:two": "two processes on one PostgreSQL database, behind a proxy",
    docs: "builds the documentation site in site/",
  },
  "Change the code": {
    generate: "writes documents, types and handlers from spec/ (about 20 s)",
    check: "checks format, types, documents and structure (about 1 min)",
    test: "runs the tests (about 10 min)",
    format: "formats all files",
    house: "prints the metrics of the structure, and imports that break its rules",
    "new:contract": "creates the files of a new contract",
    "build:playground": "builds the playground for production",
  },
  "Change a contract": {
    diff: "lists the changes between two documents, and what they break",
    changelog: "updates spec/CHANGELOG.md",
    "release:documents": "releases the documents of a contract",
    "freeze:requirements": "freezes the requirements of a contract",
    "documents:judge": "validates the documents with the parsers of others",
    "diff:action": "compares a pull request's contracts, as the GitHub action does",
    "diff:agreement": "compares the verdicts of the diff with those of other tools",
  },
  "Prove conformance": {
    conform: "runs the suite against our server (about 6 min)",
    "conform:providers": "runs the suite with the wire formats of the model providers",
    "conform:mutants":
      "breaks a correct recording in every way, and expects the suite to notice (about 10 min)",
    board: "judges servers of others (about 15 min, installs them)",
    "coverage:requirements": "prints requirements with their checks and tests",
  },
  "Prove the clients": {
    "test:browser": "runs the playground and the documentation in Chromium (about 4 min)",
    pictures: "records the pictures of the README and the documentation again",
    "test:packages": "packs, installs and runs the npm packages (about 5 min)",
    "test:recipes": "applies the recipes of CONTRIBUTING to a copy of the repository (about 8 min)",
    "clients:outside": "runs third-party clients against the server (about 5 min, installs them)",
    "sdk-matrix": "generates SDKs in several languages and runs them (about 20 min, installs the generators)",
    streams: "reads the streams with the SSE parsers of several languages",
  },
  "Prove the server": {
    chaos: "kills processes, databases and connections, and expects that nothing is lost",
    hostile: "sends hostile requests, and expects that the server keeps responding",
    bench: "measures speed and memory, or compares them with an earlier version",
    audit: "reports known vulnerabilities of the dependencies",
  },
};

/** Formats all groups as aligned text. */
export function formatHelp(groups = scriptGroups): string {
  const width = Math.max(
    ...Object.values(groups).flatMap((scripts) => Object.keys(scripts).map((name) => name.length)),
  );
  const sections = Object.entries(groups).map(([title, scripts]) =>
    [title, ...Object.entries(scripts).map(([name, purpose]) => `  ${name.padEnd(width)}  ${purpose}`)].join(
      "\n",
    ),
  );
  return `Run a script with \`npm run <name>\`, and pass options after \`--\`: \`npm run check -- --help\`.\n\n${sections.join("\n\n")}\n`;
}

/** Returns the scripts that a person runs: all but those that npm runs before others. */
export function readScriptNames(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object };
  return Object.keys(scripts).filter((name) => !/^(help|prepare|pre.*)$/.test(name));
}

if (process.argv[1] === import.meta.filename) process.stdout.write(formatHelp());
