/** Types of the components' props while they stream. */
import type { FromSchema } from "tambo-v1-client";
import type { Streamed } from "tambo-v1-react";
import type { bookingForm, cart, chart, dataTable } from "../../session/offers.ts";

type PropsOf<Offer extends { propsSchema: object }> = Streamed<FromSchema<Offer["propsSchema"]>>;

export type ChartProps = PropsOf<typeof chart>;
export type DataTableProps = PropsOf<typeof dataTable>;
export type CartProps = PropsOf<typeof cart>;
export type BookingFormProps = PropsOf<typeof bookingForm>;

/** Models may ignore their schema, so numbers are checked before use. */
export function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
