import { useId, useState } from "react";
import type { ContractName, SessionSnapshot } from "../../session/session.ts";
import { contractNames, contracts, documentedContracts } from "../contracts.ts";
import mark from "../mark.svg";
import type { SessionKey } from "../use-session.ts";
import { SettingsMenu } from "./settings-menu.tsx";
import { Icon, Menu, Segmented } from "./widgets.tsx";

interface TopBarProps {
  choices: SessionKey;
  snapshot: SessionSnapshot;
  onContract(contract: SessionKey["contract"]): void;
  onWire(wire: SessionKey["wire"]): void;
  onApiKey(key: string): void;
  /** True while the settings are open. */
  hasSettings: boolean;
  onSettings(open: boolean): void;
}

/** The bar above the panes, with the contract, the connection status, the documents and the settings. */
export function TopBar({
  choices,
  snapshot,
  onContract,
  onWire,
  onApiKey,
  hasSettings,
  onSettings,
}: TopBarProps) {
  const { contract, wire, apiKey } = choices;
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
        <SettingsMenu
          key={apiKey}
          wire={contract === "tambo" ? wire : undefined}
          onWire={onWire}
          apiKey={apiKey}
          onApiKey={onApiKey}
          open={hasSettings}
          onOpen={onSettings}
        />
      </div>
    </header>
  );
}

interface ContractSwitchProps {
  contract: ContractName;
  onContract(contract: ContractName): void;
}

/** Selects the contract with radio buttons or a list. The style sheet shows whichever fits. */
function ContractSwitch({ contract, onContract }: ContractSwitchProps) {
  const id = useId();
  return (
    <div className="contract-switch">
      <Segmented
        label="Contract"
        value={contract}
        onChange={onContract}
        options={contractNames.map((value) => ({
          value,
          label: contracts[value].label,
          title: contracts[value].about,
        }))}
      />
      <label className="visually-hidden" htmlFor={id}>
        Contract
      </label>
      <select
        id={id}
        className="input"
        value={contract}
        onChange={(event) => onContract(event.target.value as ContractName)}
      >
        {contractNames.map((name) => (
          <option key={name} value={name}>
            {contracts[name].label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Shows the connection status in words, so that color is not the only indication. */
function ConnectionIndicator({ snapshot }: { snapshot: SessionSnapshot }) {
  const { state, text } = describeConnection(snapshot);
  return (
    <span
      className="connection"
      role="status"
      data-state={state}
      data-busy={snapshot.busy && !snapshot.offline}
    >
      {text}
    </span>
  );
}

function describeConnection(snapshot: SessionSnapshot): { state: string; text: string } {
  const { status, connection, busy, offline, resuming, turns } = snapshot;
  if (offline) return { state: "failed", text: "Offline" };
  if (status === "dropped") return { state: "failed", text: "Disconnected" };
  if (busy && (resuming || connection === "reconnecting")) return { state: "waiting", text: "Resuming" };
  if (busy && connection === "connecting") return { state: "connecting", text: "Connecting" };
  if (status === "running") return { state: "open", text: "Streaming" };
  if (status === "awaiting_input") {
    const needsApproval = turns.at(-1)?.tools?.some((step) => step.needsApproval) === true;
    return { state: "waiting", text: `Waiting for ${needsApproval ? "your approval" : "a tool result"}` };
  }
  if (status === "failed") return { state: "failed", text: "Failed" };
  if (status === "cancelled") return { state: "idle", text: "Cancelled" };
  return status === "finished" ? { state: "done", text: "Finished" } : { state: "idle", text: "Idle" };
}

/** Links to the documents of every contract, starting with the selected one. */
function DocumentsMenu({ contract }: { contract: ContractName }) {
  const [open, setOpen] = useState(false);
  const selected = contracts[contract];
  const others = documentedContracts.filter((each) => each !== selected);
  return (
    <Menu label="Documents" icon={<Icon name="book" />} open={open} onOpen={setOpen}>
      {[selected, ...others].map((each) => (
        <div key={each.label} className="document-row">
          <h2>{each.label}</h2>
          <ul className="menu-links">
            {each.documents.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-label={`${each.label}: ${label}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Menu>
  );
}
