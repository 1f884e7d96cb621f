import type { Prompt } from "../../session/prompts.ts";
import type { ContractName } from "../../session/session.ts";
import { contracts } from "../controls/contracts.ts";

interface WelcomeProps {
  contract: ContractName;
  prompts: readonly Prompt[];
  onPrompt(text: string): void;
}

/** What an empty conversation shows: what this contract is, and messages to begin with. */
export function Welcome({ contract, prompts, onPrompt }: WelcomeProps) {
  const { label, about } = contracts[contract];
  return (
    <div className="welcome">
      <div>
        <h3>Talk to the agent over {label}</h3>
        <p className="welcome-about">{about} Every event of the stream is in the timeline.</p>
      </div>
      <ul className="prompt-cards">
        {prompts.map(({ label: name, text }) => (
          <li key={name}>
            <button type="button" className="prompt-card" onClick={() => onPrompt(text)}>
              <strong>{name}</strong>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
