/** Definitions of the components and tools that the playground makes available to the model. */
import type { AvailableComponent, JSONSchema } from "tambo-v1-client";

const text = (description: string) => ({ type: "string", description }) as const;
const number = (description: string) => ({ type: "number", description }) as const;
const integer = (description: string) => ({ type: "integer", description }) as const;

/** A chart with one or more series of numbers that share the same labels. */
export const chart = {
  name: "Chart",
  description: "A bar or line chart of one or more series of numbers",
  propsSchema: {
    type: "object",
    required: ["title", "labels", "series"],
    properties: {
      title: text("What the chart shows"),
      type: { type: "string", enum: ["bar", "line"], description: "How the numbers are drawn" },
      unit: { type: "string", default: "USD", description: "Unit of the values" },
      labels: {
        type: "array",
        items: { type: "string" },
        description: "The months or other labels of the horizontal axis",
      },
      series: {
        type: "array",
        items: {
          type: "object",
          required: ["name", "values"],
          properties: {
            name: text("Name of the series, such as a region"),
            values: {
              type: "array",
              items: { type: "number" },
              description: "One number for each label",
            },
          },
        },
      },
    },
  },
} as const satisfies AvailableComponent;

/** A table of orders. */
export const dataTable = {
  name: "DataTable",
  description: "A table of orders with customers, products, prices and status",
  propsSchema: {
    type: "object",
    required: ["title", "rows"],
    properties: {
      title: text("What the table shows"),
      rows: {
        type: "array",
        description: "The orders, newest first",
        items: {
          type: "object",
          required: ["orderId", "customer", "product", "quantity", "price", "status"],
          properties: {
            orderId: text("Order id"),
            customer: text("Who ordered"),
            product: text("What was ordered"),
            quantity: integer("Quantity"),
            price: number("Unit price in USD"),
            status: { type: "string", enum: ["paid", "shipped", "open"] },
          },
        },
      },
    },
  },
} as const satisfies AvailableComponent;

/** A shopping cart. Its state contains the quantity of each product. */
export const cart = {
  name: "Cart",
  description: "The shopping cart with its products, quantities and prices",
  propsSchema: {
    type: "object",
    required: ["title", "items"],
    properties: {
      title: text("Heading of the cart"),
      currency: { type: "string", enum: ["USD", "EUR", "GBP"] },
      items: {
        type: "array",
        items: {
          type: "object",
          required: ["productId", "product", "price", "quantity"],
          properties: {
            productId: text("Product id, such as SKU-123"),
            product: text("Name of the product"),
            price: number("Unit price"),
            quantity: integer("Initial quantity"),
          },
        },
      },
    },
  },
  stateSchema: {
    type: "object",
    properties: {
      quantities: {
        type: "object",
        description: "The quantity that the user wants, by productId",
      },
      ordered: { type: "boolean", description: "Whether the user has ordered" },
    },
  },
} as const satisfies AvailableComponent;

/** A booking form. Its state contains the values that the user has entered. */
export const bookingForm = {
  name: "BookingForm",
  description: "A form to book a table or a room: the user fills it in",
  propsSchema: {
    type: "object",
    required: ["title", "place", "date", "guests"],
    properties: {
      title: text("Heading of the form"),
      place: text("City of the booking"),
      date: text("Suggested day, such as 2026-12-24"),
      guests: integer("Suggested number of guests"),
    },
  },
  stateSchema: {
    type: "object",
    properties: {
      name: text("Name of the guest"),
      email: text("Address for the confirmation"),
      date: text("Day of the booking (ISO 8601)"),
      guests: integer("Number of guests"),
      submitted: { type: "boolean", description: "Whether the user has sent the form" },
    },
  },
} as const satisfies AvailableComponent;

export const componentDefinitions: readonly AvailableComponent[] = [chart, dataTable, cart, bookingForm];

/** Returns the page's theme and width. */
export const getPageTheme = {
  name: "get_page_theme",
  description: "Get the color theme of the page: light or dark, and its width",
  inputSchema: { type: "object", properties: {} },
} as const satisfies { name: string; description: string; inputSchema: JSONSchema };

/** Adds a product to the page's cart. */
export const addToCart = {
  name: "add_to_cart",
  description: "Add a product to the shopping cart",
  inputSchema: {
    type: "object",
    required: ["productId", "quantity"],
    properties: {
      productId: text("Product id, such as SKU-123"),
      quantity: integer("Quantity"),
    },
  },
} as const satisfies { name: string; description: string; inputSchema: JSONSchema };
