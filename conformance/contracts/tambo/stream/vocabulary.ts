/** The events declared in the contract's document (T-053, T-054). */
import { eventShapes } from "../../../../generated/tambo/event-shapes.js";
import { createIsKnown } from "../../shared/ag-ui-events.ts";

const names = Object.keys(eventShapes);
const custom = new Set(names.filter((name) => name.startsWith("tambo.")));
const standard = names.filter((name) => !custom.has(name));

/** Returns true if the contract declares an event with this type or name. Readers ignore all other events. */
export const isKnown = createIsKnown(standard, (name) => custom.has(name));
