/** The agent works, and nothing of it is to be seen yet. */
export function Thinking() {
  return (
    <p className="thinking">
      <span className="visually-hidden">Working</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </p>
  );
}
