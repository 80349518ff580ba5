/** The questions that have an analysis. A question in the catalog but not here stays pending. */
import { caliberRatings } from './caliber-ratings/question.ts';
import { frameRatings } from './frame-ratings/question.ts';
import type { Question } from './question.ts';
import { strengthsAndWeaknesses } from './strengths-and-weaknesses/question.ts';

export const questions: readonly Question[] = [frameRatings, caliberRatings, strengthsAndWeaknesses];

/** True when question `number` can be answered. */
export const isAnswered = (number: number): boolean => questions.some(({ card }) => card.number === number);
