import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./ui/app.tsx";
import { applyStoredTheme } from "./ui/controls/settings-menu.tsx";
import "./ui/styles/index.css";

applyStoredTheme();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root element");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
