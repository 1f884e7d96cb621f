/** Settings for tokens: the projects' issuers, and the secrets that sign access tokens. */
import { appendToPointer } from "../core/json/pointer.ts";
import { isSecureUrl } from "../core/loopback.ts";
import type { IssuerSettings, ProjectSettings } from "../core/settings.ts";
import type { ConfigContent, IssuerContent } from "./config-file.ts";
import { readSecret } from "./secrets.ts";
import { formatFileLocation, type Sources } from "./sources.ts";

/** A project's settings for tokens. */
type TokenSettings = Pick<ProjectSettings, "issuers" | "tokenRequired">;

/** Minimum length of a signing secret in characters, so that a token does not reveal it to a search. */
const minSecretLength = 32;

const urlProblem = "must be an https URL without a user; http is allowed for loopback addresses only";

/** Returns true if any project accepts tokens. */
export function hasAnyIssuer({ projects = {} }: ConfigContent): boolean {
  return Object.values(projects).some(({ issuers = [] }) => issuers.length > 0);
}

/** Reads the projects' settings for tokens, by project ID. */
export function readIssuers(sources: Sources): ReadonlyMap<string, TokenSettings> {
  const { file, errors } = sources;
  const settings = new Map<string, TokenSettings>();
  /** The locations of the issuers, by name and audience. */
  const locations = new Map<string, string>();
  for (const [id, { issuers = [], tokenRequired = false }] of Object.entries(file.content.projects ?? {})) {
    const pointer = appendToPointer("/projects", id);
    // Invalid entries have been removed from the array. Unlike a `for…of` loop, `Object.entries` skips them.
    for (const [index, issuer] of Object.entries(issuers)) {
      const location = formatFileLocation(sources, `${pointer}/issuers/${index}`);
      checkUrls(issuer, location, sources);
      const name = JSON.stringify([issuer.issuer, issuer.audience]);
      const other = locations.get(name);
      if (other !== undefined)
        errors.add(
          location,
          `has the same issuer and audience as ${other}; use a different audience for each`,
        );
      else locations.set(name, location);
    }
    if (tokenRequired && issuers.length === 0)
      errors.addIfIndependent(
        formatFileLocation(sources, `${pointer}/tokenRequired`),
        'has no effect without issuers, so no request would be accepted; list an issuer under "issuers"',
      );
    settings.set(id, {
      ...(issuers.length > 0 && { issuers: Object.values(issuers).map(toIssuerSettings) }),
      ...(tokenRequired && { tokenRequired }),
    });
  }
  return settings;
}

function checkUrls({ issuer, jwksUri }: IssuerContent, location: string, { errors }: Sources): void {
  for (const [field, url] of Object.entries({ issuer, jwksUri }))
    if (typeof url === "string" && !isSecureUrl(url)) errors.add(`${location}/${field}`, urlProblem);
}

function toIssuerSettings({
  subjectClaim = "sub",
  clockSkewSeconds = 60,
  ...issuer
}: IssuerContent): IssuerSettings {
  return { ...issuer, subjectClaim, clockSkewSeconds };
}

/** Reads the secrets that sign access tokens. */
export function readTokenSecrets(sources: Sources): readonly string[] {
  const { tokenSecrets = [] } = sources.file.content;
  return Object.entries(tokenSecrets).flatMap(([index, reference]) => {
    const pointer = `/tokenSecrets/${index}`;
    const secret = readSecret(reference, pointer, sources);
    if (secret === undefined || secret.length >= minSecretLength) return secret ?? [];
    const location = formatFileLocation(sources, pointer);
    sources.errors.add(location, `the secret must have at least ${minSecretLength} characters`);
    return [];
  });
}
