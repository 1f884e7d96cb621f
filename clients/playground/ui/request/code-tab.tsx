import { type ReactNode, useState } from "react";
import { type CodeLanguage, getCodeLanguages, getRequestUrl, writeCode } from "../../request/code/code.ts";
import type { NextRequest } from "../../request/next-request.ts";
import type { ContractName } from "../../session/session.ts";
import { CopyButton, Segmented } from "../controls/widgets.tsx";
import type { SessionKey } from "../use-session.ts";
import { useNextRequestSnapshot } from "./use-next-request.ts";

interface CodeTabProps {
  contract: ContractName;
  next: NextRequest;
  wire: SessionKey["wire"];
  /** True if the user has entered an API key. */
  hasKey: boolean;
  /** Absent if the contract has no threads. */
  threadId: string | undefined;
}

const labels: Readonly<Record<CodeLanguage, string>> = {
  typescript: "TypeScript",
  react: "React",
  python: "Python",
  curl: "curl",
};

/** A program that sends the request on the screen. */
export function CodeTab({ contract, next, wire, hasKey, threadId = "" }: CodeTabProps) {
  const { body, isValid } = useNextRequestSnapshot(next);
  const [chosen, setChosen] = useState<CodeLanguage>("typescript");
  const languages = getCodeLanguages(contract);
  const language = languages.includes(chosen) ? chosen : "typescript";
  if (body === undefined || !isValid) {
    return (
      <div className="empty-pane">
        <p className="empty-title">The request is invalid</p>
        <p>Correct it in the Request tab, or reset it there.</p>
      </div>
    );
  }
  const target = { contract, baseUrl: location.origin, threadId, isProposal: wire === "proposal" };
  const code = writeCode(language, { ...target, url: getRequestUrl(target), hasKey, body });
  return (
    <div className="code-tab">
      <div className="request-bar">
        <Segmented<CodeLanguage>
          label="Language"
          value={language}
          onChange={setChosen}
          options={languages.map((value) => ({ value, label: labels[value] }))}
        />
        <CopyButton label="Copy code" text={code} />
      </div>
      <p className="code-hint">
        Sends the request in the Request tab.{" "}
        {language !== "react" && (
          <>
            If the server requires an API key, set the environment variable <code>API_KEY</code>.
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard requires focus. */}
      <section className="json" tabIndex={0} aria-label={`${labels[language]} code`}>
        <pre>
          <code>{highlight(code, language)}</code>
        </pre>
      </section>
    </div>
  );
}

const comment = { typescript: "//.*", react: "//.*", python: "#.*", curl: "(?!)" };
const words = {
  typescript: "import|from|const|let|for|await|of|if|continue|return|new|function",
  react: "import|from|const|let|return|function|as",
  python: "import|from|def|try|except|raise|if|elif|not|in|and|with|as|for|continue|print|True|False|None",
  curl: "curl",
};

/** Marks the comments, strings, keywords and numbers in a program. */
function highlight(code: string, language: CodeLanguage): ReactNode[] {
  const string = language === "curl" ? "'[^']*'|\"[^\"]*\"" : '"(?:\\\\.|[^"\\\\\\n])*"|`[^`]*`';
  const pattern = new RegExp(
    `(?<mark>${comment[language]})|(?<string>${string})|\\b(?<literal>${words[language]})\\b|(?<number>\\b\\d+(?:\\.\\d+)?\\b)`,
    "g",
  );
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(pattern)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    pieces.push(
      code.slice(from, index),
      <span key={index} className={`json-${kind}`}>
        {text}
      </span>,
    );
    from = index + text.length;
  }
  pieces.push(code.slice(from));
  return pieces;
}
