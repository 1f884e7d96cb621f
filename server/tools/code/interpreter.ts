/**
 * Evaluates scripts in QuickJS, compiled to WebAssembly. Scripts have no files, network, timers or modules.
 */
import variant from "@jitl/quickjs-ng-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
  Scope,
} from "quickjs-emscripten-core";

/** The part of a global that Node's types lack. */
declare const WebAssembly: {
  Memory: new (limits: { initial: number; maximum: number }) => WasmMemory;
};

interface WasmMemory {
  grow(pages: number): number;
  readonly buffer: ArrayBuffer;
}

/** The result of a script: its value or error, and its output until then. */
export type Evaluation = {
  /** The output of `console`, one line per call. */
  output: string;
} & (
  | {
      /** JSON text; absent for a value without a JSON form, such as `undefined`. */
      value?: string;
    }
  | {
      /** A sentence, or the name, message and stack of the thrown error. */
      error: string;
      /** Set if a limit stopped the script midway. Its interpreter must not be used again. */
      isBroken?: true;
    }
);

/** Size of the script's call stack in bytes. Beyond it the script gets a `RangeError`. */
const maxStack = 256 * 1024;
/** Size of a WebAssembly memory page in bytes. */
const pageSize = 65_536;
/** Minimum number of pages that the interpreter needs, and maximum that it can use. */
const minPages = 256;
const maxPages = 32_768;
const maxOutput = 20_000;
const maxValue = 100_000;
const maxError = 2_000;

/** The message for a thrown object that cannot be serialized. */
const unserializableMessage =
  "Thrown: an object that cannot be converted to JSON, for example because it is nested too deeply or circular.";

/**
 * The script's `console`, written in JavaScript inside the sandbox, so that no host object is within its
 * reach.
 */
const consoleSource = `(write, stringify = JSON.stringify, text = String) => {
  const formatValue = (value) => {
    if (typeof value === "string") return value;
    if (value instanceof Error) return text(value);
    try { return stringify(value) ?? text(value); } catch { return text(value); }
  };
  const log = (...values) => write(values.map(formatValue).join(" "));
  globalThis.console = { log, info: log, warn: log, error: log, debug: log };
}`;

/**
 * An interpreter with its own memory. Scripts run in it one after another. Each sees the globals of the
 * earlier ones, including `let` and `const`.
 *
 * The memory is never freed: create one interpreter per worker, and end the worker.
 */
export class Interpreter {
  readonly #context: QuickJSContext;
  readonly #memory: WasmMemory;
  /** In bytes. */
  readonly #maxMemory: number;
  readonly #stringify: QuickJSHandle;
  /** Output of the running script. */
  #output = new CapturedOutput();
  #deadline = Number.POSITIVE_INFINITY;

  /** @param maxMemory Memory limit in bytes, including the interpreter's own; at least 16 MiB. */
  static async create(maxMemory: number): Promise<Interpreter> {
    // QuickJS's own memory limit has no effect: this build cannot measure blocks, so it counts nothing.
    const maximum = countPages(maxMemory);
    const wasmMemory = new WebAssembly.Memory({ initial: minPages, maximum });
    // The package's types describe its CommonJS form, which nests the variant one level deeper.
    const withMemory = newVariant(variant as unknown as QuickJSSyncVariant, { wasmMemory });
    const quickjs = await newQuickJSWASMModuleFromVariant(withMemory);
    return new Interpreter(quickjs.newRuntime().newContext(), wasmMemory, maximum * pageSize);
  }

