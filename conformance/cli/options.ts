/** Options that `run`, `start` and `baseline` share. */

import { type Command, InvalidArgumentError, Option } from "commander";
import { type ContractName, contractNames } from "../contracts/contracts.ts";
import manifest from "../package.json" with { type: "json" };
import { type ConformanceLevel, conformanceLevels } from "../runner/report.ts";
import { features } from "../runner/target.ts";
import { type ReportRequest, reportFormats } from "./write-reports.ts";

/** Parsed options of the `run` and `start` commands. */
export interface JudgeOptions {
  /** The default is the configured contract, or the first one. */
  contract?: ContractName;
  level: ConformanceLevel;
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
  verbose?: boolean;
  report: ReportRequest[];
  trace?: boolean;
  showOutput?: boolean;
}

/**
 * Default port of the scripted model for an implementation that is already running. The port is fixed because
 * the implementation's configuration contains it.
 */
export const defaultUpstreamPort = 8971;

/** Default port of the mock API. A fixed port suits clients with a fixed configuration. */
export const defaultSdkPort = 8972;

/** @param purpose The words that start the description, such as "what to test". */
export function createLevelOption(purpose: string): Option {
  return new Option(
    "--level <level>",
    `${purpose}: only what the contract's source requires (core), or also this project's own decisions (full)`,
  )
    .choices(conformanceLevels)
    .default("full");
}

/** Adds the options that describe the implementation and select the cases. */
export function addTargetOptions(command: Command): Command {
  return command
    .addOption(createContractOption())
    .addOption(createLevelOption("what to test"))
    .option(
      "--config <file>",
      "configuration file of the implementation (default: tambo-conform.yaml, if it exists)",
    )
    .addOption(
      new Option(
        "--mode <mode>",
        "which model the implementation calls: the suite's scripted model (upstream, the default); its own model `script`, which executes the script in the message (script); or its real model, with only the checks that do not depend on the model's output (observe)",
      ).choices(["upstream", "script", "observe"]),
    )
    .option("--key <key>", "API key for the implementation")
    .option("--other-key <key>", "API key for another project of the implementation")
    .option(
      "--feature <names>",
      `comma-separated features that the implementation supports: ${Object.keys(features).join(", ")}`,
      (names: string, before: string[] = []) => [...before, ...names.split(",").map((name) => name.trim())],
    )
    .option(
      "--timeout <ms>",
      "time limit for one step of a case, in milliseconds (default: 10000)",
      wholeNumberParser(1),
    )
    .option(
      "--case <ids...>",
      "run only these cases, or the cases that contain these checks (<case>/<check>); `*` matches any text",
    )
    .option("--area <names...>", "run only the cases in these areas; `list` shows the areas")
    .option("--requirement <ids...>", "run only the cases that test these requirements")
    .option("--jobs <n>", "number of cases that run concurrently", wholeNumberParser(1, 64), 4);
}

/** Adds the options that determine which checks count and which reports are written. */
export function addVerdictOptions(command: Command): Command {
  return command
    .option("--baseline <file>", "file of expected failures; an entry that no longer fails is an error")
    .option(
      "--require <version>",
      "count only the checks in this frozen requirement set, such as 1.0 or core-1.0",
    )
    .option("--strict", "count a violated SHOULD as a failure")
    .addOption(
      new Option("--report <format=file>", `write a report (repeatable): ${reportFormats.join(", ")}`)
        .argParser(parseReportRequest)
        .default([], "none"),
    )
    .option("--verbose", "print every failed check, and the checks that do not apply or do not count")
    .option(
      "--trace",
      "show all requests and responses of every case, not only the last lines of failing cases",
    );
}

/** Creates the `--contract` option. */
export function createContractOption(): Option {
  return new Option(
    "--contract <name>",
    `contract to test (default: \`contract\` in the configuration, or ${contractNames[0]})`,
  ).choices(contractNames);
}

/** Creates an argument parser for whole numbers in a range. The parser accepts only digits. */
export function wholeNumberParser(least: number, most = 600_000): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** Parses a base URL. */
export function parseBaseUrl(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === "http:" || url?.protocol === "https:") return text;
  throw new InvalidArgumentError("It must be a URL such as http://127.0.0.1:8080.");
}

function parseReportRequest(text: string, before: ReportRequest[]): ReportRequest[] {
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

/** The suite's version, as shown in reports. */
export const version = manifest.version;
