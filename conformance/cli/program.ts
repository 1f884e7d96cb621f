import { Command, CommanderError, Option } from "commander";
import { ConfigError } from "../config/config.ts";
import { type ContractName, contractNames } from "../contracts/contracts.ts";
import { errorMessage } from "../runner/error-message.ts";
import type { ConformanceLevel } from "../runner/report.ts";
import { UnknownVariableError } from "../target/environment.ts";
import type { CommandContext, SuiteDependencies } from "./dependencies.ts";
import { exit, HarnessError, InterruptedError, UsageError } from "./exit.ts";
import { explain } from "./explain.ts";
import { help } from "./help.ts";
import { type InitOptions, init } from "./init.ts";
import { judge, recordBaseline } from "./judge.ts";
import { buildListing, formatListing } from "./list.ts";
import {
  addTargetOptions,
  addVerdictOptions,
  createContractOption,
  createLevelOption,
  defaultSdkPort,
  defaultUpstreamPort,
  type JudgeOptions,
  parseBaseUrl,
  version,
  wholeNumberParser,
} from "./options.ts";
import { readContract } from "./read-settings.ts";
import { runSdkCommand, type SdkOptions } from "./sdk.ts";
import { serve, type TargetSource } from "./with-target.ts";

/**
 * Runs the program.
 * @param args Command-line arguments, without the paths of Node and the script.
 * @returns The exit code.
 */
