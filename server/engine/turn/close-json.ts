/**
 * Completes a JSON text that broke off: what was already streamed cannot be taken back, but its readers must be able
 * to parse what they have (T-041, T-049).
 */

/** What a scan of the text so far leaves open. */
interface Open {
  /** Closing brackets owed, outermost first. */
  closers: string[];
  /** What may come next. */
  expects: "value" | "key-or-end" | "key" | "colon" | "comma-or-end" | "value-or-end" | "end";
}

const literals = ["true", "false", "null"];
const digits = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** The rest of a string that broke off, its closing quote included; `undefined` if it was closed. */
function restOfString(text: string, start: number): { end: number } | { rest: string } {
  for (let i = start + 1; i < text.length; i += 1) {
    const char = text[i];
    if (char === '"') return { end: i + 1 };
    if (char !== "\\") continue;
    if (i + 1 >= text.length) return { rest: '\\"' };
    if (text[i + 1] === "u") {
      const given = text.length - (i + 2);
      if (given < 4) return { rest: `${"0".repeat(4 - given)}"` };
      i += 5;
    } else {
      i += 1;
    }
  }
  return { rest: '"' };
}

/** The rest of a literal or number that ends with the text. */
function restOfScalar(token: string): string | undefined {
  const literal = literals.find((word) => word.startsWith(token));
  if (literal !== undefined) return literal.slice(token.length);
  if (digits.test(token)) return "";
  return digits.test(`${token}0`) ? "0" : undefined;
}

function afterValue(open: Open): void {
  open.expects = open.closers.length === 0 ? "end" : "comma-or-end";
}

function closing(open: Open): string {
  const tail = open.closers.toReversed().join("");
  switch (open.expects) {
    case "value":
      return `null${tail}`;
    case "colon":
      return `:null${tail}`;
    case "key":
      // After a comma only another member makes the text whole again.
      return `"":null${tail}`;
    default:
      return tail;
  }
}

/**
 * Finds the shortest end that makes a JSON text whole.
 *
 * @param text The beginning of a JSON object's text.
 * @returns What to append (empty when the text is whole already), or `undefined` when no end can make it JSON.
 */
export function closeJson(text: string): string | undefined {
  const open: Open = { closers: [], expects: "value" };
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
      afterValue(open);
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
      const string = restOfString(text, i);
      if (isKey) open.expects = "colon";
      else afterValue(open);
      if ("rest" in string) {
        rest = string.rest;
        break;
      }
      i = string.end;
    } else if (wantsValue) {
      const token = /^[^\s,\]}:{["]+/.exec(text.slice(i))?.[0] ?? "";
      const whole = i + token.length < text.length;
      const tokenRest = restOfScalar(token);
      if (tokenRest === undefined || (whole && tokenRest !== "")) return undefined;
      rest = tokenRest;
      afterValue(open);
      i += token.length;
    } else {
      return undefined;
    }
  }
  const end = rest + closing(open);
  try {
    JSON.parse(text + end);
    return end;
  } catch {
    return undefined;
  }
}
