import type { ContractName } from "../../session/session.ts";
import { contractNames, contracts } from "./contracts.ts";
import { Icon } from "./widgets.tsx";
import { Menu } from "./menu.tsx";

/** Links to the documents of every contract, the chosen one's first. */
export function DocumentsMenu({ contract }: { contract: ContractName }) {
  const others = contractNames.filter((name) => name !== contract);
  return (
    <Menu label="Documents" icon={<Icon name="book" />}>
      {[contract, ...others].map((name) => (
        <div key={name} className="document-row">
          <h2>{contracts[name].label}</h2>
          <ul className="menu-links">
            {contracts[name].documents.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-label={`${contracts[name].label}: ${label}`}>
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
