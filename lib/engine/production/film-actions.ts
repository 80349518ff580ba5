/** Finds where the film begins: behind title, synopsis and cast list. */
import type { Derived } from '../derive.ts';
import type { Passage } from '../text/passages.ts';

/** From so many headings a page on, the first of them opens the film. Ours. */
export const headingsPerPage = 0.45;

/** Action from FADE IN or the first heading on, whichever stands first; all of it where hardly anything is headed. */
export function filmActions({
  passages,
  actions,
  scenes,
  pages,
}: Pick<Derived, 'passages' | 'actions' | 'scenes' | 'pages'>): Passage[] {
  const opens = passages.find(
    ({ kind, text }) =>
      /^\W*(?:FADE|IRIS) (?:IN|UP)\b/i.test(text) || (kind === 'heading' && scenes.length >= headingsPerPage * pages),
  );
  return actions.filter(({ order }) => order >= (opens?.order ?? 0));
}
