/** Counts what makes a script dear or cheap to shoot, with places. Refuses to turn any of it into a chance or a sum of money. */
import type { Derived } from '../../engine/derive.ts';
import { animalWords, crowdWords, effectWords, vehicleWords } from '../../engine/norms/cost-words.ts';
import { tripodNorms } from '../../engine/norms/produced-scripts.ts';
import { middleOf } from '../../engine/norms/scale.ts';
import { isNight } from '../../engine/scenes/night.ts';
import { isShown } from '../../engine/text/likeness.ts';
import { quoteAround, quoteExactly, quoteOf, spread } from '../../engine/text/quote.ts';
import { capitalised, counted, decimal, listed, pagesOf, percent, quoted } from '../../engine/wording.ts';
import type { PredictiveAnalysisFindings } from './card.ts';

type Driver = PredictiveAnalysisFindings['drivers'][number];

/** The drivers this script has, in the order a line producer would ask for them; those that read English words only where the words are English. */
export const costDrivers = (derived: Derived): Driver[] =>
  [
    locationDriver(derived),
    nightDriver(derived),
    castDriver(derived),
    ...(derived.english
      ? [
          wordDriver(derived, crowdWords, crowd),
          wordDriver(derived, effectWords, effects),
          wordDriver(derived, vehicleWords, vehicles),
          wordDriver(derived, animalWords, animals),
          childrenDriver(derived),
        ]
      : []),
  ].flatMap((driver) => driver ?? []);

/** A company moves to a location, whatever rooms its headings name; the norm was counted by heading and is compared with headings. */
function locationDriver({ scenes, pages, short, locations: { locations } }: Derived): Driver | null {
  if (scenes.length < 2) return null;
  const visits = locations
    .flatMap(({ name, scenes: own }) =>
      own[0] ? [{ name, first: own[0], position: own[0].position, uses: own.length }] : [],
    )
    .sort((a, b) => a.position - b.position);
  const once = visits.filter(({ uses }) => uses === 1);
  const headings = new Set(scenes.map(({ placeKey }) => placeKey)).size;
  const perPage = headings / Math.max(1, pages);
  const norm = middleOf(tripodNorms.locations) / middleOf(tripodNorms.pages);
  const compared = short
    ? ''
    : ` Counted by heading, ${headings} here, that is ${decimal(perPage)} a page, where produced features have about ${decimal(norm)}.`;
  const names = spread(once, 3).map(({ name }) => name);
  return {
    title: capitalised(counted(locations.length, 'location')),
    text: `${locations.length === 1 ? 'All ' : ''}${locations.length === 1 ? counted(scenes.length, 'scene') : capitalised(counted(scenes.length, 'scene'))} play in ${counted(locations.length, 'location')}${once.length > 0 ? `, ${counted(once.length, 'of them', 'of them')} used only once (${names.length < once.length ? 'such as ' : ''}${listed(names)})` : locations.length === 1 ? `, ${visits[0]?.name}` : ', each of them used again'}.${compared}`,
    advice:
      once.length > 0
        ? `Ask of ${listed(names)} whether ${names.length === 1 ? 'its scene' : 'each scene'} could play somewhere you already are: a location used once is a company move for one scene.`
        : locations.length === 1
          ? `Nothing to save here: the company sets up at ${listed(visits.map(({ name }) => name))} and stays.`
          : `Nothing to save here: ${listed(visits.slice(0, 3).map(({ name }) => name))}${visits.length > 3 ? ' and the others' : ''} earn${visits.length === 1 ? 's its' : ' their'} move more than once.`,
    evidence: spread(once.length > 0 ? once : visits, 3).map(({ first }) => quoteOf(first.headingPassage)),
  };
}

function nightDriver({ scenes, short }: Derived): Driver | null {
  const dark = scenes.filter(({ heading }) => isNight(heading.timeOfDay));
  if (dark.length === 0) return null;
  const outside = dark.filter(({ heading }) => heading.setting !== null && heading.setting !== 'INT');
  const share = dark.length / scenes.length;
  const norm = middleOf(tripodNorms.nightShare);
  const [lit] = outside;
  const counts = `Night takes ${counted(dark.length, 'scene')} of ${scenes.length} (${percent(share)}${short ? '' : `; the middle of produced features is ${percent(norm)}`})`;
  return {
    title: lit
      ? `Night outdoors: ${lit.place}${outside.length > 1 ? ` and ${counted(outside.length - 1, 'more', 'more')}` : ''}`
      : `Night indoors, ${counted(dark.length, 'scene')}`,
    text: lit
      ? `${counts}, ${outside.length === dark.length ? 'all of them outdoors' : `${counted(outside.length, 'of them', 'of them')} outdoors`}. ${lit.place} on page ${lit.page} needs lamps over everything that is seen, and a crew on night rates.`
      : `${counts}, and none is outdoors; behind black cloth they can be shot by day.`,
    advice: lit
      ? `Ask whether ${lit.place} would lose anything at dusk${outside.length > 1 ? `, and the same of ${pagesOf(outside.slice(1, 6).map(({ page }) => page))}` : ''}.`
      : `Before a rewrite moves one of them outside, ${dark[0] ? `say ${dark[0].place} on page ${dark[0].page}, ` : ''}know that this is where night begins to cost.`,
    evidence: spread(outside.length > 0 ? outside : dark, 3).map(({ headingPassage }) => quoteOf(headingPassage)),
  };
}

