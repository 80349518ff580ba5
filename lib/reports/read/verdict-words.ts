/** The words of a reader's verdict and of the level of money a script asks for. */
import type { Grade, MarketRead, VerdictRead } from '../../story/read/judgement-read.ts';

const grades: Readonly<Record<Grade, string>> = { pass: 'pass', consider: 'consider', recommend: 'recommend' };

/** 'script: consider; writer: recommend'. */
export const gradesOf = ({ script, writer }: Pick<VerdictRead, 'script' | 'writer'>): string =>
  `script: ${grades[script]}${writer === null ? '' : `; writer: ${grades[writer]}`}`;

export const levelNames: Readonly<Record<MarketRead['level'], string>> = {
  micro: 'Micro budget',
  low: 'Low budget',
  middle: 'Middle budget',
  high: 'High budget',
  tentpole: 'Tentpole',
};
