/** How strong the script is in each of its four parts, by strong words and exclamation marks. Refuses to call strong good. */
import type { Derived } from '../../engine/derive.ts';
import { eventWords, feelingWords } from '../../engine/norms/feeling-words.ts';
import { heardIn, heardWordsOf } from '../../engine/text/heard-words.ts';
import type { Passage } from '../../engine/text/passages.ts';
import { quoteBest } from '../../engine/text/quote.ts';
import { sum } from '../../engine/text/statistics.ts';
import { toneProfileOf } from '../../engine/tone/tone-profile.ts';
import { counted, decimal } from '../../engine/wording.ts';
import type { TonalityFindings } from './card.ts';

type Intensity = Pick<TonalityFindings, 'parts' | 'intensityText' | 'peaks'>;

const bounds: readonly (readonly [name: string, from: number, to: number])[] = [
  ['First quarter', 0, 0.25],
  ['Second quarter', 0.25, 0.5],
  ['Third quarter', 0.5, 0.75],
  ['Last quarter', 0.75, 1.01],
];
/** Words that weigh two or three on either list. */
const strong = (word: string): boolean =>
  Math.abs(feelingWords.get(word) ?? 0) >= 2 || Math.abs(eventWords.get(word) ?? 0) >= 2;
const netValue = (word: string): number => (feelingWords.get(word) ?? 0) + (eventWords.get(word) ?? 0);
/** Words below which four parts can't be compared. */
const fewestWords = 400;

export function intensityOf(derived: Derived): Intensity {
  const text = derived.passages.filter(({ kind }) => kind === 'action' || kind === 'dialogue' || kind === 'lyric');
  const words = sum(text.map((passage) => passage.words.length));
  if (words < fewestWords) {
    return {
      parts: [],
      intensityText: [
        `With ${counted(words, 'word')} the script is too short to compare its parts (that takes ${fewestWords}).`,
      ],
      peaks: [],
    };
  }
  const parts = bounds.map(([name, from, to]) =>
    partOf(
      name,
      text.filter(({ position }) => position >= from && position < to),
      derived.pages,
    ),
  );
  return { parts, intensityText: [sentences(parts), note], peaks: peaksOf(text, parts) };
}

const note =
  'The quarters stand for act one, the two halves of act two, and act three; they follow the page count, not breaks you marked. A strong word is one we graded two or three, bright or dark, on a scale of three; the counts are small, so a difference below a third means little.';

function partOf(name: string, text: readonly Passage[], scriptPages: number): TonalityFindings['parts'][number] {
  const words = text.flatMap((passage) => [...passage.words]);
  const heard = text.flatMap((passage) => [...heardWordsOf(passage)]);
  const per = (count: number, digits: number): number =>
    Number(((100 * count) / Math.max(1, words.length)).toFixed(digits)) + 0;
  const pages = text.map(({ at }) => at.page);
  const marks = sum(text.map((passage) => passage.text.match(/!+/g)?.length ?? 0));
  const [top] = toneProfileOf(text).shares.filter(({ count }) => count >= 3);
  return {
    name,
    pages: pages.length > 0 ? `${Math.min(...pages)}-${Math.max(...pages)}` : 'none',
    charged: per(heard.filter(strong).length, 1),
    exclamations: Number(((4 * marks) / Math.max(1, scriptPages)).toFixed(1)),
    balance: per(sum(heard.map(netValue)), 1),
    tone: top ? top.family.noun : 'too few words',
  };
}

function sentences(parts: Intensity['parts']): string {
  const order = [...parts].sort((a, b) => b.charged - a.charged);
  const [most] = order;
  const least = order.at(-1);
  if (!most || !least) return '';
  const level = most.charged < 1.33 * Math.max(0.1, least.charged);
  const strength = level
    ? `The strength of its words stays level: from ${decimal(least.charged)} to ${decimal(most.charged)} strong words per hundred across the four parts.`
    : `Its words are strongest in the ${lower(most.name)} (${decimal(most.charged)} strong ones per hundred) and mildest in the ${lower(least.name)} (${decimal(least.charged)}).`;
  const brightest = [...parts].sort((a, b) => b.balance - a.balance)[0];
  const last = parts.at(-1);
  const ending =
    last && brightest
      ? ` ${brightest === last ? 'The last quarter is the brightest' : `The brightest part is the ${lower(brightest.name)}`}, at ${signed(brightest.balance)} per hundred words${brightest === last ? '' : `; the last quarter stands at ${signed(last.balance)}`}.`
      : '';
  return strength + ending;
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const signed = (value: number): string => (value > 0 ? `+${decimal(value)}` : decimal(value));

/** For each part the passage with the most strong words. */
function peaksOf(text: readonly Passage[], parts: Intensity['parts']): Intensity['peaks'] {
  const weight = (words: readonly string[]): number => words.filter(strong).length;
  return bounds.flatMap(([, from, to], index) => {
    const own = text.filter((one) => one.position >= from && one.position < to && weight(heardWordsOf(one)) > 0);
    const best = own.reduce<Passage | null>(
      (top, one) => (top && weight(heardWordsOf(top)) >= weight(heardWordsOf(one)) ? top : one),
      null,
    );
    const name = parts[index]?.name;
    if (!best || name === undefined) return [];
    const told = [...new Set(heardWordsOf(best).filter(strong))].slice(0, 4);
    return [
      {
        label: `Strongest passage of the ${lower(name)}`,
        value: `page ${best.at.page}`,
        note: `strong words: ${told.join(', ')}`,
        evidence: [quoteBest(best, (_, sentence) => weight(heardIn(sentence)))],
      },
    ];
  });
}
