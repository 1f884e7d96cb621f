import { Icon } from "../controls/widgets.tsx";
import type { VirtualRows } from "./virtual-rows.tsx";

/** Back to the end of a list that has been scrolled away from. */
export function FollowButton({ rows }: { rows: VirtualRows }) {
  if (rows.following) return null;
  return (
    <button type="button" className="button follow" onClick={rows.toEnd}>
      <Icon name="down" /> Latest
    </button>
  );
}
