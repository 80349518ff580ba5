/** The one logline of a reading that stands for the script: the plain one, else the first. */
import type { Telling } from '../../story/read/shape-read.ts';

export const plainLogline = ({ loglines }: Pick<Telling, 'loglines'>): Telling['loglines'][number] | undefined =>
  loglines.find(({ use }) => use === 'plain') ?? loglines[0];
