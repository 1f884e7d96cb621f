/** Evaluates scripts in QuickJS, in WebAssembly: programs without a host. They have no files, network, timers or modules. */
import variant from "@jitl/quickjs-ng-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
  Scope,
} from "quickjs-emscripten-core";

/** What is used here of a global that Node's types leave out. */
declare const WebAssembly: {
  Memory: new (limits: { initial: number; maximum: number }) => WasmMemory;
};

interface WasmMemory {
  grow(pages: number): number;
  readonly buffer: ArrayBuffer;
}

/** What came of a script: its value or its error, and what it wrote until then. */
export type Evaluation = {
  /** What went to `console`, a line each call. */
  output: string;
} & (
  | {
      /** JSON text; absent for a value that JSON has no form for, such as `undefined`. */
      value?: string;
    }
  | {
      /** A sentence, or the name, message and stack of what was thrown. */
      error: string;
      /** Set when a limit stopped the script midway: then its interpreter must not be used again. */
      isBroken?: true;
    }
);

/** Bytes of the script's call stack; beyond them it gets a `RangeError`. */
const maxStack = 256 * 1024;
/** Bytes of a page of WebAssembly memory. */
const pageSize = 65_536;
/** Pages that the interpreter asks for at least, and that it can use at most. */
const minPages = 256;
const maxPages = 32_768;
const maxOutput = 20_000;
const maxValue = 100_000;
const maxError = 2_000;

/** What is said of an object that was thrown and cannot be shown. */
const formless =
  "Thrown: an object that has no JSON form, for example because it is nested too deeply or contains itself.";

/** The script's console: written in its own language, so that no object of ours is in its reach. */
const consoleSource = `(write, stringify = JSON.stringify, text = String) => {
  const shown = (value) => {
    if (typeof value === "string") return value;
    if (value instanceof Error) return text(value);
    try { return stringify(value) ?? text(value); } catch { return text(value); }
  };
  const log = (...values) => write(values.map(shown).join(" "));
  globalThis.console = { log, info: log, warn: log, error: log, debug: log };
}`;

/**
 * An interpreter with a memory of its own. Scripts run in it one after another, each with the globals, `let` and
 * `const` among them, that those before it left.
 *
 * The memory is not given back: to be made once in a worker that ends with it.
 */
export class Interpreter {
  readonly #context: QuickJSContext;
  readonly #memory: WasmMemory;
  /** Bytes. */
  readonly #maxMemory: number;
  readonly #stringify: QuickJSHandle;
  /** Of the script that runs. */
  #output = new CapturedOutput();
  #deadline = Number.POSITIVE_INFINITY;

  /** @param maxMemory Bytes, the interpreter's own included; at least 16 MiB are given. */
  static async create(maxMemory: number): Promise<Interpreter> {
    // QuickJS's own limit does not hold here: this build cannot tell the sizes of blocks, so it counts none.
    const maximum = pagesOf(maxMemory);
    const wasmMemory = new WebAssembly.Memory({ initial: minPages, maximum });
    // The package's types are those of its CommonJS form, which has the variant one level deeper.
    const withMemory = newVariant(variant as unknown as QuickJSSyncVariant, { wasmMemory });
    const quickjs = await newQuickJSWASMModuleFromVariant(withMemory);
    return new Interpreter(quickjs.newRuntime().newContext(), wasmMemory, maximum * pageSize);
  }

