/** Finds the lines that prove what readers of a genre look for: a limit of time that is said and comes back, the first and the last kiss, the first exchange of the two who talk most with each other. */
import { wholeWords } from '../../screenplay/text/phrases.ts';
import type { Cite } from '../../story/cite.ts';
import type { GenreProof } from '../../story/conventions.ts';
import type { Derived } from '../derive.ts';
import { clockSlots, kisses, limits, noKisses } from '../lexicons/genre-proofs.ts';
import { pairsMeet } from '../norms/pairs-meet.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import { countMeetings } from '../people/presence/count-presences.ts';
import { isSpoken, type Passage } from '../text/passages.ts';
import { quoteExactly } from '../text/quote.ts';
import { sentencesOf } from '../text/words.ts';

/** Kinds whose readers wait for a kiss. */
const kissing: ReadonlySet<ProducedGenre> = new Set(['romance']);

export function proofsOf(derived: Derived, genres: readonly ProducedGenre[]): GenreProof[] {
  if (!derived.english) return [];
  const [first] = genres;
  return [
    ...clockOf(derived),
    ...(genres.some((one) => kissing.has(one)) ? kissesOf(derived) : []),
    // Where it stands was counted in features.
    ...(first && !derived.short && pairsMeet[first] ? pairOf(derived) : []),
  ];
}

interface Line {
  readonly passage: Passage;
  readonly sentence: string;
}

const linesWhere = (passages: readonly Passage[], shows: (sentence: string) => boolean): Line[] =>
  passages.flatMap((passage) =>
    sentencesOf(passage.text)
      .filter(shows)
      .map((sentence) => ({ passage, sentence })),
  );

const citeOf = ({ passage, sentence }: Line): Cite => quoteExactly(passage, sentence);
const pagesOf = (lines: readonly Line[]): number[] => [...new Set(lines.map(({ passage }) => passage.at.page))];

const limit = wholeWords(limits, { slots: clockSlots });
/** Lines that name a limit from which it is a clock: it is started and looked at again. So few minutes are a wait. */
const fewestLimits = 2;
const moments = /\b(?:an?|one|two|three|five) (?:more )?(?:seconds?|minutes?)\b/i;

function clockOf({ passages }: Derived): GenreProof[] {
  const lines = linesWhere(passages.filter(isSpoken), (sentence) => limit.test(sentence) && !moments.test(sentence));
  const pages = pagesOf(lines);
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last && pages.length >= fewestLimits
    ? [{ id: 'clock', people: [], pages, cites: [citeOf(first), citeOf(last)] }]
    : [];
}

const [given, thrown] = [wholeWords(kisses), wholeWords(noKisses)];

function kissesOf({ actions }: Derived): GenreProof[] {
  const lines = linesWhere(actions, (sentence) => given.test(sentence) && !thrown.test(sentence));
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return [];
  return [
    {
      id: 'kiss',
      people: [],
      pages: pagesOf(lines),
      cites: first === last ? [citeOf(first)] : [citeOf(first), citeOf(last)],
    },
  ];
}

/** Exchanges below which two are no pair. */
const fewestExchanges = 20;

/**
 * The two who exchange most lines, where their first exchange opens a talk with nobody between: before others, one may speak to a third and the other answer. Of 34 such pairs in produced scripts 28 first talk there, read by one reader.
 */
export function pairOf(derived: Derived): GenreProof[] {
  const [most] = countMeetings({ derived });
  const [page] = most?.pages ?? [];
  if (!most?.first || page === undefined || most.exchanges < fewestExchanges) return [];
  const cites = most.first.map(({ cite }) => cite);
  return cites[0]?.page === page ? [{ id: 'pair', people: [...most.people], pages: [page], cites }] : [];
}
