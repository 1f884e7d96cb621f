/** Where a component stands, for what is in it. */
import { createContext, useContext } from "react";

/** The thread and the component that something is rendered in. */
export interface ComponentPlace {
  threadId: string;
  componentId: string;
  /** Its props are still coming. */
  streaming: boolean;
}

export const PlaceContext = createContext<ComponentPlace | undefined>(undefined);

/** Where a component that the model shows stands, and whether its props are still coming. @throws {Error} elsewhere. */
export function useTamboComponent(): ComponentPlace {
  const place = useContext(PlaceContext);
  if (place === undefined)
    throw new Error("This hook works in a component that was shown by the model, and in what is inside it.");
  return place;
}
