/** The words of the success prediction; the only place where it has any. */
import type { ProducedGenre } from '../../engine/norms/quick-parser-norms.ts';
import { capitalised, counted, decimal, listed, pagesOf, percent, quoted } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { StoryPlace } from '../../story/place.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { NamedNeed, ShootNeed } from '../../story/shoot.ts';
import type { Source } from '../../story/source.ts';
import { formatAndReason } from '../format-words.ts';
import type { BaseRate } from './chances.ts';

export const titles = {
  prediction: 'Success Prediction & Market Analysis',
  drivers: 'What raises and lowers the cost',
  trust: 'How far to trust it',
  source: 'Where the figures come from',
} as const;
export const counting =
  'How it is counted: a film without a foreign gross on record stands at its home gross, which makes the figure a little low; leaving such films out makes it too high. Both are given.';
export const cannotKnow =
  'What it cannot know: who directs and who plays, how it is shot and cut, what it opens against, how it is sold, and whether it is any good. Counts of craft were tried as predictors of critics’ and audiences’ ratings on produced scripts, and none held up. Only released films with a published budget are in the table, so films never made or never sold are missing, which flatters every figure; and the films end in 2011, before streaming took over.';
export const wordLists =
  'Crowds, effects, vehicles and animals were found by word lists of our own: read the places before you count on them. None of this enters the figure above.';
export const source = (counted: string): string =>
  `Film data: FiveThirtyEight, bechdel movies.csv (CC BY 4.0), for money where it has the film; vega-datasets, movies.json (BSD-3-Clause), for genre and the other films. Joined and counted ${counted}.`;

export const allFilms = 'All films';
export const openGenre = 'The genre is open.';
export const openTitle = (title: string): string => `${title}, whose genre is open,`;

/** What the figure is: a rate of films, and of which. */
export function caption(
  { every, abroad }: { readonly every: BaseRate; readonly abroad: BaseRate },
  films: string | null,
  title: string,
  [first, last]: readonly [number, number],
): string {
  return `The base rate of released ${films ?? 'films of every genre'}: of ${every.films.toLocaleString('en-GB')} with a published budget (${first} to ${last}) ${every.percent} in 100 grossed at least twice it worldwide, ${abroad.percent} of the ${abroad.films.toLocaleString('en-GB')} with a foreign gross on record; nothing on the pages of ${title} went into it.`;
}

export const notFiled = (genres: readonly string[], isAll: boolean): string =>
  `The film table files no ${listed(genres)} of its own${isAll ? ', so these are films of every genre' : ''}.`;

export const episode = (title: string, kind: Source): string =>
  `${title} is ${formatAndReason(kind)}; an episode is not released and grosses nothing. Read the figure as that of films on like material.`;

/** A driver in words. */
interface Told {
  readonly title: string;
  readonly text: string;
  readonly advice: string;
}

/** `once` are places used once, `named` a few of them; `norm` is in headings a page. */
export function locationDriver(o: {
  readonly places: readonly StoryPlace[];
  readonly scenes: number;
  readonly once: number;
  readonly named: readonly string[];
  readonly headings: number;
  readonly perPage: number;
  readonly norm: number | null;
}): Told {
  const { places, scenes, once, named, headings, perPage, norm } = o;
  const names = places.map(({ name }) => name);
  const isOne = places.length === 1;
  const compared =
    norm === null
      ? ''
      : ` Counted by heading, ${headings} here, that is ${decimal(perPage)} a page, where produced features have about ${decimal(norm)}.`;
  return {
    title: capitalised(counted(places.length, 'location')),
    text: `${isOne ? 'All ' : ''}${isOne ? counted(scenes, 'scene') : capitalised(counted(scenes, 'scene'))} play in ${counted(places.length, 'location')}${once > 0 ? `, ${counted(once, 'of them', 'of them')} used only once (${named.length < once ? 'such as ' : ''}${listed(named)})` : isOne ? `, ${names[0]}` : ', each of them used again'}.${compared}`,
    advice:
      once > 0
        ? `Ask of ${listed(named)} whether ${named.length === 1 ? 'its scene' : 'each scene'} could play somewhere you already are: a location used once is a company move for one scene.`
        : isOne
          ? `Nothing to save here: the company sets up at ${listed(names)} and stays.`
          : `Nothing to save here: ${listed(names.slice(0, 3))}${names.length > 3 ? ' and the others' : ''} earn their move more than once.`,
  };
}

