/** What was counted of a convention, in words, by its kind: what stands in the script beside what is looked for, and what to try. */
import { capitalised, counted, decimal, listed, pagesOf, percent, quoted } from '../../../engine/wording.ts';
import type { StoryCharacter } from '../../../story/character.ts';
import type { Counted, CountedAs, ProportionId, Sign, StoryConvention } from '../../../story/conventions.ts';
import type { MeasureId, StoryMeasure } from '../../../story/measure.ts';
import { positionOf, type StoryScene } from '../../../story/scene.ts';
import { placeName } from '../../describe-place.ts';
import { countIn } from '../../measure-words/measure-phrase.ts';
import { conventionWords, type Named } from './convention-words.ts';

/** The graph's things by their ids. */
export interface Lookup {
  readonly sceneOf: (id: string) => StoryScene;
  readonly nameOf: (id: string) => string;
  readonly measureOf: (id: StoryMeasure['id']) => StoryMeasure;
  readonly lead: StoryCharacter | null;
  readonly pages: number;
  readonly scenes: number;
}

/** 'scene 5 (Projection Booth)': a scene whose heading stands beside it. */
const sceneLabel = (scene: StoryScene): string => `scene ${scene.ordinal} (${placeName(scene)})`;
/** 'scene 5 (Projection Booth, page 4)'. */
const sceneOnPage = (scene: StoryScene): string => `scene ${scene.ordinal} (${placeName(scene)}, page ${scene.page})`;
/** 'on page 4', 'from page 4 to page 9'. */
const pageSpan = (from: number, to: number): string =>
  from === to ? `on page ${from}` : `from page ${from} to page ${to}`;
const pagesFrom = (pages: number): string => `${decimal(pages)} ${decimal(pages) === '1' ? 'page' : 'pages'}`;

export const proportionLabels: Readonly<Record<ProportionId, string>> = {
  dialogueShare: 'Words spoken',
  wordsPerSpeech: 'Words in a speech',
  wordsPerScene: 'Words in a scene',
  interiorShare: 'Interiors',
  topSpeakerShare: 'First speaker’s share',
};
const proportionSays: Readonly<Record<ProportionId, (value: string) => string>> = {
  dialogueShare: (value) => `${value} of the words are spoken`,
  wordsPerSpeech: (value) => `Speeches run to ${value} words`,
  wordsPerScene: (value) => `Scenes run to ${value} words`,
  interiorShare: (value) => `${value} of the scenes play inside`,
  topSpeakerShare: (value) => `Who speaks most has ${value} of the talk`,
};
const shares: ReadonlySet<ProportionId> = new Set<ProportionId>(['dialogueShare', 'interiorShare', 'topSpeakerShare']);
/** Below this a mean is printed with a decimal. */
const smallMean = 20;
export const printedProportion = (id: ProportionId, value: number): string =>
  shares.has(id) ? percent(value) : decimal(value, value < smallMean ? 1 : 0);

/** What a measure counted, beside what the genre looks for. */
const measureSays: Readonly<Partial<Record<MeasureId, (measure: StoryMeasure, scenes: number) => string>>> = {
  'place-change': ({ value }, scenes) => `${Math.round(value * (scenes - 1))} of ${scenes - 1} cuts go somewhere else`,
  'open-endings': ({ value }) => `only ${percent(value)} of the talking scenes end on a question or a broken line`,
  questions: (measure) =>
    `only ${Math.round(measure.value * countIn(measure, 'speeches'))} of ${countIn(measure, 'speeches')} speeches end on a question`,
  'returning-objects': ({ about }) =>
    about.length === 0
      ? 'no thing comes back'
      : `few things come back in later scenes: ${listed(about.slice(0, mostThings))}`,
};
/** Things named of those that come back. */
const mostThings = 3;
/** Throws RangeError for a measure that no genre looks for. */
function measureSaid(measure: StoryMeasure, scenes: number): string {
  const say = measureSays[measure.id];
  if (!say) throw new RangeError(`No words for the measure ${measure.id}`);
  return say(measure, scenes);
}

/** 'is “scream” on page 7', 'is scene 4 on page 7', 'stands on page 7' where only the quote can tell. */
function firstSign({ said, scene, page }: Sign, { sceneOf }: Lookup): string {
  const label = said !== null ? quoted(said) : scene !== null ? `scene ${sceneOf(scene).ordinal}` : null;
  return `${label === null ? 'stands' : `is ${label}`} on page ${page}`;
}

interface Told {
  readonly text: string;
  /** What the convention's own advice may name. */
  readonly named?: Partial<Named>;
  /** The kind's own advice. */
  readonly todo?: string;
}
type Tell<Kind extends Counted['kind']> = (counted: CountedAs<Kind>, look: Lookup) => Told;

