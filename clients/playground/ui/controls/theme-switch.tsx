import { useEffect, useState } from "react";
import { Icon } from "./widgets.tsx";
import { Segmented } from "./segmented.tsx";

type Theme = "light" | "dark" | "system";
const storageKey = "playground.theme";

/** The kept choice, put on the document; call it before the first paint. */
export function applyKeptTheme(): void {
  applyTheme(keptTheme());
}

function keptTheme(): Theme {
  const kept = localStorage.getItem(storageKey);
  return kept === "light" || kept === "dark" ? kept : "system";
}

function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const named = (name: string, icon: "sun" | "moon" | "screen") => (
  <>
    <Icon name={icon} />
    <span className="visually-hidden">{name}</span>
  </>
);

/** Light, dark, or as the system has it; kept for the next visit. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(keptTheme);
  useEffect(() => {
    localStorage.setItem(storageKey, theme);
    applyTheme(theme);
  }, [theme]);
  return (
    <Segmented<Theme>
      label="Theme"
      value={theme}
      onChange={setTheme}
      options={[
        { value: "light", label: named("Light", "sun"), title: "Light" },
        { value: "dark", label: named("Dark", "moon"), title: "Dark" },
        { value: "system", label: named("System", "screen"), title: "As the system has it" },
      ]}
    />
  );
}
