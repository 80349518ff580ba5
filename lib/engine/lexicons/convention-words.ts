/** Signs of a threat, of somebody leaving and of a broken order of time, as word lists of our own. */
import * as z from 'zod';
import { wholeWords } from '../../screenplay/text/phrases.ts';
import table from './convention-words.json' with { type: 'json' };

const list = z.object({ about: z.string(), words: z.array(z.string()).min(1) });
const lists = z
  .object({
    threat: list,
    leaving: list,
    brokenTime: list,
  })
  .parse(table);
type List = keyof typeof lists;

const words = (name: List): ReadonlySet<string> => new Set(lists[name].words);

export const threatWords = words('threat');

export const leavingPattern = wholeWords(lists.leaving.words);
export const brokenTimePattern = wholeWords(lists.brokenTime.words, { flags: '' });