function castDriver({ characters, short }: Derived): Driver | null {
  if (characters.length === 0) return null;
  const small = characters.filter(({ speeches }) => speeches.length === 1);
  const big = characters.filter(({ share }) => share >= 0.1);
  const shown = spread(
    small.map((character) => ({ character, position: character.speeches[0]?.position ?? 0 })),
    3,
  );
  const norm = short ? '' : ` (the middle of produced features is ${middleOf(tripodNorms.speakers)} speakers)`;
  return {
    title: capitalised(counted(characters.length, 'speaking part')),
    text: `${capitalised(counted(characters.length, 'character'))} speak${characters.length === 1 ? 's' : ''}; ${big.length === 0 ? 'none holds a tenth of the words' : `${listed(big.map(({ name }) => name))} hold${big.length === 1 ? 's' : ''} a tenth of the words or more`}, and ${small.length === 0 ? 'nobody speaks' : `${counted(small.length, 'part')} ${small.length === 1 ? 'speaks' : 'speak'}`} only once${norm}.`,
    advice:
      small.length === 0
        ? `There is no bit part to fold away; the cost is the days of ${listed(big.slice(0, 2).map(({ name }) => name)) || 'the cast'}.`
        : `A part with one speech is paid a day all the same: see whether another character can say it (${listed(shown.map(({ character }) => character.name))}).`,
    evidence: (shown.length > 0 ? shown.map(({ character }) => character) : big.slice(0, 2)).flatMap(({ speeches }) =>
      speeches[0] ? [quoteOf(speeches[0].passage)] : [],
    ),
  };
}

interface WordDriver {
  readonly title: string;
  readonly what: string;
  readonly advice: (page: number, word: string) => string;
}

const crowd: WordDriver = {
  title: 'People in numbers',
  what: 'a crowd or a group',
  advice: (page, word) =>
    `For the ${word} on page ${page}, say how few people the image can live on, before somebody else does.`,
};
const effects: WordDriver = {
  title: 'Effects and stunts',
  what: 'something to be built, rigged, fired or added later',
  advice: (page, word) => `At “${word}” on page ${page}, ask whether it must be seen or could be heard and reacted to.`,
};
const vehicles: WordDriver = {
  title: 'Vehicles',
  what: 'a vehicle',
  advice: (page, word) => `Parked is cheap, moving is not: write which of the two the ${word} on page ${page} does.`,
};
const animals: WordDriver = {
  title: 'Animals',
  what: 'an animal',
  advice: (page, word) =>
    `The ${word} on page ${page} would bring a handler and waiting time: decide whether we must see it do anything.`,
};

function wordDriver({ actions, nameWords }: Derived, words: ReadonlySet<string>, kind: WordDriver): Driver | null {
  const holds = (word: string): boolean =>
    words.has(word) && (words === crowdWords || words === vehicleWords || !nameWords.has(word));
  const hits = actions.flatMap((passage) => {
    const own = passage.words.filter((word) => holds(word) && isShown(passage.text, word));
    return own.length > 0 ? [{ passage, own, position: passage.position }] : [];
  });
  const shown = spread(hits, 3);
  const [first] = shown;
  if (!first) return null;
  const found = new Map<string, number>();
  for (const word of hits.flatMap(({ own }) => own)) found.set(word, (found.get(word) ?? 0) + 1);
  const most = [...found].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 5);
  const named = listed(most.map(([word, count]) => `${quoted(word)}${count > 1 ? ` (${count})` : ''}`));
  return {
    title: `${kind.title}, in ${counted(hits.length, 'paragraph')}`,
    text: `${capitalised(counted(hits.length, 'paragraph'))} of action name${hits.length === 1 ? 's' : ''} ${kind.what}: ${named}.`,
    advice: kind.advice(first.passage.at.page, first.own[0] ?? ''),
    evidence: shown.map(({ passage, own }) => quoteAround(passage, ...own)),
  };
}

function childrenDriver({ characters }: Derived): Driver | null {
  const young = characters.filter(
    ({ introduction }) => introduction?.age !== null && introduction && (introduction.age ?? 99) < 16,
  );
  if (young.length === 0) return null;
  return {
    title: capitalised(counted(young.length, 'speaking child', 'speaking children')),
    text: `${listed(young.map(({ name, introduction }) => `${name} (${introduction?.age})`))}, by the ages the script prints: short working days, with a chaperone and lessons.`,
    advice: `Group the scenes of ${young[0]?.name ?? 'the child'} in as few days as the story allows.`,
    evidence: young
      .slice(0, 3)
      .flatMap(({ introduction }) => (introduction ? [quoteExactly(introduction.passage, introduction.sentence)] : [])),
  };
}
