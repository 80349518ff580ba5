/** The card of the question that a path names. */

import { AppError } from '../../lib/contract/errors.ts';
import { questionCount } from '../../lib/contract/report.ts';
import type { Card } from '../../lib/reports/card.ts';
import { cardByNumber } from '../../lib/reports/catalog.ts';

/** unknown_question for anything but the number of a card, written plainly. */
export const findQuestion = (n: string): Card => {
  const card = /^[1-9]\d?$/.test(n) ? cardByNumber(Number(n)) : undefined;
  if (card) return card;
  throw new AppError(
    'unknown_question',
    `There is no such question. The questions are numbered 1 to ${questionCount}.`,
  );
};

/** no_script: the user has not uploaded anything. */
export const noScript = (): AppError => new AppError('no_script', 'There is no script yet. Please upload one first.');
