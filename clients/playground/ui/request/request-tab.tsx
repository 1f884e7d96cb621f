import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { formatBody, getField, setField } from "../../request/body.ts";
import type { BodyLanguage } from "../../request/body-language.ts";
import { contractRequests, type DefinitionList, type Pointer } from "../../request/contract-requests.ts";
import type { NextRequest, NextRequestSnapshot, Problem } from "../../request/next-request.ts";
import { isObject } from "../../session/json.ts";
import type { ContractName, RequestBody } from "../../session/session.ts";
import { Icon } from "../controls/widgets.tsx";
import type { BodyEditor } from "./body-editor.ts";
import { useNextRequestSnapshot } from "./use-next-request.ts";

interface RequestTabProps {
  contract: ContractName;
  next: NextRequest;
  /** True while a run is active. */
  busy: boolean;
  /** Called after the request was sent. */
  onSent(): void;
}

/** The body of the next request, as a form and as JSON. */
export function RequestTab({ contract, next, busy, onSent }: RequestTabProps) {
  const snapshot = useNextRequestSnapshot(next);
  const { body, isEdited, problems } = snapshot;
  const editor = useRef<BodyEditor>(null);
  const errors = problems.filter(({ severity }) => severity === "error");
  const send = async () => {
    if (await next.send()) onSent();
  };
  const change = (edited: RequestBody) => next.edit(formatBody(edited));
  const find = (text: string) => {
    const at = next.snapshot.text.indexOf(text);
    if (at >= 0) editor.current?.select(at, at + text.length);
  };
  return (
    <div className="request-tab">
      <div className="request-bar">
        <p className="request-operation">
          <span className="method">POST</span> <code>{contractRequests[contract].path}</code>
        </p>
        <button type="button" className="button" disabled={!isEdited} onClick={() => next.reset()}>
          Reset
        </button>
        <button
          type="button"
          className="button primary"
          disabled={busy || errors.length > 0}
          title={errors.length > 0 ? `Correct line ${errors[0]?.line} first` : undefined}
          onClick={send}
        >
          Send request <Icon name="send" />
        </button>
      </div>
      <Settings contract={contract} body={body} onChange={change} onFind={find} />
      <Editor contract={contract} next={next} snapshot={snapshot} editor={editor} />
      <div className="request-problems">
        <p role="status">{summarize(problems.length, errors.length, isEdited)}</p>
        {problems.length > 0 && (
          <ul aria-label="Problems">
            {problems.map((problem) => (
              <li key={`${problem.from} ${problem.message}`}>
                <button
                  type="button"
                  data-severity={problem.severity}
                  onClick={() => editor.current?.select(problem.from, problem.to)}
                >
                  Line {problem.line}: {describeProblem(problem)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function describeProblem({ pointer, message }: Problem): string {
  return pointer === "" ? message : `${pointer}: ${message}`;
}

function summarize(problems: number, errors: number, isEdited: boolean): string {
  if (errors > 0) return `${count(errors, "error")}. The request cannot be sent.`;
  if (problems > 0) return `${count(problems, "warning")}. The request can be sent.`;
  return isEdited ? "Edited. Your next messages use these settings." : "The next message sends this request.";
}

function count(items: number, name: string): string {
  return `${items} ${name}${items === 1 ? "" : "s"}`;
}

interface SettingsProps {
  contract: ContractName;
  /** Absent if the text is not a JSON object. The fields are then disabled. */
  body: RequestBody | undefined;
  onChange(body: RequestBody): void;
  /** Moves the editor's selection to a text. */
  onFind(text: string): void;
}

/** Form fields for the settings that the contract has. */
function Settings({ contract, body, onChange, onFind }: SettingsProps) {
  const { model, systemPrompt, temperature, maxTokens, tools, components } = contractRequests[contract];
  const [shown, setShown] = useState(body);
  // While the text is not valid JSON, the fields keep their values.
  if (body !== undefined && body !== shown) setShown(body);
  if (model === undefined) return null;
  const toField = (label: string, pointer: Pointer | undefined, kind: "text" | "number", hint: string) =>
    pointer !== undefined && (
      <Field
        label={label}
        kind={kind}
        hint={hint}
        value={shown === undefined ? undefined : getField(shown, pointer)}
        disabled={body === undefined}
        onChange={(value) => body !== undefined && onChange(setField(body, pointer, value))}
      />
    );
  const toList = (label: string, list: DefinitionList | undefined) =>
    list !== undefined && (
      <Definitions
        label={label}
        list={list}
        body={shown}
        disabled={body === undefined}
        onChange={onChange}
        onFind={onFind}
      />
    );
  return (
    <div className="request-settings">
      <div className="request-fields">
        {toField("Model", model, "text", "Server default")}
        {toField("Temperature", temperature, "number", "Default")}
        {toField("Max tokens", maxTokens, "number", "Default")}
      </div>
      {toField("System prompt", systemPrompt, "text", "None")}
      {toList("Tools", tools)}
      {toList("Components", components)}
    </div>
  );
}

interface FieldProps {
  label: string;
  kind: "text" | "number";
  hint: string;
  value: unknown;
  disabled: boolean;
  /** An empty field has the value `undefined`. */
  onChange(value: string | number | undefined): void;
}

function Field({ label, kind, hint, value, disabled, onChange }: FieldProps) {
  const id = useId();
  const shown = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const change = (text: string) => {
    if (text === "") onChange(undefined);
    else onChange(kind === "number" ? Number(text) : text);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type={kind}
        step="any"
        autoComplete="off"
        spellCheck={false}
        placeholder={hint}
        value={shown}
        disabled={disabled}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}

interface DefinitionsProps extends Pick<SettingsProps, "body" | "onChange" | "onFind"> {
  label: string;
  list: DefinitionList;
  disabled: boolean;
}

/** The tools or components in the body, with buttons to find, add and remove them. */
function Definitions({
  label,
  list: { pointer, template },
  body,
  disabled,
  onChange,
  onFind,
}: DefinitionsProps) {
  const value = body === undefined ? undefined : getField(body, pointer);
  const definitions: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = definitions.map((definition) => (isObject(definition) ? String(definition.name) : ""));
  const change = (next: readonly unknown[]) => body !== undefined && onChange(setField(body, pointer, next));
  const add = () => {
    const used = names.filter((name) => name.startsWith(template.name)).length;
    const name = used === 0 ? template.name : `${template.name}${used + 1}`;
    change([...definitions, { ...template, name }]);
    // The editor contains the new definition after the next render.
    requestAnimationFrame(() => onFind(`"${name}"`));
  };
  return (
    <fieldset className="definitions" aria-label={label} disabled={disabled}>
      <span className="field-label">{label}</span>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names are unique only in valid requests.
        <span className="definition" key={index}>
          <button type="button" title={`Show ${name} in the editor`} onClick={() => onFind(`"${name}"`)}>
            {name}
          </button>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            title={`Remove ${name}`}
            onClick={() => change(definitions.filter((_, at) => at !== index))}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      <button type="button" className="button quiet" onClick={add}>
        <Icon name="plus" /> Add {label === "Tools" ? "tool" : "component"}
      </button>
    </fieldset>
  );
}

const languages = new Map<ContractName, Promise<BodyLanguage>>();

/** Loads a contract's schema once. A failed attempt is repeated when the tab is opened again. */
async function loadLanguage(contract: ContractName): Promise<BodyLanguage> {
  const known = languages.get(contract);
  if (known !== undefined) return await known;
  const loading = import("../../request/body-language.ts").then(({ loadBodyLanguage }) =>
    loadBodyLanguage(contractRequests[contract]),
  );
  languages.set(contract, loading);
  loading.catch(() => languages.delete(contract));
  return await loading;
}

interface EditorProps extends Pick<RequestTabProps, "contract" | "next"> {
  snapshot: NextRequestSnapshot;
  editor: RefObject<BodyEditor | null>;
}

/** The JSON editor, which is loaded when the tab is opened for the first time. */
function Editor({ contract, next, snapshot: { text, problems }, editor }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let created: BodyEditor | undefined;
    let isOpen = true;
    const open = async () => {
      const { createBodyEditor } = await import("./body-editor.ts");
      if (!isOpen || host.current === null) return;
      created = createBodyEditor(host.current, {
        label: "Request body",
        text: next.snapshot.text,
        onChange: (changed) => next.edit(changed),
      });
      editor.current = created;
      setReady(true);
      const language = await loadLanguage(contract);
      if (!isOpen) return;
      created.setLanguage(language);
      next.setCheck(language.check);
    };
    open().catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
    return () => {
      isOpen = false;
      created?.destroy();
      editor.current = null;
      setReady(false);
    };
  }, [contract, next, editor]);
  useEffect(() => {
    if (!isReady) return;
    editor.current?.setText(text);
    editor.current?.setProblems(problems);
  }, [editor, isReady, text, problems]);
  return (
    <>
      {failure !== undefined && (
        <p className="request-notice" role="alert">
          Completion and validation are not available. {failure}
        </p>
      )}
      <div className="body-editor" ref={host} data-ready={isReady} />
    </>
  );
}
