/** The events that the contract's document declares (T-053, T-054). */
import { eventShapes } from "../../../../generated/tambo/event-shapes.js";
import { createIsKnown } from "../../shared/ag-ui-events.ts";

const names = Object.keys(eventShapes);
const custom = new Set(names.filter((name) => name.startsWith("tambo.")));
const standard = names.filter((name) => !custom.has(name));

/** Returns true if the contract declares an event of this type or name. Readers ignore other events. */
export const isKnown = createIsKnown(standard, (name) => custom.has(name));
