import { useState } from "react";
import { locale } from "../locale.ts";
import { Card, Skeleton } from "./card.tsx";
import type { DataTableProps } from "./prop-types.ts";

type Row = NonNullable<DataTableProps["rows"]>[number];

const money = new Intl.NumberFormat(locale, { style: "currency", currency: "USD" });
const columns = [
  { name: "orderId", label: "Order" },
  { name: "customer", label: "Customer" },
  { name: "product", label: "Product" },
  { name: "quantity", label: "Qty", numeric: true },
  { name: "price", label: "Price", numeric: true },
  { name: "status", label: "Status" },
] as const satisfies readonly { name: keyof Row; label: string; numeric?: true }[];

interface SortOrder {
  by: keyof Row;
  descending: boolean;
}

/** The number of rows for which space is reserved. */
const expectedRows = 5;
const textCollator = new Intl.Collator(locale, { numeric: true });

/** A table of orders. Click a column header to sort. */
export function DataTable({ title, rows = [] }: DataTableProps) {
  const [order, setOrder] = useState<SortOrder>();
  const sorted = order ? rows.toSorted((a, b) => compare(a[order.by], b[order.by], order.descending)) : rows;
  const waiting = Array.from({ length: Math.max(0, expectedRows - rows.length) }, (): Row => ({}));
  return (
    <Card kind="Table" title={title} aside={<span className="card-note">{rows.length || ""}</span>}>
      {/* biome-ignore lint/a11y/useSemanticElements: fieldset elements are for forms, and a section would be a landmark. */}
      <div
        className="table-scroller"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard requires focus.
        tabIndex={0}
        aria-label={`${title || "Table"}: rows`}
      >
        <table className="table">
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.name} column={column} order={order} onOrder={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {[...sorted, ...waiting].map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ids arrive late and may be repeated.
              <tr key={index}>
                {columns.map(({ name, ...column }) => (
                  <td key={name} data-numeric={"numeric" in column}>
                    <Cell name={name} value={row[name]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface HeadProps {
  column: (typeof columns)[number];
  order: SortOrder | undefined;
  onOrder(order: SortOrder): void;
}

function Head({ column, order, onOrder }: HeadProps) {
  const { name, label } = column;
  const descending = order?.by === name && order.descending;
  const direction = order?.by !== name ? "none" : descending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={direction} data-numeric={"numeric" in column}>
      <button type="button" onClick={() => onOrder({ by: name, descending: direction === "ascending" })}>
        {label}
        <span className="sort-mark" aria-hidden="true">
          {{ ascending: "↑", descending: "↓", none: "↕" }[direction]}
        </span>
      </button>
    </th>
  );
}

function Cell({ name, value }: { name: keyof Row; value: string | number | undefined }) {
  if (value === undefined) return <Skeleton width="3.5rem" />;
  if (name === "price" && typeof value === "number") return money.format(value);
  if (name === "status") return <span className={`badge status-${value}`}>{value}</span>;
  return typeof value === "number" ? value.toLocaleString(locale) : String(value);
}

function compare(
  a: string | number | undefined,
  b: string | number | undefined,
  descending: boolean,
): number {
  // Missing values are sorted to the end in both directions.
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const order =
    typeof a === "number" && typeof b === "number" ? a - b : textCollator.compare(String(a), String(b));
  return descending ? -order : order;
}
