/** The types of the components' props while they are streaming. */
import type { FromSchema } from "tambo-v1-client";
import type { DeepPartial } from "tambo-v1-react";
import type { bookingForm, cart, chart, dataTable } from "../../session/definitions.ts";

type StreamedProps<Offer extends { propsSchema: object }> = DeepPartial<FromSchema<Offer["propsSchema"]>>;

export type ChartProps = StreamedProps<typeof chart>;
export type DataTableProps = StreamedProps<typeof dataTable>;
export type CartProps = StreamedProps<typeof cart>;
export type BookingFormProps = StreamedProps<typeof bookingForm>;

/**
 * Returns true if a value is a number. A model might not follow the schema, so numbers are checked before
 * use.
 */
export function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
