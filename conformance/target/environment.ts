/** Thrown if the configuration refers to a `${NAME}` that is not set. */
export class UnknownVariableError extends Error {
  constructor(where: string, name: string) {
    super(`${where}: the environment variable ${name} is not set; set it, or correct the name`);
    this.name = "UnknownVariable";
  }
}

/**
 * Replaces `${NAME}` with the values of environment variables.
 * @throws UnknownVariableError if a variable is not set.
 */
export function expandVariables(
  text: string,
  variables: Readonly<Record<string, string | undefined>>,
  where: string,
): string {
  return text.replaceAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_all, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new UnknownVariableError(where, name);
    return value;
  });
}

/** Replaces `{port}`. `${port}` is left unchanged for shells. */
export function expandPort(text: string, port: number): string {
  return text.replaceAll(/(?<!\$)\{port\}/g, String(port));
}

/** Sources of the environment. Later sources override earlier ones. */
export interface EnvironmentParts {
  /** The suite's own environment. */
  inherited: Readonly<Record<string, string | undefined>>;
  /** Addresses of the suite's model, tools and holds. */
  upstream: Readonly<Record<string, string>>;
  port: number;
  /** Time until a run without a reader is cancelled, in milliseconds. */
  graceMs: number;
  /** Variables from the configuration. `{port}` and `${NAME}` are replaced. */
  own: Readonly<Record<string, string>>;
}

/** @throws UnknownVariableError if a `${NAME}` in `own` is not set. */
export function buildEnvironment(parts: EnvironmentParts): Record<string, string> {
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
