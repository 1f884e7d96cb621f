import type { Prompt } from "../../session/prompts.ts";

interface PromptChipsProps {
  prompts: readonly Prompt[];
  disabled: boolean;
  onPrompt(text: string): void;
}

/** Messages to go on with, in one line above the text field. */
export function PromptChips({ prompts, disabled, onPrompt }: PromptChipsProps) {
  return (
    <fieldset className="prompt-chips" aria-label="Suggested messages">
      {prompts.map(({ label, text }) => (
        <button
          key={label}
          type="button"
          className="chip"
          title={text}
          disabled={disabled}
          onClick={() => onPrompt(text)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
