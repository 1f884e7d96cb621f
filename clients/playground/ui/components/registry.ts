import { defineComponent } from "tambo-v1-react";
import { bookingForm, cart, chart, dataTable } from "../../session/offers.ts";
import { BookingForm } from "./booking-form.tsx";
import { Cart } from "./cart.tsx";
import { Chart } from "./chart.tsx";
import { DataTable } from "./data-table.tsx";

/** What the model may show here, with what shows it. */
export const registry = [
  defineComponent({ ...chart, component: Chart }),
  defineComponent({ ...dataTable, component: DataTable }),
  defineComponent({ ...cart, component: Cart }),
  defineComponent({ ...bookingForm, component: BookingForm }),
];
