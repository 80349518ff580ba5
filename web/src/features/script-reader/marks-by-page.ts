/** What is to be marked on each page: the words that a report speaks of, and those that were searched for. */
import type { Occurrence } from './find-words.ts';
import type { Mark } from './marked-text.tsx';

/** `current` is the occurrence, from 0, that the search shows. */
export function marksByPage(
  quoted: Occurrence | null,
  occurrences: readonly Occurrence[],
  current: number,
): ReadonlyMap<number, readonly Mark[]> {
  const marks = new Map<number, Mark[]>();
  const add = ({ stretches }: Occurrence, kind: Mark['kind']): void => {
    for (const { page, node, from, to } of stretches) {
      const onPage = marks.get(page) ?? [];
      marks.set(page, onPage);
      onPage.push({ node, from, to, kind });
    }
  };
  if (quoted) add(quoted, 'quote');
  occurrences.forEach((occurrence, at) => {
    add(occurrence, at === current ? 'current' : 'hit');
  });
  return marks;
}
