import type { NextRequest } from "../../request/next-request.ts";
import { useNextRequestSnapshot } from "./use-next-request.ts";

interface RequestNoticeProps {
  next: NextRequest;
  /** Opens the request in the inspector. */
  onOpen(): void;
}

/** Tells the user above the message field that messages are sent with an edited request, or cannot be sent. */
export function RequestNotice({ next, onOpen }: RequestNoticeProps) {
  const { isEdited, isValid } = useNextRequestSnapshot(next);
  if (!isEdited && isValid) return null;
  return (
    <div className="request-edited" role="status" data-valid={isValid}>
      <span>
        {isValid
          ? "Messages use the edited request."
          : "The edited request is invalid, so messages are not sent."}
      </span>
      <button type="button" className="button quiet" onClick={onOpen}>
        Show
      </button>
      <button type="button" className="button quiet" onClick={() => next.reset()}>
        Reset
      </button>
    </div>
  );
}
