import { Icon } from "../controls/widgets.tsx";

/** What went wrong, as the server's problem tells it. */
export function ErrorNotice({ title, detail }: { title: string; detail: string }) {
  return (
    <div className="error-notice" role="alert">
      <Icon name="alert" />
      <div>
        <p className="error-title">{title}</p>
        {detail !== title && <p className="error-detail">{detail}</p>}
      </div>
    </div>
  );
}
