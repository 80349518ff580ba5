/** Where people talk: the scenes, and what stands before the first heading. */
import type { Derived } from '../../derive.ts';
import type { SceneFacts } from '../../scenes/scene-facts.ts';

/** What an exchange is counted in. `ordinal` is 0 before the first heading. */
export type Stretch = Pick<SceneFacts, 'ordinal' | 'passages' | 'speeches' | 'speakers' | 'present'>;

/** A script without headings, or before them, is one stretch more. */
export function stretchesOf({
  passages,
  speeches,
  scenes,
}: Pick<Derived, 'passages' | 'speeches' | 'scenes'>): Stretch[] {
  const own = speeches.filter(({ scene }) => scene === null);
  if (own.length === 0) return [...scenes];
  const seen = own.filter(({ voiceOver }) => !voiceOver);
  return [
    {
      ordinal: 0,
      passages: passages.filter(({ scene }) => scene === null),
      speeches: own,
      speakers: [...new Set(own.flatMap(({ speakers }) => speakers))],
      present: [...new Set(seen.flatMap(({ speakers }) => speakers))],
    },
    ...scenes,
  ];
}
