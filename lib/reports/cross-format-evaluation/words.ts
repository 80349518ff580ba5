/** The words of the cross-format evaluation but for what would have to change (change-words.ts). */
import { mostWhenLacking } from '../../engine/formats/fit.ts';
import type { Format, Want } from '../../engine/norms/formats.ts';
import { capitalised, counted, decimal, listed, numberWord, percent, quoted } from '../../engine/wording.ts';
import type { Fitness, FormatFact, FormatFit, FormatId, PullReason, StoryFormats } from '../../story/formats.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Source } from '../../story/source.ts';
import { placeName } from '../describe-place.ts';
import { formatAndReason } from '../format-words.ts';

interface FormatNames {
  readonly name: string;
  readonly inSentence: string;
  readonly livesBy: string;
}

const formatNames: Readonly<Record<FormatId, FormatNames>> = {
  feature: {
    name: 'Feature film',
    inSentence: 'a feature film',
    livesBy: 'one story held for ninety minutes or more, in many places',
  },
  limited: {
    name: 'Limited series',
    inSentence: 'a limited series',
    livesBy: 'several threads that end together, and an ending to each part that opens a question',
  },
  'half-hour': {
    name: 'Half-hour series',
    inSentence: 'a half-hour series',
    livesBy: 'a few standing sets, a company of people who come back, and talk',
  },
  short: { name: 'Short film', inSentence: 'a short film', livesBy: 'one turn, few people, few places' },
  stage: {
    name: 'Stage play',
    inSentence: 'a stage play',
    livesBy: 'people in one room who can’t leave, and what they say',
  },
  audio: {
    name: 'Audio drama or podcast',
    inSentence: 'an audio drama',
    livesBy: 'voices that can be told apart and events that can be heard',
  },
  graphic: {
    name: 'Graphic novel',
    inSentence: 'a graphic novel',
    livesBy: 'images that carry the story and speeches that fit a balloon',
  },
};
const episodeNames: Readonly<Partial<Record<FormatId, Pick<FormatNames, 'name' | 'inSentence'>>>> = {
  'half-hour': { name: 'Half-hour episode', inSentence: 'an episode of a half-hour series' },
  limited: { name: 'Episode of a limited series', inSentence: 'an episode of a limited series' },
};

/** 'Half-hour series', or 'Half-hour episode' of a script that is one. */
export const formatName = (id: FormatId, isEpisode = false): string =>
  (isEpisode ? episodeNames[id] : undefined)?.name ?? formatNames[id].name;
/** 'a half-hour series', 'an episode of a half-hour series'. */
export const formatPhrase = (id: FormatId, isEpisode = false): string =>
  (isEpisode ? episodeNames[id] : undefined)?.inSentence ?? formatNames[id].inSentence;

export const factNames: Readonly<Record<FormatFact, { readonly label: string; readonly inSentence: string }>> = {
  pages: { label: 'Pages', inSentence: 'pages' },
  scenes: { label: 'Scenes', inSentence: 'scenes' },
  speakers: { label: 'Speaking parts', inSentence: 'speaking parts' },
  places: { label: 'Places, by heading', inSentence: 'places by heading' },
  talk: { label: 'Words that are spoken', inSentence: 'spoken words' },
  speech: { label: 'Words in a speech', inSentence: 'words in a speech' },
  small: { label: 'Talking scenes for three speakers or fewer', inSentence: 'scenes for three or fewer' },
  interiors: { label: 'Headings inside (INT)', inSentence: 'interiors' },
  wordless: { label: 'Scenes without a word', inSentence: 'scenes without a word' },
  threads: { label: 'Threads with scenes of their own', inSentence: 'threads' },
  standing: { label: 'Scenes in the three most used places', inSentence: 'scenes in three standing places' },
  hooks: { label: 'Endings with a pull, in ten pages', inSentence: 'endings with a pull in ten pages' },
};

const shares: ReadonlySet<FormatFact> = new Set<FormatFact>(['talk', 'small', 'interiors', 'wordless', 'standing']);
const whole: ReadonlySet<FormatFact> = new Set<FormatFact>(['scenes', 'speakers', 'places', 'threads']);

/** A fact's value as it is printed. */
export const printedFact = (id: FormatFact, value: number | null): string =>
  value === null
    ? 'can’t be counted'
    : shares.has(id)
      ? percent(value)
      : whole.has(id)
        ? String(value)
        : decimal(value);

/** 'at most 4', '85 to 130', 'at least 55%'. */
export function wantText({ fact, low, high }: Pick<Want, 'fact' | 'low' | 'high'>): string {
  const print = (value: number): string => (shares.has(fact) ? percent(value) : decimal(value));
  if (low !== null && high !== null) return low === 1 ? `at most ${print(high)}` : `${print(low)} to ${print(high)}`;
  return low !== null ? `at least ${print(low)}` : `at most ${print(high ?? 0)}`;
}

