/** Finds where action shows somebody weeping or laughing, with who it is, and where it shows blows, wounds, shots and deaths. */
import { placeOfText } from '../../screenplay/scenes/page-turns.ts';
import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import { characterId } from '../../story/ids.ts';
import type { ShownFeeling, Violence } from '../../story/tone.ts';
import type { Derived } from '../derive.ts';
import { laughingPhrases, notShown, weepingPhrases } from '../lexicons/shown-feeling.ts';
import type { Passage } from '../text/passages.ts';
import { quoteExactly, quoteNaming } from '../text/quote.ts';
import { sentencesOf } from '../text/words.ts';
import { thickestRun } from './tone-places.ts';
import { violentRootsIn } from './violent-words.ts';
import { type WhoActs, whoActsIn } from './who-acts.ts';

export interface Mark {
  readonly page: number;
}
export interface Found<Told> {
  readonly told: Told | null;
  readonly marks: readonly Mark[];
}

interface Showing extends Mark {
  readonly who: string | null;
  readonly passage: Passage;
  readonly sentence: string;
  readonly words: string;
}

const [weeping, laughing] = [weepingPhrases, laughingPhrases].map((phrases) =>
  wholeWords(phrases, { flags: 'gi' }),
) as [RegExp, RegExp];
/** What is denied, imagined or said of a sound from a machine shows nobody. */
const unreal = new RegExp(`(?:\\b${anyOf(notShown)}|n['’]t)\\s+(?:\\w+\\s+){0,2}$`, 'i');

/** The speaker's own id where it is a direction to the actor. */
function showingsOf(derived: Derived, pattern: RegExp, whoActs: WhoActs): Showing[] {
  const speakers = new Map(derived.speeches.map(({ ordinal, speakers: own }) => [ordinal, own]));
  return derived.passages
    .filter(({ kind }) => kind === 'action' || kind === 'parenthetical')
    .flatMap((passage) => {
      const sentences = sentencesOf(passage.text);
      return [...passage.text.matchAll(pattern)].flatMap((match): Showing[] => {
        const [words] = match;
        if (unreal.test(passage.text.slice(0, match.index))) return [];
        const sentence = sentences.find((one) => one.includes(words)) ?? passage.text;
        const own = passage.speech === null ? [] : (speakers.get(passage.speech) ?? []);
        const id =
          passage.kind === 'parenthetical'
            ? own.length === 1
              ? (own[0] ?? null)
              : null
            : whoActs(passage, match.index, match.index + words.length);
        const { page } = placeOfText(passage.at, passage.turns ?? undefined, match.index);
        return [{ page, who: id === null ? null : characterId(id), passage, sentence, words }];
      });
    });
}

/** The one shown with a name in a sentence of some length, for a quote. */
const best = (showings: readonly Showing[]): Showing | undefined =>
  showings.toSorted(
    (a, b) =>
      Number(b.who !== null) - Number(a.who !== null) ||
      Number(a.passage.kind === 'parenthetical') - Number(b.passage.kind === 'parenthetical') ||
      Math.abs(a.sentence.length - niceLength) - Math.abs(b.sentence.length - niceLength),
  )[0];
const niceLength = 60;

function feelingOf(showings: readonly Showing[]): Found<ShownFeeling> {
  const shown = best(showings);
  if (!shown) return { told: null, marks: [] };
  const people = [...Map.groupBy(showings, ({ who }) => who)].map(([who, own]) => ({
    who,
    pages: [...new Set(own.map(({ page }) => page))].sort((a, b) => a - b),
  }));
  people.sort(
    (a, b) =>
      Number(a.who === null) - Number(b.who === null) ||
      b.pages.length - a.pages.length ||
      (a.pages[0] ?? 0) - (b.pages[0] ?? 0),
  );
  return {
    told: { people, cite: quoteNaming(shown.passage, shown.sentence, shown.words) },
    marks: onePassageEach(showings),
  };
}

/** A passage counts once. */
const onePassageEach = (showings: readonly Showing[]): Mark[] => [
  ...new Map(showings.map((one) => [one.passage, one])).values(),
];

export const tearsIn = (derived: Derived): Found<ShownFeeling> =>
  feelingOf(showingsOf(derived, weeping, whoActsIn(derived)));
export const laughterIn = (derived: Derived): Found<ShownFeeling> =>
  feelingOf(showingsOf(derived, laughing, whoActsIn(derived)));

/** Passages of violence from which it is told. */
const fewestViolent = 3;

export function violenceIn(derived: Derived, names: ReadonlySet<string>): Found<Violence> {
  const rootsIn = violentRootsIn(derived, names);
  const found = derived.actions.flatMap((passage) => {
    const sentences = sentencesOf(passage.text)
      .map((sentence) => ({ sentence, roots: rootsIn(sentence).size }))
      .filter(({ roots }) => roots > 0)
      .sort((a, b) => b.roots - a.roots || a.sentence.length - b.sentence.length);
    const [first] = sentences;
    return first ? [{ passage, page: passage.at.page, ...first }] : [];
  });
  const pages = [...Map.groupBy(found, ({ page }) => page)]
    .map(([page, own]) => ({ page, count: own.length }))
    .sort((a, b) => a.page - b.page);
  const [first] = found;
  if (found.length < fewestViolent || !first) return { told: null, marks: found };
  const run = thickestRun(pages) ?? { from: pages[0]?.page ?? 1, to: pages.at(-1)?.page ?? 1 };
  const there = found.filter(({ page }) => page >= run.from && page <= run.to);
  const shown = there.toSorted((a, b) => b.roots - a.roots || a.passage.order - b.passage.order)[0] ?? first;
  return {
    told: {
      count: found.length,
      pages: pages.map(({ page }) => page),
      thickest: { ...run, count: there.length },
      cite: quoteExactly(shown.passage, shown.sentence),
    },
    marks: found,
  };
}
