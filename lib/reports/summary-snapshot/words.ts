/** The words of the summary snapshot; the only place where it has any, and so as long as they are. */
import { genreNames } from '../../engine/norms/genre-names.ts';
import { counted, decimal, listed, numberWord, pagesOf, percent, quoted, quotedLast } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { Credits } from '../../story/credits.ts';
import type { Digest } from '../../story/digest.ts';
import type { Genre } from '../../story/genre.ts';
import type { Motifs, StoryEcho } from '../../story/motifs.ts';
import { positionOf, type StoryScene } from '../../story/scene.ts';
import type { Source } from '../../story/source.ts';
import { placeName } from '../describe-place.ts';
import { formatAndReason } from '../format-words.ts';
import { quotedTitle } from '../quoted-title.ts';

export const titles = { summary: 'Summary', numbers: 'In numbers' } as const;

export interface FactWords {
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
}
/** A line with its speakers' names. */
export interface SpokenWords {
  readonly speaker: string;
  readonly page: number;
  readonly quote: string;
}

const fact = (label: string, value: string, note: string | null = null): FactWords => ({ label, value, note });
const inDetails = 'As given in the script’s details';

/** Details beat the title page; a difference is said. */
export function title({ title: printed, episode, details }: Credits): FactWords {
  const differs = printed !== null && printed.toLowerCase() !== details.title.toLowerCase();
  const note =
    details.title === ''
      ? printed === null
        ? 'The script has no title page.'
        : null
      : differs
        ? `${inDetails}; the title page has “${printed}”.`
        : null;
  const notes = [note, episode === null ? null : `Episode ${episode}.`].filter((one) => one !== null);
  return fact('Title', details.title || (printed ?? 'Untitled'), notes.join(' ') || null);
}

export function writer({ authors, source, draft }: Credits): FactWords {
  const notes = [
    ...(source === null ? [] : [`Source: ${source}.`]),
    ...(draft === null ? [] : [`Draft: ${draft}.`]),
  ].join(' ');
  return fact('Writer', authors.length > 0 ? listed(authors) : 'Not named on the title page', notes || null);
}

export function genre({ ids, from, printed }: Genre): FactWords {
  const names = listed(ids.map((id) => genreNames[id]));
  if (from === 'details') return fact('Genre', names, `Given as ${names} in the script’s details.`);
  if (from === 'title page') return fact('Genre', names, `The title page calls it ${quoted(printed ?? '')}.`);
  return fact(
    'Genre',
    'Open',
    'Neither the script’s details nor its title page names a genre. Choose one in the details, and what depends on it is written for it.',
  );
}

/** The fields of the details form that are shown where they are filled. */
export const detailLabels = [
  ['scriptType', 'Type of script'],
  ['director', 'Director'],
  ['cast', 'Tentative cast'],
  ['hero', 'Hero'],
  ['character', 'Character'],
] as const satisfies readonly (readonly [keyof Credits['details'], string])[];

export const detail = (label: string, value: string): FactWords => fact(label, value, `${inDetails}.`);

export const noLogline = fact('Logline', 'The script has no dialogue to take a logline from.');

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : counted(count, 'time'));

/** 'Lena Okafor, 34' and 'Mara, a night nurse': full name with what the introduction prints. */
function personPhrase({ name, introduction }: StoryCharacter): string {
  const full = introduction?.fullName ?? name;
  if (introduction?.age) return `${full}, ${introduction.age}`;
  return introduction?.description ? `${full}, ${introduction.description}` : full;
}

/** 'Faiza Rahman, 29,' before the verb, 'Bool Kid' as it is: a phrase in apposition closes with a comma. */
const asSubject = (person: string): string => (person.includes(',') ? `${person},` : person);

export function logline(
  lead: StoryCharacter,
  meeting: { readonly partner: StoryCharacter; readonly exchanges: number; readonly scenes: number } | null,
  line: SpokenWords | null,
): FactWords {
  const who = meeting
    ? `${asSubject(personPhrase(lead))} and ${asSubject(personPhrase(meeting.partner))} answer each other ${times(meeting.exchanges)} in ${counted(meeting.scenes, 'scene')}`
    : `${personPhrase(lead)} speaks ${times(lead.speeches)} in ${counted(Math.max(1, lead.scenes.length), 'scene')}`;
  const when = meeting ? 'in their first exchange' : 'early on';
  return fact(
    'Logline',
    `${who}${line ? `; ${when}, ${line.speaker} says: ${quotedLast(line.quote)}` : '.'}`,
    'Put together from the script’s own words: who speaks most, with whom, and the most telling line of their first exchange.',
  );
}

