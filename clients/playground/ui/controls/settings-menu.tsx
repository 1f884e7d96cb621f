import { type FormEvent, useEffect, useId, useState } from "react";
import type { SessionKey } from "../use-session.ts";
import { Icon, Menu, Segmented } from "./widgets.tsx";

type Wire = SessionKey["wire"];

interface SettingsMenuProps extends KeyFieldProps {
  /** The event format. Absent if the contract has only one. */
  wire: Wire | undefined;
  onWire(wire: Wire): void;
  open: boolean;
  onOpen(open: boolean): void;
}

/** A menu with the event format, the API key and the theme. */
export function SettingsMenu({ wire, onWire, open, onOpen, ...key }: SettingsMenuProps) {
  return (
    <Menu label="Settings" icon={<Icon name="sliders" />} open={open} onOpen={onOpen}>
      {wire && <EventFormatField wire={wire} onWire={onWire} />}
      <KeyField {...key} />
      <div className="field">
        <span className="field-label">Theme</span>
        <ThemeSwitch />
        <p className="field-hint">The colors of this page. System follows your operating system.</p>
      </div>
    </Menu>
  );
}

interface EventFormatFieldProps {
  wire: Wire;
  onWire(wire: Wire): void;
}

/** Selects the format of events to request from the server. */
function EventFormatField({ wire, onWire }: EventFormatFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Event format</label>
      <select
        id={id}
        className="input"
        value={wire}
        onChange={(event) => onWire(event.target.value as Wire)}
        aria-describedby={`${id}-hint`}
      >
        <option value="ag-ui">ag-ui (default)</option>
        <option value="proposal">proposal</option>
      </select>
      <p className="field-hint" id={`${id}-hint`}>
        <code>ag-ui</code>: events that AG-UI clients accept. <code>proposal</code>: the events as written in
        Tambo's proposal. A change keeps the conversation.
      </p>
    </div>
  );
}

interface KeyFieldProps {
  apiKey: string;
  onApiKey(key: string): void;
}

/** The API key, which is stored only for the current browser tab. */
function KeyField({ apiKey, onApiKey }: KeyFieldProps) {
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
    <Icon name={icon} /> {name}
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
        { value: "light", label: createIconLabel("Light", "sun") },
        { value: "dark", label: createIconLabel("Dark", "moon") },
        { value: "system", label: createIconLabel("System", "screen") },
      ]}
    />
  );
}
