/** Combines mutations: several as one, with a memory, or only in some servers. */
import { Router } from "express";
import type { Mutate, Mutation, ServerContext } from "../mutant.ts";
import type { Loose } from "./exchange.ts";

/** Applies several mutations around each other, the first outermost. */
export function combine(...mutates: readonly Mutate[]): Mutate {
  return (server) => {
    const all = mutates.map((mutate) => mutate(server));
    const before = Router();
    for (const mutation of all) if (mutation.before) before.use(mutation.before);
    return {
      before,
      model: (model) => fold(all, "model", model),
      tools: (tools) => fold(all, "tools", tools),
      settings: (settings) => fold(all, "settings", settings),
    };
  };
}

function fold<Part extends "model" | "tools" | "settings">(
  all: readonly Mutation[],
  part: Part,
  value: Parameters<NonNullable<Mutation[Part]>>[0],
): typeof value {
  return all.reduceRight((inner, mutation) => {
    const wrap = mutation[part] as ((inner: typeof value) => typeof value) | undefined;
    return wrap === undefined ? inner : wrap(inner);
  }, value);
}

/** Builds one or several mutations that share a memory. */
type Build<Memory> = (memory: Memory, server: ServerContext) => Mutate | readonly Mutate[];

/** Builds a mutation with a set that is empty at the start of every server. */
export function withSet(build: Build<Set<Loose>>): Mutate {
  return (server) => combine(...[build(new Set(), server)].flat())(server);
}

/** Builds a mutation with a map that is empty at the start of every server. */
export function withMap(build: Build<Map<Loose, Loose>>): Mutate {
  return (server) => combine(...[build(new Map(), server)].flat())(server);
}

/** Applies a mutation only to a process that starts with the data of a killed process. */
export function afterRestart(mutate: Mutate): Mutate {
  const restarted: Mutate = (server) => (server.restarted ? mutate(server) : {});
  return Object.assign(restarted, { restarts: true } as const);
}

/** Includes cases with many repetitions when the mutation is judged. */
export function withRepetitions(mutate: Mutate): Mutate {
  return Object.assign(((server) => mutate(server)) satisfies Mutate, { repeats: true } as const);
}

/** Changes nothing. */
export const unmutated: Mutate = () => ({});
