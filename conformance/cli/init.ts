/** The `init` command of `tambo-conform`. It writes the configuration, and tests the core level once. */
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { Document, type YAMLSeq } from "yaml";
import { didYouMean } from "../baseline/nearest.ts";
import { type ContractName, contractNames, contractTitles, defaultRunPaths } from "../contracts/contracts.ts";
import type { OperationPaths } from "../runner/operation-paths.ts";
import type { CommandContext, SuiteDependencies } from "./dependencies.ts";
import { exit, HarnessError, UsageError } from "./exit.ts";
import { canExecute } from "./find-command.ts";
import { judge } from "./judge.ts";
import { defaultFile } from "./read-settings.ts";
import { splitCommand } from "./split-command.ts";

/** Options for the `init` command. They answer its questions. */
export interface InitOptions {
  contract?: ContractName;
  health?: string;
  runPath?: string;
}

/** The answers, as they are stored in the configuration. */
interface Answers {
  contract: ContractName;
  command: string[];
  health: string;
  /** Absent if the contract defines the paths. */
  paths?: OperationPaths;
}

const defaultHealth = "/healthz";

/**
 * Asks the questions that the options do not answer, writes the configuration, and tests the core level.
 * @param words Command that starts the implementation. If it is empty, the user is asked.
 * @returns The exit code of the test.
 * @throws UsageError if the configuration exists, or if an answer is missing or invalid. Nothing is then written.
 */
export async function init(
  words: readonly string[],
  flags: InitOptions,
  pieces: SuiteDependencies,
  context: CommandContext,
): Promise<number> {
  const path = resolve(context.cwd, defaultFile);
  if (existsSync(path)) throw existsError();
  const answers = await collectAnswers(words, flags, context);
  write(path, formatConfig(answers));
  context.err(`Wrote ${defaultFile}. Testing the level core of ${contractTitles[answers.contract]} ...\n`);
  const source = { kind: "command", command: [], showOutput: false } as const;
  try {
    const code = await judge({ level: "core", jobs: 4, report: [] }, source, pieces, context);
    context.out(`\n${describeNextStep(code)}`);
    return code;
  } catch (error) {
    if (!(error instanceof HarnessError)) throw error;
    throw new HarnessError(
      `${error.message}\nCorrect \`command\`, \`health\` or \`env\` in ${defaultFile}, and run: npx tambo-conform start --level core`,
    );
  }
}

async function collectAnswers(
  words: readonly string[],
  flags: InitOptions,
  { openPrompt, err, cwd, env }: CommandContext,
): Promise<Answers> {
  const checkCommand = (command: string[]) => {
    const [file = ""] = command;
    if (canExecute(file, cwd, env.PATH)) return command;
    throw new UsageError(
      `Cannot find the command ${JSON.stringify(file)}; correct its name, or give its path.`,
    );
  };
  const given = {
    command: words.length > 0 ? checkCommand([...words]) : undefined,
    health: flags.health === undefined ? undefined : checkHealth(flags.health),
    runPath: flags.runPath === undefined ? undefined : checkRunPath(flags.runPath),
  };
  if (openPrompt === undefined && given.command === undefined)
    throw new UsageError(
      "No command given, and the input is not a terminal: use `tambo-conform init --contract <name> -- <command>`.",
    );
  const prompt = openPrompt?.();
  /** Asks until the answer is valid. An empty answer, or a missing terminal, selects the default. */
  const ask = async <Value>(
    question: string,
    parse: (answer: string) => Value,
    preset = "",
  ): Promise<Value> => {
    if (prompt === undefined) return parse(preset);
    for (;;) {
      const answer = await prompt.ask(preset === "" ? `${question}: ` : `${question} (${preset}): `);
      try {
        return parse(answer || preset);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        err(`${error.message}\n`);
      }
    }
  };
  try {
    if (flags.contract === undefined && prompt !== undefined) err(contractList);
    const contract =
      flags.contract ?? (await ask("Contract that your server implements", parseContract, contractNames[0]));
    const command =
      given.command ??
      (await ask("Command that starts your server, which listens on $PORT or {port}", (line) =>
        checkCommand(splitCommand(line)),
      ));
    const health =
      given.health ??
      (await ask(
        "Path that returns 2xx when your server is ready, or tcp if it has none",
        checkHealth,
        defaultHealth,
      ));
    const usualPath = defaultRunPaths[contract];
    if (usualPath === undefined) return { contract, command, health };
    const runPath = given.runPath ?? (await ask("Path of the run operation", checkRunPath, usualPath));
    return { contract, command, health, paths: { run: runPath } };
  } finally {
    prompt?.close();
  }
}

const contractList = `Contracts:\n${contractNames
  .map((name, index) => `  ${index + 1}  ${name.padEnd(14)}${contractTitles[name]}\n`)
  .join("")}`;

/** Parses the name of a contract, or its number in the list. */
function parseContract(answer: string): ContractName {
  const name = contractNames.find((each, index) => [each, String(index + 1)].includes(answer));
  if (name !== undefined) return name;
  throw new UsageError(`Unknown contract "${answer}"${didYouMean(answer, contractNames, "contracts")}`);
}

function checkHealth(health: string): string {
  if (health === "tcp" || health.startsWith("/")) return health;
  throw new UsageError('The health path must start with "/", or be tcp.');
}

function checkRunPath(path: string): string {
  if (/^\/[^?#]*$/.test(path)) return path;
  throw new UsageError('The run path must start with "/", without a query.');
}

const optionalPaths = `# Checks for AG-UI's optional operations run only if \`paths\` names them, for example:
# paths:
#   connect: /agent/connect
#   cancel: /agent/threads/{threadId}/runs/{runId}
#   capabilities: /agent/capabilities

`;

function formatConfig(answers: Answers): string {
  const settings = new Document(answers);
  (settings.get("command") as YAMLSeq).flow = true;
  return `# Describes this server to tambo-conform. Test it with: npx tambo-conform start
${settings.toString({ flowCollectionPadding: false, lineWidth: 0 })}
# If your server uses other names for the suite's variables, map them here.
# env:
#   LLM_BASE_URL: \${OPENAI_BASE_URL}

${answers.paths === undefined ? "" : optionalPaths}# Optional features that your server supports. \`npx tambo-conform start --help\` lists them.
# features: []
`;
}

/** Writes the file, but never overwrites one that was created in the meantime. */
function write(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: "wx" });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === "EEXIST"
      ? existsError()
      : new UsageError(
          `Cannot write ${defaultFile} (${code}); run the command in a folder that you can write to.`,
        );
  }
}

function existsError(): UsageError {
  return new UsageError(
    `${defaultFile} exists already. Edit it and run \`npx tambo-conform start --level core\`, or delete it and run \`init\` again.`,
  );
}

function describeNextStep(code: number): string {
  if (code === exit.ok)
    return "Your server reaches the level core. To test this project's own decisions as well: npx tambo-conform start\n";
  return "Correct the first cause, then test again: npx tambo-conform start --level core\n";
}
