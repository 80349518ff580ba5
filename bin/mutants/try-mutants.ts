/** A sample of a room's mutants, judged and told: the survivors with their places, the rate, what was left out and why. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Found, findMutants, type Mutant } from './find-mutants.ts';
import type { NumberedMutant } from './instrument.ts';
import { type Judged, judgeMutants, type Verdict } from './judge-mutants.ts';
import { roomFiles } from './room-files.ts';
import { asControl, randomFrom, sampleOf } from './sample-mutants.ts';

export interface Trial {
  readonly root: string;
  readonly room: string;
  /** A folder of the room; '' for all of it. */
  readonly under: string;
  readonly seed: number;
  readonly count: number;
  readonly controls: number;
  readonly workers: number;
  readonly print: (line: string) => void;
  /** Called after each verdict, for whoever waits. */
  readonly progress: (line: string) => void;
}

export interface TrialResult {
  readonly judged: Judged[];
  /** Killed of killed, survived and uncovered: 0 to 1. */
  readonly rate: number;
  /** Whether every control survived. */
  readonly trusted: boolean;
}

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 110 ? `${line.slice(0, 107)}...` : line;
};

const describe = ({ file, line, mutator, original, by, form }: Mutant): string => {
  const change = form === 'statement' ? `${oneLine(original)}  left out` : `${oneLine(original)}  ->  ${oneLine(by)}`;
  return `${file}:${line}  [${mutator}]  ${change}`;
};

function findAll(root: string, sources: readonly string[]): Found {
  const mutants: Mutant[] = [];
  const excluded = new Map<string, number>();
  for (const file of sources) {
    const found = findMutants(file, readFileSync(path.join(root, file), 'utf8'));
    mutants.push(...found.mutants);
    for (const [reason, count] of found.excluded) excluded.set(reason, (excluded.get(reason) ?? 0) + count);
  }
  return { mutants, excluded };
}

function tell(judged: readonly Judged[], print: Trial['print']): number {
  const of = (verdict: Verdict): Judged[] => judged.filter((each) => each.verdict === verdict);
  for (const verdict of ['survived', 'uncovered', 'timed out'] as const) {
    const list = of(verdict);
    if (list.length > 0) print(`\n${verdict} (${list.length}):`);
    for (const { mutant, by } of list) print(`  ${describe(mutant)}${by && `  in ${by}`}`);
  }
  const killed = of('killed').length;
  const counted = killed + of('survived').length + of('uncovered').length;
  const rate = counted === 0 ? 0 : killed / counted;
  print(
    `\n${killed} of ${counted} killed (${(100 * rate).toFixed(1)} %): ${of('survived').length} survived, ${of('uncovered').length} uncovered; besides ${of('timed out').length} timed out`,
  );
  return rate;
}

/** @throws MutantsError for a room that is not there, and when no test passes on unchanged code. */
export async function tryMutants({
  root,
  room,
  under,
  seed,
  count,
  controls,
  workers,
  print,
  progress,
}: Trial): Promise<TrialResult> {
  const began = performance.now();
  const { sources, tests, silent } = roomFiles(root, room, under);
  const { mutants, excluded } = findAll(root, sources);
  const random = randomFrom(seed);
  const sample = sampleOf(mutants, count, random);
  const expressions = mutants.filter(({ form }) => form === 'expression');
  const unchanged = sampleOf(expressions, controls, random).map((mutant) =>
    asControl(mutant, readFileSync(path.join(root, mutant.file), 'utf8')),
  );
  const numbered: NumberedMutant[] = [...sample, ...unchanged].map((mutant, index) => ({ ...mutant, id: index + 1 }));
  print(
    `${path.posix.join(room, under)}: ${sample.length} of ${mutants.length} mutants in ${sources.length} files, seed ${seed}; ${tests.length} test files`,
  );
  for (const [reason, left] of excluded) print(`  left out: ${left} in ${reason}`);
  for (const [file, reason] of silent) print(`  no say: ${file} ${reason}`);
  print(
    '  no say: snapshots, type errors, end-to-end tests, tests of other rooms, what a test runs in another process',
  );

  let done = 0;
  const onVerdict = ({ mutant, verdict }: Judged): void => {
    done += 1;
    progress(`${done}/${numbered.length} ${verdict}  ${describe(mutant)}`);
  };
  const onSilent = (file: string, reason: string): void => print(`  no say: ${file} ${reason}`);
  const judged = await judgeMutants({ root, mutants: numbered, tests, workers, onSilent, onVerdict });
  const isControl = ({ mutant }: Judged): boolean => mutant.mutator === 'control';
  const rate = tell(
    judged.filter((each) => !isControl(each)),
    print,
  );
  const controlled = judged.filter(isControl);
  print(`controls, which change nothing and must survive (${controlled.length}):`);
  for (const { mutant, verdict } of controlled)
    print(`  ${verdict}  ${mutant.file}:${mutant.line}  ${oneLine(mutant.original)}`);
  const trusted = controlled.every(({ verdict }) => verdict === 'survived' || verdict === 'uncovered');
  if (!trusted) print('A control did not survive: these figures say nothing.');
  print(`took ${Math.round((performance.now() - began) / 1000)} s`);
  return { judged, rate, trusted };
}
