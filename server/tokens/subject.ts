import { InvalidCredentialError } from "../core/errors.ts";
import { describeInvalidId } from "../core/ids.ts";

/** Maximum length of a user's name in characters, as in the contracts' documents. */
const maxLength = 256;

const controlCharacters = /\p{Cc}/u;

/**
 * Returns the user that a verified token names.
 *
 * @param claim Name of the claim that contains the user.
 * @throws {InvalidCredentialError} if the claim is not a valid name of a user.
 */
export function readSubject(payload: Readonly<Record<string, unknown>>, claim: string): string {
  const subject = Object.hasOwn(payload, claim) ? payload[claim] : undefined;
  const problem = findProblem(subject);
  if (problem === undefined) return subject as string;
  throw new InvalidCredentialError(`The claim ${claim} of the token, which names the user, ${problem}.`);
}

function findProblem(subject: unknown): string | undefined {
  if (subject === undefined) return "is missing";
  if (typeof subject !== "string") return "is not a string";
  if (subject === "") return "is empty";
  // As in JSON Schema, a character outside the Basic Multilingual Plane counts once.
  if (subject.length > 2 * maxLength || [...subject].length > maxLength)
    return `has more than ${maxLength} characters`;
  if (controlCharacters.test(subject)) return "contains a control character";
  return describeInvalidId(subject) && "contains an unpaired surrogate";
}
