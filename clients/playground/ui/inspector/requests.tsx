import { parsed } from "../../session/json.ts";
import type { RequestLine } from "../../session/session.ts";
import { CopyButton } from "../controls/widgets.tsx";
import { EmptyPane, JsonView } from "./json-view.tsx";

/** All requests of the page, newest first, with their shell commands. */
export function Requests({ requests }: { requests: readonly RequestLine[] }) {
  if (requests.length === 0) {
    return (
      <EmptyPane title="No requests yet">
        Each one appears here with its headers, body and a curl command.
      </EmptyPane>
    );
  }
  return (
    <ol className="requests" reversed>
      {requests.toReversed().map((request) => (
        <Request key={request.number} request={request} />
      ))}
    </ol>
  );
}

function Request({ request }: { request: RequestLine }) {
  const { number, method, url, headers, body, status, curl } = request;
  return (
    <li className="request">
      <details>
        <summary>
          <span className="request-number">#{number}</span>
          <span className="method">{method}</span>
          <span className="request-path" title={url}>
            {pathOf(url)}
          </span>
          <StatusBadge status={status} />
        </summary>
        <div className="request-body">
          <h3>Headers</h3>
          <dl className="headers">
            {Object.entries(headers).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {body !== undefined && (
            <>
              <h3>Body</h3>
              <JsonView value={parsed(body)} label={`Body of request ${number}`} />
            </>
          )}
          <h3>curl</h3>
          <JsonView value={curl} label={`Request ${number} as a curl command`} />
        </div>
      </details>
      <CopyButton label="Copy as curl" text={curl} />
    </li>
  );
}

function StatusBadge({ status }: { status: number | undefined }) {
  if (status === undefined) return <span className="badge">pending</span>;
  return <span className={`badge ${status < 400 ? "good" : "bad"}`}>{status}</span>;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, location.href);
  return pathname + search;
}
