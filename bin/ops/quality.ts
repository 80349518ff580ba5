/** How often the notes of each rule were right, by the writers' own answers. With n: a rule of three answers says little. */
import type { JudgedRule } from '../../lambdas/adapters/judged-notes.ts';
import type { Operation } from './operation.ts';

const line = (rule: string, { right, wrong }: Omit<JudgedRule, 'rule'>): string => {
  const n = right + wrong;
  return `${rule}\t${Math.round((100 * right) / n)} %\t${right} of ${n}`;
};

/** The rules that were wrong most often come first. */
export function quality(judged: readonly JudgedRule[]): Operation {
  if (judged.length === 0) return { about: 'all', says: ['No writer has judged a note yet.'], act: null, isLook: true };
  const share = ({ right, wrong }: JudgedRule): number => right / (right + wrong);
  const sorted = judged.toSorted((a, b) => share(a) - share(b) || a.rule.localeCompare(b.rule));
  const total = { right: 0, wrong: 0 };
  for (const { right, wrong } of judged) {
    total.right += right;
    total.wrong += wrong;
  }
  const says = ['rule\tright\tanswers', ...sorted.map(({ rule, ...counts }) => line(rule, counts)), line('all', total)];
  return { about: 'all', says, act: null, isLook: true };
}
