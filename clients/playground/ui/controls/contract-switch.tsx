import { useId } from "react";
import type { ContractName } from "../../session/session.ts";
import { contractNames, contracts } from "./contracts.ts";
import { Segmented } from "./segmented.tsx";

interface ContractSwitchProps {
  contract: ContractName;
  onContract(contract: ContractName): void;
}

/** Which contract the page speaks: side by side, or a list where there is no room. The style sheet shows one. */
export function ContractSwitch({ contract, onContract }: ContractSwitchProps) {
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
