/** Redaction of secrets. */

/** Minimum length of a line to redact. Shorter lines are too likely to occur in ordinary text. */
const minSecretLength = 4;

/** Redacts the server's secrets in a string. */
export type Redact = (text: string) => string;

/**
 * Creates a function that replaces secrets with `[secret]`. Finds secrets in plain, JSON-escaped and
 * URL-encoded form. Each line of a multi-line secret is redacted separately, because output is printed line
 * by line.
 */
export function createRedactor(secrets: readonly string[] = []): Redact {
  const lines = secrets
    .flatMap((secret) => secret.split(/\r?\n/))
    .filter((line) => line.trim().length >= minSecretLength);
  const forms = lines.flatMap((line) => [
    line,
    JSON.stringify(line).slice(1, -1),
    encodeURIComponent(line.toWellFormed()),
  ]);
  if (forms.length === 0) return (text) => text;
  // Match the longest form first, because one secret may be a prefix of another.
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  const pattern = longestFirst.map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  return (text) => text.replace(new RegExp(pattern, "g"), "[secret]");
}
