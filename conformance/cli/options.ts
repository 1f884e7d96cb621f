/** The flags that say what to judge, and how; `run`, `start` and `baseline` share them. */

import { type Command, InvalidArgumentError, Option } from "commander";
import { type ContractName, contractNames } from "../contracts/contracts.ts";
import manifest from "../package.json" with { type: "json" };
import { features } from "../runner/target.ts";
import { type ReportRequest, reportFormats } from "./write-reports.ts";

/** Flags of `run` and of `start`, as they are given. */
export interface JudgeFlags {
  contract: ContractName;
  config?: string;
  mode?: "upstream" | "script" | "observe";
  key?: string;
  otherKey?: string;
  feature?: string[];
  timeout?: number;
  case?: string[];
  area?: string[];
  requirement?: string[];
  jobs: number;
  baseline?: string;
  require?: string;
  strict?: boolean;
  report: ReportRequest[];
  trace?: boolean;
  showOutput?: boolean;
}

/** Where the suite's model is when the implementation runs already: it has to be known before. */
export const defaultUpstreamPort = 8971;

/** Where the mock of the API is, for clients that are configured by hand. */
export const defaultSdkPort = 8972;

/** Adds the flags that say how the implementation is reached and what is run. */
export function targetFlags(command: Command): Command {
  return command
    .addOption(contractFlag())
    .option(
      "--config <file>",
      "configuration of the implementation (default: tambo-conform.yaml, if there is one)",
    )
    .addOption(
      new Option(
        "--mode <mode>",
        "who plays the model: the suite (upstream, the default); a model `script` of the implementation's, which plays the script in the message (script); or its own model, and only what does not depend on that one's words is judged (observe)",
      ).choices(["upstream", "script", "observe"]),
    )
    .option("--key <key>", "API key of the implementation")
    .option("--other-key <key>", "API key of another project of the implementation")
    .option(
      "--feature <names>",
      `features that the implementation claims, by commas: ${Object.keys(features).join(", ")}`,
      (names: string, before: string[] = []) => [...before, ...names.split(",").map((name) => name.trim())],
    )
    .option(
      "--timeout <ms>",
      "most time for one step of a case, in milliseconds (default: 10000)",
      wholeNumber(1),
    )
    .option(
      "--case <ids...>",
      "only these cases, or the cases of these checks (<case>/<check>); `*` stands for any text",
    )
    .option("--area <names...>", "only the cases of these areas, which `list` names")
    .option("--requirement <ids...>", "only the cases that judge these requirements")
    .option("--jobs <n>", "how many cases run at once", wholeNumber(1, 64), 4);
}

/** Adds the flags that say what counts and what is written. */
export function verdictFlags(command: Command): Command {
  return command
    .option("--baseline <file>", "failures that are expected; one that is not there any more fails")
    .option(
      "--require <version>",
      "only the checks of the frozen requirement set of this version count, such as 1.0",
    )
    .option("--strict", "a SHOULD that does not hold fails, too")
    .addOption(
      new Option(
        "--report <format=file>",
        `writes a report, and may be repeated: ${reportFormats.join(", ")}`,
      )
        .argParser(reportRequest)
        .default([], "none"),
    )
    .option("--trace", "show the whole wire of every case, not only the end of those that fail");
}

/** The flag `--contract`. */
export function contractFlag(): Option {
  return new Option("--contract <name>", "which contract").choices(contractNames).default(contractNames[0]);
}

/** A number that has nothing but digits. */
export function wholeNumber(least: number, most = 600_000): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** A base URL. */
export function baseUrl(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === "http:" || url?.protocol === "https:") return text;
  throw new InvalidArgumentError("It must be like http://127.0.0.1:8080.");
}

function reportRequest(text: string, before: ReportRequest[]): ReportRequest[] {
  const equals = text.indexOf("=");
  const format = reportFormats.find((name) => name === text.slice(0, equals));
  const file = text.slice(equals + 1);
  if (format === undefined || file === "") {
    throw new InvalidArgumentError(
      `It must be <format>=<file>, such as html=report.html; formats: ${reportFormats.join(", ")}.`,
    );
  }
  return [...before, { format, file }];
}

/** Version of the suite, as reports state it. */
export const version = manifest.version;
