/** The command line of the suite. */
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
 *
 * @param args Arguments, without those of Node.
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
    .description("Judges any implementation of a contract of streaming agents, requirement by requirement.")
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
    "judge an implementation that runs already, with the environment that `serve` prints",
    help.run,
  );
  verdictFlags(targetFlags(runningFlags(run))).action(async (flags: RunFlags) =>
    end(await judge(flags, runsAlready(flags), pieces, surroundings)),
  );

  const start = command(
    "start",
    "start an implementation, judge it and stop it: tambo-conform start [flags] -- <command>",
    help.start,
  ).argument(
    "[command...]",
    "what starts it, without a shell (default: `command` of the configuration); `{port}` is replaced",
  );
  verdictFlags(targetFlags(outputFlag(start))).action(async (words: string[], flags: JudgeFlags) =>
    end(await judge(flags, isStarted(words, flags), pieces, surroundings)),
  );

  const baseline = command(
    "baseline",
    "write down what fails now, for --baseline: tambo-conform baseline --write <file> -- <command>",
    help.baseline,
  )
    .argument(
      "[command...]",
      "what starts the implementation (default: `command` of the configuration); not with --url",
    )
    .requiredOption("--write <file>", "where to write it");
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
    .option("--json", "as JSON")
    .action(async ({ contract, json }: { contract: ContractName; json?: boolean }) => {
      const all = listing(await pieces.load(contract));
      surroundings.out(json ? `${JSON.stringify(all, null, 2)}\n` : `${listLines(all).join("\n")}\n`);
    });

  command("explain", "say what a check, a case or a requirement is about, and how to see it", help.shown)
    .argument("<id>", "such as T-049, reconnect-mid-text or reconnect-mid-text/tail")
    .addOption(contractFlag())
    .action(async (id: string, { contract }: { contract: ContractName }) => {
      surroundings.out(`${explain(id, await pieces.load(contract)).join("\n")}\n`);
    });

  command(
    "serve",
    "serve the suite's model, tools and holds, and print the environment of an implementation",
    help.serve,
  )
    .option("--port <n>", "port on 127.0.0.1; 0 for a free one", wholeNumber(0, 65_535), defaultUpstreamPort)
    .action(async ({ port }: { port: number }) => end(await serve(port, pieces, surroundings)));

  command(
    "sdk",
    "serve a scripted Tambo API to a client SDK, and print what the client exercised: tambo-conform sdk -- <tests>",
    help.sdk,
  )
    .argument(
      "[command...]",
      "the client's tests, which find the API at TAMBO_BASE_URL (default: serve until Ctrl-C)",
    )
    .option("--port <n>", "port on 127.0.0.1; 0 for a free one", wholeNumber(0, 65_535), defaultSdkPort)
    .option("--require <ids...>", "scenarios that must have been exercised, or `all`")
    .option("--list", "show the scenarios")
    .option("--explain <id>", "say what a scenario is about")
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
  return command.option("--show-output", "pass on what the implementation writes");
}

function runsAlready({ upstreamPort }: RunFlags): Origin {
  return { kind: "runs already", upstreamPort };
}

function isStarted(command: string[], { showOutput = false }: JudgeFlags): Origin {
  return { kind: "is started", command, showOutput };
}

/** Has commander write and end nowhere but here. */
function settle(command: Command, { out, terminal }: Surroundings): void {
  command.exitOverride().configureOutput({
    writeOut: out,
    writeErr: () => {},
    getOutHelpWidth: () => terminal?.columns ?? 110,
  });
}

/** Says what went wrong, in one sentence for what the user can mend. @returns The exit code. */
function report(error: unknown, { err, env }: Surroundings): number {
  if (error instanceof CommanderError) return reportUsage(error, err);
  const message = error instanceof Error ? error.message : String(error);
  if (env.DEBUG) err(`${error instanceof Error ? error.stack : message}\n`);
  else err(`${message}\n`);
  const usage = [UsageError, ConfigError, UnknownVariable].some((kind) => error instanceof kind);
  if (usage) return exit.usage;
  if (!(error instanceof HarnessError) && !env.DEBUG) {
    err("This is a fault of the suite; DEBUG=1 shows where.\n");
  }
  return exit.harness;
}

function reportUsage({ code, message }: CommanderError, err: (text: string) => void): number {
  if (code === "commander.helpDisplayed" || code === "commander.version") return exit.ok;
  if (code === "commander.help") {
    err(
      "Say what to do: run, start, baseline, list, explain, serve or sdk; `tambo-conform --help` explains them.\n",
    );
    return exit.usage;
  }
  const [first = "", ...rest] = message.replace(/^error: /, "").split("\n");
  const sentence = `${first.slice(0, 1).toUpperCase()}${first.slice(1)}`;
  err(`${[sentence, ...rest].join(" ").replace(/\.$/, "")}; --help shows what there is.\n`);
  return exit.usage;
}
