/** Implements `decorators.tsp`: each decorator publishes its argument as an extension of OpenAPI. */
import { getDiscriminatedUnion } from "@typespec/compiler";
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

/** The key under which the program stores the orders of events, with their locations. */
const eventOrders = Symbol.for("Common.eventOrders");

/** @type {import("@typespec/compiler").DecoratorFunction} */
export function $eventOrder({ program, getArgumentTarget }, target, order) {
  setExtension(program, target, "x-event-order", order);
  program.stateMap(eventOrders).set(target, { order, location: getArgumentTarget(0) ?? target });
}

/**
 * Reports the names in orders of events that are no event of the union. The types of a union are complete only after
 * its decorators have run.
 *
 * @param {import("@typespec/compiler").Program} program
 */
export function $onValidate(program) {
  for (const [union, { order, location }] of program.stateMap(eventOrders)) {
    const names = listEventNames(program, union);
    const orders = [order, ...(order.when ?? [])];
    const unknown = orders
      .flatMap(({ first, last = [] }) => [...first, ...last])
      .filter((name) => !names.includes(name));
    for (const name of new Set(unknown))
      program.reportDiagnostic({
        code: "unknown-event",
        severity: "error",
        message: `@eventOrder names ${name}, which is no event of the union: use one of ${names.join(", ")}`,
        target: location,
      });
  }
}

/**
 * Returns the names of the events in a union and in the unions nested in it, which are the values of the discriminator.
 *
 * @returns {string[]}
 */
function listEventNames(program, union) {
  const [discriminated] = getDiscriminatedUnion(program, union);
  if (discriminated !== undefined) return [...discriminated.variants.keys()];
  return [...union.variants.values()].flatMap(({ type }) =>
    type.kind === "Union" ? listEventNames(program, type) : [],
  );
}

/** The key under which the program stores the example streams of operations. */
export const streamExamples = Symbol.for("Common.streamExamples");

/** @type {import("@typespec/compiler").DecoratorFunction} */
export function $streamExample({ program }, target, frames, received = 0) {
  program.stateMap(streamExamples).set(target, frames.slice(received));
}
