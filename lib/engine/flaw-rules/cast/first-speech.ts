/** Where somebody speaks first, as a place to show. */
import type { Cite } from '../../../story/cite.ts';
import type { Character } from '../../people/character-index.ts';
import { quoteOf } from '../../text/quote.ts';

/** None for somebody who never speaks. */
export const firstSpeech = ({ speeches }: Pick<Character, 'speeches'>): Cite[] =>
  speeches.slice(0, 1).map(({ passage }) => quoteOf(passage));
