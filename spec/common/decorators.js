/** Implements `decorators.tsp`: each decorator publishes its argument as an extension of OpenAPI. */
import { setExtension } from "@typespec/openapi";

export const namespace = "Common";

/** @type {import("@typespec/compiler").DecoratorFunction} */
export function $additive({ program }, target, reason) {
  setExtension(program, target, "x-additive", reason);
}

/** @type {import("@typespec/compiler").DecoratorFunction} */
export function $open({ program }, target) {
  setExtension(program, target, "x-open", true);
}

/** @type {import("@typespec/compiler").DecoratorFunction} */
export function $eventOrder({ program }, target, order) {
  setExtension(program, target, "x-event-order", order);
}
