import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { TamboProvider } from "tambo-v1-react";
import { addToCart } from "./cart.ts";
import { Chat } from "./chat.tsx";
import { StockChart } from "./stock-chart.tsx";
import "./style.css";

/** The address of the server. To change it, set the environment variable `VITE_SERVER_URL`. */
const serverUrl = import.meta.env.VITE_SERVER_URL ?? "http://127.0.0.1:8080";

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <TamboProvider baseUrl={serverUrl} components={[StockChart]} tools={[addToCart]}>
      <Chat />
    </TamboProvider>
  </StrictMode>,
);
