/** What the reader tells beside a pin's page. */
import type { SpinePin } from '../../../../lib/contract/spine.ts';
import type { PlaceNote } from '../../blocks/evidence-anchor.ts';
import { kindNames } from './spine-words.ts';

export const noteOf = ({ kind, title, note, advice }: SpinePin): PlaceNote => ({
  title: `${kindNames[kind]}: ${title}`,
  text: advice === null ? note : `${note} What to do: ${advice}`,
});
