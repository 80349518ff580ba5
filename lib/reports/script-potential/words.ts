/** The words of the script's potential; the only place where it has any, and so as long as they are. */
import { checkLimits as limits } from '../../engine/checks/check-limits.ts';
import {
  capitalised,
  counted,
  decimal,
  listed,
  numberWord,
  often,
  pagesOf,
  percent,
  quoted,
} from '../../engine/wording.ts';
import { speakersAmong } from '../../story/character.ts';
import type { CheckId } from '../../story/checks.ts';
import type { Story } from '../../story/story-graph.ts';
import { placeName } from '../describe-place.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import { toneNouns } from '../tone-names.ts';
import type { CheckState } from './card.ts';

type PotentialStory = Pick<Story, 'source' | 'scenes' | 'characters' | 'voices' | 'checks'>;
type Texts = Readonly<Record<CheckId, string>>;

export const titles = { verdict: 'High-Level Verdict', lists: 'The checklists at a glance' } as const;
export const columns = ['Checklist', 'Met', 'Not met', 'Can’t be told'] as const;

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
  returningThing: 'A thing that returns',
  returningLine: 'A line that comes back',
  endingAtStart: 'An ending where it began',
  voices: 'Voices that can be told apart',
  tie: 'A tie that is played out over scenes',
  tones: 'More than one tone',
  arc: 'A rise and fall larger than chance',
  leadPart: 'A leading part',
  fewPlaces: 'Few places for its length',
  slot: 'A length that programmes have a slot for',
  ensemble: 'Several parts worth casting',
  nightExteriors: 'Little outdoor night work',
  quickStart: 'A start that moves',
  sharedPlace: 'A shared place',
  recurringWord: 'A word that several characters come back to',
  generations: 'Generations side by side',
  datedPast: 'A dated past',
};

/** 'Met: A leading part' */
export const checkTitle = (state: CheckState, name: string): string => `${capitalised(state)}: ${name}`;

const share = (value: number): string => percent(value);
const [shortestFeature, longestFeature] = limits.featurePages;
const [shortestHalfHour, longestHalfHour] = limits.halfHourPages;
const halfHour = `a half hour of television (${shortestHalfHour} to 42 pages, to ${longestHalfHour} where the lines are set double)`;

/** How each check is met. */
export const reasons = ({ checks: { slot } }: Pick<Story, 'checks'>): Texts => ({
  silentScene: 'Counted: scenes with fifteen words of action or more and no dialogue.',
  returningThing: 'Counted: nouns of things in at least three scenes, names and furniture of every script left out.',
  returningLine: 'Counted: four words or more repeated in different scenes, small talk left out.',
  endingAtStart: 'Compared: the headings of the first and last scene.',
  voices: `Met from ${share(limits.voicesFound)}, the mean over produced scripts (Burrows’ Delta).`,
  tie: `Met from ${numberWord(limits.tieExchanges)} exchanges over ${counted(limits.tieScenes, 'scene')}; set by us.`,
  tones: 'Counted with our own word lists; the Tonality report shows each with its places.',
  arc: `Met from ${limits.arcStrength} times for both curves; the Tonality report draws them.`,
  leadPart: `Met from ${share(limits.leadWords)} of the words (nineteen of twenty produced scripts have that) and three scenes in ten.`,
  fewPlaces: `Met up to ${limits.headingsPerPage} headings a page, about the middle of produced scripts (71 different ones on 119 pages). Fewer places are cheaper to shoot; nothing more is claimed.`,
  slot: slot.episode
    ? 'The limits are ours; a channel or a service sets its own.'
    : 'Festivals set their own limits: check the rules of each.',
  ensemble: `Met from ${counted(limits.ensemble, 'speaker')} with a tenth of the words each; set by us.`,
  nightExteriors: 'Met up to one scene in ten; night exteriors weigh on small budgets.',
  quickStart: `Met from ${counted(limits.startScenes, 'scene')}, a little below the pace of the middle produced script (1.19 scenes a page).`,
  sharedPlace: 'Met from one scene in five; set by us.',
  recurringWord: 'Counted in the talk, names and everyday words left out.',
  generations: `Met from ${limits.generationYears} years between the youngest and the oldest.`,
  datedPast: `Met from ${numberWord(limits.pastMentions)}; it ties the story to a time that readers can place.`,
});

/** Stands for the count in a check that reads English words. */
const notEnglish = 'The words are not English, and this check reads English ones.';

