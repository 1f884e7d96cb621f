/**
 * Interfaces of the modules that the commands use. `suite-dependencies.ts` loads the real modules; tests pass
 * fakes.
 */
import type { ContractName } from "../contracts/contracts.ts";
import type { RequirementSet } from "../requirements/requirements.ts";
import type { Case } from "../runner/case.ts";
import type { Contract } from "../runner/contract.ts";
import type { Driver } from "../runner/driver.ts";
import type { Requirement, SuiteResult } from "../runner/report.ts";
import type { SuiteOptions } from "../runner/run-suite.ts";
import type { SdkMock, SdkMockOptions } from "../sdk/mock.ts";
import type { Health } from "../target/health.ts";
import type { Implementation, Launch } from "../target/process.ts";
import type { Prompt } from "./prompt.ts";

/** The suite's own server, which provides the model, the tools and the holds. */
export interface Upstream {
  /** Driver of the scripted model. */
  driver: Driver;
  /** Driver for mode `script`, in which the message contains the turns. */
  scriptDriver: Driver;
  /** Returns the number of model requests so far. */
  modelRequestCount(): number;
  /** Returns the environment variables to set for an implementation. */
  environment(): Record<string, string>;
  close(): Promise<void>;
}

/** A contract with its cases and requirements. */
export interface LoadedContract {
  contract: Contract;
  cases: readonly Case[];
  requirements: readonly Requirement[];
}

/** The modules of the suite that the commands use. */
export interface SuiteDependencies {
  /** @throws Error that names the file if a case or a requirement is invalid. */
  loadContract(contract: ContractName): Promise<LoadedContract>;
  /**
   * @param port Port to listen on; 0 selects a free port.
   * @throws Error with code `EADDRINUSE` if the port is in use.
   */
  startUpstream(port: number): Promise<Upstream>;
  startImplementation(launch: Launch): Promise<Implementation>;
  /** @returns The reason why the implementation does not respond, or `undefined` if it does. */
  checkHealth(url: string, health: Health): Promise<string | undefined>;
  runSuite(options: SuiteOptions): Promise<SuiteResult>;
  /** @returns `undefined` if the requirement set does not exist. */
  loadRequirementSet(contract: ContractName, version: string): Promise<RequirementSet | undefined>;
  /** Returns the versions of the requirement sets, oldest first. */
  listRequirementVersions(contract: ContractName): Promise<string[]>;
  startSdkMock(options: SdkMockOptions): Promise<SdkMock>;
}

/** Output streams, working directory and environment of a command. */
export interface CommandContext {
  out(text: string): void;
  err(text: string): void;
  /** True if `out` may contain ANSI colours. */
  colours: boolean;
  /** The width of the terminal that `err` writes to; `undefined` if `err` is not a terminal. */
  terminal: { columns: number } | undefined;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Opens a prompt for questions to the user. Absent if the input or `err` is not a terminal. */
  openPrompt?: () => Prompt;
  /** Resolves when the user interrupts the program. */
  interrupted(): Promise<void>;
}
