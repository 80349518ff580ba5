/**
 * Finds lines of a script that address a reading machine ('ignore all previous instructions') or are hidden from its reader. Refuses to remove them: they are shown to the
 * user, and the model is told that the script is data. A pattern is a hint, not a verdict: a film about a chatbot may hold one.
 */
import type { SuspiciousLine } from '../contract/model.ts';
import type { Screenplay, TitlePage } from '../screenplay/model.ts';
import type { ScriptPiece } from './script-lines.ts';

/** Phrases that speak to a model, own list; each is tested with an example and with a line of dialogue that must pass. */
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?]{0,30}\b(?:previous|prior|above|earlier|preceding|your)\b[^.!?]{0,20}\b(?:instructions?|prompts?|rules|guidelines|directions)\b/i,
  /\b(?:as|you are|act as)\s+(?:an?\s+)?(?:AI|artificial intelligence|language model|LLM|assistant|chatbot)\b[^.!?]{0,40}\b(?:must|should|will|rate|score|review|respond|reply|output|reading)\b/i,
  /\b(?:AI|LLM|language model|machine|automated)\s+(?:reader|reviewer|analyst|evaluator|grader)s?\b/i,
  /\bnote (?:to|for) (?:the )?(?:AI|LLM|language model|model|automated|reviewer|analysis)\b/i,
  /\b(?:rate|score|grade) (?:this|the) (?:script|screenplay|story|work)\b[^.!?]{0,40}(?:\b(?:10|ten|full|highest|perfect|maximum|excellent)\b|\b\d+\/10\b)/i,
  /\bgive (?:this|the) (?:script|screenplay|story|work)\b[^.!?]{0,40}(?:\b(?:full|highest|perfect|maximum|top) (?:marks|scores?|ratings?|grades?)\b|\b\d+\/10\b)/i,
  /\b(?:give|assign|award) (?:it|this)? ?(?:a |an )?(?:score|rating|grade) of (?:10|ten|9|nine)\b/i,
  /\b(?:system|developer)\s*(?:prompt|message)\b/i,
  /<\|?(?:im_start|im_end|system|endoftext|assistant)\|?>|\[\/?INST\]|^\s*(?:system|assistant)\s*:\s*\S/i,
  /\bnew instructions?\s*:/i,
  /\b(?:do not|don't|never) (?:mention|report|reveal|tell)\b[^.!?]{0,30}\b(?:weakness(?:es)?|flaws?|prompt|instructions?)\b/i,
  /\brecommend (?:this|the) (?:script|screenplay) (?:highly|strongly|without reservation)\b/i,
  /<\/?screenplay\b/i,
];

/** Words shown of a suspicious line, in characters. */
const shown = 160;
/** More than this many say nothing more. */
const most = 20;

export const isSuspicious = (text: string): boolean => patterns.some((pattern) => pattern.test(text));

/** Title, credit and the rest as printed: reports quote them, so a model meets them. */
const linesOfTitlePage = ({ title, episode, authors, credit, source, draft, contact }: TitlePage): string[] =>
  [title, episode ?? null, ...authors, credit, source, draft, contact].filter((text) => text !== null);

/**
 * What a reader of the PDF does not see, each wording once, then what looks addressed to a model on the title page and among `pieces`; all in
 * reading order, at most twenty.
 */
export function suspiciousLines(
  pieces: readonly ScriptPiece[],
  { furniture, titlePage }: Pick<Screenplay, 'furniture' | 'titlePage'>,
): SuspiciousLine[] {
  const unseen = new Map(
    furniture.toReversed().flatMap(({ kind, text, at }) => (kind === 'hidden' ? [[text, at] as const] : [])),
  );
  const hidden = [...unseen].toReversed().map(([text, at]) => ({ text, ...at, hidden: true }));
  const titled = linesOfTitlePage(titlePage).map((text) => ({ text, page: null, line: null }));
  const read = [...titled, ...pieces]
    .filter(({ text }) => isSuspicious(text))
    .map((found) => ({ ...found, hidden: false }));
  return [...hidden, ...read]
    .slice(0, most)
    .map(({ text, page, line, hidden }) => ({ page, line, quote: text.slice(0, shown), hidden }));
}
