/** A thread without answers that broke off: as a client has it that keeps nothing of them. */
import type { Message } from "../../core/messages.ts";

/**
 * A thread without the answers that broke off and that another answer took the place of, or that nothing follows: those
 * are what a client asks for anew.
 */
export function withoutSuperseded(messages: readonly Message[]): readonly Message[] {
  return answersIn(messages).flatMap(({ asked, answer, isLast }) => {
    const rest = afterBreak(answer);
    return [...asked, ...(rest.length > 0 || isLast ? rest : answer)];
  });
}

/** A thread without any answer that broke off. */
export function withoutBrokenOff(messages: readonly Message[]): readonly Message[] {
  return answersIn(messages).flatMap(({ asked, answer }) => [...asked, ...afterBreak(answer)]);
}

/** A part of a thread: what others said, and what the assistant and tools said to that. */
interface Exchange {
  asked: Message[];
  answer: Message[];
  isLast: boolean;
}

function answersIn(messages: readonly Message[]): Exchange[] {
  const all: Omit<Exchange, "isLast">[] = [{ asked: [], answer: [] }];
  for (const message of messages) {
    const isAnswer = message.role === "assistant" || message.role === "tool";
    const last = all.at(-1);
    if (isAnswer) last?.answer.push(message);
    else if (last?.answer.length === 0) last.asked.push(message);
    else all.push({ asked: [message], answer: [] });
  }
  return all.map((exchange, index) => ({ ...exchange, isLast: index === all.length - 1 }));
}

/** What comes after the last message of an answer that broke off, and after the results of its calls. */
function afterBreak(answer: Message[]): Message[] {
  const broken = answer.findLastIndex(({ incomplete }) => incomplete !== undefined);
  if (broken === -1) return answer;
  const next = answer.findIndex(({ role }, index) => index > broken && role === "assistant");
  return next === -1 ? [] : answer.slice(next);
}
