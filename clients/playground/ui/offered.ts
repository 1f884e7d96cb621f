/** What the page offers to the model: its components with what shows them, and tools that run in the page. */
import { defineTool } from "tambo-v1-client";
import { defineComponent } from "tambo-v1-react";
import {
  addToCart,
  bookingForm,
  cart,
  chart,
  dataTable,
  getPageTheme,
  offeredComponents,
} from "../session/offers.ts";
import { BookingForm } from "./components/booking-form.tsx";
import { Cart } from "./components/cart.tsx";
import { Chart } from "./components/chart.tsx";
import { DataTable } from "./components/data-table.tsx";

/** What the model may show here, with what shows it. */
export const registry = [
  defineComponent({ ...chart, component: Chart }),
  defineComponent({ ...dataTable, component: DataTable }),
  defineComponent({ ...cart, component: Cart }),
  defineComponent({ ...bookingForm, component: BookingForm }),
];

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
const pageTools = [pageTheme, cartTool];

/** What every conversation offers to the model, where its contract has a place for it. */
export const offered = { components: offeredComponents, tools: pageTools };
