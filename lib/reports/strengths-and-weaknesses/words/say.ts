/** What words about a finding may look at, and the phrases that they share. */
import type * as z from 'zod';
import type { measureTraits, TraitMeasureId } from '../../../engine/traits/measure-traits.ts';
import { counted, pagesOf } from '../../../engine/wording.ts';
import type { StoryCharacter } from '../../../story/character.ts';
import type { Cite } from '../../../story/cite.ts';
import type { Landmarks } from '../../../story/landmarks.ts';
import type { StoryMeasure } from '../../../story/measure.ts';
import type { StoryScene } from '../../../story/scene.ts';
import type { Source } from '../../../story/source.ts';
import type { FigureRow } from '../../figure-rows.ts';

/** The script around a measure. `speakers` are those who speak, most words first. */
export interface Around {
  readonly source: Source;
  readonly scenes: readonly StoryScene[];
  readonly speakers: readonly StoryCharacter[];
  readonly landmarks: Landmarks;
  readonly nameOf: (id: string) => string;
  readonly sceneOf: (id: string) => StoryScene;
}

/** What names people. */
export type Naming = Pick<Around, 'nameOf'>;

/** What a pattern knows of a script. */
export type FactsOf<Rule extends { readonly facts: z.ZodType }> = z.infer<Rule['facts']>;

/** A finding in words; `figures` are the rows behind it, without its number in the list. */
export interface Told {
  readonly title: string;
  readonly bullets: readonly { readonly text: string; readonly evidence: readonly Cite[] }[];
  readonly advice: string | null;
  readonly figures: readonly Omit<FigureRow, 'about'>[];
}

/** The title, what shows it ('' where the place says it all) and, of a weakness, what a writer may ask: it names this script's own people, places and pages. The scale stands in a row of its own. */
export type Say = (
  measure: StoryMeasure,
  around: Around,
) => { readonly title: string; readonly text: string; readonly advice: string | null };

/** A trait without words for a side that it has does not compile. */
export type TraitWords = {
  readonly [Id in TraitMeasureId]: Readonly<Record<(typeof measureTraits)[Id]['sides'][number], Say>>;
};

type Tell = (measure: StoryMeasure, around: Around) => string;

export const say =
  (title: Tell, text: Tell, advice: Tell): Say =>
  (measure, around) => ({
    title: title(measure, around),
    text: text(measure, around),
    advice: advice(measure, around),
  });

/** A strength, which asks nothing. */
export const keep =
  (title: Tell, text: Tell): Say =>
  (measure, around) => ({ title: title(measure, around), text: text(measure, around), advice: null });

/** 'pages 5, 9 and 12': those of the measure's places. */
export const pagesIn = ({ places }: StoryMeasure): string => placesOn(places);

/** The same of any cites. */
export const placesOn = (places: readonly Pick<Cite, 'page'>[]): string =>
  pagesOf([...new Set(places.map(({ page }) => page))]);

/** Why nothing is made of shares and rates in a very short script. */
export const tooFewScenes = (scenes: number, needed: number): string =>
  `The script has ${counted(scenes, 'scene with a heading', 'scenes with a heading')}: too few to tell a habit from an accident (that takes ${needed}).`;

/** Said where a list has nothing in it: the answer has ended, and found none. */
export const nothingShown = (title: 'Strengths' | 'Weaknesses'): string =>
  `Counting finds no ${title === 'Strengths' ? 'strength' : 'weakness'} here that a page shows, which is not to say that there is none.`;
