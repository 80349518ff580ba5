/** The words of the summary snapshot; the only place where it has any, and so as long as they are. */
import { genreNames } from '../../engine/norms/genre-names.ts';
import { oneWay } from '../../engine/variants.ts';
import { capitalised, counted, listed, partOf, percent } from '../../engine/wording.ts';
import { anyOf, openingWith, type Phrases } from '../../screenplay/text/phrases.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { Credits } from '../../story/credits.ts';
import type { Genre } from '../../story/genre.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Source } from '../../story/source.ts';
import type { StorySequence } from '../../story/structure.ts';
import { placeName } from '../describe-place.ts';
import { formatAndReason, formatName } from '../format-words.ts';
import { genreSentence } from '../genre-words.ts';
import { setByYou } from '../set-by-you.ts';
import { pageRange } from '../shape/stretch-words.ts';

export const titles = {
  summary: 'Summary',
  lines: 'Lines from it, in page order',
  sequences: 'Its course by sequences, with the lines likeliest to tell it',
  passages: 'How it opens and ends',
  numbers: 'In numbers',
} as const;

export interface FactWords {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
}
const fact = (id: string, label: string, value: string, note: string | null = null): FactWords => ({
  id,
  label,
  value,
  note,
});
const inDetails = 'As given in the script’s details';

/** The writer's correction beats the details, and they the title page; a difference is said. */
export function title({ setTitle, title: printed, episode, details }: Credits): FactWords {
  const shown = setTitle ?? details.title;
  const differs = printed !== null && printed.toLowerCase() !== shown.toLowerCase();
  const note =
    setTitle !== null
      ? differs
        ? `${setByYou} The title page has “${printed}”.`
        : setByYou
      : details.title === ''
        ? printed === null
          ? 'The script has no title page.'
          : null
        : differs
          ? `${inDetails}; the title page has “${printed}”.`
          : null;
  const notes = [note, episode === null ? null : `Episode ${episode}.`].filter((one) => one !== null);
  return fact('title', 'Title', shown || (printed ?? 'Untitled'), notes.join(' ') || null);
}

/** A title page's terms of use are no source of the story. */
const licence = /\b(?:licen[cs]ed?|copyright)\b|©/i;

/** 'Based on the novel by', 'Story by': no word needs to stand before it. */
const saysItself = openingWith(['based', 'adapted', 'inspired', 'suggested', 'from', '{screen |}stor{y|ies} by']);

/** 'Draft: March 2026.', and 'Draft: Shooting Draft.' of SHOOTING DRAFT. */
function draftText(draft: string): string {
  const isLoud = draft === draft.toUpperCase();
  const text = isLoud ? draft.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : draft;
  return `Draft: ${text}.`;
}

export function writer({ authors, source, draft }: Credits): FactWords {
  const notes = [
    ...(source === null || licence.test(source) ? [] : [saysItself.test(source) ? `${source}.` : `Source: ${source}.`]),
    ...(draft === null ? [] : [draftText(draft)]),
  ].join(' ');
  return fact('writer', 'Writer', authors.length > 0 ? listed(authors) : 'Not named on the title page', notes || null);
}

export const genre = (given: Genre): FactWords =>
  fact(
    given.from === 'details' || given.from === 'writer' ? 'genre' : 'genre-counted',
    'Genre',
    listed(given.ids.map((id) => genreNames[id])) || 'Open',
    genreSentence(given),
  );

/** The fields of the details form that are shown where they are filled. */
export const detailLabels = [
  ['scriptType', 'Type of script'],
  ['director', 'Director'],
  ['cast', 'Tentative cast'],
  ['hero', 'Hero'],
  ['character', 'Character'],
] as const satisfies readonly (readonly [keyof Credits['details'], string])[];

/** The kind of script that the writer has set. */
export const setFormat = ({ format }: Source): FactWords =>
  fact('scriptType', 'Type of script', formatName(format).replace(/^an? /, ''), setByYou);

export const detail = (field: string, label: string, value: string): FactWords => fact(field, label, value);

/** The specified text where a field has nothing to say. */
export const noSummary = 'No summary data available';
/** Who wants what against what is nothing that counting can know. */
export const logline = fact('logline', 'Logline', 'Add yours');

