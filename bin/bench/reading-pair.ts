/** Two recorded readings of one script: which of the first ten points both make, the verdict of each, and what differs. */
import { existsSync } from 'node:fs';
import { compareReadings } from '../../lib/reports/read/readers-differ.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import type { StoryRead } from '../../lib/story/read/story-read.ts';
import { readAlone } from '../read-alone.ts';
import { recordedReader } from '../recorded-passes.ts';
import { BenchError } from './bench-error.ts';

async function storyIn(screenplay: Screenplay, folder: string): Promise<StoryRead> {
  if (!existsSync(folder)) throw new BenchError(`There is no folder ${folder}.`);
  const outcome = await readAlone(recordedReader(folder), screenplay);
  if (outcome.kind === 'missing') throw new BenchError(`${folder} holds no whole reading: ${outcome.trouble}.`);
  return outcome.story;
}

const titleOf = ({ points }: StoryRead, id: string): string => points.find((point) => point.id === id)?.title ?? id;

/** Asked of two readers: 70 of 100 of the first ten points, and the verdict. */
export async function benchPair(screenplay: Screenplay, first: string, second: string): Promise<void> {
  const [own, other] = await Promise.all([storyIn(screenplay, first), storyIn(screenplay, second)]);
  const { shared, onlyFirst, onlySecond, share, verdicts } = compareReadings(own, other);
  console.log(
    `\nbeside ${second}: ${shared.length} of the first ten points are shared, ${(100 * share).toFixed(0)} % (asked: 70 %)`,
  );
  console.log(`verdicts: ${verdicts.map((verdict) => verdict ?? 'none').join(' and ')}`);
  for (const [a, b] of shared) console.log(`both: ${titleOf(own, a)} = ${titleOf(other, b)}`);
  for (const id of onlyFirst) console.log(`only ${first}: ${titleOf(own, id)}`);
  for (const id of onlySecond) console.log(`only ${second}: ${titleOf(other, id)}`);
}
