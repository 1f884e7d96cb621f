/** The implementation under test, as the suite knows it. */
import type { Mode } from "./case.ts";

/** What an implementation may leave out; the suite then says which checks do not apply, and why. */
export const features = {
  "api-keys": "requests need an API key, and a second project's key is configured as `otherKey`",
  idempotency: "`Idempotency-Key`, on every operation that the contract has it for",
  "wire-proposal": "the wire `proposal`",
  "tool-blocks": "the tool representation `blocks`",
  "model-state":
    "the model changes component state through a tool that the configuration names as `stateTool`",
  "embed-resources": "`embedResources`",
  restart: "a killed process finds its threads and runs again when it is started anew; needs `start`",
  grace: "a run without a reader is cancelled after `graceMs`",
  "body-limit": "a body of more than `maxBodyBytes` bytes is refused",
  reasoning: "what the model thinks aloud reaches the client",
  consent: "the fixture tool `conf_ask` is called only with the user's consent",
  builtins:
    "the web is searched, by the suite's search engine, and read, by the tools that the contract has for it",
  agents:
    "there is an agent `conformance`, whose only tool is the fixture tool `conf_echo`, and those that the contract names",
} as const;

/** Name of a feature. */
export type Feature = keyof typeof features;

/** How to reach and to drive an implementation. */
export interface Target {
  /** What reports call it. */
  name: string;
  /** Base URL, without a slash at its end. */
  url: string;
  /** API key, sent as `Authorization: Bearer`. */
  key?: string;
  /** Key of another project. */
  otherKey?: string;
  mode: Mode;
  features: ReadonlySet<Feature>;
  /** Form of a model id, for runs that name a model of their own: `{model}` stands for what the upstream must see. `{model}` if absent. */
  modelId?: string;
  /** Id of the model for runs that say nothing else; absent: none is sent. */
  model?: string;
  /** Name under which the implementation knows the suite's MCP server. */
  toolServer: string;
  /** Tool by which a model changes component state: input `{component, state}` or `{component, patch}`. */
  stateTool?: string;
  /** Tool by which a model changes the app's own state: input `{state}` or `{patch}`. */
  appStateTool?: string;
  /** How long a run without a reader goes on, in milliseconds. */
  graceMs?: number;
  /** The largest body that is taken, in bytes. */
  maxBodyBytes?: number;
  /** Most time for any one step, in milliseconds. */
  timeoutMs: number;
  /** Kills the process at once and starts it again; gives when it answers. Only when the suite started it. */
  restart?: () => Promise<void>;
}
