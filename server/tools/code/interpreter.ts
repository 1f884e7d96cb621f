/**
 * Evaluates scripts in QuickJS compiled to WebAssembly. Scripts have no access to files, the network, timers
 * or modules.
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

/** The parts of the `WebAssembly` global that are missing from Node's types. */
declare const WebAssembly: {
  Memory: new (limits: { initial: number; maximum: number }) => WasmMemory;
};

interface WasmMemory {
  grow(pages: number): number;
  readonly buffer: ArrayBuffer;
}

/** The result of a script: its value or error, and all output of the script. */
export type Evaluation = {
  /** The `console` output, one line per call. */
  output: string;
} & (
  | {
      /** JSON text. Absent for a value that has no JSON form, such as `undefined`. */
      value?: string;
    }
  | {
      /** A sentence, or the name, message and stack of the thrown error. */
      error: string;
      /** Set if a limit interrupted the script. The interpreter must not be used again. */
      isBroken?: true;
    }
);

/** Size of the script's call stack in bytes. If it is exceeded, the script gets a `RangeError`. */
const maxStack = 256 * 1024;
/** Size of a WebAssembly memory page in bytes. */
const pageSize = 65_536;
/** The minimum number of pages that the interpreter needs, and the maximum number that it can use. */
const minPages = 256;
const maxPages = 32_768;
const maxOutput = 20_000;
const maxValue = 100_000;
const maxError = 2_000;

/** The message used for a thrown object that cannot be serialized. */
const unserializableMessage =
  "Thrown: an object that cannot be converted to JSON, for example because it is nested too deeply or circular.";

/**
 * The script's `console`. It is written in JavaScript and runs inside the sandbox, so that scripts can reach
 * no host object.
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
 * An interpreter with its own memory. Scripts run in it sequentially. Each script sees the globals of earlier
 * scripts, including `let` and `const`.
 *
 * The memory is never freed, so create one interpreter per worker, and end the worker.
 */
export class Interpreter {
  readonly #context: QuickJSContext;
  readonly #memory: WasmMemory;
  /** Memory limit in bytes. */
  readonly #maxMemory: number;
  readonly #stringify: QuickJSHandle;
  /** Output of the running script. */
  #output = new CapturedOutput();
  #deadline = Number.POSITIVE_INFINITY;

  /** @param maxMemory Memory limit in bytes, including the interpreter's own memory; at least 16 MiB. */
  static async create(maxMemory: number): Promise<Interpreter> {
    // QuickJS's own memory limit has no effect, because this build cannot measure the size of allocated
    // blocks.
    const maximum = countPages(maxMemory);
    const wasmMemory = new WebAssembly.Memory({ initial: minPages, maximum });
    // The package's types describe its CommonJS build, which nests the variant one level deeper.
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
    // An interrupted interpreter must not be entered again, not even to free the script's handles.
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
      // An object that QuickJS cannot serialize is dumped as a string, which is the result of its `toString`
      // or empty.
      const isObject = context.typeof(thrown) === "object";
      const isFormless = isObject && (value === "" || value === "[object Object]");
      // If there is no memory left for an error object, QuickJS throws `null`.
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
      // An earlier script that threw an error may have left jobs behind.
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
      // JSON is never empty, so there was not enough memory to copy it.
      if (text === "") return failed(full());
      if (text.length > maxValue) {
        return failed(`The last value is ${text.length} characters of JSON; the limit is ${maxValue}.`);
      }
      return { value: text, output: this.#output.text };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // Recursion in the interpreter itself (in `JSON.parse` or the parser) overflows the worker's own stack.
      isBroken = true;
      return failed("RangeError: Maximum call stack size exceeded");
    }
  }

  /** Runs the promise jobs one at a time, because no job may run after an interrupted job. */
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

/** Captures lines of output up to a limit. */
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
