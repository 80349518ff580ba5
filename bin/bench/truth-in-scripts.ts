/** How often what is said of people and films is right on a folder of produced scripts: the lead, and the rank of the script's own film. */

import { noCorrections } from '../../lib/contract/corrections.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { countComparables } from '../../lib/engine/comparables/count-comparables.ts';
import { filmTable } from '../../lib/engine/comparables/film-table.ts';
import { scoreOf } from '../../lib/engine/comparables/rank-films.ts';
import { strengthsBy } from '../../lib/engine/comparables/tag-strengths.ts';
import { leadingAmong } from '../../lib/engine/people/lead.ts';
import { verdicts } from '../../test/truth/comparables.ts';
import { leadsByFile } from '../../test/truth/leads.ts';
import { titleKey } from '../train/film-genres.ts';
import { eachScript } from '../train/read-scripts.ts';

const mostFilms = 5;
const topLeads = 3;
const firstRanks = 10;

const share = (count: number, all: number): string =>
  `${count} of ${all} (${((100 * count) / Math.max(1, all)).toFixed(0)}%)`;

/** Prints one line a claim. The scripts' files are named for their films. */
export async function printTruthIn(folder: string): Promise<void> {
  const table = filmTable();
  const strengthsOf = strengthsBy(table.tags);
  const filmsByKey = Map.groupBy(table.films, ({ title }) => titleKey(title));
  const leads = { all: 0, right: 0, amongThree: 0, byWords: 0, wrong: [] as string[] };
  const named = { features: 0, five: 0, any: 0, own: 0 };
  const ranks: number[] = [];
  for await (const { file, key, screenplay, derived } of eachScript(folder, null)) {
    const name = file.replace(/\.[^.]+$/, '');
    const wanted = Object.hasOwn(leadsByFile, name) ? leadsByFile[name] : undefined;
    if (wanted) {
      const order = leadingAmong(derived.characters, derived.actions).map(({ id }) => id);
      const isRight = wanted.includes(order[0] ?? '');
      leads.all += 1;
      leads.right += Number(isRight);
      leads.amongThree += Number(order.slice(0, topLeads).some((id) => wanted.includes(id)));
      leads.byWords += Number(wanted.includes(derived.characters.find(({ onlyHeard }) => !onlyHeard)?.id ?? ''));
      if (!isRight) leads.wrong.push(`${name} (${order[0] ?? 'nobody'})`);
    }
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
  console.log(
    `\nlead                        ${share(leads.right, leads.all)}, by words alone ${share(leads.byWords, leads.all)}`,
  );
  console.log(`lead among the first three  ${share(leads.amongThree, leads.all)}`);
  if (leads.wrong.length > 0) console.log(`  otherwise: ${leads.wrong.join(', ')}`);
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
