/** The environment and the arguments of an implementation under test. */

/** Something in the configuration that names what is not there. */
export class UnknownVariable extends Error {
  constructor(where: string, name: string) {
    super(`${where}: there is no environment variable ${name}; set it, or correct the name`);
    this.name = "UnknownVariable";
  }
}

/** Puts the values of environment variables in the place of `${NAME}`. @throws UnknownVariable for one that is not set. */
export function expandVariables(
  text: string,
  variables: Readonly<Record<string, string | undefined>>,
  where: string,
): string {
  return text.replaceAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_all, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new UnknownVariable(where, name);
    return value;
  });
}

/** Puts the port in the place of `{port}`; `${port}` is left to shells. */
export function expandPort(text: string, port: number): string {
  return text.replaceAll(/(?<!\$)\{port\}/g, String(port));
}

/** What the environment is made of, later ones laid over earlier ones. */
export interface EnvironmentParts {
  /** What the suite itself was started with. */
  inherited: Readonly<Record<string, string | undefined>>;
  /** Where the suite's model, tools and holds are. */
  upstream: Readonly<Record<string, string>>;
  port: number;
  /** How long a run without a reader may go on, in milliseconds. */
  graceMs: number;
  /** The configuration's own: `{port}` and `${NAME}` are replaced. */
  own: Readonly<Record<string, string>>;
}

/** @throws UnknownVariable for a `${NAME}` of `own` that neither the suite nor the caller has set. */
export function environmentOf(parts: EnvironmentParts): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(parts.inherited)) {
    if (value !== undefined) environment[name] = value;
  }
  Object.assign(environment, parts.upstream);
  environment.PORT = String(parts.port);
  environment.CONFORM_GRACE_MS = String(parts.graceMs);
  const own = Object.entries(parts.own).map(([name, value]) => [
    name,
    expandVariables(expandPort(value, parts.port), environment, `env.${name}`),
  ]);
  return Object.assign(environment, Object.fromEntries(own));
}
