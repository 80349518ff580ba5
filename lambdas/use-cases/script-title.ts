/** What a script is called: as its writer has corrected it, as the details form says, as its title page does. */
import type { ScriptItem } from '../adapters/script-items.ts';

type Titled = Pick<ScriptItem, 'corrections' | 'details'>;

/** Null where only the title page can say. */
export const givenTitle = ({ corrections, details }: Titled): string | null =>
  corrections.title ?? (details.title.trim() || null);

/** Null for a script without any. */
export const scriptTitle = (script: Titled & Pick<ScriptItem, 'title'>): string | null =>
  givenTitle(script) ?? script.title;
