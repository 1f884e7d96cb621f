import type { Driver, ModelCall, Script } from "../driver.ts";

/** A driver without a model. Tests set its state directly. */
export class FakeDriver implements Driver {
  readonly opened: Script[] = [];
  readonly closed: string[] = [];
  readonly released: string[] = [];
  /** Suffixes of the names of holds that have been reached. */
  standing: string[] = [];
  /** Suffixes of the tokens of scripts whose latest request was aborted. */
  abortedScripts: string[] = [];
  /** Errors by token suffix. Errors from requests without a script are under `""`. */
  faultsOf: Record<string, string[]> = {};

  open(script: Script): string {
    this.opened.push(script);
    return `play ${script.token}`;
  }

  close(token: string): void {
    this.closed.push(token);
  }

  async waitUntilReached(hold: string): Promise<void> {
    if (!this.standing.some((name) => hold.endsWith(name))) await new Promise(() => {});
  }

  release(hold: string): void {
    if (!this.standing.some((name) => hold.endsWith(name)))
      throw new Error(`No request is waiting at ${hold}`);
    this.released.push(hold);
  }

  async waitUntilLeft(hold: string): Promise<void> {
    if (!this.abortedScripts.some((name) => hold.endsWith(name))) await new Promise(() => {});
  }

  beforeKill(): void {
    this.standing = [];
  }

  calls(token: string): readonly ModelCall[] {
    const call = { format: "openai-chat", turn: 0, model: token, tools: [], schemas: [] } as const;
    const asked = { key: null, toolChoice: null, maxTokens: null, outputSchema: null };
    const sampling = { temperature: null, topP: null, topK: null, stop: [] };
    return [
      {
        ...call,
        ...asked,
        ...sampling,
        tools: [],
        schemas: [],
        offered: [],
        messages: [],
        ended: "complete",
      },
    ];
  }

  async waitUntilAborted(token: string): Promise<void> {
    if (!this.abortedScripts.some((name) => token.endsWith(name))) await new Promise(() => {});
  }

  takeErrors(token?: string): string[] {
    const key = Object.keys(this.faultsOf).find((end) =>
      token === undefined ? end === "" : end !== "" && token.endsWith(end),
    );
    const faults = key === undefined ? [] : (this.faultsOf[key] ?? []);
    if (key !== undefined) delete this.faultsOf[key];
    return faults.map((sentence) => sentence.replaceAll("<token>", token ?? ""));
  }
}
