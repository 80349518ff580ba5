/**
 * How much of the reports' text stands in many scripts' reports word for word, once names of people and places, numbers and quotes are blanked. Sentences and what stands in tables are
 * counted apart and together, ratings and networks as data not at all: a sentence that becomes a cell leaves the first figure and stays in the last.
 */
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

/** A sentence or a cell, blanked, with its words before that. */
interface Piece {
  readonly sentence: string;
  readonly words: number;
  readonly inTable: boolean;
  /** The number of the report in which it stands. */
  readonly report: number;
}

const isRow = (line: string): boolean => /^\s*\|/.test(line);
/** The cells of a row, its rule of dashes being none. */
const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/).filter((cell) => /[^\s:-]/.test(cell));

/** Words beside the blanks: a cell of pages, numbers and names alone is a figure. */
const ownWords = (blanked: string): number => wordsIn(blanked.replace(/\b(?:pages?|N)\b/g, ''));

/** The sentences of all fifteen reports of one script and the cells of their tables, heads included; titles, figures and shorter pieces are left out. */
export function blankedPieces(screenplay: Screenplay): Piece[] {
  const names = new Set([...derive(screenplay).nameWords, ...placeWords(screenplay)]);
  return questions.flatMap(({ card: { number } }) => {
    const { entries } = runQuestion(number, { screenplay, details: emptyDetails });
    return piecesIn(entries.map(toMarkdown).join('\n'), names).map((piece) => ({ ...piece, report: number }));
  });
}

const piecesIn = (text: string, names: ReadonlySet<string>): Omit<Piece, 'report'>[] =>
  text
    .replace(/^`{3}[\s\S]*?^`{3}/gm, '')
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .flatMap((line) => {
      const inTable = isRow(line);
      const told = line.replace(/\((?:sc|p)\. [^“]*“[^”]*”\)/g, '');
      const pieces = inTable ? cellsOf(told) : told.split(/(?<=[.!?:]["”)]?)\s+/);
      return pieces.map((sentence) => ({ sentence, inTable }));
    })
    .map(({ sentence, inTable }) => ({
      inTable,
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
    .filter(({ words, sentence, inTable }) => (inTable ? ownWords(sentence) : words) >= fewestWords);

/** Prints the share of words in sentences that recur, then of words in tables, of both together, and the `most` heaviest of these pieces. */
export function printRecurring(scripts: readonly Screenplay[], most: number): void {
  const all = scripts.map(blankedPieces);
  const standsIn = new Map<string, number>();
  for (const pieces of all)
    for (const sentence of new Set(pieces.map((one) => one.sentence)))
      standsIn.set(sentence, (standsIn.get(sentence) ?? 0) + 1);
  const recurs = ({ sentence }: Piece): boolean => (standsIn.get(sentence) ?? 0) >= recursFrom;
  const told = all.flat();
  const sentences = told.filter(({ inTable }) => !inTable);
  console.log(
    `\nSentences that stand in ${recursFrom} or more of ${scripts.length} scripts' reports, names, numbers and quotes blanked: ${share(sentences, recurs)} in sentences; of cells of tables ${share(
      told.filter(({ inTable }) => inTable),
      recurs,
    )}; of both ${share(told, recurs)}.`,
  );
  const scriptsWith = (sentence: string): number => standsIn.get(sentence) ?? 0;
  const inTables = told.filter((piece) => piece.inTable && recurs(piece));
  printHeaviest('sentences', sentences.filter(recurs), scriptsWith, most);
  printHeaviest('cells', inTables, scriptsWith, most);
}

const weightOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { words }) => sum + words, 0);
const share = (pieces: readonly Piece[], isCounted: (piece: Piece) => boolean): string =>
  `${((100 * weightOf(pieces.filter(isCounted))) / Math.max(1, weightOf(pieces))).toFixed(0)}% of ${weightOf(pieces)} words`;

function printHeaviest(
  name: string,
  recurring: readonly Piece[],
  scriptsWith: (sentence: string) => number,
  most: number,
): void {
  const heaviest = [...Map.groupBy(recurring, ({ sentence }) => sentence)]
    .map(([sentence, list]) => ({ sentence, words: weightOf(list), reports: listOf(list) }))
    .sort((a, b) => b.words - a.words || (a.sentence < b.sentence ? -1 : 1));
  console.log(`Words, scripts, reports, and the ${name} that hold most words:`);
  for (const { sentence, words, reports } of heaviest.slice(0, most))
    console.log(
      `${String(words).padStart(6)}${String(scriptsWith(sentence)).padStart(5)}  ${reports.padEnd(8)}${sentence}`,
    );
}

/** '3, 13': the reports in which pieces stand. */
const listOf = (pieces: readonly Piece[]): string =>
  [...new Set(pieces.map(({ report }) => report))].sort((a, b) => a - b).join(', ');