/** The writer's own, where there is one. */
export const loglineOf = ({ said }: Credits): FactWords =>
  said.logline === null ? logline : fact('logline', 'Logline', said.logline, setByYou);
/** What the script sets out to do, as its writer says. */
export const intent = (said: string): FactWords => fact('intent', 'What it sets out to do', said, setByYou);

/** A place of the headings with its share of the pages (0 to 1). */
export interface Setting {
  readonly name: string;
  readonly share: number;
}

/** 'Lena, Mags and Tobias'. */
const peopleList = (characters: readonly StoryCharacter[]): string => listed(characters.map(({ name }) => name));

/** Shares of the pages from which a setting is called the main one, and another is named beside it. */
const mainShare = 0.15;
const namedShare = 0.06;
/** From this share on a setting has all the pages. */
const nearlyAll = 0.99;
/** No setting is said to hold less. */
const leastShare = 0.01;

export function frame(o: {
  readonly setting: Setting | null;
  readonly otherSettings: readonly Setting[];
  readonly lead: StoryCharacter | null;
  readonly speaksMost: boolean;
  readonly isNamed: boolean;
  /** Whether the writer has set the lead. */
  readonly isSet: boolean;
  readonly others: readonly StoryCharacter[];
  readonly pages: number;
}): string {
  return [...settingSentence(o.setting, o.otherSettings, o.pages), ...leadSentence(o)].join(' ');
}

const shareOfPages = ({ name, share }: Setting): string => `${name} (${percent(Math.max(share, leastShare))})`;

function settingSentence(first: Setting | null, rest: readonly Setting[], pages: number): string[] {
  if (first === null || pages < fewPages) return [];
  if (first.share < mainShare) return [`Longest at ${listed([first, ...rest].map(shareOfPages))}.`];
  const others = rest.filter(({ share }) => share >= namedShare).map(shareOfPages);
  const share = first.share > nearlyAll ? 'all' : partOf(first.share);
  const followed = others.length > 0 ? `, followed by ${listed(others)}` : '';
  return [`By its headings ${share} of the pages play at ${first.name}${followed}.`];
}

/** From such a share of the words of who speaks most, another speaks as much. */
const evenShare = 0.96;

function leadSentence({ lead, speaksMost, isNamed, isSet, others }: Parameters<typeof frame>[0]): string[] {
  if (lead === null) return [];
  const share = `${percent(lead.share)} of the talk`;
  const name = peopleList([lead]);
  if (!speaksMost && !isNamed && !isSet) {
    const more = others.filter(({ words }) => words > lead.words);
    if (more.length === 0) return [`${name} leads with ${share}.`];
    const before = listed(more.map((one) => `${peopleList([one])} with ${percent(one.share)}`));
    return [
      `${before} ${more.length === 1 ? 'has' : 'have'} more of the talk than ${name} with ${percent(lead.share)}; the action names ${lead.name} more often.`,
    ];
  }
  const [second] = others;
  if (speaksMost && !isSet && second && second.words >= evenShare * lead.words) {
    const rest = others.slice(1);
    const before = rest.length > 0 ? `, before ${peopleList(rest)}` : '';
    return [`${name} and ${second.name} have most to say, about ${percent(lead.share)} of the talk each${before}.`];
  }
  if (speaksMost && !isSet) {
    const before = others.length > 0 ? `, before ${peopleList(others)}` : '';
    return [
      oneWay(
        lead.words,
        `${name} has most to say, ${share}${before}.`,
        `Most is said by ${name}, ${share}${before}.`,
        `With ${share} ${name} leads${before}.`,
      ),
    ];
  }
  const verb = isSet ? 'is the protagonist, as set by you, and speaks' : 'is named as the main character and speaks';
  const after =
    others.length > 0 && (speaksMost || !isSet)
      ? `; after ${lead.name} ${others.length === 1 ? 'comes' : 'come'} ${peopleList(others)}`
      : '';
  return [`${name} ${verb} ${share}${after}.`];
}

/** In fewer pages shares of places say nothing that is not seen at once. */
const fewPages = 10;