/** What was counted for each check. */
export function textsOf(story: PotentialStory): Texts {
  const english = story.source.english;
  return {
    silentScene: silentScene(story),
    returningThing: english ? returningThing(story) : notEnglish,
    returningLine: returningLine(story),
    endingAtStart: endingAtStart(story),
    voices: voices(story),
    tie: tie(story),
    tones: english ? tones(story) : notEnglish,
    arc: english ? arc(story) : notEnglish,
    leadPart: leadPart(story),
    fewPlaces: `${capitalised(counted(story.checks.fewPlaces.headings, 'different heading'))}, ${decimal(story.checks.fewPlaces.perPage, 2)} a page, and ${counted(speakersAmong(story.characters).length, 'speaking part')}.`,
    slot: slot(story),
    ensemble: ensemble(story),
    nightExteriors: nightExteriors(story),
    quickStart: quickStart(story),
    sharedPlace: english ? sharedPlace(story) : notEnglish,
    recurringWord: recurringWord(story),
    generations: generations(story),
    datedPast: datedPast(story),
  };
}

function silentScene(story: PotentialStory): string {
  const { scenes, fullest } = story.checks.silentScene;
  if (fullest === null)
    return `None of the ${counted(story.scenes.length, 'scene')} plays fifteen words of action or more without talk.`;
  const scene = sceneFinder(story)(fullest);
  return `${capitalised(counted(scenes, 'scene'))} of action without a spoken word; the fullest is scene ${scene.ordinal}, ${placeName(scene)}, page ${scene.page}.`;
}

function returningThing({
  checks: {
    returningThing: { things },
  },
}: PotentialStory): string {
  if (things.length === 0) return 'No object stands in three scenes or more.';
  const shown = listed(things.map(({ name, scenes }) => `the ${name} (${counted(scenes, 'scene')})`));
  return `${capitalised(shown)} ${things.length === 1 && !things[0]?.plural ? 'comes' : 'come'} back.`;
}

function returningLine({
  checks: {
    returningLine: { line },
  },
  source: { speeches },
}: PotentialStory): string {
  if (line) return `The words ${quoted(line.words)} are said on ${pagesOf(line.pages)}.`;
  return speeches === 0
    ? 'Nobody speaks.'
    : `In ${counted(speeches, 'speech', 'speeches')} no run of four telling words is said in two scenes.`;
}

function endingAtStart(story: PotentialStory): string {
  const { ends, location } = story.checks.endingAtStart;
  if (ends === null) return `There are fewer than ${counted(limits.fewestScenes, 'scene')}.`;
  const [first, last] = [sceneFinder(story)(ends[0]), sceneFinder(story)(ends[1])];
  if (location === null) return `It begins at ${placeName(first)} and ends at ${placeName(last)}.`;
  return first.placeKey === last.placeKey
    ? `It begins and ends at ${placeName(first)}.`
    : `It begins at ${placeName(first)} and ends at ${placeName(last)}, both at ${location}.`;
}

function voices({ voices: test, characters }: PotentialStory): string {
  if (test)
    return `${test.matched} of ${test.halves} halves of the leading speakers’ talk find their own other half by small words alone.`;
  const [most] = speakersAmong(characters);
  return `The test takes three speakers of 500 words each; the most here is ${counted(most?.words ?? 0, 'word')}${most ? ` (${most.name})` : ''}.`;
}

function tie(story: PotentialStory): string {
  const { people, exchanges, scenes } = story.checks.tie;
  if (people === null) return 'No two speakers answer each other.';
  const [one, other] = people.map(nameFinder(story));
  return `${one} and ${other} answer each other ${often(exchanges)} in ${counted(scenes, 'scene')}.`;
}

function tones({
  checks: {
    tones: { told, families },
  },
}: PotentialStory): string {
  if (!told) return 'Too few telling words to hear any tone.';
  const level = 'seven tenths of the rate that we set as ordinary';
  if (families.length === 0) return `No tone reaches ${level}.`;
  const named = capitalised(listed(families.map(({ family }) => toneNouns[family])));
  const shown = listed(families.map(({ word, count }) => `${quoted(word)} (${count})`));
  return `${named} ${families.length === 1 ? 'reaches' : 'reach'} ${level}, as in ${shown}.`;
}

function arc({
  checks: {
    arc: { curves },
  },
}: PotentialStory): string {
  if (curves === null) return 'The text is too short for a curve.';
  const far = decimal(curves.weaker) === '1' ? 'just as far as' : `${decimal(curves.weaker)} times as far as`;
  return `The weaker of the two curves of feeling moves ${far} the same passages in random order (the two go together at r = ${decimal(curves.agreement, 2)}).`;
}

function leadPart({
  checks: {
    leadPart: { lead },
  },
  characters,
  scenes,
}: PotentialStory): string {
  const character = characters.find(({ id }) => id === lead);
  return character
    ? `${character.name} speaks ${percent(character.share)} of all words and is heard in ${character.scenes.length} of ${scenes.length} scenes.`
    : 'Nobody on screen speaks.';
}

