/** What the commands are made of. `wire.ts` has the real ones; tests bring their own. */
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

/** The suite's own server: model, tools and holds. */
export interface Upstream {
  /** Drives the model that the server plays. */
  driver: Driver;
  /** Drives the model `script`: the turns travel in the message. */
  scriptDriver: Driver;
  /** Number of requests to the model so far. */
  asked(): number;
  /** What an implementation must be told. */
  environment(): Record<string, string>;
  close(): Promise<void>;
}

/** A contract with everything that judges it. */
export interface Judged {
  contract: Contract;
  cases: readonly Case[];
  requirements: readonly Requirement[];
}

/** The suite's parts, by what the commands ask of them. */
export interface Pieces {
  /** @throws Error that names the file when a case or a requirement is wrong. */
  load(contract: ContractName): Promise<Judged>;
  /** @param port 0 for a free one. @throws Error with code `EADDRINUSE` when it is taken. */
  startUpstream(port: number): Promise<Upstream>;
  startImplementation(launch: Launch): Promise<Implementation>;
  /** @returns Why it does not answer, if it does not. */
  askHealth(url: string, health: Health): Promise<string | undefined>;
  runSuite(options: SuiteOptions): Promise<SuiteResult>;
  /** @returns `undefined` when there is no such set. */
  requirements(contract: ContractName, version: string): Promise<RequirementSet | undefined>;
  /** Versions of the requirement sets, the oldest first. */
  requirementVersions(contract: ContractName): Promise<string[]>;
  startSdkMock(options: SdkMockOptions): Promise<SdkMock>;
}

/** Where a command writes, and what it can know of its surroundings. */
export interface Surroundings {
  out(text: string): void;
  err(text: string): void;
  /** Whether `out` may have colours. */
  colours: boolean;
  /** Whether `err` is a terminal, and how wide. */
  terminal: { columns: number } | undefined;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the user wants the program to end. */
  interrupted(): Promise<void>;
}