  private constructor(context: QuickJSContext, memory: WasmMemory, maxMemory: number) {
    this.#context = context;
    this.#memory = memory;
    this.#maxMemory = maxMemory;
    installConsole(context, (line) => this.#output.add(line));
    this.#stringify = context.unwrapResult(context.evalCode("JSON.stringify"));
    context.runtime.setMaxStackSize(maxStack);
    context.runtime.setInterruptHandler(() => this.#isPastDeadline());
  }

  /**
   * Evaluates a script. If the last value is a promise, it is awaited.
   *
   * @param timeMs Time limit in milliseconds.
   */
  evaluate(code: string, timeMs: number): Evaluation {
    this.#output = new CapturedOutput();
    this.#deadline = performance.now() + timeMs;
    const scope = new Scope();
    const evaluation = this.#evaluate(code, timeMs, scope);
    // An interpreter that was stopped midway must not be entered again, not even to free the script's
    // handles.
    if (!("error" in evaluation && evaluation.isBroken)) scope.dispose();
    return evaluation;
  }

  #evaluate(code: string, timeMs: number, scope: Scope): Evaluation {
    const context = this.#context;
    const outOfMemory = `The code exceeded its memory limit (${this.#maxMemory} bytes).`;
    let isBroken = false;
    const full = () => {
      isBroken = true;
      return outOfMemory;
    };
    const describe = (thrown: QuickJSHandle) => {
      const value: unknown = context.dump(thrown);
      // An object that QuickJS cannot serialize is dumped as a text: its `toString` or an empty one.
      const isObject = context.typeof(thrown) === "object";
      const isFormless = isObject && (value === "" || value === "[object Object]");
      // If no memory is left for an error object, QuickJS throws `null`.
      const isFull = this.#memory.buffer.byteLength > 0.9 * this.#maxMemory;
      if (isOutOfMemory(value) || (isFull && (value === null || isFormless))) return full();
      return isFormless ? unserializableMessage : describeThrown(value);
    };
    const failed = (error: string): Evaluation => {
      const output = this.#output.text;
      if (this.#isPastDeadline())
        return { error: `The code did not finish within ${timeMs} ms.`, isBroken: true, output };
      return { error, ...(isBroken && { isBroken }), output };
    };
    try {
      // An earlier script that threw may have left jobs.
      this.#runJobs();
      if (this.#isPastDeadline()) return failed("");
      const completion = scope.manage(context.evalCode(code, "code.js"));
      if (completion.error) return failed(describe(completion.error));
      this.#runJobs();
      if (this.#isPastDeadline()) return failed("");
      const state = context.getPromiseState(completion.value);
      if (state.type === "pending") return failed("The code's last value is a promise that never settles.");
      if (state.type === "rejected") return failed(describe(scope.manage(state.error)));
      const value = scope.manage(state.value);
      const json = scope.manage(context.callFunction(this.#stringify, context.undefined, value));
      if (json.error) {
        return failed(`The last value cannot be converted to JSON: ${describe(json.error)}`);
      }
      if (context.typeof(json.value) !== "string") return { output: this.#output.text };
      const text = context.getString(json.value);
      // JSON is never empty: the memory for copying it was exhausted.
      if (text === "") return failed(full());
      if (text.length > maxValue) {
        return failed(`The last value is ${text.length} characters of JSON; the limit is ${maxValue}.`);
      }
      return { value: text, output: this.#output.text };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // Recursion in the interpreter itself (JSON.parse, the parser) overflows the worker's own stack.
      isBroken = true;
      return failed("RangeError: Maximum call stack size exceeded");
    }
  }

  /** Runs the promise jobs one at a time, because no job may follow an interrupted one. */
  #runJobs(): void {
    const { runtime } = this.#context;
    while (runtime.hasPendingJob() && !this.#isPastDeadline()) runtime.executePendingJobs(1).dispose();
  }

  #isPastDeadline(): boolean {
    return performance.now() > this.#deadline;
  }
}

function countPages(bytes: number): number {
  return Math.min(Math.max(Math.ceil(bytes / pageSize), minPages), maxPages);
}

function installConsole(context: QuickJSContext, add: (line: string) => void): void {
  const write = context.newFunction("write", (text) => {
    if (context.typeof(text) === "string") add(context.getString(text));
  });
  const install = context.unwrapResult(context.evalCode(consoleSource));
  context.unwrapResult(context.callFunction(install, context.undefined, write));
}

function isOutOfMemory(value: unknown): boolean {
  return isErrorLike(value) && value.name === "InternalError" && value.message === "out of memory";
}

/** Describes a thrown value, which may be of any type. */
function describeThrown(value: unknown): string {
  if (typeof value === "bigint") return `Thrown: ${value}n`.slice(0, maxError);
  if (!isErrorLike(value)) return `Thrown: ${JSON.stringify(value)}`.slice(0, maxError);
  const stack = typeof value.stack === "string" ? `\n${value.stack}` : "";
  return `${value.name}: ${value.message}${stack}`.slice(0, maxError).trimEnd();
}

function isErrorLike(value: unknown): value is { name: unknown; message: unknown; stack?: unknown } {
  return value !== null && typeof value === "object" && "name" in value && "message" in value;
}

/** Captures lines up to a limit. */
class CapturedOutput {
  text = "";
  #isFull = false;

  add(line: string): void {
    if (this.#isFull) return;
    this.text += `${line}\n`;
    if (this.text.length <= maxOutput) return;
    this.text = `${this.text.slice(0, maxOutput)}\n(output truncated here)\n`;
    this.#isFull = true;
  }
}
