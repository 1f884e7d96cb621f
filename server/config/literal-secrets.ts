/** Secrets that stand in settings themselves: told by the names of what holds them, for values do not show it. */

/** Ends of words. `TOKENS` is not among them: `MAX_TOKENS` is a number. */
const secretWord =
  /(?:^pass|keys?|token|secrets?|passwords?|passwd|passphrase|credentials?|authorization|cookie)$/;

/** Whether something of this name, a variable, header or parameter, holds a secret: `API_KEY`, `Authorization` … */
export function isSecretName(name: string): boolean {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => secretWord.test(word));
}

/** Whether a text of settings stands for itself, with no `${NAME}` in it. */
export function isLiteral(text: string): boolean {
  return text !== "" && !/\$\{[^}]*\}/.test(text);
}

/** Whether a text holds a URL with a literal password, such as that of a database. */
export function holdsPassword(text: string): boolean {
  const [, password = ""] = /:\/\/[^\s/?#@:]*:([^\s/?#@]*)@/.exec(text) ?? [];
  return isLiteral(password);
}

/** The name of a parameter in the query of a URL that is a literal secret. The URL may hold `${NAME}`. */
export function secretParameter(url: string): string | undefined {
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
  const found = Array.from(new URLSearchParams(query)).find(
    ([name, value]) => isSecretName(name) && isLiteral(value),
  );
  return found?.[0];
}
