/** The JSON editor for request bodies. This module is large, so import it only when it is needed. */
import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  snippet,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import {
  bracketMatching,
  codeFolding,
  ensureSyntaxTree,
  foldEffect,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from "@codemirror/language";
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import {
  Compartment,
  EditorState,
  RangeSet,
  StateEffect,
  StateField,
  type Transaction,
} from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  WidgetType,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { BodyLanguage, Suggestion } from "../../request/body-language.ts";
import type { Problem } from "../../request/next-request.ts";

export interface BodyEditor {
  /** Replaces the text, unless it is the current text. */
  setText(text: string): void;
  /** Shows problems below their lines. */
  setProblems(problems: readonly Problem[]): void;
  setLanguage(language: BodyLanguage): void;
  /** Moves the focus and the selection to a range. */
  select(from: number, to: number): void;
  destroy(): void;
}

interface BodyEditorOptions {
  label: string;
  text: string;
  onChange(text: string): void;
}

/**
 * Creates an editor in the element's shadow root. The page's content security policy forbids style elements, which
 * the editor creates everywhere except in a shadow root.
 */
export function createBodyEditor(
  host: HTMLElement,
  { label, text, onChange }: BodyEditorOptions,
): BodyEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  let language: BodyLanguage | undefined;
  const validity = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        foldGutter(),
        codeFolding({ preparePlaceholder: findName, placeholderDOM: createPlaceholder }),
        lintGutter(),
        history(),
        json(),
        bracketMatching(),
        closeBrackets(),
        indentOnInput(),
        highlightActiveLine(),
        syntaxHighlighting(colors),
        problemLines,
        autocompletion({
          override: [(context) => complete(context, language)],
          icons: false,
          optionClass: ({ type }) => `option-${type}`,
        }),
        keymap.of([
          // Tab accepts a suggestion, and otherwise leaves the editor.
          { key: "Tab", run: acceptCompletion },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...lintKeymap,
          ...foldKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          "aria-label": label,
          tabindex: "0",
          spellcheck: "false",
          autocorrect: "off",
        }),
        validity.of([]),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.some(isFromPage)) onChange(state.doc.toString());
        }),
        theme,
      ],
    }),
  });
  view.dispatch({ effects: findLongElements(view.state).map((range) => foldEffect.of(range)) });
  return {
    setText(next) {
      const changes = findChange(view.state.doc.toString(), next);
      if (changes !== undefined) view.dispatch({ changes, effects: fromPage.of() });
    },
    setProblems(problems) {
      const { length } = view.state.doc;
      const shown = problems.filter(({ to }) => to <= length);
      const isInvalid = shown.some(({ severity }) => severity === "error");
      view.dispatch({
        effects: [
          setProblemLines.of(shown),
          validity.reconfigure(EditorView.contentAttributes.of({ "aria-invalid": String(isInvalid) })),
        ],
      });
      view.dispatch(setDiagnostics(view.state, shown.map(toDiagnostic)));
    },
    setLanguage(loaded) {
      language = loaded;
    },
    select(from, to) {
      const { length } = view.state.doc;
      view.dispatch({
        selection: { anchor: Math.min(from, length), head: Math.min(to, length) },
        effects: EditorView.scrollIntoView(Math.min(from, length), { y: "center" }),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/** Marks changes that the user did not make. */
const fromPage = StateEffect.define<void>();

function isFromPage({ effects }: Transaction): boolean {
  return effects.some((effect) => effect.is(fromPage));
}

/** Returns the part in which two texts differ, so that a change keeps the selection and the folded lines. */
function findChange(before: string, after: string): { from: number; to: number; insert: string } | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** The number of lines from which an element of an array, such as a tool, is folded at first. */
const foldedLines = 8;

/** Returns the contents of long elements of arrays. */
function findLongElements(state: EditorState): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  ensureSyntaxTree(state, state.doc.length, 1000)?.iterate({
    enter({ name, from, to, node }) {
      if (name !== "Object" || node.parent?.name !== "Array") return true;
      const lines = state.doc.lineAt(to).number - state.doc.lineAt(from).number;
      if (lines < foldedLines) return true;
      ranges.push({ from: from + 1, to: to - 1 });
      return false;
    },
  });
  return ranges;
}

/** Returns the name in a folded definition. */
function findName(state: EditorState, { from, to }: { from: number; to: number }): string {
  return /"name": "[^"]*"/.exec(state.sliceDoc(from, to))?.[0] ?? "";
}

function createPlaceholder(_view: EditorView, unfold: (event: Event) => void, name: string): HTMLElement {
  const element = document.createElement("span");
  element.className = "cm-foldPlaceholder";
  element.textContent = `${name} …`.trim();
  element.title = "Unfold";
  element.onclick = unfold;
  return element;
}

async function complete(
  { state, pos, explicit }: CompletionContext,
  language: BodyLanguage | undefined,
): Promise<CompletionResult | null> {
  if (language === undefined || (!explicit && !/["\w]/.test(state.sliceDoc(pos - 1, pos)))) return null;
  const { from, to, suggestions } = await language.complete(state.doc.toString(), pos);
  const typed = state.sliceDoc(from, pos).replaceAll('"', "").toLowerCase();
  const options = suggestions
    .filter(({ label }) => label.replaceAll('"', "").toLowerCase().includes(typed))
    .map((suggestion) => toCompletion(suggestion, from, to));
  return options.length === 0 ? null : { from, options, filter: false };
}

function toCompletion(suggestion: Suggestion, from: number, to: number): Completion {
  const { label, kind, description } = suggestion;
  return {
    label,
    type: kind,
    ...(description !== "" && { info: description }),
    apply: (view, completion) => snippet(toTemplate(suggestion.snippet))(view, completion, from, to),
  };
}

/** Converts an LSP snippet, in which `$1` is a field and a backslash escapes, to the syntax of CodeMirror. */
function toTemplate(text: string): string {
  return text.replaceAll(/\\([\\$}])|\$(\d)/g, (_, escaped: string | undefined, field: string) =>
    escaped === undefined ? `\${${field}}` : escaped,
  );
}

function toDiagnostic({ from, to, severity, pointer, message }: Problem): Diagnostic {
  return { from, to, severity, message: pointer === "" ? message : `${pointer}: ${message}` };
}

const setProblemLines = StateEffect.define<readonly Problem[]>();

/** The problems, shown below their lines. Screen readers find them in the list below the editor. */
const problemLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, { changes, effects, state }) {
    const effect = effects.find((each) => each.is(setProblemLines));
    if (effect === undefined) return lines.map(changes);
    return RangeSet.of(
      effect.value.map((problem) =>
        Decoration.widget({ widget: new ProblemLine(problem), block: true, side: 1 }).range(
          state.doc.lineAt(problem.from).to,
        ),
      ),
      true,
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

class ProblemLine extends WidgetType {
  readonly #problem: Problem;

  constructor(problem: Problem) {
    super();
    this.#problem = problem;
  }

  override toDOM(): HTMLElement {
    const { severity, pointer, message } = this.#problem;
    const line = document.createElement("div");
    line.className = `problem-line problem-${severity}`;
    line.ariaHidden = "true";
    line.append(
      Object.assign(document.createElement("code"), { textContent: pointer || "/" }),
      ` ${message}`,
    );
    return line;
  }
}

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--json-key)" },
  { tag: tags.string, color: "var(--json-string)" },
  { tag: tags.number, color: "var(--json-number)" },
  { tag: [tags.bool, tags.null], color: "var(--json-literal)" },
  { tag: [tags.punctuation, tags.separator, tags.bracket], color: "var(--json-mark)" },
]);

const theme = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--surface)", fontSize: "var(--text-sm)" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.6", overflow: "auto" },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-gutters": {
    backgroundColor: "var(--surface-sunk)",
    color: "var(--ink-faint)",
    borderRight: "1px solid var(--border)",
  },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--accent-soft) 55%, transparent)" },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--accent-soft)",
    outline: "1px solid var(--accent)",
  },
  ".cm-foldPlaceholder": {
    backgroundColor: "var(--hover)",
    borderColor: "var(--border-strong)",
    color: "var(--ink-soft)",
  },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--bad)" },
  ".cm-lintRange-warning": { backgroundImage: "none", textDecoration: "underline wavy var(--warn)" },
  ".cm-snippetField": { backgroundColor: "var(--hover)" },
  ".cm-tooltip": {
    border: "1px solid var(--border-strong)",
    borderRadius: "var(--radius-sm)",
    backgroundColor: "var(--surface-raised)",
    color: "var(--ink)",
    boxShadow: "var(--shadow-lg)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-mono)", maxHeight: "14rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.25rem 0.625rem", lineHeight: "1.4" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--accent)",
    color: "var(--on-accent)",
  },
  ".cm-completionInfo": {
    maxWidth: "20rem",
    padding: "0.5rem 0.625rem",
    fontFamily: "var(--font-sans)",
    fontSize: "var(--text-sm)",
    lineHeight: "1.45",
    whiteSpace: "pre-line",
  },
  ".cm-completionInfo-left-narrow, .cm-completionInfo-right-narrow": { display: "none" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "600" },
  ".cm-diagnostic": { fontFamily: "var(--font-sans)" },
  ".problem-line": {
    // The editor measures the border of a line, but not its margin.
    margin: "0 0.5rem",
    borderBlock: "1px solid transparent",
    backgroundClip: "padding-box",
    padding: "0.125rem 0.5rem",
    borderRadius: "var(--radius-sm)",
    fontFamily: "var(--font-sans)",
    overflowWrap: "anywhere",
  },
  ".problem-line code": { fontFamily: "var(--font-mono)", fontWeight: "600" },
  ".problem-error": { backgroundColor: "var(--bad-soft)", color: "var(--bad)" },
  ".problem-warning": { backgroundColor: "var(--warn-soft)", color: "var(--warn)" },
});