/** `dark` are all night scenes, `outside` those of them outdoors. */
export function nightDriver(
  dark: readonly StoryScene[],
  outside: readonly StoryScene[],
  scenes: number,
  norm: number | null,
): Told {
  const [lit] = outside;
  const counts = `Night takes ${counted(dark.length, 'scene')} of ${scenes} (${percent(dark.length / scenes)}${norm === null ? '' : `; the middle of produced features is ${percent(norm)}`})`;
  if (!lit)
    return {
      title: `Night indoors, ${counted(dark.length, 'scene')}`,
      text: `${counts}, and none is outdoors; behind black cloth they can be shot by day.`,
      advice: `Before a rewrite moves one of them outside, ${dark[0] ? `say ${dark[0].place} on page ${dark[0].page}, ` : ''}know that this is where night begins to cost.`,
    };
  return {
    title: `Night outdoors: ${lit.place}${outside.length > 1 ? ` and ${counted(outside.length - 1, 'more', 'more')}` : ''}`,
    text: `${counts}, ${outside.length === dark.length ? 'all of them outdoors' : `${counted(outside.length, 'of them', 'of them')} outdoors`}. ${lit.place} on page ${lit.page} needs lamps over everything that is seen, and a crew on night rates.`,
    advice: `Ask whether ${lit.place} would lose anything at dusk${outside.length > 1 ? `, and the same of ${pagesOf(outside.slice(1, 6).map(({ page }) => page))}` : ''}.`,
  };
}

/** `big` hold a tenth of the words or more; `small` speak once, `shown` are a few of them. */
export function castDriver(o: {
  readonly speakers: number;
  readonly big: readonly string[];
  readonly small: number;
  readonly shown: readonly string[];
  readonly norm: number | null;
}): Told {
  const { speakers, big, small, shown, norm } = o;
  return {
    title: capitalised(counted(speakers, 'speaking part')),
    text: `${capitalised(counted(speakers, 'character'))} speak${speakers === 1 ? 's' : ''}; ${big.length === 0 ? 'none holds a tenth of the words' : `${listed(big)} hold${big.length === 1 ? 's' : ''} a tenth of the words or more`}, and ${small === 0 ? 'nobody speaks' : `${counted(small, 'part')} ${small === 1 ? 'speaks' : 'speak'}`} only once${norm === null ? '' : ` (the middle of produced features is ${norm} speakers)`}.`,
    advice:
      small === 0
        ? `There is no bit part to fold away; the cost is the days of ${listed(big.slice(0, 2)) || 'the cast'}.`
        : `A part with one speech is paid a day all the same: see whether another character can say it (${listed(shown)}).`,
  };
}

interface NeedWords {
  readonly title: string;
  readonly what: string;
  readonly advice: (page: number, word: string) => string;
}

/** Water is told with the places, in the location analysis. */
const needWords: Readonly<Record<Exclude<ShootNeed, 'water'>, NeedWords>> = {
  crowds: {
    title: 'People in numbers',
    what: 'a crowd or a group',
    advice: (page, word) =>
      `For the ${word} on page ${page}, say how few people the image can live on, before somebody else does.`,
  },
  effects: {
    title: 'Effects and stunts',
    what: 'something to be built, rigged, fired or added later',
    advice: (page, word) =>
      `At “${word}” on page ${page}, ask whether it must be seen or could be heard and reacted to.`,
  },
  vehicles: {
    title: 'Vehicles',
    what: 'a vehicle',
    advice: (page, word) => `Parked is cheap, moving is not: write which of the two the ${word} on page ${page} does.`,
  },
  animals: {
    title: 'Animals',
    what: 'an animal',
    advice: (page, word) =>
      `The ${word} on page ${page} would bring a handler and waiting time: decide whether we must see it do anything.`,
  },
};
/** Words named of each need. */
const mostWords = 5;

/** `first` is the word of the paragraph that the advice is about; `page` where that paragraph begins. */
export function needDriver(
  need: Exclude<ShootNeed, 'water'>,
  { words, paragraphs }: NamedNeed,
  { page, word }: { readonly page: number; readonly word: string },
): Told {
  const { title, what, advice } = needWords[need];
  const named = listed(
    words.slice(0, mostWords).map(({ word: one, count }) => `${quoted(one)}${count > 1 ? ` (${count})` : ''}`),
  );
  return {
    title: `${title}, in ${counted(paragraphs.length, 'paragraph')}`,
    text: `${capitalised(counted(paragraphs.length, 'paragraph'))} of action name${paragraphs.length === 1 ? 's' : ''} ${what}: ${named}.`,
    advice: advice(page, word),
  };
}

export const childrenDriver = (young: readonly Pick<StoryCharacter, 'name' | 'introduction'>[]): Told => ({
  title: capitalised(counted(young.length, 'speaking child', 'speaking children')),
  text: `${listed(young.map(({ name, introduction }) => `${name} (${introduction?.age})`))}, by the ages the script prints: short working days, with a chaperone and lessons.`,
  advice: `Group the scenes of ${young[0]?.name ?? 'the child'} in as few days as the story allows.`,
});

/** Plural names in a sentence; a genre without one has no base rate of its own in the film table. */
export const genrePlurals: Readonly<Record<Exclude<ProducedGenre, 'crime' | 'animation'>, string>> = {
  action: 'action films',
  adventure: 'adventure films',
  comedy: 'comedies',
  drama: 'dramas',
  fantasy: 'fantasy films',
  horror: 'horror films',
  romance: 'romantic comedies',
  scifi: 'science fiction films',
  thriller: 'thrillers',
};
