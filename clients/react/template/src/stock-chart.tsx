import { defineComponent } from "tambo-v1-react";

/** A component that the model can render. Any prop may be missing while the model is still writing it. */
export const StockChart = defineComponent({
  name: "StockChart",
  description: "Displays the price of a stock over time",
  propsSchema: {
    type: "object",
    properties: {
      ticker: { type: "string", description: "The symbol of the stock, such as AAPL" },
      labels: { type: "array", items: { type: "string" }, description: "The months" },
      prices: {
        type: "array",
        items: { type: "number" },
        description: "The price in each month, in dollars",
      },
    },
    required: ["ticker", "labels", "prices"],
  },
  component: ({ ticker, labels = [], prices = [] }) => (
    <figure className="chart">
      <figcaption>
        <h2>{ticker}</h2>
        <strong>{prices.at(-1)?.toLocaleString("en", { style: "currency", currency: "USD" })}</strong>
      </figcaption>
      <svg
        viewBox="0 0 320 120"
        preserveAspectRatio="none"
        role="img"
        aria-label={`Prices: ${prices.join(", ")}`}
      >
        <polyline points={toPoints(prices, labels.length)} />
      </svg>
      <p>
        <span>{labels[0]}</span>
        <span>{labels.at(-1)}</span>
      </p>
    </figure>
  ),
});

/** Scales prices to the size of the drawing. The axis is as long as there are labels. */
function toPoints(prices: readonly number[], count: number): string {
  const min = Math.min(...prices);
  const range = Math.max(...prices) - min || 1;
  const step = 320 / (Math.max(count, prices.length) - 1 || 1);
  return prices.map((price, index) => `${index * step},${110 - ((price - min) / range) * 100}`).join(" ");
}
