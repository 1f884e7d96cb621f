import { type FormEvent, useEffect, useId, useState } from "react";
import { Icon, Menu, Segmented } from "./widgets.tsx";

interface SettingsMenuProps {
  apiKey: string;
  onApiKey(key: string): void;
}

/** A menu with the theme and the API key. The key is kept only for the current browser tab. */
export function SettingsMenu({ apiKey, onApiKey }: SettingsMenuProps) {
  return (
    <Menu label="Settings" icon={<Icon name="sliders" />}>
      <KeyField apiKey={apiKey} onApiKey={onApiKey} />
      <div className="field">
        <span className="field-label">Theme</span>
        <ThemeSwitch />
      </div>
    </Menu>
  );
}

function KeyField({ apiKey, onApiKey }: SettingsMenuProps) {
  const id = useId();
  const [draft, setDraft] = useState(apiKey);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApiKey(draft.trim());
  };
  return (
    <form className="field" onSubmit={submit}>
      <label htmlFor={id}>API key</label>
      <div className="key-row">
        <input
          pattern="\s*[!-~]*\s*"
          title="Printable ASCII characters without spaces"
          id={id}
          className="input"
          type="password"
          autoComplete="off"
          spellCheck={false}
          placeholder="Only if the server requires a key"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          aria-describedby={`${id}-hint`}
        />
        <button type="submit" className="button" disabled={draft.trim() === apiKey}>
          Use
        </button>
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        Stored in this tab only. Copied commands contain <code>$API_KEY</code> instead. A new key starts a new
        conversation.
      </p>
    </form>
  );
}

type Theme = "light" | "dark" | "system";
const storageKey = "playground.theme";

/** Applies the stored theme. Must be called before the first paint. */
export function applyStoredTheme(): void {
  applyTheme(loadTheme());
}

function loadTheme(): Theme {
  const kept = localStorage.getItem(storageKey);
  return kept === "light" || kept === "dark" ? kept : "system";
}

function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const createIconLabel = (name: string, icon: "sun" | "moon" | "screen") => (
  <>
    <Icon name={icon} />
    <span className="visually-hidden">{name}</span>
  </>
);

/** Selects and stores the light, dark or system theme. */
function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(loadTheme);
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
        { value: "light", label: createIconLabel("Light", "sun"), title: "Light" },
        { value: "dark", label: createIconLabel("Dark", "moon"), title: "Dark" },
        { value: "system", label: createIconLabel("System", "screen"), title: "System" },
      ]}
    />
  );
}
