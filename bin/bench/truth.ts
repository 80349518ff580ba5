/** How often each flaw rule is right on produced features, as judged by readers, and how many of 100 produced scripts it fires in. */
import { flawRuleOf } from '../../lib/engine/flaw-rules/find-flaws.ts';
import { baseRateOf } from '../../lib/engine/norms/flaw-base-rates.ts';
import { fewestJudged, judgedOn, rules, texts, what } from '../../test/truth/judged-rules.ts';
import { rules as returnRules } from '../../test/truth/return-rules.ts';
import { printTruthIn } from './truth-in-scripts.ts';

export const usage = 'Usage: npm run bench -- truth [DIR]';

/** Prints one line a rule, the surest first; those with too few hits to judge behind them. With a folder of scripts also what is found of it there. */
export async function bench([folder]: string[] = []): Promise<void> {
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
  console.log('\nstretches and returns');
  for (const [name, { judged, true: right }] of Object.entries(returnRules))
    console.log(`${name.padEnd(60)}${String(judged).padStart(7)}${String(right).padStart(6)}`);
  if (folder !== undefined) await printTruthIn(folder);
}
