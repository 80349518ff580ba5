/** Joins two public film tables into rows to learn from: repairs years and titles, prefers the cleaner money, refuses what it can't date. */

/** `budget` and `gross` in US dollars of the year 2013. `foreign` is false when no source has a worldwide gross apart from the US one. */
export interface FilmRow {
  readonly title: string;
  readonly year: number;
  readonly genre: string;
  readonly creativeType: string;
  readonly adapted: boolean;
  readonly budget: number;
  readonly gross: number;
  readonly foreign: boolean;
  readonly from: 'fivethirtyeight' | 'vega';
}

/** What happened on the way, for the report. `agree` counts shared films whose two worldwide grosses lie within a tenth of each other. */
export interface JoinReport {
  readonly shared: number;
  readonly agree: number;
  readonly repaired: number;
  readonly yearsRepaired: number;
}

interface MoneyRow {
  readonly year: number;
  readonly budget: number;
  readonly domestic: number;
  readonly worldwide: number;
  readonly inflation: number;
}

/** The first year both tables cover well, and the last year of the film table. */
const firstYear = 1970;
const lastYear = 2011;

/** `csv` is FiveThirtyEight's bechdel movies.csv, `json` vega-datasets' movies.json, both as text. Throws on tables of another shape. */
export function filmRows(csv: string, json: string): { rows: FilmRow[]; report: JoinReport } {
  const money = moneyByFilm(csv);
  const inflation = inflationByYear([...money.values()]);
  const films: unknown = JSON.parse(json);
  if (!Array.isArray(films)) throw new TypeError('The film table must be a JSON list');
  const report = { shared: 0, agree: 0, repaired: 0, yearsRepaired: 0 };
  const rows = films.flatMap((film: Record<string, unknown>): FilmRow[] => {
    const title = String(film.Title ?? '');
    const written = Number(String(film['Release Date'] ?? '').slice(-4));
    const year = written > lastYear ? written - 100 : written;
    const own = {
      budget: Number(film['Production Budget'] ?? 0),
      domestic: Number(film['US Gross'] ?? 0),
      worldwide: Number(film['Worldwide Gross'] ?? 0),
    };
    if (year < firstYear || title === '') return [];
    if (written !== year) report.yearsRepaired += 1;
    const better = [year, year - 1, year + 1].map((near) => money.get(filmKey(title, near))).find(Boolean);
    if (better && own.worldwide > 0) {
      report.shared += 1;
      if (Math.abs(better.worldwide - own.worldwide) <= 0.1 * own.worldwide) report.agree += 1;
      if (own.worldwide === own.domestic && better.worldwide !== better.domestic) report.repaired += 1;
    }
    const used = better ?? own;
    if (!(used.budget > 0 && used.worldwide > 0)) return [];
    const factor = better?.inflation ?? inflation(year);
    return [
      {
        title,
        year,
        genre: String(film['Major Genre'] ?? ''),
        creativeType: String(film['Creative Type'] ?? ''),
        adapted: !['', 'null', 'Original Screenplay'].includes(String(film.Source ?? '')),
        budget: used.budget * factor,
        gross: used.worldwide * factor,
        foreign: used.worldwide !== used.domestic,
        from: better ? 'fivethirtyeight' : 'vega',
      },
    ];
  });
  return { rows, report };
}

/** 'Fugitive, The' and 'The Fugitive', '&amp;' and 'and' are one title. */
export const filmKey = (title: string, year: number): string =>
  `${title
    .toLowerCase()
    .replace(/&amp;|&/g, ' and ')
    .replace(/&#?\w+;/g, '')
    .replace(/^(.*), (the|a|an)$/, '$2 $1')
    .replace(/\b(?:the|a|an)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')}:${year}`;

function moneyByFilm(csv: string): Map<string, MoneyRow> {
  const [head = [], ...lines] = csv.trim().split(/\r?\n/).map(cells);
  const column = (name: string): number => {
    const index = head.indexOf(name);
    if (index < 0) throw new TypeError(`The money table has no column ${name}`);
    return index;
  };
  const [year, title, budget, domestic, worldwide, real] = [
    'year',
    'title',
    'budget',
    'domgross',
    'intgross',
    'budget_2013$',
  ].map(column) as [number, number, number, number, number, number];
  return new Map(
    lines.flatMap((line): [string, MoneyRow][] => {
      const row = {
        year: Number(line[year]),
        budget: Number(line[budget]),
        domestic: Number(line[domestic]),
        worldwide: Number(line[worldwide]),
        inflation: Number(line[real]) / Number(line[budget]),
      };
      const whole = [row.budget, row.domestic, row.worldwide, row.inflation].every(
        (value) => Number.isFinite(value) && value > 0,
      );
      return whole ? [[filmKey(line[title] ?? '', row.year), row]] : [];
    }),
  );
}

/** Cells of one line; a cell in double quotation marks may hold commas. */
const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** Dollars of 2013 per dollar of a year, read off the money table: the nearest year that has one. */
function inflationByYear(rows: readonly MoneyRow[]): (year: number) => number {
  const known = new Map(rows.map(({ year, inflation }) => [year, inflation]));
  return (year) => {
    const nearest = [...known.keys()].sort((a, b) => Math.abs(a - year) - Math.abs(b - year) || a - b)[0];
    return nearest === undefined ? 1 : (known.get(nearest) ?? 1);
  };
}
