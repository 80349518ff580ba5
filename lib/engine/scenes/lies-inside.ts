/** Tells places that lie inside, whatever side their heading says. */
import { wholeWords } from '../../screenplay/text/phrases.ts';
import { insideOnly } from '../lexicons/flaws/sides.ts';

const inside = wholeWords(insideOnly, { flags: '', end: '$' });

/** 'HALLWAY' of 'AGENCY - HALLWAY', the last words of a location; null where it ends in no room. */
export const insideKind = (location: string): string | null => inside.exec(location.toUpperCase().trim())?.[0] ?? null;
