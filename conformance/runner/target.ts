import type { Mode } from "./case.ts";
import type { OperationPaths } from "./operation-paths.ts";

/** Optional features. The checks for a feature that is not claimed do not apply, and reports say so. */
export const features = {
  "api-keys": "requests need an API key, and a second project's key is configured as `otherKey`",
  idempotency: "`Idempotency-Key`, on every operation whose contract defines it",
  "wire-proposal": "the `proposal` wire format",
  "tool-blocks": "the `blocks` tool representation",
  "model-state":
    "the model changes component state with a tool, which `stateTool` in the configuration names",
  "embed-resources": "`embedResources`",
  restart: "a killed process keeps its threads and runs when it is started again; requires `start`",
  grace: "a run without a reader is cancelled after `graceMs`",
  "body-limit": "a body larger than `maxBodyBytes` is rejected",
  reasoning: "the model's reasoning is sent to the client",
  consent: "the fixture tool `conf_ask` is called only with the user's consent",
  builtins: "the contract's built-in tools search the web, with the suite's search engine, and fetch pages",
  agents:
    "the agents of the contract, and an agent `conformance` whose only tool is the fixture tool `conf_echo`",
  restrictions:
    "requests must not use the model `restricted/conformance`, and the project of `otherKey` has no web search",
  users: "the data of a project's users, whom `X-User-Key` names, is separate",
} as const;

export type Feature = keyof typeof features;

/** The implementation under test, and how to reach it. */
export interface Target {
  /** The name shown in reports. */
  name: string;
  /** Base URL, without a trailing slash. */
  url: string;
  /** API key, sent as `Authorization: Bearer`. */
  key?: string;
  /** API key of another project. */
  otherKey?: string;
  mode: Mode;
  features: ReadonlySet<Feature>;
  /**
   * Pattern of model ids, for runs that name a model. `{model}` is replaced by the id that the upstream must
   * receive. Defaults to `{model}`.
   */
  modelId?: string;
  /** Model id for runs whose step does not name a model. If absent, no id is sent. */
  model?: string;
  /** Name of the suite's MCP server in the implementation. */
  toolServer: string;
  /** Tool that changes component state. Its input is `{component, state}` or `{component, patch}`. */
  stateTool?: string;
  /** Tool that changes the application's own state. Its input is `{state}` or `{patch}`. */
  appStateTool?: string;
  /** Time until a run without a reader is cancelled, in milliseconds. */
  graceMs?: number;
  /** Largest accepted body, in bytes. */
  maxBodyBytes?: number;
  /** Paths of the operations, if the contract does not define them. Operations without a path do not exist. */
  paths?: OperationPaths;
  /** Time limit of each step, in milliseconds. */
  timeoutMs: number;
  /**
   * Kills the process and starts it again; resolves when it is ready. Set if the suite started the
   * implementation.
   */
  restart?: () => Promise<void>;
}
