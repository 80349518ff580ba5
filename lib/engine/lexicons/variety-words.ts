/** Words by which one variety of English is told from the other. Own list. */
import type { Phrases } from '../../screenplay/text/phrases.ts';

/** Before 'flat' where it is a dwelling, not flat water. */
export const beforeFlats: Phrases = [
  'a',
  'an',
  'the',
  'my',
  'your',
  'his',
  'her',
  'our',
  'their',
  'this',
  'that',
  'council',
  'top',
  'ground',
  'basement',
];
