/**
 * Completes truncated JSON. The beginning has already been streamed, and readers must be able to parse it
 * (T-041, T-049).
 */

/** The parser state after scanning the text. */
interface ScanState {
  /** Missing closing brackets, outermost first. */
  closers: string[];
  /** The kinds of tokens that are allowed next. */
  expects: "value" | "key-or-end" | "key" | "colon" | "comma-or-end" | "value-or-end" | "end";
}

const literals = ["true", "false", "null"];
const digits = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Returns the end of a complete string, or the characters needed to complete a truncated string. */
function completeString(text: string, start: number): { end: number } | { rest: string } {
  for (let i = start + 1; i < text.length; i += 1) {
    const char = text[i];
    if (char === '"') return { end: i + 1 };
    if (char !== "\\") continue;
    if (i + 1 >= text.length) return { rest: '\\"' };
    if (text[i + 1] === "u") {
      const digits = text.length - (i + 2);
      if (digits < 4) return { rest: `${"0".repeat(4 - digits)}"` };
      i += 5;
    } else {
      i += 1;
    }
  }
  return { rest: '"' };
}

/** Returns the rest of a literal or number at the end of the text, or `undefined` if it is invalid. */
function completeScalar(token: string): string | undefined {
  const literal = literals.find((word) => word.startsWith(token));
  if (literal !== undefined) return literal.slice(token.length);
  if (digits.test(token)) return "";
  return digits.test(`${token}0`) ? "0" : undefined;
}

function endValue(open: ScanState): void {
  open.expects = open.closers.length === 0 ? "end" : "comma-or-end";
}

function completeStructure(open: ScanState): string {
  const tail = open.closers.toReversed().join("");
  switch (open.expects) {
    case "value":
      return `null${tail}`;
    case "colon":
      return `:null${tail}`;
    case "key":
      // After a comma, another key and value must follow.
      return `"":null${tail}`;
    default:
      return tail;
  }
}

/**
 * Finds the shortest suffix that completes a truncated JSON object.
 *
 * @param text The beginning of the JSON text for an object.
 * @returns The suffix, which is empty if the text is complete, or `undefined` if the text is invalid.
 */
export function completeJson(text: string): string | undefined {
  const open: ScanState = { closers: [], expects: "value" };
  let rest = "";
  for (let i = 0; i < text.length; ) {
    const char = text[i] as string;
    if (/\s/.test(char)) {
      i += 1;
      continue;
    }
    const wantsValue = open.expects === "value" || open.expects === "value-or-end";
    if (char === "{" && wantsValue) {
      open.closers.push("}");
      open.expects = "key-or-end";
      i += 1;
    } else if (char === "[" && wantsValue) {
      open.closers.push("]");
      open.expects = "value-or-end";
      i += 1;
    } else if (char === "}" || char === "]") {
      if (open.closers.at(-1) !== char) return undefined;
      if (open.expects !== "comma-or-end" && open.expects !== "key-or-end" && open.expects !== "value-or-end")
        return undefined;
      open.closers.pop();
      endValue(open);
      i += 1;
    } else if (char === "," && open.expects === "comma-or-end") {
      open.expects = open.closers.at(-1) === "}" ? "key" : "value";
      i += 1;
    } else if (char === ":" && open.expects === "colon") {
      open.expects = "value";
      i += 1;
    } else if (char === '"') {
      const isKey = open.expects === "key" || open.expects === "key-or-end";
      if (!isKey && !wantsValue) return undefined;
      const string = completeString(text, i);
      if (isKey) open.expects = "colon";
      else endValue(open);
      if ("rest" in string) {
        rest = string.rest;
        break;
      }
      i = string.end;
    } else if (wantsValue) {
      const token = /^[^\s,\]}:{["]+/.exec(text.slice(i))?.[0] ?? "";
      const isComplete = i + token.length < text.length;
      const tokenRest = completeScalar(token);
      if (tokenRest === undefined || (isComplete && tokenRest !== "")) return undefined;
      rest = tokenRest;
      endValue(open);
      i += token.length;
    } else {
      return undefined;
    }
  }
  const end = rest + completeStructure(open);
  try {
    JSON.parse(text + end);
    return end;
  } catch {
    return undefined;
  }
}
