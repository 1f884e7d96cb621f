interface SaveStatusProps {
  saving: boolean;
  error: Error | undefined;
  /** Whether anything was ever changed here. */
  touched: boolean;
}

/** Whether the component's state is at the server. */
export function SaveStatus({ saving, error, touched }: SaveStatusProps) {
  const state = error ? "failed" : saving ? "saving" : touched ? "saved" : "untouched";
  const text = { failed: `Not saved: ${error?.message}`, saving: "Saving…", saved: "Saved", untouched: "" };
  return (
    <span className="save-status" role="status" data-state={state}>
      {text[state]}
    </span>
  );
}