/** How headings begin that name a time of day, and the time in a sentence. */
const timesOfDay: readonly (readonly [headings: Phrases, phrase: string])[] = [
  [['dawn', 'sunrise'], 'at dawn'],
  [['dusk', 'sunset', 'twilight'], 'at dusk'],
  [['morning', 'early morning'], 'in the morning'],
  [['afternoon'], 'in the afternoon'],
  [['evening', 'early evening'], 'in the evening'],
  [['noon', 'midday'], 'at noon'],
  [['midnight'], 'at midnight'],
  [['night'], 'at night'],
  [['day'], 'by day'],
];
const times = timesOfDay.map(([headings, phrase]) => ({ begins: new RegExp(`^${anyOf(headings)}\\b`, 'i'), phrase }));

/** ' at dawn', ' by day', or nothing when the heading gives no such time; with the space before it. */
function timePhrase({ timeOfDay }: StoryScene): string {
  const phrase = times.find(({ begins }) => begins.test(timeOfDay ?? ''))?.phrase;
  return phrase ? ` ${phrase}` : '';
}

const grouped = (number: number): string => number.toLocaleString('en-GB');
/** What is read, and how much of it is spoken. */
const wordsOf = ({ talkWords, actionWords }: Source): FactWords[] =>
  talkWords + actionWords === 0
    ? []
    : [
        fact('words', 'Words', grouped(talkWords + actionWords)),
        fact('talk', 'Spoken', percent(talkWords / (talkWords + actionWords))),
      ];

/** 'Quay, Steps at dawn'; what stands before the first heading has no place. */
const placeOf = (scene: StoryScene | null): string =>
  scene === null ? 'Before the first heading' : `${placeName(scene)}${timePhrase(scene)}`;
/** A scene of more pages than this may have left the place of its heading. */
const longScene = 4;
export const openingImage = (scene: StoryScene | null): FactWords =>
  fact('opening-image', 'Opening image', placeOf(scene));
export const closingImage = (scene: StoryScene | null): FactWords =>
  fact(
    'closing-image',
    'Closing image',
    scene !== null && scene.pages > longScene ? `Scene ${scene.ordinal}` : placeOf(scene),
  );
export const firstWords = (speaker: string): FactWords => fact('first-words', 'First words', speaker);
export const lastWords = (speaker: string): FactWords => fact('last-words', 'Last words', speaker);
/** A sentence of the script by who says it; in the action nobody does. */
export const line = (page: number, speakers: readonly string[]): FactWords =>
  fact(
    `page-${page}`,
    listed(speakers) || 'Action',
    speakers.length === 0 ? 'shows' : speakers.length === 1 ? 'says' : 'say',
  );
/** 'Pages 8-16: AI Computer Room; Brianna and Oversight'. */
export const sequence = (
  { fromPage, toPage, otherPlaces }: StorySequence,
  o: { readonly places: readonly string[]; readonly people: readonly string[] },
): string =>
  `${capitalised(pageRange(fromPage, toPage))}: ${[
    listed(o.places) || counted(otherPlaces, 'place'),
    ...(o.people.length > 0 ? [listed(o.people)] : []),
  ].join('; ')}`;

export const entrance = ({ name }: StoryCharacter): FactWords => fact('entrance', 'Entrance', name);
/** From so many on one may be another under a second name. */
const surely = 10;
const about = (count: number): string => (count < surely ? String(count) : `about ${count}`);
/** Pages, headings, places, parts and words, a figure each. */
export const numbers = (source: Source, scenes: number, speakers: number): FactWords[] => [
  fact('length', 'Pages', String(source.pageCount), source.short ? `Measured as ${formatAndReason(source)}.` : null),
  fact('scenes', 'Scene headings', String(scenes)),
  fact('locations', 'Places named in headings', about(source.locations)),
  fact('speakers', 'Speaking parts', about(speakers)),
  fact('speeches', 'Speeches', grouped(source.speeches)),
  ...wordsOf(source),
];

/** 'Tokamak (page 2) and Noah (page 3) come in'. */
export const entrances = (named: readonly { readonly name: string; readonly page: number }[]): string =>
  `${listed(named.map(({ name, page }) => `${name} (page ${page})`))} ${named.length === 1 ? 'comes' : 'come'} in`;
