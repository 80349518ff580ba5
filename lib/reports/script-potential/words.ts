/** The words of the script's potential. */
import { checkLimits as limits } from '../../engine/checks/check-limits.ts';
import { counted, decimal, listed, numberWord, percent } from '../../engine/wording.ts';
import { speakersAmong } from '../../story/character.ts';
import type { CheckId } from '../../story/checks.ts';
import type { Story } from '../../story/story-graph.ts';
import { placeName } from '../describe-place.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';

type PotentialStory = Pick<Story, 'source' | 'scenes' | 'characters' | 'checks'>;
type Texts = Readonly<Record<CheckId, string>>;

export const verdictTitle = 'High-Level Verdict';

/** What the dashboard's menu lists. */
export const headings = {
  artistic: 'Artistic Choices',
  emotional: 'Emotional Reach',
  commercial: 'Commercial Footing',
  festival: 'Festival and Streaming Fit',
  cultural: 'Cultural Ties',
} as const;

/** No name may hold a word by which the menu finds a section (artistic, emotional, …): the first heading wins. */
export const names: Texts = {
  silentScene: 'A scene told without talk',
  endingAtStart: 'An ending where it began',
  tie: 'A tie played out over scenes',
  leadPart: 'A leading part',
  fewPlaces: 'Few places for its length',
  slot: 'A length with a slot',
  ensemble: 'Several large parts',
  nightExteriors: 'Little outdoor night work',
  quickStart: 'A start in several scenes',
  sharedPlace: 'A shared place',
  generations: 'Generations side by side',
};

/** Under a heading of which the pages give nothing. */
export const nothingCounted = 'Nothing counted decides it.';

/** What was counted for each check. */
export const textsOf = (story: PotentialStory): Texts => ({
  silentScene: silentScene(story),
  endingAtStart: endingAtStart(story),
  tie: tie(story),
  leadPart: leadPart(story),
  fewPlaces: fewPlaces(story),
  slot: slot(story),
  ensemble: ensemble(story),
  nightExteriors: nightExteriors(story),
  quickStart: quickStart(story),
  sharedPlace: sharedPlace(story),
  generations: generations(story),
});

function silentScene(story: PotentialStory): string {
  const { scenes, fullest } = story.checks.silentScene;
  if (fullest === null) return `none of ${counted(story.scenes.length, 'scene')}`;
  const scene = sceneFinder(story)(fullest);
  return `${counted(scenes, 'scene')}; fullest: ${placeName(scene)} (scene ${scene.ordinal}, page ${scene.page})`;
}

function endingAtStart(story: PotentialStory): string {
  const { ends, location } = story.checks.endingAtStart;
  if (ends === null) return `fewer than ${counted(limits.fewestScenes, 'scene')}`;
  const [first, last] = [sceneFinder(story)(ends[0]), sceneFinder(story)(ends[1])];
  if (first.placeKey === last.placeKey) return `begins and ends at ${placeName(first)}`;
  const from = `from ${placeName(first)} to ${placeName(last)} (page ${last.page})`;
  return location === null ? from : `${from}, both at ${location}`;
}

function tie(story: PotentialStory): string {
  const { people, exchanges, scenes } = story.checks.tie;
  if (people === null) return 'no two speakers answer each other';
  const [one, other] = people.map(nameFinder(story));
  return `${one} and ${other}: ${counted(exchanges, 'exchange')} in ${counted(scenes, 'scene')}`;
}

function leadPart({ checks, characters, scenes }: PotentialStory): string {
  const character = characters.find(({ id }) => id === checks.leadPart.lead);
  return character
    ? `${character.name}: ${percent(character.share)} of the talk, heard in ${character.scenes.length} of ${scenes.length} scenes`
    : 'nobody on screen speaks';
}

const fewPlaces = ({ checks: { fewPlaces: own } }: PotentialStory): string =>
  `${counted(own.headings, 'place')} in headings, each room counted, ${decimal(own.perPage, 2)} a page (usual: ${limits.headingsPerPage})`;

const slots = {
  hour: 'an hour of television',
  'half-hour': 'a half hour of television',
  short: 'a short',
  feature: 'a feature',
} as const;

function slot({ checks, source: { pages } }: PotentialStory): string {
  const { kind, episode } = checks.slot;
  const none = episode === null ? 'beside the slots for shorts and features' : `outside ${slots[episode]}`;
  return `${counted(Math.round(pages), 'minute')}: ${kind === null ? none : slots[kind]}`;
}

function ensemble({ checks, characters }: PotentialStory): string {
  const strong = characters.filter(({ id }) => checks.ensemble.people.includes(id));
  if (strong.length === 0) return 'nobody with a tenth of the talk';
  return `a tenth of the talk or more: ${listed(strong.map((one) => `${one.name} (${percent(one.share)})`))}`;
}

function nightExteriors({ checks }: PotentialStory): string {
  const { outside, dated } = checks.nightExteriors;
  if (dated === 0) return 'no heading gives a time of day';
  return `${outside} of ${dated} scenes, CONTINUOUS and LATER taken as the scene before`;
}

function quickStart({ checks: { quickStart: own } }: PotentialStory): string {
  return `${counted(own.scenes, 'scene')} on the first ${numberWord(limits.startPages)} pages`;
}

function sharedPlace({ checks, scenes, source: { english } }: PotentialStory): string {
  if (!english) return 'headings not English';
  const own = checks.sharedPlace.scenes;
  return `${own} of ${scenes.length} headings ${own === 1 ? 'names' : 'name'} a street, school, bar, church or the like`;
}

function generations(story: PotentialStory): string {
  const { aged, youngest, oldest } = story.checks.generations;
  const withAge = ({ character, age }: NonNullable<typeof youngest>): string =>
    `${nameFinder(story)(character)} (${age})`;
  if (youngest === null || oldest === null)
    return `no age printed of ${counted(speakersAmong(story.characters).length, 'speaker')}`;
  return aged > 1
    ? `from ${withAge(youngest)} to ${withAge(oldest)}`
    : `only ${withAge(youngest)} with an age where they are introduced`;
}

const inSentence = (checks: readonly string[]): string =>
  listed(checks.map((name) => name.charAt(0).toLowerCase() + name.slice(1)));

/** Each a list of names of checks. */
export function verdict(met: readonly string[], missing: readonly string[], unknown: readonly string[]): string {
  return [
    `${met.length} of ${met.length + missing.length + unknown.length} checks are met.`,
    ...(missing.length > 0 ? [`Missing: ${inSentence(missing)}.`] : []),
    ...(unknown.length > 0 ? [`The script can’t tell: ${inSentence(unknown)}.`] : []),
  ].join(' ');
}
