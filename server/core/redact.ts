/** Hiding secrets in texts. */

/** Characters that a secret's line has at least: a shorter one is in every text. */
const minSecretLength = 4;

/** Replaces the secrets of a server in a text. */
export type Redact = (text: string) => string;

/**
 * Hides secrets by `[secret]`: as they are, as in JSON and as in a URL. Of a secret with several lines each is one, for
 * texts are shown line by line.
 */
export function redactor(secrets: readonly string[] = []): Redact {
  const lines = secrets
    .flatMap((secret) => secret.split(/\r?\n/))
    .filter((line) => line.trim().length >= minSecretLength);
  const forms = lines.flatMap((line) => [
    line,
    JSON.stringify(line).slice(1, -1),
    encodeURIComponent(line.toWellFormed()),
  ]);
  if (forms.length === 0) return (text) => text;
  // The longest first: one secret may begin with another.
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  const pattern = longestFirst.map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  return (text) => text.replace(new RegExp(pattern, "g"), "[secret]");
}