  private constructor(context: QuickJSContext, memory: WasmMemory, maxMemory: number) {
    this.#context = context;
    this.#memory = memory;
    this.#maxMemory = maxMemory;
    giveConsole(context, (line) => this.#output.add(line));
    this.#stringify = context.unwrapResult(context.evalCode("JSON.stringify"));
    context.runtime.setMaxStackSize(maxStack);
    context.runtime.setInterruptHandler(() => this.#isOver());
  }

  /**
   * Evaluates a script. A promise as the last value is awaited.
   *
   * @param timeMs Milliseconds that it may take.
   */
  evaluate(code: string, timeMs: number): Evaluation {
    this.#output = new CapturedOutput();
    this.#deadline = performance.now() + timeMs;
    const scope = new Scope();
    const evaluation = this.#evaluate(code, timeMs, scope);
    // One that was stopped midway is not entered again, be it to free what the script held.
    if (!("error" in evaluation && evaluation.isBroken)) scope.dispose();
    return evaluation;
  }

  #evaluate(code: string, timeMs: number, scope: Scope): Evaluation {
    const context = this.#context;
    const outOfMemory = `The code needs more memory than it may have (${this.#maxMemory} bytes).`;
    let isBroken = false;
    const full = () => {
      isBroken = true;
      return outOfMemory;
    };
    const describe = (thrown: QuickJSHandle) => {
      const value: unknown = context.dump(thrown);
      // An object that QuickJS can make no JSON of is dumped as a text: that of the object, or an empty one.
      const isObject = context.typeof(thrown) === "object";
      const isFormless = isObject && (value === "" || value === "[object Object]");
      // With no memory left for an error, QuickJS throws `null`.
      const isFull = this.#memory.buffer.byteLength > 0.9 * this.#maxMemory;
      if (isOutOfMemory(value) || (isFull && (value === null || isFormless))) return full();
      return isFormless ? formless : describeThrown(value);
    };
    const failed = (error: string): Evaluation => {
      const output = this.#output.text;
      if (this.#isOver())
        return { error: `The code did not end within ${timeMs} ms.`, isBroken: true, output };
      return { error, ...(isBroken && { isBroken }), output };
    };
    try {
      // Of a script before this one that threw.
      this.#runJobs();
      if (this.#isOver()) return failed("");
      const completion = scope.manage(context.evalCode(code, "code.js"));
      if (completion.error) return failed(describe(completion.error));
      this.#runJobs();
      if (this.#isOver()) return failed("");
      const state = context.getPromiseState(completion.value);
      if (state.type === "pending") return failed("The promise that the code ended with never settles.");
      if (state.type === "rejected") return failed(describe(scope.manage(state.error)));
      const value = scope.manage(state.value);
      const json = scope.manage(context.callFunction(this.#stringify, context.undefined, value));
      if (json.error) {
        return failed(`The last value has no JSON form: ${describe(json.error)}`);
      }
      if (context.typeof(json.value) !== "string") return { output: this.#output.text };
      const text = context.getString(json.value);
      // JSON is never empty: there was no memory left to hand it over.
      if (text === "") return failed(full());
      if (text.length > maxValue) {
        return failed(`The last value is ${text.length} characters of JSON; the most is ${maxValue}.`);
      }
      return { value: text, output: this.#output.text };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // Recursion in the interpreter itself (JSON.parse, the parser) meets the end of the worker's own stack.
      isBroken = true;
      return failed("RangeError: Maximum call stack size exceeded");
    }
  }

  /** Goes on with what awaits promises, one job at a time: one that was interrupted must not be followed by the next. */
  #runJobs(): void {
    const { runtime } = this.#context;
    while (runtime.hasPendingJob() && !this.#isOver()) runtime.executePendingJobs(1).dispose();
  }

  #isOver(): boolean {
    return performance.now() > this.#deadline;
  }
}

function pagesOf(bytes: number): number {
  return Math.min(Math.max(Math.ceil(bytes / pageSize), minPages), maxPages);
}

function giveConsole(context: QuickJSContext, add: (line: string) => void): void {
  const write = context.newFunction("write", (text) => {
    if (context.typeof(text) === "string") add(context.getString(text));
  });
  const install = context.unwrapResult(context.evalCode(consoleSource));
  context.unwrapResult(context.callFunction(install, context.undefined, write));
}

function isOutOfMemory(value: unknown): boolean {
  return isErrorLike(value) && value.name === "InternalError" && value.message === "out of memory";
}

/** What was thrown, as a text: any value can be. */
function describeThrown(value: unknown): string {
  if (typeof value === "bigint") return `Thrown: ${value}n`.slice(0, maxError);
  if (!isErrorLike(value)) return `Thrown: ${JSON.stringify(value)}`.slice(0, maxError);
  const stack = typeof value.stack === "string" ? `\n${value.stack}` : "";
  return `${value.name}: ${value.message}${stack}`.slice(0, maxError).trimEnd();
}

function isErrorLike(value: unknown): value is { name: unknown; message: unknown; stack?: unknown } {
  return value !== null && typeof value === "object" && "name" in value && "message" in value;
}

/** The lines that were written, up to a limit. */
class CapturedOutput {
  text = "";
  #full = false;

  add(line: string): void {
    if (this.#full) return;
    this.text += `${line}\n`;
    if (this.text.length <= maxOutput) return;
    this.text = `${this.text.slice(0, maxOutput)}\n(output cut here)\n`;
    this.#full = true;
  }
}
