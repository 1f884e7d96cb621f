/** The events of the contract (T-053, T-054): those that its document has, so that a new one is known at once. */
import { eventShapes } from "../../../../generated/tambo/event-shapes.js";
import { knownAmong } from "../../shared/ag-ui-events.ts";

const [custom, standard] = [true, false].map((isCustom) =>
  Object.keys(eventShapes).filter((name) => name.startsWith("tambo.") === isCustom),
) as [string[], string[]];

/** Whether the contract has an event of this type or name. Others may be there too: readers ignore them. */
export const isKnown = knownAmong(standard, custom);
