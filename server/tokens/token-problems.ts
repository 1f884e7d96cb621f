/** Descriptions of invalid tokens for clients. They contain no part of the token. */
import { errors } from "jose";
import { InvalidCredentialError } from "../core/errors.ts";

/**
 * The signature algorithms of issuers' tokens. All of them are asymmetric, because an issuer's public key must not
 * be usable as the secret of an HMAC.
 */
export const algorithms = [
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
];

const malformed = "The token is not a valid JSON Web Token.";

/** Converts an error of the verification. Returns errors that do not concern the token unchanged. */
export function toCredentialError(error: unknown): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  return new InvalidCredentialError(describeProblem(error));
}

function describeProblem(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return "The token has expired.";
  if (error instanceof errors.JWTClaimValidationFailed) return describeClaim(error);
  if (error instanceof errors.JOSEAlgNotAllowed)
    return "The token is signed with an algorithm that this server does not accept.";
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return "The signature of the token is not valid.";
  if (error instanceof errors.JWKSNoMatchingKey)
    return "The issuer has no key with the key id (kid) of the token.";
  if (error instanceof errors.JWKSMultipleMatchingKeys)
    return "The token needs a key id (kid) that only one key of its issuer has.";
  return malformed;
}

function describeClaim({ claim, reason }: errors.JWTClaimValidationFailed): string {
  if (claim === "nbf" && reason === "check_failed") return "The token is not valid yet (nbf).";
  if (claim === "exp" && reason === "missing") return "The token has no expiry time (exp).";
  return reason === "invalid" ? `The claim ${claim} of the token is not a number.` : malformed;
}
