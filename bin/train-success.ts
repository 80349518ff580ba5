/**
 * Counts base rates of success in two public tables and writes lib/engine/norms/success-model.ts: `node bin/train-success.ts FILMS.csv
 * MOVIES.json` (FiveThirtyEight's bechdel movies.csv, vega-datasets' movies.json). Refuses to write when a table has another shape.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitCodes, runCommand } from './command.ts';
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
interface Rate {
  readonly films: number;
  readonly percent: number;
}

function rate(rows: readonly FilmRow[]): Rate {
  const hits = rows.filter(({ gross, budget }) => gross >= 2 * budget).length;
  return { films: rows.length, percent: rows.length === 0 ? 0 : Math.round((100 * hits) / rows.length) };
}

const rates = (rows: readonly FilmRow[]): { all: Rate; byGenre: Record<string, Rate> } => ({
  all: rate(rows),
  byGenre: Object.fromEntries(Object.entries(genres).map(([name, is]) => [name, rate(rows.filter(is))])),
});

const usage = `Usage: npm run train-success -- FILMS.csv MOVIES.json

FILMS.csv is FiveThirtyEight's bechdel movies.csv, MOVIES.json vega-datasets' movies.json.`;

await runCommand({ usage }, (args) => {
  const [csvPath, jsonPath] = args;
  if (!csvPath || !jsonPath) {
    console.error(usage);
    process.exitCode = exitCodes.arguments;
    return;
  }
  const { rows, report } = filmRows(readFileSync(csvPath, 'utf8'), readFileSync(jsonPath, 'utf8'));
  const successModel = {
    trained: new Date().toISOString().slice(0, 10),
    years: [Math.min(...rows.map(({ year }) => year)), Math.max(...rows.map(({ year }) => year))],
    join: report,
    everyFilm: rates(rows),
    soldAbroad: rates(rows.filter(({ foreign }) => foreign)),
  };
  const header = `/**
 * Base rates of "worldwide gross at least twice the budget" over released films, as numbers alone; written by bin/train-success.ts,
 * never by hand. Refuses any film's own figures. Made from FiveThirtyEight's bechdel movies.csv (CC BY 4.0) and vega-datasets'
 * movies.json (BSD-3-Clause). \`everyFilm\` takes a film without a foreign gross at its US gross: too low. \`soldAbroad\` leaves such
 * films out: too high.
 */
`;
  writeFileSync(
    path.join(import.meta.dirname, '../lib/engine/norms/success-model.ts'),
    `${header}export const successModel = ${JSON.stringify(successModel, null, 2)} as const;\n`,
  );
  console.log(JSON.stringify(successModel, null, 1));
});
