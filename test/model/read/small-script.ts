/** A script from a few lines of Fountain. */
import { parseScreenplay } from '../../../lib/screenplay/parse.ts';

export const fountainScript = (text: string) =>
  parseScreenplay(new TextEncoder().encode(text), { format: 'fountain', maxPages: 600 });
