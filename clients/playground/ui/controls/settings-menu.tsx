import { type FormEvent, useId, useState } from "react";
import { Icon } from "./widgets.tsx";
import { Menu } from "./menu.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

interface SettingsMenuProps {
  apiKey: string;
  onApiKey(key: string): void;
}

/** The API key, which lives as long as the browser tab, and the theme. */
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
          title="Letters, digits and signs of ASCII, without spaces"
          id={id}
          className="input"
          type="password"
          autoComplete="off"
          spellCheck={false}
          placeholder="none: the server is open"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          aria-describedby={`${id}-hint`}
        />
        <button type="submit" className="button" disabled={draft.trim() === apiKey}>
          Use
        </button>
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        Kept in this tab alone; never in the address, and <code>$API_KEY</code> in copied commands. A new key
        begins a new conversation.
      </p>
    </form>
  );
}
