/** URLs in settings. */

/**
 * What keeps a text from being the address of a server.
 *
 * @returns A clause, or `undefined` for an `http` or `https` URL without a user. It does not show the text, which
 *   might hold a secret.
 */
export function addressProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") return "must be an http or https URL";
  if (url.username !== "" || url.password !== "") return "must not hold a user or password";
  return undefined;
}

/** As `addressProblem`, of an address that paths are added to: without a query, too. */
export function baseUrlProblem(text: string): string | undefined {
  const problem = addressProblem(text);
  if (problem !== undefined) return problem;
  return new URL(text).search === "" ? undefined : "must have no query, for paths are added to it";
}
