/** The words of the script's potential. */
import { checkLimits as limits } from '../../engine/checks/check-limits.ts';
import { capitalised, counted, decimal, listed, numberWord, often, percent } from '../../engine/wording.ts';
import { speakersAmong } from '../../story/character.ts';
import type { CheckId } from '../../story/checks.ts';
import type { Story } from '../../story/story-graph.ts';
import { placeName } from '../describe-place.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { CheckState } from './card.ts';

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
  ensemble: 'Several parts worth casting',
  nightExteriors: 'Little outdoor night work',
  quickStart: 'A start that moves',
  sharedPlace: 'A shared place',
  generations: 'Generations side by side',
};

/** 'Met: A leading part' */
export const checkTitle = (state: CheckState, name: string): string => `${capitalised(state)}: ${name}`;

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

/** 'None', 'Three'. */
const some = (count: number): string => (count === 0 ? 'None' : capitalised(numberWord(count)));

function silentScene(story: PotentialStory): string {
  const { scenes, fullest } = story.checks.silentScene;
  if (fullest === null) return `None of ${counted(story.scenes.length, 'scene')} plays without talk.`;
  const scene = sceneFinder(story)(fullest);
  const most = scenes === 1 ? ':' : '; the fullest is';
  return `${capitalised(counted(scenes, 'scene'))}${most} scene ${scene.ordinal}, ${placeName(scene)}, page ${scene.page}.`;
}

function endingAtStart(story: PotentialStory): string {
  const { ends, location } = story.checks.endingAtStart;
  if (ends === null) return `There are fewer than ${counted(limits.fewestScenes, 'scene')}.`;
  const [first, last] = [sceneFinder(story)(ends[0]), sceneFinder(story)(ends[1])];
  if (first.placeKey === last.placeKey) return `It begins and ends at ${placeName(first)}.`;
  const from = `From ${placeName(first)} to ${placeName(last)} (page ${last.page})`;
  return location === null ? `${from}.` : `${from}, both at ${location}.`;
}

function tie(story: PotentialStory): string {
  const { people, exchanges, scenes } = story.checks.tie;
  if (people === null) return 'No two speakers answer each other.';
  const [one, other] = people.map(nameFinder(story));
  return `${one} and ${other} answer each other ${often(exchanges)} in ${counted(scenes, 'scene')}.`;
}

function leadPart({ checks, characters, scenes }: PotentialStory): string {
  const character = characters.find(({ id }) => id === checks.leadPart.lead);
  return character
    ? `${character.name}: ${percent(character.share)} of all words, in ${character.scenes.length} of ${scenes.length} scenes.`
    : 'Nobody on screen speaks.';
}

const fewPlaces = ({ checks: { fewPlaces: own } }: PotentialStory): string =>
  `${capitalised(counted(own.headings, 'different heading'))}, ${decimal(own.perPage, 2)} a page; about ${limits.headingsPerPage} is usual.`;

const slots = { 'half-hour': 'a half hour of television', short: 'a short', feature: 'a feature' } as const;

function slot({ checks, source: { pages } }: PotentialStory): string {
  const { kind, episode } = checks.slot;
  const none = episode ? `outside ${slots['half-hour']}` : 'beside the slots for shorts and features';
  return `Near ${counted(Math.round(pages), 'minute')}: ${kind === null ? none : slots[kind]}.`;
}

function ensemble({ checks, characters }: PotentialStory): string {
  const strong = characters.filter(({ id }) => checks.ensemble.people.includes(id));
  if (strong.length === 0) return 'Nobody speaks a tenth of the words.';
  const shown = listed(strong.map((one) => `${one.name} (${percent(one.share)})`));
  return `${shown} ${strong.length === 1 ? 'speaks' : 'speak'} a tenth of the words or more.`;
}

function nightExteriors({ checks }: PotentialStory): string {
  const { outside, dated } = checks.nightExteriors;
  if (dated === 0) return 'No heading gives a time of day.';
  return `${some(outside)} of ${counted(dated, 'scene')} ${outside < 2 ? 'is' : 'are'} outside at night.`;
}

function quickStart({ checks: { quickStart: own } }: PotentialStory): string {
  return `${capitalised(counted(own.scenes, 'scene'))} ${own.scenes === 1 ? 'begins' : 'begin'} on the first ${numberWord(limits.startPages)} pages.`;
}

function sharedPlace({ checks, scenes, source: { english } }: PotentialStory): string {
  if (!english) return 'The headings are not English.';
  const own = checks.sharedPlace.scenes;
  return `${some(own)} of ${counted(scenes.length, 'scene')} ${own < 2 ? 'plays' : 'play'} where a community meets.`;
}

function generations(story: PotentialStory): string {
  const { aged, youngest, oldest } = story.checks.generations;
  const withAge = ({ character, age }: NonNullable<typeof youngest>): string =>
    `${nameFinder(story)(character)} (${age})`;
  if (youngest === null || oldest === null)
    return `None of ${counted(speakersAmong(story.characters).length, 'speaker')} has an age printed.`;
  return aged > 1
    ? `From ${withAge(youngest)} to ${withAge(oldest)}.`
    : `Only ${withAge(youngest)} has an age printed.`;
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
