import type { SessionSnapshot } from "../../session/session.ts";
import { ConnectionIndicator } from "./connection-indicator.tsx";
import { ContractSwitch } from "./contract-switch.tsx";
import { DocumentsMenu } from "./documents-menu.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import mark from "../mark.svg";
import type { SessionKey } from "../use-session.ts";

interface TopBarProps {
  choices: SessionKey;
  snapshot: SessionSnapshot;
  onContract(contract: SessionKey["contract"]): void;
  onApiKey(key: string): void;
}

/** What the page speaks with, and how the connection is. */
export function TopBar({ choices, snapshot, onContract, onApiKey }: TopBarProps) {
  const { contract, apiKey } = choices;
  return (
    <header className="top-bar">
      <h1 className="brand">
        <img src={mark} alt="" /> <span>Playground</span>
      </h1>
      <ContractSwitch contract={contract} onContract={onContract} />
      <div className="top-bar-end">
        <ConnectionIndicator snapshot={snapshot} />
        <nav aria-label="Documents">
          <DocumentsMenu contract={contract} />
        </nav>
        <SettingsMenu key={apiKey} apiKey={apiKey} onApiKey={onApiKey} />
      </div>
    </header>
  );
}
