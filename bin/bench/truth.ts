/** How often each flaw rule is right on produced features, as judged by readers, and how many of 100 produced scripts it fires in. */
import { flawRuleOf } from '../../lib/engine/flaw-rules/find-flaws.ts';
import { baseRateOf } from '../../lib/engine/norms/flaw-base-rates.ts';
import { fewestJudged, judgedOn, rules, texts, what } from '../../test/truth/judged-rules.ts';
import { rules as returnRules } from '../../test/truth/return-rules.ts';
import { planted, slipsFound } from '../../test/truth/slips-found.ts';
import { strengthScripts, strengths } from '../../test/truth/strengths.ts';
import { printTruthIn } from './truth-in-scripts.ts';
import { percentOf } from './truth-rows.ts';

export const usage =
  'Usage: npm run bench -- truth [DIR [UNTAUGHT]], where UNTAUGHT is a file of titles that no model was taught';

/** Prints one line a rule, the surest first; those with too few hits to judge behind them. With a folder of scripts also what is found of it there. */
export async function bench([folder, untaught = null]: (string | null)[] = []): Promise<void> {
  const share = ({ judged, true: right }: { judged: number; true: number }): number => right / Math.max(1, judged);
  const all = Object.entries(rules);
  const enough = all.filter(([, { judged }]) => judged >= fewestJudged).sort(([, a], [, b]) => share(b) - share(a));
  const few = all.filter(([, { judged }]) => judged < fewestJudged);
  const row = ([id, { judged, true: right }]: (typeof all)[number], percent: string): string =>
    `${flawRuleOf(id).name.padEnd(60)}${String(judged).padStart(7)}${String(right).padStart(6)}${percent.padStart(8)}${String(baseRateOf(id) ?? '-').padStart(9)}`;
  console.log(`${what}\n${texts} texts, judged ${judgedOn}.\n`);
  console.log(`${'flaw rule'.padEnd(60)} judged  true       %  of 100`);
  for (const one of enough) console.log(row(one, (100 * share(one[1])).toFixed(0)));
  console.log(`\nfound in fewer than ${fewestJudged} texts, all of them judged`);
  for (const one of few) console.log(row(one, '-'));
  printReturns();
  printStrengths();
  await printSlips();
  if (folder) await printTruthIn(folder, untaught);
}

function printReturns(): void {
  console.log('\nstretches and returns');
  for (const [name, { judged, true: right }] of Object.entries(returnRules))
    console.log(`${name.padEnd(60)}${String(judged).padStart(7)}${String(right).padStart(6)}`);
}

/** Goals in percent. */
const leastStrengths = 80;
const leastSlips = 70;
const leastSpelling = 60;

const line = (claim: string, right: number, all: number, goal: number): string =>
  `${claim.padEnd(60)}${String(all).padStart(7)}${String(right).padStart(6)}${percentOf(right, all).toFixed(0).padStart(8)}  goal ${goal}`;

function printStrengths(): void {
  const hits = Object.values(strengths);
  const sumOf = (of: (hit: (typeof hits)[number]) => number): number => hits.reduce((sum, hit) => sum + of(hit), 0);
  console.log(
    `\nstrengths of ${strengthScripts} scripts, of who carries a script more; of no other rule enough to judge it alone`,
  );
  console.log(
    line(
      'counted strengths, all rules',
      sumOf((hit) => hit.true),
      sumOf((hit) => hit.judged),
      leastStrengths,
    ),
  );
  for (const [id, hit] of Object.entries(strengths))
    console.log(`  ${id.padEnd(58)}${String(hit.judged).padStart(7)}${String(hit.true).padStart(6)}`);
}

async function printSlips(): Promise<void> {
  const found = await slipsFound();
  const all = Object.values(planted).reduce((sum, count) => sum + count, 0);
  const right = [...found.values()].reduce((sum, count) => sum + count, 0);
  console.log('\nslips planted in our own scripts, and found');
  console.log(line('all eight kinds', right, all, leastSlips));
  for (const [kind, count] of found)
    console.log(line(`  ${kind}`, count, planted[kind], kind === 'spelling' ? leastSpelling : leastSlips));
}
