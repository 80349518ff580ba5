/**
 * Finds lines of a script that address a reading machine ('ignore all previous instructions') or are hidden from its reader. Does not remove them: they are shown to the user, and the model is told that the script is data. A pattern is a hint, not a verdict: a film about a chatbot may hold one.
 */
import type { SuspiciousLine } from '../contract/model.ts';
import type { Screenplay, TitlePage } from '../screenplay/model.ts';
import { anySpaced, type Phrases } from '../screenplay/text/phrases.ts';
import {
  bestMarks,
  bestRatings,
  earlier,
  giving,
  hidden,
  hiding,
  ignoring,
  machineDuties,
  machineTalk,
  namedMachines,
  orders,
  rating,
} from './lexicons/machine-words.ts';
import type { ScriptPiece } from './script-lines.ts';

/** Phrases in this order within one sentence, with at most so many letters between them. */
const inOrder = (...parts: readonly (Phrases | number)[]): RegExp =>
  new RegExp(
    parts.map((part) => (typeof part === 'number' ? `[^.!?]{0,${part}}` : `\\b${anySpaced(part)}\\b`)).join(''),
    'i',
  );

/** What speaks to a model; each is tested with an example and with a line of dialogue that must pass. */
const patterns: readonly RegExp[] = [
  inOrder(ignoring, 30, earlier, 20, orders),
  inOrder(namedMachines, 40, machineDuties),
  inOrder(machineTalk),
  inOrder(rating, 40, bestRatings),
  inOrder(giving, 40, bestMarks),
  inOrder(hiding, 30, hidden),
  /\b(?:system|developer)\s*(?:prompt|message)\b/i,
  /\bnew instructions?\s*:/i,
  // Marks of chat formats and of our own prompt.
  /<\|?(?:im_start|im_end|system|endoftext|assistant)\|?>|\[\/?INST\]/i,
  /^\s*(?:system|assistant)\s*:\s*\S/i,
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
  const unread = [...unseen].toReversed().map(([text, at]) => ({ text, ...at, hidden: true }));
  const titled = linesOfTitlePage(titlePage).map((text) => ({ text, page: null, line: null }));
  const read = [...titled, ...pieces]
    .filter(({ text }) => isSuspicious(text))
    .map((found) => ({ ...found, hidden: false }));
  return [...unread, ...read]
    .slice(0, most)
    .map(({ text, page, line, hidden }) => ({ page, line, quote: text.slice(0, shown), hidden }));
}
