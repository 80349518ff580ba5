/** Finds scenes that stand outside the running story: memories, dreams, montages, other years. */

import { wholeWords } from '../../screenplay/text/phrases.ts';
import type { Derived } from '../derive.ts';
import { elsewhere, lasting, montages, returns, timeSlots, yearsPass } from '../lexicons/flaws/time-shifts.ts';
import type { Passage } from '../text/passages.ts';

const capitals = { slots: timeSlots, flags: '' } as const;
const isElsewhere = wholeWords(elsewhere, capitals);
const goesOn = wholeWords(lasting, capitals);
const comesBack = wholeWords(returns, capitals);
const isMontage = wholeWords(montages, capitals);
const yearsGoBy = wholeWords(yearsPass);
const year = /\b(?:1[0-9]|20|21)\d\d\b/;
/** A longer paragraph in capitals is action. */
const longestMarker = 80;

/** True for a line that directs the story elsewhere: a slug, a transition, a caption, or a line of action in capitals. */
export const isMarker = ({ kind, text }: Passage): boolean =>
  kind === 'shot' ||
  kind === 'transition' ||
  kind === 'centered' ||
  (kind === 'action' && text.length < longestMarker && text === text.toUpperCase());

const counted = new WeakMap<Derived['scenes'], ReadonlySet<number>>();

/** Ordinals of the scenes outside the running story. What is never ended lasts to the end of the script: better silent than wrong. */
export function scenesOutOfTime({ scenes }: Derived): ReadonlySet<number> {
  const known = counted.get(scenes);
  if (known) return known;
  const outside = new Set<number>();
  let away = false;
  for (const scene of scenes) {
    const heading = scene.heading.text.toUpperCase();
    if (comesBack.test(heading)) away = false;
    else if (away || isElsewhere.test(heading) || year.test(heading)) outside.add(scene.ordinal);
    for (const passage of scene.passages.filter(isMarker)) {
      const text = passage.text.toUpperCase();
      if (comesBack.test(text)) away = false;
      else if (goesOn.test(text)) away = true;
      if (away || isMontage.test(text)) outside.add(scene.ordinal);
    }
  }
  counted.set(scenes, outside);
  return outside;
}

/** True when action, a caption or a heading between two passages says that months or years go by, or names a year. */
export const yearsPassBetween = ({ passages }: Derived, from: Passage, to: Passage): boolean =>
  passages.some(
    ({ order, kind, text }) =>
      order > from.order && order <= to.order && kind !== 'dialogue' && (yearsGoBy.test(text) || year.test(text)),
  );
