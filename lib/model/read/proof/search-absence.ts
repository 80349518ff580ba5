/** What is said not to be there, searched for: whether its words stand after a page, and which later lines come nearest to it. */
import type { Cite } from '../../../story/cite.ts';
import { stemsOf } from '../../../story/content-words.ts';
import type { Absence } from '../../../story/read/said.ts';
import type { GivenAbsence } from '../forms.ts';
import type { NumberedScript } from '../numbered-script.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where a search looks. */
type Searched = Omit<GivenAbsence, 'terms'>;

const namesTheSame = (speaker: string | null, asked: string): boolean => {
  const [given, wanted] = [speaker ?? '', asked].map((name) => name.toLowerCase().trim());
  return given !== undefined && wanted !== undefined && (given === wanted || given.split(' ').includes(wanted));
};

/** Whether a word or phrase stands after a page, before one, in talk, action or both, in anybody's mouth or in one speaker's. Someone's name among the cues is found as well where all is searched. */
export function wordsStand(
  { scenes }: NumberedScript,
  term: string,
  { after_page: after, before_page: before, speaker: who, where }: Searched,
): boolean {
  const asked = term.trim();
  if (asked.length < 2) return false;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(asked)}(?![\\p{L}\\p{N}])`, 'iu');
  return scenes
    .flatMap(({ pieces }) => pieces)
    .some(({ kind, speaker, texts }) => {
      if ((where === 'dialogue' || who !== null) && kind !== 'speech') return false;
      if (where === 'action' && kind === 'speech') return false;
      if (who !== null && !namesTheSame(speaker, who)) return false;
      const looked = texts.filter(
        ({ at }) => (after === null || at.page > after) && (before === null || at.page < before),
      );
      const isCue = who === null && where === 'any' && whole.test(speaker ?? '');
      return looked.some(({ text }) => whole.test(text)) || (looked.length > 0 && isCue);
    });
}

/** What was looked for, in words for the second look. */
export const absentWords = ({ terms, after, before, speaker, where }: Absence): string =>
  `Looked for in ${speaker === null ? (where === 'any' ? 'talk and action' : where) : `what ${speaker} says`}${after === null ? '' : ` after page ${after}`}${before === null ? '' : ` before page ${before}`} and not there: ${terms.join(', ')}.`;

/** Lines shown of those that come nearest, and words of content that one has to share. */
const mostNear = 2;
const leastShared = 2;

interface StemmedPiece {
  readonly place: Cite;
  readonly stems: ReadonlySet<string>;
}
/** A script's lines are cut to stems once, however many sentences are searched for. */
const stemmed = new WeakMap<NumberedScript, readonly StemmedPiece[]>();
function stemmedPieces(script: NumberedScript): readonly StemmedPiece[] {
  const known = stemmed.get(script);
  if (known) return known;
  const pieces = script.scenes.flatMap(({ scene, pieces: own }) =>
    own
      .filter(({ kind }) => kind !== 'heading')
      .flatMap(({ number, texts }): StemmedPiece[] => {
        const [first] = texts;
        if (first === undefined) return [];
        const place = { scene, from: number, to: number, page: first.at.page, line: first.at.line, quote: '' };
        return [{ place, stems: stemsOf(texts.map(({ text }) => text).join(' ')) }];
      }),
  );
  stemmed.set(script, pieces);
  return pieces;
}

/** Of `near` those that hold most of `told`; a rare word counts more than a common one. */
function nearest(near: readonly StemmedPiece[], told: ReadonlySet<string>, least: number, most: number): Cite[] {
  const holding = new Map([...told].map((stem) => [stem, near.filter(({ stems }) => stems.has(stem)).length]));
  return near
    .map(({ place, stems }) => ({ place, common: [...told].filter((stem) => stems.has(stem)) }))
    .filter(({ common }) => common.length >= least)
    .map(({ place, common }) => ({
      place,
      weight: common.reduce((sum, stem) => sum + 1 / Math.max(1, holding.get(stem) ?? 1), 0),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ place }) => place);
}

/** The lines behind the last place cited that share most words of content with a sentence: where what it misses would stand. */
export function nearestLater(script: NumberedScript, text: string, places: readonly Cite[]): Cite[] {
  const last = Math.max(0, ...places.map(({ scene }) => scene ?? 0));
  const later = stemmedPieces(script).filter(({ place }) => (place.scene ?? 0) > last);
  return nearest(later, stemsOf(text), leastShared, mostNear);
}

/** Lines shown beside a judgement that names none: six of 118 pages are read in one call with forty others. */
const mostNearest = 6;

/** The lines of the whole script that come nearest to a sentence, one shared word being enough; in the script's order. */
export const nearestAnywhere = (script: NumberedScript, text: string): Cite[] =>
  nearest(stemmedPieces(script), stemsOf(text), 1, mostNearest).toSorted(
    (a, b) => (a.scene ?? 0) - (b.scene ?? 0) || a.from - b.from,
  );
