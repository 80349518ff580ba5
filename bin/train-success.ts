/**
 * Trains the success model from two public tables and writes lib/analyses/norms/success-model.ts: `node bin/train-success.ts FILMS.csv
 * MOVIES.json` (FiveThirtyEight's bechdel movies.csv, vega-datasets' movies.json). Refuses to write when a table has another shape.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Case, chance, fitLogistic, skillOf } from './fit-logistic.ts';
import { type FilmRow, filmRows } from './success-rows.ts';

const genres: Readonly<Record<string, (row: FilmRow) => boolean>> = {
  action: ({ genre }) => genre === 'Action',
  adventure: ({ genre }) => genre === 'Adventure',
  comedy: ({ genre }) => genre === 'Comedy' || genre === 'Black Comedy',
  drama: ({ genre }) => genre === 'Drama',
  fantasy: ({ creativeType }) => creativeType === 'Fantasy',
  horror: ({ genre }) => genre === 'Horror',
  romance: ({ genre }) => genre === 'Romantic Comedy',
  scifi: ({ creativeType }) => creativeType === 'Science Fiction',
  thriller: ({ genre }) => genre === 'Thriller/Suspense',
};
/** Upper ends in millions of 2013 dollars; the last band is open. */
const bandEnds = [5, 20, 50, 100];
const bandOf = ({ budget }: FilmRow): number => {
  const index = bandEnds.findIndex((end) => budget < end * 1e6);
  return index < 0 ? bandEnds.length : index;
};
const features = [
  ...Object.keys(genres),
  ...[...bandEnds.keys(), bandEnds.length].map((band) => `band${band}`),
  'adapted',
];
const toCase = (row: FilmRow): Case => ({
  x: [
    ...Object.values(genres).map((is) => Number(is(row))),
    ...[...bandEnds.keys(), bandEnds.length].map((band) => Number(bandOf(row) === band)),
    Number(row.adapted),
  ],
  y: row.gross >= 2 * row.budget ? 1 : 0,
});
const ridge = 2;
const lastTrainingYear = 2005;

const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits));

function rate(rows: readonly FilmRow[]): { films: number; percent: number } {
  const hits = rows.filter((row) => toCase(row).y === 1).length;
  return { films: rows.length, percent: rows.length === 0 ? 0 : Math.round((100 * hits) / rows.length) };
}

function model(rows: readonly FilmRow[]) {
  const cases = rows.map(toCase);
  const before = rows.filter(({ year }) => year <= lastTrainingYear).map(toCase);
  const after = rows.filter(({ year }) => year > lastTrainingYear).map(toCase);
  const early = fitLogistic(before, ridge);
  const base = before.filter(({ y }) => y === 1).length / before.length;
  const skill = skillOf(
    after.map(({ x }) => chance(early, x)),
    after,
    base,
  );
  const fit = fitLogistic(cases, ridge);
  return {
    films: rows.length,
    intercept: rounded(fit.intercept),
    weights: Object.fromEntries(features.map((name, at) => [name, rounded(fit.weights[at] ?? 0)])),
    backTest: {
      trainedOn: before.length,
      testedOn: skill.films,
      auc: rounded(skill.auc, 3),
      aucLow: rounded(skill.low, 3),
      aucHigh: rounded(skill.high, 3),
      brier: rounded(skill.brier),
      brierOfBase: rounded(skill.brierOfBase),
    },
    all: rate(rows),
    byGenre: Object.fromEntries(Object.entries(genres).map(([name, is]) => [name, rate(rows.filter(is))])),
    byBand: [...bandEnds.keys(), bandEnds.length].map((band) => rate(rows.filter((row) => bandOf(row) === band))),
  };
}

const [csvPath, jsonPath] = process.argv.slice(2);
if (!csvPath || !jsonPath) {
  console.error('Usage: node bin/train-success.ts FILMS.csv MOVIES.json');
  process.exit(1);
}
const { rows, report } = filmRows(readFileSync(csvPath, 'utf8'), readFileSync(jsonPath, 'utf8'));
const successModel = {
  trained: new Date().toISOString().slice(0, 10),
  years: [Math.min(...rows.map(({ year }) => year)), Math.max(...rows.map(({ year }) => year))],
  lastTrainingYear,
  bandEnds,
  join: report,
  everyFilm: model(rows),
  soldAbroad: model(rows.filter(({ foreign }) => foreign)),
};
const header = `/**
 * Base rates and a ridge logistic of "worldwide gross at least twice the budget", as numbers alone; written by bin/train-success.ts,
 * never by hand. Refuses any film's own figures. Made from FiveThirtyEight's bechdel movies.csv (CC BY 4.0) and vega-datasets'
 * movies.json (BSD-3-Clause). \`everyFilm\` takes a film without a foreign gross at its US gross: too low. \`soldAbroad\` leaves such
 * films out: too high. \`bandEnds\` are millions of 2013 dollars.
 */
`;
writeFileSync(
  path.join(import.meta.dirname, '../lib/analyses/norms/success-model.ts'),
  `${header}export const successModel = ${JSON.stringify(successModel, null, 2)} as const;\n`,
);
console.log(
  JSON.stringify({ ...successModel, everyFilm: successModel.everyFilm, soldAbroad: successModel.soldAbroad }, null, 1),
);