export const titles = {
  summary: 'In short',
  formats: 'Formats at a glance',
  reading: 'How to read the fit',
  episodes: 'Episodes at a glance',
  facts: 'What was counted',
  counting: 'How threads and endings were counted',
} as const;
export const columns = {
  formats: ['Format', 'Fit', 'Met', 'Near', 'Far', 'Far off'],
  episodes: ['Episode', 'Scenes', 'Pages', 'Length', 'Most heard'],
  criteria: ['Criterion', 'This script', 'Wanted', 'Fit', 'Yardstick'],
} as const;
export const asItIs = ' (as it is)';
export const noneFar = 'nothing';
export const countsDouble = ' (counts double)';
export const notCounted: Fitness = 'not counted';

export const meaning =
  'Fit is the weighted share of criteria that a count meets: one within a quarter of its bound counts half, what a format can’t do without counts double, and being far from it keeps the fit at 50 or below. It says how much of the script would go over as it stands, not whether anybody is looking for it.';
export const threadsNote =
  'A thread is a group of people who talk mostly among themselves (Louvain grouping of the exchanges) and are the larger part of the speakers in at least two scenes. An ending with a pull is one on a question, a broken line, a stake, a threat or a move; read them before you trust them.';
export const cutsNote =
  'Cuts fall between scenes only. Among all ways to cut, the one is taken that weighs even length against the pull of the last lines, by weights of our own. Titles are the person and the place that belong most to the episode.';

export const bestTitle = (best: FormatId, fit: number): string =>
  `Best alternate format: ${formatName(best)}${fit <= mostWhenLacking ? ', and still far off' : ''}`;
export const livesBy = (best: FormatId): string =>
  `${capitalised(formatPhrase(best))} lives by ${formatNames[best].livesBy}.`;
export const changesTitle = (best: FormatId): string => `What would have to change for ${formatPhrase(best)}`;
export const breakdownTitle = (serial: FormatId | null): string =>
  serial ? `Episode breakdown: ${formatName(serial)}` : 'Episode breakdown';
export const criteriaTitle = ({ id, fit }: FormatFit, isEpisode: boolean, isCurrent: boolean): string =>
  `${formatName(id, isEpisode)}: ${fit} of 100${isCurrent ? asItIs : ''}`;

/** 'Five episodes of 21 to 25 pages, each to its last line' */
export function episodesTitle(lengths: readonly number[]): string {
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)].map((pages) => decimal(pages));
  const span = shortest === longest ? shortest : `${shortest} to ${longest}`;
  return `${capitalised(numberWord(lengths.length))} episodes of ${span} pages, each to its last line`;
}

const size = (scenes: number, words: number): string =>
  `${counted(scenes, 'scene')} with a heading and ${counted(words, 'word')}`;
export const sizeText = (title: string, scenes: number, words: number): string =>
  `${title} has ${size(scenes, words)}.`;
export const tooLittle = (
  title: string,
  scenes: number,
  words: number,
  least: { readonly scenes: number; readonly words: number },
): string =>
  `${title} has ${size(scenes, words)}: too little to hold against a format (that takes ${least.scenes} scenes and ${least.words} words).`;
export const nothingCut = (scenes: number): string => `No episodes are cut from ${counted(scenes, 'scene')}.`;

/** Below this many pages a script taken for a feature by its length lies between a short and a feature. */
const fullFeature = 70;

/** Which format the script is in, and what says so. */
export function currentText(title: string, source: Source, { id, stated, taken }: StoryFormats['current']): string {
  const pages = `${decimal(source.pages)} pages`;
  const phrase = formatPhrase(id);
  if (stated !== null) {
    const said = `its details say ${quoted(stated)}`;
    if (taken === 'by length') return `${title} is taken as ${phrase}: ${said}, and it has ${pages}.`;
    return taken === 'as nearest'
      ? `${title} is measured as ${phrase}, the nearest here to an hour of television: ${said}, and it has ${pages}.`
      : `${title} is taken as ${phrase}: ${said}.`;
  }
  if (taken === 'by length') {
    const between = source.pages < fullFeature ? ', though they lie between a short and a full feature' : '';
    return `${title} is taken as ${phrase} by its ${pages}${between}; the script type in its details would settle that.`;
  }
  const nearest = taken === 'as nearest' ? `; of the formats held against it here ${phrase} is nearest` : '';
  return `${title} is taken as ${formatAndReason(source)}${nearest}.`;
}

const verdict = ({ criteria }: FormatFit): string => {
  const known = criteria.filter(({ fitness }) => fitness !== 'not counted');
  return `${numberWord(known.filter(({ fitness }) => fitness === 'fits').length)} of ${counted(known.length, 'criterion', 'criteria')} met`;
};