function slot({
  checks: {
    slot: { kind, episode },
  },
  source: { pages },
}: PotentialStory): string {
  const kinds = {
    'half-hour': halfHour,
    short: `a short (most festivals take up to ${limits.shortPages} minutes)`,
    feature: `a feature (${shortestFeature} to ${longestFeature} pages)`,
  };
  const none = episode ? `outside ${halfHour}` : 'between the slots for shorts and features, or beyond both';
  return `${decimal(pages)} pages, near ${counted(Math.round(pages), 'minute')} at a page a minute: ${kind === null ? none : kinds[kind]}.`;
}

function ensemble({
  checks: {
    ensemble: { people },
  },
  characters,
}: PotentialStory): string {
  const strong = characters.filter(({ id }) => people.includes(id));
  if (strong.length === 0) return 'Nobody speaks a tenth of the words.';
  const shown = listed(strong.map((one) => `${one.name} (${percent(one.share)})`));
  return `${shown} ${strong.length === 1 ? 'speaks a tenth of the words or more' : 'speak a tenth of the words or more each'}.`;
}

function nightExteriors({
  checks: {
    nightExteriors: { outside, dated },
  },
}: PotentialStory): string {
  const some = capitalised(outside === 0 ? 'none' : numberWord(outside));
  return `${some} of the ${counted(dated, 'scene')} with a time of day ${outside < 2 ? 'is' : 'are'} outside at night.`;
}

function quickStart(story: PotentialStory): string {
  const { scenes, first } = story.checks.quickStart;
  const speaker = first ? `; ${nameFinder(story)(first.speaker)} is the first to speak, on page ${first.page}` : '';
  return `${capitalised(counted(scenes, 'scene'))} ${scenes === 1 ? 'begins' : 'begin'} on the first ${numberWord(limits.startPages)} pages${speaker}.`;
}

function sharedPlace({
  checks: {
    sharedPlace: { scenes },
  },
  scenes: all,
}: PotentialStory): string {
  const some = scenes === 0 ? 'None' : capitalised(numberWord(scenes));
  return `${some} of ${counted(all.length, 'scene')} ${scenes < 2 ? 'plays' : 'play'} where a community meets, going by the headings (village, cinema, school, street and the like).`;
}

function recurringWord({
  checks: {
    recurringWord: { words, nearest },
  },
}: PotentialStory): string {
  const spread = ({ speakers, scenes }: { speakers: number; scenes: number }): string =>
    `(${counted(speakers, 'speaker')}, ${counted(scenes, 'scene')})`;
  if (words.length > 0) return `${listed(words.map((one) => `${quoted(one.word)} ${spread(one)}`))}.`;
  const near = nearest ? `; ${quoted(nearest.word)} comes nearest ${spread(nearest)}` : '';
  return `No telling word is said by three speakers in three scenes${near}.`;
}

function generations(story: PotentialStory): string {
  const { aged, youngest, oldest } = story.checks.generations;
  const named = ({ character, age }: NonNullable<typeof youngest>): string =>
    `${nameFinder(story)(character)} (${age})`;
  if (youngest === null || oldest === null)
    return `None of ${counted(speakersAmong(story.characters).length, 'speaker')} has an age printed.`;
  return aged > 1
    ? `From ${named(youngest)} to ${named(oldest)} among speakers whose age is printed.`
    : `Only ${named(youngest)} has an age printed.`;
}

function datedPast({
  checks: {
    datedPast: { passages, mentions, pages },
  },
}: PotentialStory): string {
  if (mentions === 0) return `None of ${passages.toLocaleString('en-GB')} passages names a year or looks years back.`;
  return `${capitalised(counted(mentions, 'passage'))} ${mentions === 1 ? 'names a year or looks' : 'name a year or look'} years back, on ${pagesOf(pages)}.`;
}

/** Names of checks listed as missing. */
const mostMissing = 5;

interface ListShare {
  readonly heading: string;
  readonly met: number;
  readonly of: number;
}

export function verdict(o: {
  readonly met: number;
  readonly of: number;
  readonly open: number;
  readonly fullest: ListShare | null;
  readonly emptiest: ListShare | null;
  readonly missing: readonly string[];
}): string {
  const { fullest, emptiest } = o;
  const unknown = o.open > 0 ? `; ${o.open} can’t be told from the script` : '';
  const spread =
    fullest && emptiest && fullest.met / fullest.of > emptiest.met / emptiest.of
      ? ` The fullest list is ${fullest.heading} (${fullest.met} of ${fullest.of}), the emptiest ${emptiest.heading} (${emptiest.met} of ${emptiest.of}).`
      : ' The five lists stand level.';
  const missing = o.missing.slice(0, mostMissing).map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  const next = missing.length > 0 ? ` Not met: ${listed(missing)}.` : '';
  return `${o.met} of ${o.of} checks are met${unknown}.${spread}${next}`;
}

export const meaning =
  'A check says that something is there or is not. It does not say that it is good, that it is needed, or that the script will sell: of the 35 craft measures we tried, none went with how produced films were rated.';
