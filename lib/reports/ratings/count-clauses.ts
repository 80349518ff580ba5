/** What was counted behind a rating, as the thing that raised or lowered it: a count that stands in for the rating's word, said as what it is. One entry a measure. */
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
/** 'only ' before a number that is a low one, where more or less of it is what counts. */
const only = (measure: StoryMeasure): string => (measure.direction === 'typical' || isHigh(measure) ? '' : 'only ');
const people = ({ about }: StoryMeasure, nameOf: NameOf): string => listed(about.slice(0, 3).map(nameOf));

const scenesAPage: Clause = ({ value }) => `${decimal(value, 2)} scenes to a page`;
const wordsASpeech: Clause = (measure) => `speeches of ${only(measure)}${decimal(measure.value)} words on average`;
/** Rates are counted in a thousand words. */
const thousand = 1000;
/** 'words of colour or light, one in 49 of action'. */
const oneIn =
  (what: string, words: string): Clause =>
  (measure) =>
    measure.value === 0
      ? `the lack of ${what}`
      : `${what}, ${only(measure)}one in ${Math.max(1, Math.round(thousand / measure.value))} ${words}`;
const speechesThat =
  (one: string, many: string): Clause =>
  (measure) => {
    const found = Math.round(measure.value * countIn(measure, 'speeches'));
    return found === 0
      ? `the lack of any speech ${one}`
      : only(measure) + counted(found, `speech ${one}`, `speeches ${many}`);
  };

export const countClauses: Readonly<Record<MeasureId, Clause>> = {
  'scene-pace': scenesAPage,
  'typical-pace': scenesAPage,
  'place-change': (measure, { scenes }) =>
    isHigh(measure)
      ? `${of(measure.value, scenes - 1)} cuts that go somewhere else`
      : `${of(1 - measure.value, scenes - 1)} cuts that stay where they are`,
  'scene-lengths': (measure) =>
    `scenes ${isHigh(measure) ? 'very unlike' : 'much alike'} in length, ${inPages(countIn(measure, 'meanPages'))} on average`,
  'mode-change': (measure) =>
    `${isHigh(measure) ? 'talk broken by action' : 'talk and action in blocks'}, ${decimal(measure.value)} turns from one to the other a page`,
  'open-endings': (measure) =>
    `${only(measure)}${percent(measure.value)} of talking scenes that end on a question or a broken line`,
  'speech-length': wordsASpeech,
  'quick-talk': wordsASpeech,
  'dialogue-share': ({ value }) => `${percent(value)} of the words spoken`,
  'speech-rhythm': (measure) =>
    `speeches ${isHigh(measure) ? 'of very unlike' : 'of even'} length around ${decimal(countIn(measure, 'meanWords'), 0)} words`,
  'plain-talk': (measure) => (isHigh(measure) ? 'plain words in the talk' : 'many long words in the talk'),
  questions: (measure) =>
    `${only(measure)}${of(measure.value, countIn(measure, 'speeches'))} speeches that end on a question`,
  explaining: speechesThat('with a turn such as “as you know”', 'with a turn such as “as you know”'),
  'told-feelings': speechesThat('such as “I am so angry”', 'that say a feeling outright'),
  pressure: oneIn('words of deadline, demand or danger', 'spoken'),
  ties: oneIn('words of family, friends, home and work', 'spoken'),
  'returning-objects': (measure) => {
    const things = listed(measure.about.slice(0, 3));
    if (things === '') return 'the lack of things that come back';
    return isHigh(measure) ? `${things}, back in later scenes` : `few things that come back in later scenes: ${things}`;
  },
  'echoed-lines': (measure) =>
    `${only(measure)}${counted(countIn(measure, 'lines'), 'run')} of words said again in a later scene`,
  'returning-speakers': (measure) =>
    `${only(measure)}${countIn(measure, 'returning')} of ${countIn(measure, 'speakers')} speakers with a second scene`,
  'theme-spread': (measure) =>
    `${listed(measure.about.map(quoted))}, in ${only(measure)}${percent(measure.value)} of the talking scenes`,
  'theme-held': (measure) =>
    `${only(measure)}${measure.about.length} of ${countIn(measure, 'words')} recurring words in both the first and the last quarter`,
  'cast-at-end': (measure) =>
    `${only(measure)}${measure.about.length === countIn(measure, 'main') ? 'all' : `${numberWord(measure.about.length)} of the`} ${numberWord(countIn(measure, 'main'))} who speak most, still there in the last fifth`,
  length: ({ value }) => `${Math.round(value)} pages`,
  'timed-headings': (measure) => `${only(measure)}${percent(measure.value)} of the headings with a time of day`,
  parentheticals: (measure) =>
    countIn(measure, 'parentheticals') === 0
      ? `no parenthetical in ${countIn(measure, 'speeches')} speeches`
      : `${only(measure)}${countIn(measure, 'parentheticals')} parentheticals over ${countIn(measure, 'speeches')} speeches`,
  camera: (measure) =>
    countIn(measure, 'paragraphs') === 0
      ? 'no paragraph with a camera term or “we see”'
      : `${only(measure)}${counted(countIn(measure, 'paragraphs'), 'paragraph')} with a camera term or “we see”`,
  paragraphs: (measure) => `paragraphs of action of ${only(measure)}${decimal(measure.value, 0)} words on average`,
  senses: oneIn('words of colour, light, sound and touch', 'of action'),
  vocabulary: (measure) =>
    `${only(measure)}${Math.round(measure.value * countIn(measure, 'window'))} different words in ${countIn(measure, 'window')} of action`,
  exteriors: ({ value }, { scenes }) => `${of(value, scenes)} scenes outside`,
  adverbs: oneIn('words in -ly', 'of action'),
  'lead-share': (measure, { nameOf }) => `${possessive(people(measure, nameOf))} ${percent(measure.value)} of the talk`,
  'top-three': (measure, { nameOf }) =>
    `the ${percent(measure.value)} of the talk that ${people(measure, nameOf)} share`,
  'lead-partners': (measure, { nameOf }) =>
    `${possessive(nameOf(measure.about[0] ?? ''))} exchanges with ${only(measure)}${countIn(measure, 'met')} of the ${countIn(measure, 'others')} others who speak twice`,
  'lead-warmth': (measure, { nameOf }) =>
    `${only(measure)}${countIn(measure, 'warm')} of ${possessive(people(measure, nameOf))} ${countIn(measure, 'speeches')} speeches with thanks, apology or care`,
  'late-heat': ({ value }) =>
    `a last third with ${decimal(value, 2)} times the exclamations, refusals and words of danger of the first`,
};
