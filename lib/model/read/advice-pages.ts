/** Advice held to the script's pages: a page that the script has not is not named, a line that is changed is changed where it stands, and what is typed says how much work it is. */
import type { AdvicePart, PointEffort } from '../../story/read/point-read.ts';
import { findWords } from './find-words.ts';
import type { NumberedScript } from './numbered-script.ts';

const pageNamed = /\b(?:pages?|pp?\.)\s+(\d+)(?:\s*(?:to|and|[-–])\s*(\d+))?/gi;
const namesNoPageBeyond = (text: string, pages: number): boolean =>
  [...text.matchAll(pageNamed)].every(([, from, to]) => Math.max(Number(from), Number(to ?? 0)) <= pages);

/** Without the sentences that send a writer to a page that is not there; null where nothing is left. */
export function onPages(text: string | null, pages: number): string | null {
  if (text === null || namesNoPageBeyond(text, pages)) return text;
  const kept = text.split(/(?<=[.;!?])(?<!\bpp?\.)\s+/).filter((sentence) => namesNoPageBeyond(sentence, pages));
  return kept.length === 0 ? null : kept.join(' ');
}

/** Words in quotation marks, long enough to stand in one place only. */
const quoted = /(?<![\p{L}\d])['‘"“]([^'‘’"“”]+(?:['’]\p{L}[^'‘’"“”]*)*)['’"”](?!\p{L})/gu;
const leastWords = 3;
const pagesOfWords = ({ scenes }: NumberedScript, words: string): number[] => [
  ...new Set(
    scenes.flatMap(({ pieces }) =>
      pieces.flatMap(({ texts }) => texts.flatMap(({ text, at }) => (findWords(text, words) ? [at.page] : []))),
    ),
  ),
];

/** A part that quotes a line of another page, and of one only, is typed there. Long pieces begin a page before the line. */
export function whereItStands(script: NumberedScript, part: AdvicePart): AdvicePart {
  if (part.to !== null) return part;
  const isNear = (page: number): boolean => Math.abs(page - part.page) <= 1;
  const stand = [...part.text.matchAll(quoted)]
    .map(([, words = '']) => words)
    .filter((words) => words.split(' ').length >= leastWords)
    .map((words) => pagesOfWords(script, words))
    .filter((pages) => pages.length > 0);
  if (stand.some((pages) => pages.some(isNear))) return part;
  const [only] = stand.filter((pages) => pages.length === 1).flat();
  return only === undefined ? part : { ...part, page: only };
}

const efforts: readonly PointEffort[] = ['word', 'scene', 'sequence', 'draft'];
/** Three places are more than a word or a line; a cut of more pages than these takes several scenes. */
const placesOfScene = 3;
const pagesOfScene = 3;

/** The effort that a reader names, or what the listed places ask for where that is more. */
export function effortOf(named: PointEffort, parts: readonly AdvicePart[]): PointEffort {
  const typed = parts.filter(({ act }) => act !== 'keep');
  const cut = typed
    .filter(({ act }) => act === 'cut' || act === 'move')
    .reduce((sum, { page, to }) => sum + (to === null ? 0 : to - page + 1), 0);
  const least = cut > pagesOfScene ? 'sequence' : typed.length >= placesOfScene ? 'scene' : 'word';
  return hardest([named, least]);
}

/** Who does all of it does the hardest of it. */
export const hardest = (all: readonly PointEffort[]): PointEffort =>
  efforts[Math.max(0, ...all.map((effort) => efforts.indexOf(effort)))] ?? 'word';
