/** Writes JSON values as literals of programming languages. */

/** Marks text that is inserted into a literal as it is. */
export class Raw {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

interface Syntax {
  indent: string;
  writeKey(key: string): string;
  writeScalar(value: unknown): string;
}

const javaScript: Syntax = {
  indent: "  ",
  writeKey: (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)),
  writeScalar: (value) => JSON.stringify(value),
};

const python: Syntax = {
  indent: "    ",
  writeKey: (key) => JSON.stringify(key),
  writeScalar(value) {
    if (value === null) return "None";
    if (typeof value === "boolean") return value ? "True" : "False";
    return JSON.stringify(value);
  },
};

/** The longest literal, in characters, that is written on one line. */
const lineLimit = 90;

/** Writes a value as a JavaScript literal. @param depth The indentation of its last line, in steps. */
export function toJavaScript(value: unknown, depth = 0): string {
  return write(value, javaScript, depth);
}

/** Writes a value as a Python literal. @param depth The indentation of its last line, in steps. */
export function toPython(value: unknown, depth = 0): string {
  return write(value, python, depth);
}

function write(value: unknown, syntax: Syntax, depth: number): string {
  if (value instanceof Raw) return value.code.replaceAll("\n", `\n${syntax.indent.repeat(depth)}`);
  if (typeof value !== "object" || value === null) return syntax.writeScalar(value);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const entries = Object.entries(value).map(([key, item]) => {
    const written = write(item, syntax, depth + 1);
    // A method of an object contains its own name.
    const hasKey = !Array.isArray(value) && !(item instanceof Raw);
    return hasKey ? `${syntax.writeKey(key)}: ${written}` : written;
  });
  if (entries.length === 0) return open + close;
  const line = entries.join(", ");
  const pad = open === "{" && syntax === javaScript ? " " : "";
  if (line.length <= lineLimit && !line.includes("\n")) return open + pad + line + pad + close;
  const inner = `\n${syntax.indent.repeat(depth + 1)}`;
  return `${open}${entries.map((entry) => `${inner}${entry},`).join("")}\n${syntax.indent.repeat(depth)}${close}`;
}
