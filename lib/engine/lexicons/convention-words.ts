/**
 * What readers of a genre listen for, as word lists of our own: signs of a threat, a crime, force, wonder, a clock. A list misses what it does
 * not hold, so reports say 'by our words'.
 */
import * as z from 'zod';
import { wholeWords } from '../../screenplay/text/phrases.ts';
import table from './convention-words.json' with { type: 'json' };

const list = z.object({ about: z.string(), words: z.array(z.string()).min(1) });
const lists = z
  .object({
    threat: list,
    crime: list,
    force: list,
    future: list,
    wonder: list,
    rule: list,
    quest: list,
    clock: list,
    leaving: list,
    brokenTime: list,
  })
  .parse(table);
type List = keyof typeof lists;

const words = (name: List): ReadonlySet<string> => new Set(lists[name].words);

export const threatWords = words('threat');
export const crimeWords = words('crime');
export const forceWords = words('force');
export const futureWords = words('future');
export const wonderWords = words('wonder');
export const ruleWords = words('rule');
export const questWords = words('quest');

export const clockPattern = wholeWords(lists.clock.words);
export const leavingPattern = wholeWords(lists.leaving.words);
export const brokenTimePattern = wholeWords(lists.brokenTime.words, { flags: '' });
