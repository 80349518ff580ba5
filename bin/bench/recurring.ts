/** How much of the reports' text stands in many scripts' reports word for word, once names of people and places, numbers and quotes are blanked. */
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { derive } from '../../lib/engine/derive.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import { questions } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';

/** A sentence in so many scripts' reports recurs. */
export const recursFrom = 3;
/** Shorter pieces are labels and cells. */
const fewestWords = 4;

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve once twice'.split(' ');
const numbers = new RegExp(`\\b(?:\\d[\\d.,]*%?|${numberWords.join('|')})\\b`, 'gi');
const wordsIn = (text: string): number => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

/** The words of all scene headings: places are names, too. */
const placeWords = ({ scenes }: Screenplay): string[] =>
  scenes.flatMap(({ heading }) => heading?.text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []);

/** The sentences of all fifteen reports of one script, blanked, with their words before that. */
export function blankedSentences(screenplay: Screenplay): { readonly sentence: string; readonly words: number }[] {
  const names = new Set([...derive(screenplay).nameWords, ...placeWords(screenplay)]);
  const text = questions
    .flatMap(({ card }) => runQuestion(card.number, { screenplay, details: emptyDetails }).entries)
    .map(toMarkdown)
    .join('\n');
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:\||#|`{3})/.test(line))
    .flatMap((line) => line.replace(/\((?:sc|p)\. [^“]*“[^”]*”\)/g, '').split(/(?<=[.!?:]["”)]?)\s+/))
    .map((sentence) => ({
      sentence: sentence
        .replace(/“[^”]*”/g, '“”')
        .replace(numbers, '#')
        .replace(/[\p{L}\p{N}'’]+/gu, (word) => (/^\p{Lu}/u.test(word) && names.has(word.toLowerCase()) ? 'N' : word))
        .replace(/[^\p{L}#“”]+/gu, ' ')
        // A name is one, however many words it has.
        .replace(/\bN(?: N)+\b/g, 'N')
        .trim(),
      words: wordsIn(sentence),
    }))
    .filter(({ words }) => words >= fewestWords);
}

/** Prints the share of words in sentences that recur, and the longest of these sentences. */
export function printRecurring(scripts: readonly Screenplay[]): void {
  const all = scripts.map(blankedSentences);
  const standsIn = new Map<string, number>();
  for (const sentences of all)
    for (const sentence of new Set(sentences.map((one) => one.sentence)))
      standsIn.set(sentence, (standsIn.get(sentence) ?? 0) + 1);
  const total = all.flat().reduce((sum, { words }) => sum + words, 0);
  const recurring = all.flat().filter(({ sentence }) => (standsIn.get(sentence) ?? 0) >= recursFrom);
  const weight = recurring.reduce((sum, { words }) => sum + words, 0);
  console.log(
    `\nSentences that stand in ${recursFrom} or more of ${scripts.length} scripts' reports, names, numbers and quotes blanked: ${((100 * weight) / Math.max(1, total)).toFixed(0)}% of ${total} words in sentences.`,
  );
  const byWeight = Map.groupBy(recurring, ({ sentence }) => sentence);
  const heaviest = [...byWeight]
    .map(([sentence, list]) => ({ sentence, words: list.reduce((sum, { words }) => sum + words, 0) }))
    .sort((a, b) => b.words - a.words || (a.sentence < b.sentence ? -1 : 1));
  for (const { sentence, words } of heaviest.slice(0, 25)) console.log(`${String(words).padStart(6)}  ${sentence}`);
}
