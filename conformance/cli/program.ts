import { Command, CommanderError } from "commander";
import { ConfigError } from "../config/config.ts";
import type { ContractName } from "../contracts/contracts.ts";
import { UnknownVariable } from "../target/environment.ts";
import { exit, HarnessError, UsageError } from "./exit.ts";
import { explain } from "./explain.ts";
import { help } from "./help.ts";
import { judge, recordBaseline } from "./judge.ts";
import { listing, listLines } from "./list.ts";
import {
  baseUrl,
  contractFlag,
  defaultSdkPort,
  defaultUpstreamPort,
  type JudgeFlags,
  targetFlags,
  verdictFlags,
  version,
  wholeNumber,
} from "./options.ts";
import type { Pieces, Surroundings } from "./pieces.ts";
import { type SdkFlags, sdk } from "./sdk.ts";
import { type Origin, serve } from "./started.ts";

/**
 * Runs the program.
 * @param args Arguments, without Node's own.
 * @returns The exit code.
 */
export async function main(
  args: readonly string[],
  pieces: Pieces,
  surroundings: Surroundings,
): Promise<number> {
  let code: number = exit.ok;
  const program = build(pieces, surroundings, (ended) => {
    code = ended;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    return report(error, surroundings);
  }
}

interface RunFlags extends JudgeFlags {
  url?: string;
  upstreamPort?: number;
}

function build(pieces: Pieces, surroundings: Surroundings, end: (code: number) => void): Command {
  const program = new Command("tambo-conform")
    .description("Tests an implementation of a streaming agent API against the requirements of its contract.")
    .version(version)
    .addHelpText("after", help.program);
  settle(program, surroundings);
  const command = (usage: string, description: string, codes: string) => {
    const made = program.command(usage).description(description).addHelpText("after", codes);
    settle(made, surroundings);
    return made;
  };

  const run = command(
    "run",
    "test an implementation that is already running with the environment that `serve` prints",
    help.run,
  );
  verdictFlags(targetFlags(runningFlags(run))).action(async (flags: RunFlags) =>
    end(await judge(flags, runsAlready(flags), pieces, surroundings)),
  );

  const start = command(
    "start",
    "start an implementation, test it and stop it: tambo-conform start [flags] -- <command>",
    help.start,
  ).argument(
    "[command...]",
    "command that starts it, without a shell (default: `command` of the configuration); `{port}` is replaced",
  );
  verdictFlags(targetFlags(outputFlag(start))).action(async (words: string[], flags: JudgeFlags) =>
    end(await judge(flags, isStarted(words, flags), pieces, surroundings)),
  );

  const baseline = command(
    "baseline",
    "write the current failures to a file, for --baseline: tambo-conform baseline --write <file> -- <command>",
    help.baseline,
  )
    .argument(
      "[command...]",
      "command that starts the implementation (default: `command` of the configuration); not with --url",
    )
    .requiredOption("--write <file>", "file to write");
  targetFlags(outputFlag(runningFlags(baseline))).action(
    async (words: string[], flags: RunFlags & { write: string }) => {
      if (words.length > 0 && flags.url !== undefined) {
        throw new UsageError("Give either --url or a command, not both.");
      }
      const origin = ({ settings }: { settings: { url?: string; command?: readonly string[] } }) => {
        const running = words.length === 0 && (flags.url !== undefined || settings.command === undefined);
        return running ? runsAlready(flags) : isStarted(words, flags);
      };
      end(await recordBaseline(flags, origin, pieces, surroundings));
    },
  );

  command("list", "show all cases, checks, levels and requirements of a contract", help.shown)
    .addOption(contractFlag())
    .option("--json", "print JSON")
    .action(async ({ contract, json }: { contract: ContractName; json?: boolean }) => {
      const all = listing(await pieces.load(contract));
      surroundings.out(json ? `${JSON.stringify(all, null, 2)}\n` : `${listLines(all).join("\n")}\n`);
    });

  command("explain", "explain a check, a case or a requirement, and how to reproduce it", help.shown)
    .argument("<id>", "such as T-049, reconnect-mid-text or reconnect-mid-text/tail")
    .addOption(contractFlag())
    .action(async (id: string, { contract }: { contract: ContractName }) => {
      surroundings.out(`${explain(id, await pieces.load(contract)).join("\n")}\n`);
    });

  command(
    "serve",
    "serve the suite's model, tools and holds, and print the environment for an implementation",
    help.serve,
  )
    .option(
      "--port <n>",
      "port on 127.0.0.1; 0 selects a free port",
      wholeNumber(0, 65_535),
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
    .option("--port <n>", "port on 127.0.0.1; 0 selects a free port", wholeNumber(0, 65_535), defaultSdkPort)
    .option("--require <ids...>", "scenarios that the client must exercise, or `all`")
    .option("--list", "list the scenarios")
    .option("--explain <id>", "explain a scenario")
    .action(async (words: string[], flags: SdkFlags) => end(await sdk(flags, words, pieces, surroundings)));
  return program;
}

function runningFlags(command: Command): Command {
  return command
    .option("--url <url>", "base URL of the implementation", baseUrl)
    .option(
      "--upstream-port <n>",
      `port on 127.0.0.1 where the suite serves the model (default: ${defaultUpstreamPort})`,
      wholeNumber(1, 65_535),
    );
}

function outputFlag(command: Command): Command {
  return command.option("--show-output", "print the output of the implementation");
}

function runsAlready({ upstreamPort }: RunFlags): Origin {
  return { kind: "running", upstreamPort };
}

function isStarted(command: string[], { showOutput = false }: JudgeFlags): Origin {
  return { kind: "command", command, showOutput };
}

/** Makes commander write to our streams, and throw instead of exiting the process. */
function settle(command: Command, { out, terminal }: Surroundings): void {
  command.exitOverride().configureOutput({
    writeOut: out,
    writeErr: () => {},
    getOutHelpWidth: () => terminal?.columns ?? 110,
  });
}

/** Prints an error as one sentence that says what to do. @returns The exit code. */
function report(error: unknown, { err, env }: Surroundings): number {
  if (error instanceof CommanderError) return reportUsage(error, err);
  const message = error instanceof Error ? error.message : String(error);
  if (env.DEBUG) err(`${error instanceof Error ? error.stack : message}\n`);
  else err(`${message}\n`);
  const usage = [UsageError, ConfigError, UnknownVariable].some((kind) => error instanceof kind);
  if (usage) return exit.usage;
  if (!(error instanceof HarnessError) && !env.DEBUG) {
    err("This is an error in the suite; set DEBUG=1 to see the stack trace.\n");
  }
  return exit.harness;
}

function reportUsage({ code, message }: CommanderError, err: (text: string) => void): number {
  if (code === "commander.helpDisplayed" || code === "commander.version") return exit.ok;
  if (code === "commander.help") {
    err("No command given: run, start, baseline, list, explain, serve or sdk. See `tambo-conform --help`.\n");
    return exit.usage;
  }
  const [first = "", ...rest] = message.replace(/^error: /, "").split("\n");
  const sentence = `${first.slice(0, 1).toUpperCase()}${first.slice(1)}`;
  err(`${[sentence, ...rest].join(" ").replace(/\.$/, "")}; see --help.\n`);
  return exit.usage;
}
