/** How often what is said without a model is right on a folder of produced scripts: people, place and genre, and the rank of the script's own film. */

import { noCorrections } from '../../lib/contract/corrections.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { countComparables } from '../../lib/engine/comparables/count-comparables.ts';
import { filmTable } from '../../lib/engine/comparables/film-table.ts';
import { scoreOf } from '../../lib/engine/comparables/rank-films.ts';
import { strengthsBy } from '../../lib/engine/comparables/tag-strengths.ts';
import { verdicts } from '../../test/truth/comparables.ts';
import { titleKey } from '../train/film-genres.ts';
import { eachScript, titlesIn } from '../train/read-scripts.ts';
import { truthClaims } from './truth-claims.ts';

const mostFilms = 5;
const firstRanks = 10;

const share = (count: number, all: number): string =>
  `${count} of ${all} (${((100 * count) / Math.max(1, all)).toFixed(0)}%)`;

/** Prints one line a claim. The scripts' files are named for their films. `untaught` is a file of titles from which nothing was learned, null where none is known. */
export async function printTruthIn(folder: string, untaught: string | null): Promise<void> {
  const table = filmTable();
  const strengthsOf = strengthsBy(table.tags);
  const filmsByKey = Map.groupBy(table.films, ({ title }) => titleKey(title));
  const claims = truthClaims(untaught === null ? () => false : titlesIn(untaught));
  const named = { features: 0, five: 0, any: 0, own: 0 };
  const ranks: number[] = [];
  for await (const script of eachScript(folder, null)) {
    const { key, screenplay, derived } = script;
    claims.add(script);
    if (derived.short) continue;
    const { films } = countComparables({
      screenplay,
      derived,
      details: emptyDetails,
      corrections: noCorrections,
      otherDrafts: [],
    });
    const own = filmsByKey.get(key) ?? [];
    named.features += 1;
    named.five += Number(films.length === mostFilms);
    named.any += Number(films.length > 0);
    named.own += Number(
      films.some(({ title, year }) => own.some((film) => film.title === title && film.year === year)),
    );
    const [only, another] = own;
    if (!only || another) continue;
    const strengths = strengthsOf(derived.passages, derived.pages);
    const scoreIn = (film: typeof only): number => scoreOf(film, table, strengths, []);
    const score = scoreIn(only);
    ranks.push(1 + table.films.filter((film) => scoreIn(film) > score).length);
  }
  ranks.sort((a, b) => a - b);
  console.log(`\n${claims.lines().join('\n')}\n`);
  console.log(
    `five films named            ${share(named.five, named.features)}, any ${share(named.any, named.features)}`,
  );
  console.log(`own film named              ${share(named.own, named.features)}`);
  console.log(
    `own film's rank             median ${ranks[Math.floor(ranks.length / 2)] ?? '-'} of ${table.films.length}, among the first ten ${share(ranks.filter((rank) => rank <= firstRanks).length, ranks.length)}`,
  );
  const judged = verdicts.sensible + verdicts.arguable + verdicts.wrong;
  console.log(
    `films named, judged by hand sensible ${share(verdicts.sensible, judged)}, wrong ${share(verdicts.wrong, judged)}`,
  );
}
