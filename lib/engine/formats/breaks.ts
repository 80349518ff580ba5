/** Says between which scenes a part can end: where time jumps by the script's own words, and where it cannot, within one scene that only changes its heading. */
import { wholeWords } from '../../screenplay/text/phrases.ts';
import type { Cite } from '../../story/cite.ts';
import { isMarker } from '../flaw-rules/out-of-time.ts';
import { jumpsInTime, onTheLine, sameMoment } from '../lexicons/flaws/scene-breaks.ts';
import { isPartMark } from '../scenes/marked-parts.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { isSpoken, type Passage } from '../text/passages.ts';
import { quoteOf } from '../text/quote.ts';

const jumps = wholeWords(jumpsInTime);
const goesOn = wholeWords(sameMoment);
const greets = wholeWords(onTheLine, { start: '^', end: '[?!.]*$' });

/** A caption stands among the first passages of its scene. */
const firstPassages = 3;
/** 'SUPER: "Two months later"'. */
const caption = /\b(?:SUPER|TITLE|CHYRON|CAPTION|LEGEND|CARD)\b/;
const isTitle = (passage: Passage): boolean => isMarker(passage) || caption.test(passage.text);

/** The words by which the next scene lies in another time, or opens a part; null where it has none. */
export function timeJump(next: SceneFacts): Cite | null {
  if (jumps.test(next.heading.timeOfDay ?? '')) return quoteOf(next.headingPassage);
  const opening = next.passages.slice(0, firstPassages);
  const found = opening.find(
    (passage) => isPartMark(passage.text.trim()) || (isTitle(passage) && jumps.test(passage.text)),
  );
  return found ? quoteOf(found) : null;
}

/** True where the next scene goes on with this one: CONTINUOUS, INTERCUT, a call that is just answered, the same place without a jump. */
export function isOneScene(scene: SceneFacts, next: SceneFacts): boolean {
  if (timeJump(next) !== null) return false;
  const around = [...scene.passages.slice(-2), ...next.passages.slice(0, 2)].filter((passage) => !isSpoken(passage));
  const last = scene.passages.findLast(isSpoken);
  return (
    scene.placeKey === next.placeKey ||
    goesOn.test(next.heading.text) ||
    around.some((passage) => isMarker(passage) && goesOn.test(passage.text)) ||
    (last !== undefined && greets.test(last.text.trim()))
  );
}
