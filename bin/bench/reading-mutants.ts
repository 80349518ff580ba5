/** How many planted faults of each kind the proof of a reading catches by code alone, over every place of both recorded readings, and how many true sentences survive it. */
import { plantControls, plantFaults, type Tally, tallyOf } from '../../test/model/read/mutants/plant-mutants.ts';
import { recordedSets } from '../../test/model/read/mutants/sets.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;
const sum = (tallies: readonly Tally[], of: (tally: Tally) => number): number =>
  tallies.reduce((total, tally) => total + of(tally), 0);

const row = (kind: string, cells: readonly (string | number)[]): string =>
  [kind.padEnd(56), ...cells.map((cell) => String(cell).padStart(11))].join(' ');

export async function benchMutants(seed: number): Promise<void> {
  const sets = await recordedSets();
  const options = { seed, most: null };
  const faults = tallyOf(sets.flatMap(({ readable, answers }) => plantFaults(readable, answers, options)));
  const controls = tallyOf(sets.flatMap(({ readable, answers }) => plantControls(readable, answers, options)));
  console.log(
    `${sets.map(({ name }) => name).join(', ')}; seed ${seed}; one fault at a time, in every place that has room for it`,
  );
  console.log(row('fault', ['planted', 'by code', 'share', '2nd look', 'shown']));
  for (const { kind, planted, caught, secondLook, shown } of faults)
    console.log(row(kind, [planted, caught, percent(caught, planted), secondLook, shown]));
  const planted = sum(faults, (tally) => tally.planted);
  console.log(
    row('all', [
      planted,
      sum(faults, ({ caught }) => caught),
      percent(
        sum(faults, ({ caught }) => caught),
        planted,
      ),
      sum(faults, ({ secondLook }) => secondLook),
      sum(faults, ({ shown }) => shown),
    ]),
  );
  console.log(row('\ntrue in other words or on other passages', ['tried', 'survive']));
  for (const { kind, planted: tried, caught } of controls)
    console.log(row(kind, [tried, percent(tried - caught, tried)]));
  const tried = sum(controls, (tally) => tally.planted);
  const lost = sum(controls, ({ caught }) => caught);
  console.log(row('all', [tried, `${(100 - (100 * lost) / Math.max(1, tried)).toFixed(1)} %`]));
}
