/** Gathers what leans to a genre: words oftener than film speech has them, turns of phrase, and the form of a half-hour comedy. Refuses names, likenesses and words that any script has. */
import type { Evidence } from '../../contract/blocks.ts';
import { genreTurns } from '../norms/genre-turns.ts';
import { genreWords, rateInFilmSpeech } from '../norms/genre-words.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import { quoted } from '../wording.ts';
import type { Derived } from './derive.ts';
import { halfHourForm } from './half-hour-form.ts';
import { isLikeness } from './likeness.ts';
import type { Passage } from './passages.ts';
import { properNounsOf } from './proper-nouns.ts';
import { quoteAround, quoteWhere } from './quote.ts';
import { singular } from './words.ts';

/** `label` reads in a sentence ('“ghost” (5)'); `count` in how many places it stands; `weight` how much it says: one for a telling word met once where nobody would say it. */
export interface GenreSign {
  readonly genre: ProducedGenre;
  readonly label: string;
  readonly weight: number;
  readonly count: number;
  readonly places: readonly Evidence[];
}

/** Set by hand: a hint says half of a telling word, a turn of phrase twice as much. */
const hintWeight = 0.5;
const turnWeight = 2;
/** A word must stand this many times as often as in film speech to be a sign at all. */
const oftener = 2;

/** Every sign of every genre, weightiest first; none in a script that is not English but its form. */
export function genreSigns(derived: Derived): readonly GenreSign[] {
  const before = known.get(derived);
  if (before) return before;
  const signs = signsOf(derived);
  known.set(derived, signs);
  return signs;
}

const known = new WeakMap<Derived, readonly GenreSign[]>();

function signsOf(derived: Derived): GenreSign[] {
  const words = derived.talkWords + derived.actionWords;
  const said = derived.english ? [...wordSigns(derived, words), ...turnSigns(derived, words)] : [];
  return [...said, ...raisedVoices(derived), ...halfHourForm(derived)].sort(
    (a, b) => b.weight - a.weight || (a.label < b.label ? -1 : 1),
  );
}

/** Doublings over what is ordinary: a second mention adds less than the first. */
const surplus = (count: number, ordinary: number): number => Math.log2(1 + count) - Math.log2(1 + ordinary);

function wordSigns(derived: Derived, words: number): GenreSign[] {
  const found = foundWords(derived);
  return Object.entries(genreWords).flatMap(([genre, { telling, hints }]) =>
    [...telling.map((word) => [word, 1] as const), ...hints.map((word) => [word, hintWeight] as const)].flatMap(
      ([word, share]): GenreSign[] => {
        const passages = found.get(word) ?? [];
        const ordinary = (rateInFilmSpeech(word) * words) / 1e6;
        if (passages.length === 0 || passages.length < oftener * ordinary) return [];
        return [
          {
            genre: genre as ProducedGenre,
            label: `${quoted(word)} (${passages.length})`,
            count: passages.length,
            weight: share * surplus(passages.length, ordinary),
            places: passages.slice(0, 2).map((passage) => quoteAround(passage, word, `${word}s`, `${word}es`)),
          },
        ];
      },
    ),
  );
}

const listedWords: ReadonlySet<string> = new Set(
  Object.values(genreWords).flatMap(({ telling, hints }) => [...telling, ...hints]),
);

/** The passages of each word on a list; headings name a place again and again, and count once. */
function foundWords({ passages }: Derived): Map<string, Passage[]> {
  const names = properNounsOf(passages);
  const headed = new Set<string>();
  const found = new Map<string, Passage[]>();
  for (const passage of passages) {
    const keys = new Set(passage.words.map((word) => singular(word.replace(/'s$/, ''))));
    for (const key of keys) {
      if (
        !listedWords.has(key) ||
        names.has(key) ||
        (passage.kind === 'heading' && headed.has(key)) ||
        isLikeness(passage.text, key)
      )
        continue;
      if (passage.kind === 'heading') headed.add(key);
      const own = found.get(key);
      if (own) own.push(passage);
      else found.set(key, [passage]);
    }
  }
  return found;
}

/** Every passage of action or talk with a turn of phrase of the genre, the turn as printed and the sentence it stands in. */
export function turnsIn(
  { passages }: Pick<Derived, 'passages'>,
  genre: ProducedGenre,
): { passage: Passage; turn: string; place: () => Evidence }[] {
  const pattern = genreTurns.find((one) => one.genre === genre)?.pattern;
  if (!pattern) return [];
  return passages.flatMap((passage) => {
    const turn = passage.kind === 'action' || passage.kind === 'dialogue' ? pattern.exec(passage.text)?.[0] : undefined;
    return turn === undefined
      ? []
      : [{ passage, turn, place: () => quoteWhere(passage, (sentence) => pattern.test(sentence)) }];
  });
}

function turnSigns(derived: Derived, words: number): GenreSign[] {
  return genreTurns.flatMap(({ genre, named, ordinary }): GenreSign[] => {
    const own = turnsIn(derived, genre);
    const usual = (ordinary * words) / 1000;
    const [first] = own;
    if (!first || own.length < oftener * usual) return [];
    return [
      {
        genre,
        label: `${named}, as in ${quoted(first.turn)} (${own.length})`,
        count: own.length,
        weight: turnWeight * surplus(own.length, usual),
        places: own.slice(0, 2).map(({ place }) => place()),
      },
    ];
  });
}

/** Set by us after counting open scripts: one speech in twenty-five has an exclamation mark; comedies had two to four times that. Where little is said it is shouted in danger. */
const exclaiming = 0.04;
const talkative = 0.4;

function raisedVoices({ speeches, talkWords, actionWords }: Derived): GenreSign[] {
  const loud = speeches.filter(({ text }) => text.includes('!'));
  const usual = exclaiming * speeches.length;
  if (loud.length < oftener * usual || talkWords / Math.max(1, talkWords + actionWords) < talkative) return [];
  return [
    {
      genre: 'comedy',
      label: `voices raised (${loud.length} of ${speeches.length} speeches)`,
      count: loud.length,
      weight: surplus(loud.length, usual),
      places: loud.slice(0, 2).map(({ passage }) => quoteWhere(passage, (sentence) => sentence.includes('!'))),
    },
  ];
}
