import { useSyncExternalStore } from "react";
import { defineTool } from "tambo-v1-client";

let count = 0;
const listeners = new Set<() => void>();

/** A tool that the model can call. It runs in the browser, and its result is sent back to the model. */
export const addToCart = defineTool({
  name: "add_to_cart",
  description: "Add an item to the shopping cart",
  inputSchema: {
    type: "object",
    properties: { productId: { type: "string" }, quantity: { type: "integer" } },
    required: ["productId", "quantity"],
  },
  run: ({ productId, quantity }) => {
    count += quantity;
    for (const listener of listeners) listener();
    return `Added ${quantity} of ${productId}.`;
  },
});

/** Returns the number of items in the cart. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribe, () => count);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
