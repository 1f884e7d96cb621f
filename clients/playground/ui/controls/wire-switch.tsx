import { useId } from "react";
import type { SessionKey } from "../use-session.ts";

interface WireSwitchProps {
  wire: SessionKey["wire"];
  onWire(wire: SessionKey["wire"]): void;
}

/** Which of the two ways of writing the events the server is asked for. */
export function WireSwitch({ wire, onWire }: WireSwitchProps) {
  const id = useId();
  return (
    <div className="wire-switch">
      <label htmlFor={id}>Wire</label>
      <select
        id={id}
        className="input"
        value={wire}
        onChange={(event) => onWire(event.target.value as SessionKey["wire"])}
      >
        <option value="ag-ui">ag-ui</option>
        <option value="proposal">proposal</option>
      </select>
    </div>
  );
}
