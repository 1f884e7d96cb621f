/** Words that this project no longer uses, with their replacements (docs/glossary.md). */

/** A word or phrase that must not occur in documents, comments, descriptions or messages. */
export interface RetiredWord {
  pattern: RegExp;
  instead: string;
}

export const retiredWords: readonly RetiredWord[] = [
  {
    pattern: /\b(any|no|some)body\b|\bwhoever\b/i,
    instead: "the client, the process, the reader, the caller",
  },
  { pattern: /\bany more\b/i, instead: "no longer" },
  { pattern: /\b[Bb]eg(in|ins|an|un)\b/, instead: "start" },
  { pattern: /\bbut for\b/i, instead: "except for" },
  { pattern: /\bclauses?\b/i, instead: "requirement" },
  { pattern: /\b(come|comes|came) (back|to (its|their|an) end)\b/i, instead: "reconnect, resume, end" },
  { pattern: /\bdeserted\b|\borphaned\b/i, instead: "without readers, whose owner was lost" },
  {
    pattern: /\bfaults?\b(?! (injection|matrix))/i,
    instead: "error, failure; a fault is what a chaos test injects",
  },
  { pattern: /\bfor ever\b/i, instead: "indefinitely" },
  { pattern: /\bgiv(e|es|en|ing) up\b|\bgave up\b/i, instead: "stop waiting, abort, release, drop" },
  { pattern: /\b(go|goes|going|went|gone) on\b/i, instead: "continue, resume" },
  { pattern: /\bhold(s|ing)? good\b/i, instead: "applies, is valid" },
  { pattern: /\b(is|are|was|were) away\b/i, instead: "unavailable" },
  { pattern: /\blet(s|ting)? in\b/i, instead: "accept, admit" },
  { pattern: /\bmembers?\b/i, instead: "field" },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: "fix, repair" },
  { pattern: /\bmis(take|takes|taken)\b/i, instead: "error" },
  { pattern: /\boddit(y|ies)\b/i, instead: "quirk" },
  { pattern: /\bpatiently\b/i, instead: "with retries" },
  { pattern: /\bpieces?\b/i, instead: "delta, chunk, part" },
  { pattern: /\brefus(e|es|ed|ing|al|als)\b/i, instead: "reject, error" },
  { pattern: /\bsightings?\b/i, instead: "heartbeat" },
  { pattern: /\bspoil(s|t|ed|ing)?\b/i, instead: "malformed, corrupted" },
  { pattern: /\bstand(s|ing)? still\b/i, instead: "idle, blocked" },
  { pattern: /\bstretch(es)?\b/i, instead: "run segment" },
  { pattern: /\bsurroundings\b/i, instead: "dependencies, context" },
  { pattern: /\b(take|takes|taking|taken|took) up\b(?! to)/i, instead: "resume" },
  { pattern: /\btold\b/i, instead: "sent, reported, notified" },
];

/** Names that no declaration may have. */
export const retiredNames: ReadonlySet<string> = new Set([
  "Asks",
  "answerAbout",
  "Followed",
  "FollowedRun",
  "ReadingOf",
  "ReaderPlace",
  "LiveRun",
  "ActiveRun",
  "Executions",
  "Stretch",
  "openStretch",
  "Setting",
  "passing",
  "isPassing",
  "keyed",
  "earlierAnswer",
  "TooMany",
  "Fenced",
  "Suspended",
  "TimeUp",
  "Refusal",
  "refusal",
  "refused",
  "Surroundings",
  "lanes",
  "outbox",
  "sightings",
  "deserted",
  "orphaned",
  "wasLeft",
  "standingStill",
  "patiently",
  "telling",
  "oddities",
  "witness",
  "answerOf",
  "outcomeOf",
  "kindOf",
  "placeOf",
  "messageOf",
  "eventsOf",
]);

/**
 * Exceptions where a retired word is correct: quotations, and words with an established meaning in their field. Each
 * applies to a file, or to all files below a folder.
 */
export const allowedWords: readonly { path: string; phrase: RegExp; reason: string }[] = [
  { path: "docs/glossary.md", phrase: /./, reason: "lists words that are not used" },
  { path: "house/retired-words.ts", phrase: /./, reason: "the list itself" },
  { path: "house/words.test.ts", phrase: /./, reason: "examples of what is found" },
  { path: "server/proof/chaos", phrase: /fault/i, reason: "faults are injected" },
  { path: "spec/agent-stream/errors.tsp", phrase: /Mistake/, reason: "published schema names" },
  { path: "spec/gateway/response.tsp", phrase: /refusal/, reason: "a value that providers define" },
];
