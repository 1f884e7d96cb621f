import { parseJsonOrText } from "../../session/json.ts";
import type { RecordedRequest } from "../../session/session.ts";
import { CopyButton } from "../controls/widgets.tsx";
import { EmptyPane, JsonBlock } from "./json-block.tsx";

/** All requests sent by the page, newest first, with their shell commands. */
export function Requests({ requests }: { requests: readonly RecordedRequest[] }) {
  if (requests.length === 0) {
    return (
      <EmptyPane title="No requests yet">
        Requests appear here with their headers, body and curl command.
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

function Request({ request }: { request: RecordedRequest }) {
  const { number, method, url, headers, body, status, curl } = request;
  return (
    <li className="request">
      <details>
        <summary>
          <span className="request-number">#{number}</span>
          <span className="method">{method}</span>
          <span className="request-path" title={url}>
            {getPath(url)}
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
              <JsonBlock value={parseJsonOrText(body)} label={`Body of request ${number}`} />
            </>
          )}
          <h3>curl</h3>
          <JsonBlock value={curl} label={`Request ${number} as a curl command`} />
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

function getPath(url: string): string {
  const { pathname, search } = new URL(url, location.href);
  return pathname + search;
}