/** 'Lena Okafor (34), Mags Okafor (62) and Tobias Hale (45)'. */
const peopleList = (characters: readonly StoryCharacter[]): string =>
  listed(
    characters.map(
      ({ name, introduction }) =>
        `${introduction?.fullName ?? name}${introduction?.age ? ` (${introduction.age})` : ''}`,
    ),
  );

/** Shares of the pages from which a setting is called the main one, and another is named beside it. */
const mainShare = 0.15;
const namedShare = 0.06;
/** No setting is said to hold less. */
const leastShare = 0.01;

export function frame(o: {
  readonly title: string;
  readonly pages: number;
  readonly scenes: number;
  readonly setting: Digest['settings'][number] | null;
  readonly otherSettings: Digest['settings'];
  readonly lead: StoryCharacter | null;
  readonly speaksMost: boolean;
  readonly others: readonly StoryCharacter[];
}): string {
  const size = `${quotedTitle(o.title)} runs to ${counted(Math.ceil(o.pages), 'page')} in ${counted(o.scenes, 'scene')}.`;
  return [size, ...settingSentence(o.setting, o.otherSettings), ...leadSentence(o)].join(' ');
}

function settingSentence(first: Digest['settings'][number] | null, rest: Digest['settings']): string[] {
  if (first === null) return [];
  if (first.share < mainShare)
    return [`It keeps moving: no setting holds more than ${percent(Math.max(first.share, leastShare))} of its pages.`];
  const others = rest
    .filter(({ share }) => share >= namedShare)
    .map(({ name, share }) => `${name} (${percent(share)})`);
  const followed = others.length > 0 ? `, followed by ${listed(others)}` : '';
  return [`Its main setting is ${first.name}, with ${percent(first.share)} of the pages${followed}.`];
}

function leadSentence({ lead, speaksMost, others }: Parameters<typeof frame>[0]): string[] {
  if (lead === null) return [];
  const verb = speaksMost ? 'speaks most,' : 'is named as the main character and speaks';
  const after =
    others.length > 0 ? `; after ${lead.name} ${others.length === 1 ? 'comes' : 'come'} ${peopleList(others)}` : '';
  return [`${peopleList([lead])} ${verb} ${percent(lead.share)} of all words${after}.`];
}

const timesOfDay: readonly (readonly [pattern: RegExp, phrase: string])[] = [
  [/^DAWN|^SUNRISE/i, 'at dawn'],
  [/^DUSK|^SUNSET|^TWILIGHT/i, 'at dusk'],
  [/^MORNING|^EARLY MORNING/i, 'in the morning'],
  [/^AFTERNOON/i, 'in the afternoon'],
  [/^EVENING|^EARLY EVENING/i, 'in the evening'],
  [/^NOON|^MIDDAY/i, 'at noon'],
  [/^MIDNIGHT/i, 'at midnight'],
  [/^NIGHT/i, 'at night'],
  [/^DAY\b/i, 'by day'],
];

/** ' at dawn', ' by day', or nothing when the heading gives no such time; with the space before it. */
function timePhrase({ timeOfDay }: StoryScene): string {
  const phrase = timesOfDay.find(([pattern]) => pattern.test(timeOfDay ?? ''))?.[1];
  return phrase ? ` ${phrase}` : '';
}

export const place = (scene: StoryScene): string => placeName(scene);

export function opening(o: {
  readonly scene: StoryScene;
  readonly image: string | null;
  readonly first: SpokenWords | null;
  readonly entrance: { readonly name: string; readonly page: number; readonly words: string } | null;
}): string {
  const where = `It opens on ${placeName(o.scene)}${timePhrase(o.scene)}`;
  return [
    o.image === null ? `${where}.` : `${where}: ${quotedLast(o.image)}`,
    ...(o.first === null
      ? []
      : [`The first words are ${o.first.speaker}’s, on page ${o.first.page}: ${quotedLast(o.first.quote)}`]),
    ...(o.entrance === null
      ? []
      : [`${o.entrance.name} enters on page ${o.entrance.page}: ${quotedLast(o.entrance.words)}`]),
  ].join(' ');
}

export function ending(o: {
  readonly scene: StoryScene;
  readonly image: string | null;
  readonly last: SpokenWords | null;
}): string {
  const where = `It ends on ${placeName(o.scene)}${timePhrase(o.scene)}`;
  return [
    ...(o.last === null
      ? []
      : [`The last words are ${o.last.speaker}’s, on page ${o.last.page}: ${quotedLast(o.last.quote)}`]),
    o.image === null ? `${where}.` : `${where}, with this image: ${quotedLast(o.image)}`,
  ].join(' ');
}

