/** What was counted behind a rating, as a clause: a count that stands in for the rating's word, said as what it is. One entry a measure. */
import { counted, decimal, listed, numberWord, percent, possessive, quoted } from '../../engine/wording.ts';
import type { MeasureId, StoryMeasure } from '../../story/measure.ts';
import { countIn, type NameOf } from '../measure-words/measure-phrase.ts';

/** The script around a measure. */
export interface AroundMeasure {
  readonly nameOf: NameOf;
  readonly scenes: number;
}
type Clause = (measure: StoryMeasure, around: AroundMeasure) => string;

/** So many of a kind behind a share. */
const of = (share: number, all: number): string => `${Math.round(share * all)} of ${all}`;
const inPages = (pages: number): string => (decimal(pages) === '1' ? '1 page' : `${decimal(pages)} pages`);
const isHigh = ({ percentile }: StoryMeasure): boolean => percentile > 50;
const people = ({ about }: StoryMeasure, nameOf: NameOf): string => listed(about.slice(0, 3).map(nameOf));

const scenesAPage: Clause = ({ value }) => `${decimal(value, 2)} scenes to a page`;
const wordsASpeech: Clause = ({ value }) => `speeches of ${decimal(value)} words on average`;
const inThousand =
  (what: string): Clause =>
  ({ value }) =>
    `${decimal(value)} ${what} in 1,000`;
const speechesThat =
  (what: string): Clause =>
  (measure) =>
    `${of(measure.value, countIn(measure, 'speeches'))} speeches ${what}`;

export const countClauses: Readonly<Record<MeasureId, Clause>> = {
  'scene-pace': scenesAPage,
  'typical-pace': scenesAPage,
  'place-change': (measure, { scenes }) =>
    isHigh(measure)
      ? `${of(measure.value, scenes - 1)} cuts go somewhere else`
      : `${of(1 - measure.value, scenes - 1)} cuts stay where they are`,
  'scene-lengths': (measure) =>
    `scenes ${isHigh(measure) ? 'very unlike' : 'much alike'} in length (on average ${inPages(countIn(measure, 'meanPages'))})`,
  'mode-change': ({ value }) => `${decimal(value)} changes a page between talk and action`,
  'open-endings': ({ value }) => `${percent(value)} of the talking scenes end on a question or a broken line`,
  freshness: ({ value }, { scenes }) => `${of(value, scenes)} scenes bring a place or a speaker for the first time`,
  'speech-length': wordsASpeech,
  'quick-talk': wordsASpeech,
  'dialogue-share': ({ value }) => `${percent(value)} of the words spoken`,
  'speech-rhythm': (measure) =>
    `speeches ${isHigh(measure) ? 'of very unlike' : 'of even'} length around ${decimal(countIn(measure, 'meanWords'), 0)} words`,
  'plain-talk': ({ value }) =>
    `one spoken word in ${Math.round(1 / Math.max(0.01, 1 - value))} has three syllables or more`,
  questions: speechesThat('end on a question'),
  refusals: speechesThat('open by refusing or correcting'),
  explaining: (measure) =>
    `${counted(Math.round(measure.value * countIn(measure, 'speeches')), 'speech', 'speeches')} with a turn such as “as you know”`,
  'told-feelings': (measure) =>
    `${counted(Math.round(measure.value * countIn(measure, 'speeches')), 'speech', 'speeches')} with a feeling named outright`,
  pressure: inThousand('spoken words of deadline, demand or danger'),
  ties: inThousand('spoken words of family, friends, home and work'),
  'returning-objects': ({ about }) => `${listed(about.slice(0, 3))} ${about.length === 1 ? 'recurs' : 'recur'}`,
  'echoed-lines': (measure) => `${counted(countIn(measure, 'lines'), 'run')} of words said again in a later scene`,
  'returning-speakers': (measure) =>
    `${countIn(measure, 'returning')} of ${countIn(measure, 'speakers')} speakers have a second scene`,
  'theme-spread': ({ about, value }) => `${listed(about.map(quoted))} in ${percent(value)} of the talking scenes`,
  'theme-held': (measure) =>
    `${measure.about.length} of ${countIn(measure, 'words')} recurring words in both the first and the last quarter`,
  'cast-at-end': (measure) =>
    `${numberWord(measure.about.length)} of the ${numberWord(countIn(measure, 'main'))} who speak most still there in the last fifth`,
  length: ({ value }) => `${Math.round(value)} pages`,
  'timed-headings': ({ value }) => `${percent(value)} of the headings say what time it is`,
  parentheticals: (measure) =>
    `${countIn(measure, 'parentheticals')} parentheticals over ${countIn(measure, 'speeches')} speeches`,
  camera: (measure) => `${counted(countIn(measure, 'paragraphs'), 'paragraph')} with a camera term or “we see”`,
  paragraphs: ({ value }) => `paragraphs of action of ${decimal(value, 0)} words`,
  senses: inThousand('words of colour, light, sound and touch'),
  vocabulary: (measure) =>
    `${Math.round(measure.value * countIn(measure, 'window'))} different words in ${countIn(measure, 'window')} of action`,
  exteriors: ({ value }, { scenes }) => `${of(value, scenes)} scenes outside`,
  adverbs: inThousand('words in -ly'),
  'lead-share': (measure, { nameOf }) => `${people(measure, nameOf)} has ${percent(measure.value)} of the talk`,
  'top-three': (measure, { nameOf }) => `${people(measure, nameOf)} share ${percent(measure.value)} of the talk`,
  'lead-partners': (measure, { nameOf }) =>
    `${nameOf(measure.about[0] ?? '')} exchanges lines with ${countIn(measure, 'met')} of ${countIn(measure, 'others')} others who speak twice`,
  'lead-warmth': (measure, { nameOf }) =>
    `${countIn(measure, 'warm')} of ${possessive(people(measure, nameOf))} ${countIn(measure, 'speeches')} speeches thank, apologise or care`,
  'distinct-voices': (measure, { nameOf }) =>
    `small words alone tell ${countIn(measure, 'matched')} of ${countIn(measure, 'halves')} halves of the talk of ${people(measure, nameOf)} apart`,
  'late-heat': ({ value }) =>
    `pressing words, refusals and exclamations ${value < 1 ? 'fall' : 'rise'} to ${decimal(value, 2)} times in the last third`,
};
