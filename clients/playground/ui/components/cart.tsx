import { useTamboComponent, useTamboComponentState } from "tambo-v1-react";
import { Icon } from "../controls/widgets.tsx";
import { locale } from "../locale.ts";
import { Card, SaveStatus, Skeleton } from "./card.tsx";
import { type CartProps, isNumber } from "./prop-types.ts";

/** Changes made by the user. */
interface CartState {
  /** Quantities by product id. */
  quantities?: Record<string, number>;
  ordered?: boolean;
}

/** The number of items in the schema's examples. Space for them is reserved while the props are streaming. */
const expectedItems = 3;
const maxQuantity = 99;

/** A list of products with adjustable quantities, and their total price. */
export function Cart({ title, currency, items = [] }: CartProps) {
  const [state, setState, { saving, error }] = useTamboComponentState<CartState>({});
  const { streaming } = useTamboComponent();
  const { quantities = {}, ordered = false } = state;
  const lines = items.map((item, index) => {
    const { productId = String(index) } = item;
    // A model may list the same product twice, so each line needs its own quantity.
    const first = items.findIndex((other) => other.productId === item.productId) === index;
    const id = first ? productId : `${productId}#${index}`;
    return { ...item, id, quantity: quantities[id] ?? (isNumber(item.quantity) ? item.quantity : 1) };
  });
  const total = lines.reduce((sum, { price, quantity }) => sum + (isNumber(price) ? price * quantity : 0), 0);
  const money = createMoneyFormat(currency);
  const change = (id: string, quantity: number) =>
    setState((before) => ({
      ordered: false,
      quantities: { ...before.quantities, [id]: Math.min(Math.max(quantity, 0), maxQuantity) },
    }));
  const touched = Object.keys(state).length > 0;
  const missing = streaming ? Math.max(0, expectedItems - lines.length) : 0;
  const placeholders = Array.from({ length: missing }, (_, index) => index);
  return (
    <Card kind="Cart" title={title} aside={<SaveStatus saving={saving} error={error} touched={touched} />}>
      <ul>
        {lines.map(({ id, productId, product, price, quantity }) => (
          <li key={id} className="cart-line" data-empty={quantity === 0}>
            <div className="cart-name">
              <strong>{product || <Skeleton width="7rem" />}</strong>
              <code>{productId}</code>
            </div>
            <fieldset className="stepper">
              <legend className="visually-hidden">Quantity of {product || "the product"}</legend>
              <button
                type="button"
                aria-label="One less"
                disabled={quantity === 0}
                onClick={() => change(id, quantity - 1)}
              >
                <Icon name="minus" />
              </button>
              <output>{quantity}</output>
              <button
                type="button"
                aria-label="One more"
                disabled={quantity === maxQuantity}
                onClick={() => change(id, quantity + 1)}
              >
                <Icon name="plus" />
              </button>
            </fieldset>
            <span className="cart-price">
              {isNumber(price) ? money(price * quantity) : <Skeleton width="3.5rem" />}
            </span>
          </li>
        ))}
        {placeholders.map((index) => (
          <li key={index} className="cart-line" aria-hidden="true">
            <Skeleton width="9rem" />
            <span />
            <span className="cart-price">
              <Skeleton width="3.5rem" />
            </span>
          </li>
        ))}
      </ul>
      <div className="cart-foot">
        <p className="cart-total">
          Total <output>{money(total)}</output>
        </p>
        <button
          type="button"
          className="button primary"
          disabled={ordered || total === 0}
          onClick={() => setState((before) => ({ ...before, ordered: true }))}
        >
          {ordered ? "Ordered" : "Order"}
        </button>
      </div>
    </Card>
  );
}

/**
 * Returns a formatter for amounts. A currency code that is incomplete (`US`) or unknown is appended as text.
 */
function createMoneyFormat(currency = "USD"): (amount: number) => string {
  try {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency });
    return (amount) => format.format(amount);
  } catch {
    return (amount) => `${amount.toFixed(2)} ${currency}`;
  }
}