/** 'Early on', 'About a third of the way in' …, for a position up to its limit (0 to 1). */
const positions: readonly (readonly [below: number, phrase: string])[] = [
  [0.2, 'Early on'],
  [0.29, 'About a quarter of the way in'],
  [0.42, 'About a third of the way in'],
  [0.6, 'Around the middle'],
  [0.7, 'About two thirds of the way in'],
  [0.83, 'About three quarters of the way in'],
];
const positionPhrase = (scene: StoryScene): string =>
  positions.find(([below]) => positionOf(scene) < below)?.[1] ?? 'Near the end';

/** `before` is the key scene told before this one; `sameCompany`: the same people were in it. */
export function keyScene(o: {
  readonly scene: StoryScene;
  readonly before: StoryScene | null;
  readonly present: readonly string[];
  readonly sameCompany: boolean;
  readonly action: string | null;
  readonly line: SpokenWords | null;
}): string {
  const position = positionPhrase(o.scene);
  const when = o.before && positionPhrase(o.before) === position ? 'Soon after' : position;
  const people = o.sameCompany ? sameAgain(o.present) : peopleIn(o.present);
  const seen = o.action === null ? '.' : `: ${quotedLast(o.action)}`;
  const said = o.line === null ? '' : ` ${o.line.speaker} says: ${quotedLast(o.line.quote)}`;
  return `${when} (${placeName(o.scene)}, page ${o.scene.page}), ${people}${seen}${said}`;
}

/** A longer company is named by its first three. */
const mostNamed = 4;
const crowd = (present: readonly string[]): string =>
  present.length > mostNamed
    ? `${present.slice(0, mostNamed - 1).join(', ')} and ${counted(present.length - mostNamed + 1, 'other')}`
    : listed(present);

/** Who is in the scene, as a clause. */
function peopleIn(present: readonly string[]): string {
  const [only] = present;
  if (only === undefined) return 'nobody who speaks is there';
  if (present.length === 1) return `we are with ${only}`;
  return `${crowd(present)} are together`;
}

/** The same company as in the scene told before. */
function sameAgain(present: readonly string[]): string {
  const [only] = present;
  if (only === undefined) return 'again nobody who speaks is there';
  return present.length === 1 ? `still with ${only}` : `with the same ${numberWord(present.length)}`;
}

export function returning(things: Motifs['things'], echo: StoryEcho | null, nameOf: (id: string) => string): string {
  const sentences: string[] = [];
  if (things.length > 0)
    sentences.push(
      `What keeps coming back: ${listed(things.map(({ name, scenes }) => `the ${name} (${counted(scenes, 'scene')})`))}.`,
    );
  const first = echo?.places[0];
  const last = echo?.places.at(-1);
  if (echo && first && last) {
    const [one, other] = [first, last].map(({ speakers }) => listed(speakers.map(nameOf)));
    const again = one === other ? 'again' : `again by ${other}`;
    sentences.push(
      `The words ${quoted(echo.words)} are said by ${one} on page ${first.cite.page} and ${again} on page ${last.cite.page}.`,
    );
  }
  return sentences.join(' ');
}

/** '1 page', '1.1 pages'. */
const plural = (count: string, one: string): string => `${count} ${one}${count === '1' ? '' : 's'}`;

export const length = (source: Source, scenes: number): FactWords =>
  fact(
    'Length',
    `${plural(decimal(source.pages), 'page')}, ${plural(String(scenes), 'scene')}, ${plural(String(source.locations), 'location')}`,
    source.short ? `Measured as ${formatAndReason(source)}.` : null,
  );

export const talk = ({ speeches, talkWords, actionWords }: Source, speakers: number): FactWords =>
  fact(
    'Talk',
    `${speeches} speeches by ${speakers} speakers, ${percent(talkWords / Math.max(1, talkWords + actionWords))} of all words`,
  );

export const leadFact = ({ name, share }: StoryCharacter): FactWords =>
  fact(
    'Lead',
    `${name}, ${percent(share)} of the talk`,
    'By words spoken: over produced scripts the character with most lines is billed first in two of three.',
  );

export const longestScene = ({ ordinal, pages }: StoryScene): FactWords =>
  fact('Longest scene', `Scene ${ordinal}, ${plural(decimal(pages), 'page')}`);

export const extracted = 'Taken from the script by counting and quoting; no one has read it for this page.';
export const zones =
  'The zones are where produced features turn on average (15, 33, 54, 74 and 90% of the script); each scene is the likeliest candidate of its zone, by length and cast, right in about half of all cases.';

export const keyScenesTitle = (pages: readonly number[]): string => `Likely key scenes begin on ${pagesOf(pages)}`;
export const keySceneLabel = (turn: string, scene: number, where: string): string =>
  `${turn}: scene ${scene}, ${where}`;

/** The scene's sentences stand in the summary; here only who is in it, and the quotes. */
export const withWhom = (present: readonly string[]): string =>
  present.length === 0 ? 'Nobody who speaks is in it.' : `With ${crowd(present)}.`;
