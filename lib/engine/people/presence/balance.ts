/** Tells whether of two who talk with each other the one who says more in the first half of their exchanges says less in the second. */
import type { Balance } from '../../../story/people/meeting.ts';
import { sum } from '../../text/statistics.ts';
import type { Speech } from '../speeches.ts';
import type { Answer } from '../talk/speaking-network.ts';

/** Exchanges of two from which their halves can be set side by side, and pages that each half runs over. Ours. */
const fewestExchanges = 24;
const fewestPages = 5;
/** From more than half of the words to less, by so much of them at least. */
const clearly = 0.2;

/**
 * The shares of `one` in the words of both, before and from the page on which the second half of their speeches begins; null where they move little or on the
 * same side of a half. Of 50 produced scripts nine have such a pair among their three strongest ties.
 */
export function balanceOf(one: string, other: string, answers: readonly Answer[]): Balance | null {
  if (answers.length < fewestExchanges) return null;
  const speeches = [...new Set(answers.flatMap(({ said, answer }) => [said, answer]))].toSorted(
    (a, b) => a.ordinal - b.ordinal,
  );
  const half = Math.floor(speeches.length / 2);
  const [start, middle, end] = [speeches[0], speeches[half], speeches.at(-1)];
  if (!start || !middle || !end || middle.page - start.page < fewestPages || end.page - middle.page < fewestPages)
    return null;
  const wordsOf = (id: string, own: readonly Speech[]): number =>
    sum(own.filter(({ speakers }) => speakers.includes(id)).map(({ words }) => words.length));
  const shareIn = (own: readonly Speech[]): number =>
    wordsOf(one, own) / Math.max(1, wordsOf(one, own) + wordsOf(other, own));
  const [before, after] = [shareIn(speeches.slice(0, half)), shareIn(speeches.slice(half))];
  const crosses = (before - 1 / 2) * (after - 1 / 2) < 0;
  return crosses && Math.abs(before - after) >= clearly ? { page: middle.page, before, after } : null;
}
