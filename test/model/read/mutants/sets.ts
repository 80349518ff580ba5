/** The recorded readings of our own scripts, opened for planting. */
import path from 'node:path';
import { lastReel, marrow } from '../../../corpus/scripts.ts';
import { type Answers, answersIn, type ReadableScript, readableScript } from './recorded-answers.ts';

export interface RecordedSet {
  readonly name: string;
  readonly readable: ReadableScript;
  readonly answers: Answers;
}

const readings = path.join(import.meta.dirname, '../../../corpus/readings');
const set = async (name: string, screenplay: ReturnType<typeof lastReel>): Promise<RecordedSet> => ({
  name,
  readable: readableScript(await screenplay),
  answers: answersIn(path.join(readings, name)),
});

export const recordedSets = (): Promise<RecordedSet[]> =>
  Promise.all([set('the-last-reel', lastReel()), set('minutes-of-the-marrow', marrow())]);
