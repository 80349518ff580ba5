/** Leaves out what stands before the film: title page, cast list and synopsis before the first FADE IN or heading. */
import { openingWith, wholeText } from '../../screenplay/text/phrases.ts';
import type { Derived } from '../derive.ts';
import { castListHeadings, filmBeginnings } from '../lexicons/shown-feeling.ts';
import type { Passage } from '../text/passages.ts';

const beginning = openingWith(filmBeginnings);
const castList = wholeText(castListHeadings);

/** The passages of the film itself. A voice before FADE IN is heard in it; a cue that stands there and nowhere else is the title. */
export function filmPassages({ passages, speeches }: Pick<Derived, 'passages' | 'speeches'>): readonly Passage[] {
  const heading = passages.findIndex(({ kind }) => kind === 'heading');
  if (heading <= 0) return passages;
  const often = Map.groupBy(speeches, ({ passage }) => passage.cue?.name ?? '');
  const isHeard = ({ cue }: Passage): boolean => cue !== null && (often.get(cue.name)?.length ?? 0) > 1;
  const before = passages.slice(0, heading);
  const voice = before.findIndex(isHeard);
  const fade = before.findIndex(({ text, cue }) => cue === null && beginning.test(text.trim()));
  const isCast = before.some(({ text, cue }) => cue === null && castList.test(text.trim().replace(/\W+$/, '')));
  const from = fade >= 0 && (voice < 0 || fade < voice) ? fade : isCast ? heading : 0;
  return passages.slice(from).filter((passage) => passage.cue === null || passage.order >= heading || isHeard(passage));
}