export async function main(
  args: readonly string[],
  pieces: SuiteDependencies,
  surroundings: CommandContext,
): Promise<number> {
  let code: number = exit.ok;
  const program = buildProgram(pieces, surroundings, (ended) => {
    code = ended;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    return reportError(error, surroundings);
  }
}

interface RunOptions extends JudgeOptions {
  url?: string;
  upstreamPort?: number;
}

function buildProgram(
  pieces: SuiteDependencies,
  surroundings: CommandContext,
  end: (code: number) => void,
): Command {
  const program = new Command("tambo-conform")
    .description("Tests an implementation of a streaming agent API against the requirements of its contract.")
    .version(version)
    .addHelpText("after", help.program);
  configureOutput(program, surroundings);
  const command = (usage: string, description: string, codes: string) => {
    const made = program.command(usage).description(description).addHelpText("after", codes);
    configureOutput(made, surroundings);
    return made;
  };

  command(
    "init",
    "write tambo-conform.yaml for an implementation, and test the level core: tambo-conform init [-- <command>]",
    help.init,
  )
    .argument("[command...]", "command that starts the implementation (default: ask)")
    .addOption(
      new Option(
        "--contract <name>",
        `contract to test (default: ask, or ${contractNames[0]} without a terminal)`,
      ).choices(contractNames),
    )
    .option(
      "--health <path>",
      "path that returns 2xx when the implementation is ready, or tcp (default: ask, or /healthz without a terminal)",
    )
    .option(
      "--run-path <path>",
      "path of the run operation, if the contract does not define it (default: ask)",
    )
    .action(async (words: string[], flags: InitOptions) =>
      end(await init(words, flags, pieces, surroundings)),
    );

  const run = command(
    "run",
    "test an implementation that is already running with the environment that `serve` prints",
    help.run,
  );
  addVerdictOptions(addTargetOptions(addRunningOptions(run))).action(async (flags: RunOptions) =>
    end(await judge(flags, runningSource(flags), pieces, surroundings)),
  );

  const start = command(
    "start",
    "start an implementation, test it and stop it: tambo-conform start [flags] -- <command>",
    help.start,
  ).argument(
    "[command...]",
    "command that starts the implementation, without a shell (default: `command` in the configuration); `{port}` is replaced",
  );
  addVerdictOptions(addTargetOptions(addOutputOption(start))).action(
    async (words: string[], flags: JudgeOptions) =>
      end(await judge(flags, commandSource(words, flags), pieces, surroundings)),
  );

  const baseline = command(
    "baseline",
    "write the current failures to a file, for --baseline: tambo-conform baseline --write <file> -- <command>",
    help.baseline,
  )
    .argument(
      "[command...]",
      "command that starts the implementation (default: `command` in the configuration); cannot be combined with --url",
    )
    .requiredOption("--write <file>", "file to write");
  addTargetOptions(addOutputOption(addRunningOptions(baseline))).action(
    async (words: string[], flags: RunOptions & { write: string }) => {
      if (words.length > 0 && flags.url !== undefined) {
        throw new UsageError("Give either --url or a command, not both.");
      }
      const origin = ({ settings }: { settings: { url?: string; command?: readonly string[] } }) => {
        const running = words.length === 0 && (flags.url !== undefined || settings.command === undefined);
        return running ? runningSource(flags) : commandSource(words, flags);
      };
      end(await recordBaseline(flags, origin, pieces, surroundings));
    },
  );

  command("list", "show all cases, checks, levels and requirements of a contract", help.shown)
    .addOption(createContractOption())
    .addOption(createLevelOption("what to list"))
    .option("--json", "print JSON")
    .action(async ({ contract, level, json }: ListOptions) => {
      const all = buildListing(await pieces.loadContract(readContract(contract, surroundings.cwd)), level);
      surroundings.out(json ? `${JSON.stringify(all, null, 2)}\n` : `${formatListing(all).join("\n")}\n`);
    });

  command("explain", "explain a check, a case or a requirement, and how to reproduce it", help.shown)
    .argument("<id>", "such as T-049, reconnect-mid-text or reconnect-mid-text/tail")
    .addOption(createContractOption())
    .action(async (id: string, { contract }: { contract?: ContractName }) => {
      const loaded = await pieces.loadContract(readContract(contract, surroundings.cwd));
      surroundings.out(`${explain(id, loaded).join("\n")}\n`);
    });

  command(
    "serve",
    "serve the suite's model, tools and holds, and print the environment for an implementation",
    help.serve,
  )
    .option(
      "--port <n>",
      "port on 127.0.0.1; 0 selects a free port",
      wholeNumberParser(0, 65_535),
      defaultUpstreamPort,
    )
    .action(async ({ port }: { port: number }) => end(await serve(port, pieces, surroundings)));

  command(
    "sdk",
    "serve a scripted Tambo API to a client SDK's tests, and print the coverage: tambo-conform sdk -- <tests>",
    help.sdk,
  )
    .argument(
      "[command...]",
      "command that runs the client's tests, with the API at TAMBO_BASE_URL (default: serve until Ctrl-C)",
    )
    .option(
      "--port <n>",
      "port on 127.0.0.1; 0 selects a free port",
      wholeNumberParser(0, 65_535),
      defaultSdkPort,
    )
    .option("--require <ids...>", "scenarios that the client must exercise, or `all`")
    .option("--list", "list the scenarios")
    .option("--explain <id>", "explain a scenario")
    .action(async (words: string[], flags: SdkOptions) =>
      end(await runSdkCommand(flags, words, pieces, surroundings)),
    );
  return program;
}

interface ListOptions {
  contract?: ContractName;
  level: ConformanceLevel;
  json?: boolean;
}

function addRunningOptions(command: Command): Command {
  return command
    .option("--url <url>", "base URL of the implementation", parseBaseUrl)
    .option(
      "--upstream-port <n>",
      `port on 127.0.0.1 where the suite serves the model (default: ${defaultUpstreamPort})`,
      wholeNumberParser(1, 65_535),
    );
}

function addOutputOption(command: Command): Command {
  return command.option("--show-output", "print the implementation's output");
}

function runningSource({ upstreamPort }: RunOptions): TargetSource {
  return { kind: "running", upstreamPort };
}

function commandSource(command: string[], { showOutput = false }: JudgeOptions): TargetSource {
  return { kind: "command", command, showOutput };
}

/** Makes commander write to the context's streams, and throw instead of exiting the process. */
function configureOutput(command: Command, { out, terminal }: CommandContext): void {
  command.exitOverride().configureOutput({
    writeOut: out,
    writeErr: () => {},
    getOutHelpWidth: () => terminal?.columns ?? 110,
  });
}

/**
 * Prints an error as one sentence that says what to do.
 * @returns The exit code.
 */
function reportError(error: unknown, { err, env }: CommandContext): number {
  if (error instanceof CommanderError) return reportUsageError(error, err);
  const message = errorMessage(error);
  if (env.DEBUG) err(`${error instanceof Error ? error.stack : message}\n`);
  else err(`${message}\n`);
  const usage = [UsageError, ConfigError, UnknownVariableError].some((kind) => error instanceof kind);
  if (usage) return exit.usage;
  if (error instanceof InterruptedError) return exit.interrupted;
  if (!(error instanceof HarnessError) && !env.DEBUG) {
    err("This is an error in the suite; set DEBUG=1 to see the stack trace.\n");
  }
  return exit.harness;
}

function reportUsageError({ code, message }: CommanderError, err: (text: string) => void): number {
  if (code === "commander.helpDisplayed" || code === "commander.version") return exit.ok;
  if (code === "commander.help") {
    err(
      "No command given: init, run, start, baseline, list, explain, serve or sdk. See `tambo-conform --help`.\n",
    );
    return exit.usage;
  }
  const [first = "", ...rest] = message.replace(/^error: /, "").split("\n");
  const sentence = `${first.slice(0, 1).toUpperCase()}${first.slice(1)}`;
  err(`${[sentence, ...rest].join(" ").replace(/\.$/, "")}; see --help.\n`);
  return exit.usage;
}
