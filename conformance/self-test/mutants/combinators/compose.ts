/**
 * Composes mutations: combines them into a single mutation, gives them a memory, or restricts them to some
 * servers.
 */
import { Router } from "express";
import type { Mutate, Mutation, ServerContext } from "../mutant.ts";
import type { Loose } from "./exchange.ts";

/** Combines mutations by nesting them. The first mutation is the outermost. */
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

/** Builds one or more mutations that share a memory. */
type Build<Memory> = (memory: Memory, server: ServerContext) => Mutate | readonly Mutate[];

/** Builds a mutation that has a set, which is empty when each server starts. */
export function withSet(build: Build<Set<Loose>>): Mutate {
  return (server) => combine(...[build(new Set(), server)].flat())(server);
}

/** Builds a mutation that has a map, which is empty when each server starts. */
export function withMap(build: Build<Map<Loose, Loose>>): Mutate {
  return (server) => combine(...[build(new Map(), server)].flat())(server);
}

/** Applies a mutation only to a process that starts with the data of a killed process. */
export function afterRestart(mutate: Mutate): Mutate {
  const restarted: Mutate = (server) => (server.restarted ? mutate(server) : {});
  return Object.assign(restarted, { restarts: true } as const);
}

/** Includes cases with many repetitions when the mutant is judged. */
export function withRepetitions(mutate: Mutate): Mutate {
  return Object.assign(((server) => mutate(server)) satisfies Mutate, { repeats: true } as const);
}

/** A mutation that changes nothing. */
export const unmutated: Mutate = () => ({});
