/** Several mutations as one. */
import { Router } from "express";
import type { Mutate, Mutation } from "../mutant.ts";

/** Puts mutations around each other, the first outermost. */
export function together(...mutates: readonly Mutate[]): Mutate {
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
    const wrap = mutation[part] as ((given: typeof value) => typeof value) | undefined;
    return wrap === undefined ? inner : wrap(inner);
  }, value);
}

/** Nothing is wrong. */
export const unmutated: Mutate = () => ({});
