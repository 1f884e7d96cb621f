/** Validates URLs in settings. */

/**
 * Finds the problem with a server's URL.
 *
 * @returns The problem, or `undefined` for an `http` or `https` URL without user information. The problem
 * does not quote the URL, which might include a secret.
 */
export function findUrlProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") return "must be an http or https URL";
  if (url.username !== "" || url.password !== "") return "must not contain a user or password";
  return undefined;
}

/**
 * Finds the problem with a base URL. Works like `findUrlProblem`, but also rejects a query, because paths are
 * appended to the URL.
 */
export function findBaseUrlProblem(text: string): string | undefined {
  const problem = findUrlProblem(text);
  if (problem !== undefined) return problem;
  return new URL(text).search === ""
    ? undefined
    : "must not have a query, because paths are appended to the URL";
}
