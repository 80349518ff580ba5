/** Selects what happens to the script as a whole, by pages: stretches apart, what returns, the calendar it prints, where it stays. */

import { beyondStrengths } from '../../engine/traits/patterns/returns.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import type { DatedFact } from '../dated-fact.ts';
import { dated } from '../dated-fact.ts';
import { headingNote } from '../heading-doubt.ts';
import { nameFinder, placeFinder } from '../story-lookup.ts';
import * as words from './dated-words.ts';
import { timesTold } from './told-times.ts';

export const datedParts = ['source', 'scenes', 'characters', 'places', 'stretches', 'returns'] as const;
type DatedStory = Pick<Story, (typeof datedParts)[number]>;

/** Facts told. */
const mostFacts = 6;
/** What comes back beyond what the strengths tell: so many lines after theirs, a thing that they pass over, pictures and words after theirs. */
const mostLines = 2;
const mostThings = 1;
const mostPictures = 1;
const mostWords = 6;
const mostChanged = 2;

export function structureFacts(story: DatedStory): DatedFact[] {
  // Where time has a table of its own it stands there.
  const calendar = timesTold(story).length > 0 ? [] : calendarFacts(story);
  return [...apartFacts(story), ...calendar, ...returnFacts(story), ...stayFacts(story)].slice(0, mostFacts);
}

/** One that asks for a reason is told with the weaknesses. */
const apartFacts = (story: DatedStory): DatedFact[] =>
  story.stretches.apart
    .filter(({ asked }) => !asked)
    .map((one) => dated(words.labels.apart, words.apart(one, story.source.pages, nameFinder(story)), [one.opening]));

/** The calendar that the script itself prints. */
function calendarFacts({ stretches: { calendar } }: DatedStory): DatedFact[] {
  const value = words.calendar(calendar.map(({ text, cite }) => ({ text, page: cite.page })));
  return value === null ? [] : [dated(words.labels.calendar, value, [calendar[0]?.cite])];
}

function returnFacts(story: DatedStory): DatedFact[] {
  const more = beyondStrengths(story.returns);
  const value = words.comesBack(
    more.lines.slice(0, mostLines),
    more.things.slice(0, mostThings),
    more.pictures.slice(0, mostPictures),
    more.words.slice(0, mostWords),
    more.changed.slice(0, mostChanged),
  );
  const shown =
    more.lines[0]?.said.at(-1)?.cite ??
    more.things[0]?.cites.at(-1) ??
    more.pictures[0]?.last ??
    more.words[0]?.payoff.cite;
  return value === null ? [] : [dated(words.labels.returns, value, [shown])];
}

export const hasHeadings = (story: Pick<DatedStory, 'scenes' | 'source'>): boolean => headingNote(story) === null;

function stayFacts(story: DatedStory): DatedFact[] {
  const { longestStay } = story.stretches;
  const isTold = longestStay !== null && longestStay.scenes > 1 && hasHeadings(story);
  const stay = isTold ? { ...longestStay, name: placeFinder(story)(longestStay.place).name } : null;
  const silent = longestSilence(story.scenes);
  const value = words.staying(stay, hasHeadings(story) ? silent : null);
  if (value === null) return [];
  const scene =
    stay &&
    story.scenes.find(({ page, id }) => page === stay.fromPage && placeFinder(story)(stay.place).scenes.includes(id));
  return [dated(words.labels.stay, value, [scene?.heading])];
}

/** The longest run of scenes without a word of talk, if it has two scenes. */
function longestSilence(scenes: readonly StoryScene[]): words.SilentRun | null {
  let run: StoryScene[] = [];
  let longest: StoryScene[] = [];
  const length = (some: readonly StoryScene[]): number => some.reduce((sum, { pages }) => sum + pages, 0);
  for (const scene of scenes) {
    run = scene.talkWords === 0 ? [...run, scene] : [];
    if (length(run) > length(longest)) longest = run;
  }
  const [first, last] = [longest[0], longest.at(-1)];
  return first && last && longest.length > 1
    ? { scenes: longest.length, from: first.page, to: last.lastPage, pages: length(longest) }
    : null;
}
