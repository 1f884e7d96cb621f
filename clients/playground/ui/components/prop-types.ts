/** Types of the components' props: as their schemas say, and as far as they have come. */
import type { FromSchema } from "tambo-v1-client";
import type { Streamed } from "tambo-v1-react";
import type { bookingForm, cart, chart, dataTable } from "../../session/offers.ts";

type PropsOf<Offer extends { propsSchema: object }> = Streamed<FromSchema<Offer["propsSchema"]>>;

export type ChartProps = PropsOf<typeof chart>;
export type DataTableProps = PropsOf<typeof dataTable>;
export type CartProps = PropsOf<typeof cart>;
export type BookingFormProps = PropsOf<typeof bookingForm>;

/** A model may write what its schema does not allow: only numbers are reckoned with. */
export function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
