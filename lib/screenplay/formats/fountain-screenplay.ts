/** A Fountain script as a Screenplay, laid out on standard pages. */

import type { ParsedScript } from '../script-line.ts';
import { placeScript } from './place-script.ts';
import { readFountain } from './read-fountain.ts';

/** Reads, paginates and builds scenes. Never throws. */
export const readFountainScreenplay = (source: string): ParsedScript => placeScript(readFountain(source));
