/** The components and tools that the page makes available to the model. */
import { defineTool } from "tambo-v1-client";
import { defineComponent } from "tambo-v1-react";
import {
  addToCart,
  bookingForm,
  cart,
  chart,
  componentDefinitions,
  dataTable,
  getPageTheme,
} from "../session/definitions.ts";
import { BookingForm } from "./components/booking-form.tsx";
import { Cart } from "./components/cart.tsx";
import { Chart } from "./components/chart.tsx";
import { DataTable } from "./components/data-table.tsx";

/** The components that the model may render in this page. */
export const registry = [
  defineComponent({ ...chart, component: Chart }),
  defineComponent({ ...dataTable, component: DataTable }),
  defineComponent({ ...cart, component: Cart }),
  defineComponent({ ...bookingForm, component: BookingForm }),
];

/** The quantities that the model has added to the cart in the current conversation, by product id. */
const quantitiesInCart = new Map<string, number>();

/** Empties the cart for a new conversation. */
export function emptyCart(): void {
  quantitiesInCart.clear();
}

const pageTheme = defineTool({
  ...getPageTheme,
  run: () => {
    const isDark = getComputedStyle(document.documentElement).colorScheme === "dark" || prefersDark();
    const [theme, width] = [isDark ? "dark" : "light", window.innerWidth];
    return { theme, width, message: `The page has the ${theme} theme and is ${width} pixels wide.` };
  },
});

function prefersDark(): boolean {
  return (
    document.documentElement.dataset.theme === undefined && matchMedia("(prefers-color-scheme: dark)").matches
  );
}

const cartTool = defineTool({
  ...addToCart,
  run: ({ productId, quantity }) => {
    const total = (quantitiesInCart.get(productId) ?? 0) + quantity;
    quantitiesInCart.set(productId, total);
    const message = `I added ${quantity} of ${productId}. Your cart now has ${total} of them.`;
    return { productId, quantity: total, message };
  },
});

const pageTools = [pageTheme, cartTool];

/** The components and tools for every conversation whose contract supports them. */
export const catalog = { components: componentDefinitions, tools: pageTools };
