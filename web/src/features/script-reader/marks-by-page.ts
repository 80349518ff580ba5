/** What is to be marked on each page: the words that a report speaks of, those that notes are about, those that were searched for, are chosen or are spoken. */
import type { Occurrence, Stretch } from './find-words.ts';
import type { Mark } from './marked-text.tsx';

interface Marked {
  readonly quoted: Occurrence | null;
  readonly occurrences: readonly Occurrence[];
  /** The occurrence, from 0, that the search shows. */
  readonly current: number;
  readonly noted: readonly Occurrence[];
  readonly chosen: readonly Stretch[];
  readonly spoken: Stretch | null;
}

export function marksByPage({
  quoted,
  occurrences,
  current,
  noted,
  chosen,
  spoken,
}: Marked): ReadonlyMap<number, readonly Mark[]> {
  const marks = new Map<number, Mark[]>();
  const add = ({ stretches }: Pick<Occurrence, 'stretches'>, kind: Mark['kind']): void => {
    for (const { page, node, from, to } of stretches) {
      const onPage = marks.get(page) ?? [];
      marks.set(page, onPage);
      onPage.push({ node, from, to, kind });
    }
  };
  for (const each of noted) add(each, 'note');
  if (quoted) add(quoted, 'quote');
  occurrences.forEach((occurrence, at) => {
    add(occurrence, at === current ? 'current' : 'hit');
  });
  add({ stretches: chosen }, 'chosen');
  if (spoken) add({ stretches: [spoken] }, 'spoken');
  return marks;
}