const tellers: { readonly [Kind in Counted['kind']]: Tell<Kind> } = {
  early: ({ page, first, scene }, look) => ({
    text: `Looked for by page ${page}; ${first ? `the first ${firstSign(first, look)}` : 'none was found by our words'}.`,
    named: { place: sceneLabel(look.sceneOf(scene)) },
  }),
  steady: ({ signs, from, to, pages, most, scene }, { sceneOf, pages: all }) => ({
    text:
      signs === 0
        ? `None was found by our count on ${decimal(all)} pages.`
        : `None ${pageSpan(from, to)}: ${pagesFrom(pages)}, where ${decimal(most)} at most are looked for.`,
    named: { place: sceneLabel(sceneOf(scene)) },
  }),
  largest: ({ pieces, largest, ending }, { sceneOf }) => {
    const [top, last] = [sceneOf(largest), sceneOf(ending)];
    return {
      text: `The longest of ${counted(pieces, 'set piece')} comes ${percent(positionOf(top))} in, with ${counted(top.actionWords, 'word')} of action; the last quarter’s has ${last.actionWords}.`,
      named: { place: sceneLabel(top), ending: sceneOnPage(last) },
    };
  },
  proportion: ({ proportion, value, low, high, scripts, scene }, { sceneOf }) => {
    const [shown = '', from = '', to = ''] = [value, low, high].map((one) => printedProportion(proportion, one));
    return {
      text: `${proportionSays[proportion](shown)}, in half of ${scripts} scripts of the genre ${from} to ${to}.`,
      named: { place: sceneLabel(sceneOf(scene)) },
    };
  },
  measure: ({ measure, lacking }, { measureOf, sceneOf, scenes }) => {
    const measured = measureOf(measure);
    const pages = measured.places.map(({ page }) => page);
    return {
      text: `${capitalised(measureSaid(measured, scenes))}${pages.length === 0 ? '' : ` (${pagesOf(pages)})`}.`,
      named: {
        page: measured.places[0]?.page ?? 0,
        lacking: lacking === null ? null : sceneOnPage(sceneOf(lacking)),
      },
    };
  },
  night: ({ dark, scenes, usual, turnable }, { sceneOf }) => ({
    text: `${capitalised(counted(dark, 'scene'))} of ${scenes} ${dark === 1 ? 'is' : 'are'} headed NIGHT (${percent(dark / scenes)}); for the genre about ${percent(usual)} is usual.`,
    named: turnable === null ? {} : { place: sceneLabel(sceneOf(turnable)) },
  }),
  meeting: ({ pair, by, scene, earlier }, { sceneOf, nameOf }) => {
    const first = sceneOf(scene);
    const [lead, other] = pair.map(nameOf);
    return {
      text: `${lead} and ${other}, who exchange the most lines, first share ${sceneLabel(first)}, ${percent(first.start)} in; looked for by ${percent(by)}.`,
      todo: `Let ${other} cross the path of ${lead} in ${sceneOnPage(sceneOf(earlier))}: a look, a wrong name, an argument over a seat.`,
    };
  },
  apart: ({ pair, share, most, from, to, scene }, { sceneOf, nameOf }) => ({
    text: `${listed(pair.map(nameOf))} are apart ${pageSpan(from, to)}, ${percent(share)} of the script; at most ${percent(most)} is looked for.`,
    named: { place: sceneLabel(sceneOf(scene)) },
  }),
  closing: ({ pair, scene, ending }, { sceneOf, nameOf }) => {
    const last = sceneOf(scene);
    return {
      text: `${listed(pair.map(nameOf))} are last together in ${sceneLabel(last)}, which ends ${percent(last.end)} in.`,
      todo: `Bring the one who is missing into ${sceneOnPage(sceneOf(ending))}, which closes the script, if only as a letter, a voice or an empty chair.`,
    };
  },
  duets: ({ two, talking, least, crowded }, { sceneOf, nameOf }) => {
    const scene = crowded && sceneOf(crowded.scene);
    return {
      text: `${capitalised(counted(two, 'scene'))} of ${talking} in which people talk to one another ${two === 1 ? 'has' : 'have'} exactly two speakers (${percent(two / talking)}, ${percent(least)} looked for).`,
      todo:
        crowded && scene
          ? `Try ${sceneLabel(scene)} without ${nameOf(crowded.least)}, who has the fewest words there: what can the others then no longer avoid saying?`
          : '',
    };
  },
  alone: ({ single, peopled, least, smallest }, { sceneOf, nameOf }) => {
    const pair = smallest === null ? null : sceneOf(smallest);
    return {
      text: `${capitalised(counted(single, 'scene'))} of ${peopled} ${single === 1 ? 'shows' : 'show'} one of the speaking characters alone (${percent(single / peopled)}, ${percent(least)} looked for).`,
      named: pair ? { place: sceneLabel(pair), who: listed(pair.present.map(nameOf)) } : {},
    };
  },
};

/** The teller of a kind takes what was counted of that kind. */
function tell<Kind extends Counted['kind']>(kind: Kind, counted: CountedAs<Kind>, look: Lookup): Told {
  return tellers[kind](counted, look);
}

const nothingNamed: Named = { place: '', ending: '', page: 0, lacking: null, who: '' };

/** What stands in a script that departs from the convention, and what to try; `todo` is empty where the script shows no place to begin. */
export function departure({ id, counted }: StoryConvention, look: Lookup): { text: string; todo: string } {
  const { text, named, todo } = tell(counted.kind, counted as never, look);
  return { text, todo: todo ?? conventionWords[id].todo?.({ ...nothingNamed, ...named }) ?? '' };
}
