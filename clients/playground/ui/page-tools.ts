/** Tools that run in the page when the model calls them. */
import { defineTool } from "tambo-v1-client";
import { addToCart, getPageTheme } from "../session/offers.ts";

/** How many of each product the model has put in, as long as the page is open. */
const inCart = new Map<string, number>();

const pageTheme = defineTool({
  ...getPageTheme,
  run: () => ({
    theme:
      getComputedStyle(document.documentElement).colorScheme === "dark" || prefersDark() ? "dark" : "light",
    width: window.innerWidth,
  }),
});

function prefersDark(): boolean {
  return (
    document.documentElement.dataset.theme === undefined && matchMedia("(prefers-color-scheme: dark)").matches
  );
}

const cartTool = defineTool({
  ...addToCart,
  run: ({ productId, quantity }) => {
    const total = (inCart.get(productId) ?? 0) + quantity;
    inCart.set(productId, total);
    return { productId, added: quantity, inCart: total };
  },
});

/** All of them. */
export const pageTools = [pageTheme, cartTool];
