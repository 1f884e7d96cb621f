/** Evaluates a script in QuickJS, in WebAssembly: a program without a host. It has no files, network, timers or modules. */
import variant from "@jitl/quickjs-ng-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
} from "quickjs-emscripten-core";

/** What is used here of a global that Node's types leave out. */
declare const WebAssembly: {
  Memory: new (limits: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
};

/** What a script may take. */
export interface ScriptLimits {
  /** Milliseconds, from the start of the evaluation. */
  timeMs: number;
  /** Bytes of memory, the interpreter's own included; at least 16 MiB are given. */
  maxMemory: number;
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
 * Evaluates a script in a context of its own. A promise as the last value is awaited.
 *
 * The memory is not given back: to be called once in a thread that ends with it.
 */
export async function evaluate(code: string, { timeMs, maxMemory }: ScriptLimits): Promise<Evaluation> {
  // QuickJS's own limit does not hold here: this build cannot tell the sizes of blocks, so it counts none.
  const maximum = pagesOf(maxMemory);
  const wasmMemory = new WebAssembly.Memory({ initial: minPages, maximum });
  // The package's types are those of its CommonJS form, which has the variant one level deeper.
  const withMemory = newVariant(variant as unknown as QuickJSSyncVariant, { wasmMemory });
  const quickjs = await newQuickJSWASMModuleFromVariant(withMemory);
  const runtime = quickjs.newRuntime();
  const context = runtime.newContext();
  const output = new CapturedOutput();
  giveConsole(context, output);
  const stringify = context.unwrapResult(context.evalCode("JSON.stringify"));

  runtime.setMaxStackSize(maxStack);
  const deadline = performance.now() + timeMs;
  const isOver = () => performance.now() > deadline;
  runtime.setInterruptHandler(isOver);

  const outOfMemory = `The code needs more memory than it may have (${maximum * pageSize} bytes).`;
  const describe = (thrown: QuickJSHandle) => {
    const value: unknown = context.dump(thrown);
    // An object that QuickJS can make no JSON of is dumped as a text: that of the object, or an empty one.
    const isObject = context.typeof(thrown) === "object";
    const isFormless = isObject && (value === "" || value === "[object Object]");
    // With no memory left for an error, QuickJS throws `null`.
    const isFull = wasmMemory.buffer.byteLength > 0.9 * maximum * pageSize;
    if (isOutOfMemory(value) || (isFull && (value === null || isFormless))) return outOfMemory;
    return isFormless ? formless : describeThrown(value);
  };
  const failed = (error: string): Evaluation => ({
    error: isOver() ? `The code did not end within ${timeMs} ms.` : error,
    output: output.text,
  });
  try {
    const completion = context.evalCode(code, "code.js");
    if (completion.error) return failed(describe(completion.error));
    // One job at a time: a job that was interrupted must not be followed by the next.
    while (runtime.hasPendingJob() && !isOver()) runtime.executePendingJobs(1);
    if (isOver()) return failed("");
    const state = context.getPromiseState(completion.value);
    if (state.type === "pending") return failed("The promise that the code ended with never settles.");
    if (state.type === "rejected") return failed(describe(state.error));
    const json = context.callFunction(stringify, context.undefined, state.value);
    if (json.error) {
      return failed(`The last value has no JSON form: ${describe(json.error)}`);
    }
    if (context.typeof(json.value) !== "string") return { output: output.text };
    const value = context.getString(json.value);
    // JSON is never empty: there was no memory left to hand it over.
    if (value === "") return failed(outOfMemory);
    if (value.length > maxValue) {
      return failed(`The last value is ${value.length} characters of JSON; the most is ${maxValue}.`);
    }
    return { value, output: output.text };
  } catch (error) {
    // Recursion in the interpreter itself (JSON.parse, the parser) meets the end of the thread's own stack.
    if (error instanceof RangeError) return failed("RangeError: Maximum call stack size exceeded");
    throw error;
  }
}

function pagesOf(bytes: number): number {
  return Math.min(Math.max(Math.ceil(bytes / pageSize), minPages), maxPages);
}

function giveConsole(context: QuickJSContext, output: CapturedOutput): void {
  const write = context.newFunction("write", (text) => {
    if (context.typeof(text) === "string") output.add(context.getString(text));
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
