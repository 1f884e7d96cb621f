/** Implements `decorators.tsp`: each decorator publishes its argument as an extension of OpenAPI. */
import { setExtension } from "@typespec/openapi";

export const namespace = "Common";

/** @type {import("@typespec/compiler").DecoratorFunction} */
export function $additive({ program }, target, reason) {
  const targets = target.kind === "Interface" ? [...target.operations.values()] : [target];
  for (const each of targets) setExtension(program, each, "x-additive", reason);
}

/** @type {import("@typespec/compiler").DecoratorFunction} */
export function $open({ program }, target) {
  setExtension(program, target, "x-open", true);
}

/** @type {import("@typespec/compiler").DecoratorFunction} */
export function $eventOrder({ program }, target, order) {
  setExtension(program, target, "x-event-order", order);
}

/** The key under which the program stores the example streams of operations. */
export const streamExamples = Symbol.for("Common.streamExamples");

/** @type {import("@typespec/compiler").DecoratorFunction} */
export function $streamExample({ program }, target, frames, received = 0) {
  program.stateMap(streamExamples).set(target, frames.slice(received));
}