/** `serial` is the format that the script falls into so many `episodes` of. */
export function summary(
  title: string,
  own: FormatFit,
  isEpisode: boolean,
  [best, second]: readonly [FormatFit, ...FormatFit[]],
  serial: { readonly id: FormatId; readonly episodes: number } | null,
): string {
  const first = `As ${formatPhrase(own.id, isEpisode)} ${title} scores ${own.fit} of 100 on the counts below (${verdict(own)}). Of the other formats the nearest is ${formatPhrase(best.id)}: ${best.fit} of 100 (${verdict(best)})${second ? `, then ${formatPhrase(second.id)} (${second.fit})` : ''}.`;
  const comparison =
    best.fit > own.fit
      ? ` That is more than ${title} reaches in its own format.`
      : best.fit <= mostWhenLacking
        ? ` None of them comes close: ${title} is at home where it is.`
        : '';
  const parts = serial
    ? ` Told in parts, as ${formatPhrase(serial.id)}, ${title} falls into ${counted(serial.episodes, 'episode')}.`
    : '';
  return first + comparison + parts;
}

/** A criterion with its value and what the format wants, as printed. */
interface Measured {
  readonly fact: FormatFact;
  readonly printed: string;
  readonly want: Want;
}

export function bestText(title: string, met: readonly Measured[], off: readonly Measured[]): string {
  const phrase = ({ fact, printed, want }: Measured): string =>
    `${factNames[fact].inSentence} ${printed} (${wantText(want)} wanted)`;
  const why =
    met.length > 0
      ? `What speaks for it in ${title}: ${listed(met.map(phrase))}.`
      : `No criterion is met by ${title} yet.`;
  const against =
    off.length > 0
      ? ` What speaks against it: ${listed(off.map(phrase))}.`
      : ` Nothing counted in ${title} speaks against it.`;
  return why + against;
}

/** Why there are no episodes: the script is one, is too short for two, or no cut leaves parts of the right length. `shortest` is the least length of any. */
export const oneEpisode = (title: string, pages: number, scenes: number): string =>
  `${title} is one episode as it stands: ${decimal(pages)} pages, ${counted(scenes, 'scene')}. Nothing is cut from it.`;
export const onePiece = (title: string, pages: number, scenes: number, shortest: number): string =>
  `${title} has ${decimal(pages)} pages, and two episodes of the shortest kind here take ${2 * shortest}: it is one piece, for one sitting, all ${scenes} scenes of it.`;
export const noCut = (
  title: string,
  pages: number,
  scenes: number,
  { min, max }: NonNullable<Format['episode']>,
): string =>
  `${title} could fill episodes by its ${decimal(pages)} pages, but no cut between its ${scenes} scenes leaves every part between ${min} and ${max} pages: its longest scenes would have to be broken first.`;

/** `cutAfter` are the ordinals of scenes, `hooked` counts the cuts that stand on an ending with a pull. */
export function episodesText(
  title: string,
  serial: FormatId,
  lengths: readonly number[],
  cutAfter: readonly number[],
  hooked: number,
): string {
  const cuts = cutAfter.length;
  const held =
    cuts === 1
      ? `The cut ${hooked === 1 ? 'stands' : 'does not stand'}`
      : hooked === cuts
        ? `${cuts === 2 ? 'Both' : `All ${numberWord(cuts)}`} cuts stand`
        : `${capitalised(numberWord(hooked))} of the ${numberWord(cuts)} cuts ${hooked === 1 ? 'stands' : 'stand'}`;
  return `${title} as ${formatPhrase(serial)}: ${counted(lengths.length, 'episode')} of ${decimal(Math.min(...lengths))} to ${decimal(Math.max(...lengths))} pages, cut after ${cuts === 1 ? 'scene' : 'scenes'} ${listed(cutAfter.map(String))}. ${held} on an ending with a pull that could be counted.`;
}

const reasonPhrases: Readonly<Record<PullReason, (speaker: string) => string>> = {
  question: (speaker) => `the last word of ${speaker} is a question`,
  broken: (speaker) => `the last word of ${speaker} breaks off`,
  threat: () => 'a threat is near',
  move: () => 'it closes on a move',
  turn: () => 'it stands where films tend to turn',
};

export const episodeLabel = (number: number, person: string | null, scene: StoryScene | null): string =>
  `${number}. ${[person, scene && placeName(scene)].filter((one) => one !== null).join(' · ')}`;
export const nobodySpeaks = 'nobody speaks';
export const names = (people: readonly string[]): string => listed(people);

/** What an episode holds and where it stops; `isLast` ends with the script. */
export function episodeText(
  [first, last]: readonly [StoryScene, StoryScene],
  pages: number,
  people: readonly string[],
  fresh: readonly string[],
  { reasons, speakers, isLast }: { reasons: readonly PullReason[]; speakers: readonly string[]; isLast: boolean },
): string {
  const why =
    reasons.length > 0
      ? `: ${listed(reasons.map((reason) => reasonPhrases[reason](listed(speakers))))}`
      : ', for its length';
  const stop = isLast ? 'It ends with the script.' : `It stops on scene ${last.ordinal}${why}.`;
  return `Scenes ${first.ordinal} to ${last.ordinal}, ${decimal(pages)} pages, from ${placeName(first)} to ${placeName(last)}${people.length > 0 ? `, with ${listed(people)}` : ''}.${fresh.length > 0 ? ` New: ${listed(fresh)}.` : ''} ${stop}`;
}
