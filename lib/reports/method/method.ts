/** The method page as blocks: how each figure of the reports is made, with its sample and how often it is right, drawn from the tables that the engine itself goes by. */
import type { Block } from '../../contract/blocks.ts';
import { filmTable } from '../../engine/comparables/film-table.ts';
import { flawRules } from '../../engine/flaw-rules/find-flaws.ts';
import { shipped } from '../../engine/learned/genre-model.ts';
import { taughtScripts } from '../../engine/learned/moment-model.ts';
import { allMeasures } from '../../engine/measures/count-measures.ts';
import { caliberParameters, frameParameters } from '../../engine/measures/parameters.ts';
import { baseRateOf } from '../../engine/norms/flaw-base-rates.ts';
import { incentivesCollected } from '../../engine/norms/incentives.ts';
import { producedNorms } from '../../engine/norms/quick-parser-norms.ts';
import { valueAt } from '../../engine/norms/scale.ts';
import { successModel } from '../../engine/norms/success-model.ts';
import { turningPointFilms, turningPointZones } from '../../engine/norms/turning-points.ts';
import { criteria } from '../../engine/production/count-shooting-places.ts';
import { capitalised } from '../../engine/wording.ts';
import type { MeasureId } from '../../story/measure.ts';
import { type CaliberParameter, caliberParameter, type FrameParameter, frameParameter } from '../../story/ratings.ts';
import { nameOfMeasure, printed } from '../measure-words.ts';
import { genrePlurals } from '../predictive-analysis/words.ts';
import { looksAt } from '../ratings/words.ts';
import * as words from './words.ts';

/** What readers found of the engine's work: hits judged of each flaw rule by its id, and films named. Stands with the tests, which hold it to the rules. */
export interface Judged {
  readonly rules: Readonly<Record<string, { readonly judged: number; readonly true: number }>>;
  readonly texts: number;
  readonly judgedOn: string;
  readonly films: { readonly sensible: number; readonly arguable: number; readonly wrong: number };
}

const { columns, tableTitles, titles } = words;

type Row = Extract<Block, { kind: 'table' }>['rows'][number];

const prose = (title: string, paragraphs: readonly string[]): Block => ({
  kind: 'prose',
  title,
  paragraphs: [...paragraphs],
  basis: 'published',
});
/** The first column is text, and so are others that are named. */
const table = (title: string, labels: readonly string[], rows: Row[], texts = 1): Block => ({
  kind: 'table',
  title,
  columns: labels.map((label, at) => ({ label, align: at < texts ? 'left' : 'right' })),
  rows,
  basis: 'published',
});

const counters: Readonly<Partial<Record<FrameParameter | CaliberParameter, MeasureId>>> = {
  ...frameParameters,
  ...caliberParameters,
};
/** In the order of the two words; what nothing counted stands for says so. */
const letterRows = (): Row[] =>
  [...frameParameter.options, ...caliberParameter.options].map((letter): Row => {
    const id = counters[letter];
    return [letter, looksAt[letter], id ? nameOfMeasure({ id }) : words.readersMatter];
  });

const measureRows = (): Row[] =>
  allMeasures.map((definition): Row => {
    const { id, direction, scale } = definition;
    const at = (percentile: number): string => printed(definition, valueAt(scale, percentile));
    return [
      nameOfMeasure({ id }),
      words.directions[direction],
      scale.sample ?? words.unknownRate,
      at(50),
      `${at(10)} to ${at(90)}`,
    ];
  });

const flawRows = ({ rules }: Judged): Row[] =>
  flawRules.map(({ id, name }): Row => {
    const found = rules[id];
    return [name, baseRateOf(id) ?? words.unknownRate, found?.judged ?? 0, found?.true ?? 0];
  });

const turnRows = (): Row[] =>
  turningPointZones.map(({ name, mean, deviation }) => [name, words.meanings[name], `${mean}%`, `± ${deviation}%`]);

function successRows(): Row[] {
  const { all, byGenre } = successModel.everyFilm;
  const row = (name: string, { films, percent }: { films: number; percent: number }): Row => [
    capitalised(name),
    films,
    `${percent}%`,
  ];
  const genres = Object.entries(byGenre).map(([genre, rate]) =>
    row(genrePlurals[genre as keyof typeof genrePlurals], rate),
  );
  return [row(words.everyFilm, all), ...genres];
}

const placeRows = (): Row[] => {
  const total = Object.values(criteria).reduce((sum, of) => sum + of, 0);
  return Object.entries(criteria).map(([criterion, of]) => [
    words.criterionNames[criterion as keyof typeof criteria],
    Math.round((100 * of) / total),
  ]);
};

/** Every section of the page, in the order of the reports. */
export function methodBlocks(judged: Judged): Block[] {
  const { trained, films } = filmTable();
  return [
    prose(titles.counted, words.counted(producedNorms.all.scripts)),
    prose(titles.ratings, words.ratings),
    table(tableTitles.ratings, columns.ratings, letterRows(), columns.ratings.length),
    table(tableTitles.measures, columns.measures, measureRows(), 2),
    prose(
      titles.genre,
      words.genre(shipped().trained, { ...trained, known: films.length, films: trained.films }, judged.films),
    ),
    prose(titles.tone, words.tone),
    prose(titles.people, words.people),
    prose(titles.flaws, words.flaws(judged.texts, judged.judgedOn)),
    table(tableTitles.flaws, columns.flaws, flawRows(judged)),
    prose(titles.turns, words.turns(turningPointFilms, taughtScripts())),
    table(tableTitles.turns, columns.turns, turnRows(), 2),
    prose(titles.potential, words.potential),
    prose(titles.formats, words.formats),
    prose(titles.success, words.success(successModel.years)),
    table(tableTitles.success, columns.success, successRows()),
    prose(titles.places, words.places(incentivesCollected)),
    table(tableTitles.places, columns.places, placeRows()),
  ];
}
