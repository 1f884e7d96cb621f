/** The events of the contract (T-053, T-054): those that its document has, so that a new one is known at once. */
import { eventShapes } from "../../../../generated/tambo/event-shapes.js";
import { createIsKnown } from "../../shared/ag-ui-events.ts";

const names = Object.keys(eventShapes);
const custom = new Set(names.filter((name) => name.startsWith("tambo.")));
const standard = names.filter((name) => !custom.has(name));

/** Returns whether the contract has an event of this type or name. Others may be there too: readers ignore them. */
export const isKnown = createIsKnown(standard, (name) => custom.has(name));
