/** Finds where the film begins: behind title, synopsis and cast list. */
import type { Derived } from '../derive.ts';
import { headedScene, headingsCarry } from '../scenes/headings-carry.ts';
import type { Passage } from '../text/passages.ts';

/** Action from FADE IN or the first heading on, whichever stands first; all of it where headings can't be gone by. */
export function filmActions({
  passages,
  actions,
  scenes,
  pages,
}: Pick<Derived, 'passages' | 'actions' | 'scenes' | 'pages'>): Passage[] {
  const isHeaded = headingsCarry(scenes.map(headedScene), pages);
  const opens = passages.find(
    ({ kind, text }) => /^\W*(?:FADE|IRIS) (?:IN|UP)\b/i.test(text) || (kind === 'heading' && isHeaded),
  );
  return actions.filter(({ order }) => order >= (opens?.order ?? 0));
}
