/** Tells where a name in the action shows nobody in person: on a likeness, and in what stands before the film begins, a synopsis or a list of the cast. */
import { wholeWords } from '../../../screenplay/text/phrases.ts';
import { likenessesSeen } from '../../lexicons/introduction-words.ts';
import type { Passage } from '../../text/passages.ts';

const likeness = wholeWords(likenessesSeen);
const begins = /^FADE (?:IN|UP)\b/i;
/** 'CHAZ STANDARD, Captain..........A leader'. */
const castLine = /\.{6,}/;
/** A film begins on one of the first pages. */
const firstPages = 6;

/** The order of the first passage of the film: behind the last line of a list of the cast, or at FADE IN where nobody speaks before; 0 where the script opens with it. */
export function filmBegins(passages: readonly Passage[]): number {
  const opening = passages.findIndex(
    ({ kind, text, speech }) => kind === 'heading' || speech !== null || begins.test(text),
  );
  const first = passages[opening];
  if (first && begins.test(first.text) && first.at.page <= firstPages) return first.order;
  return (passages.slice(0, Math.max(0, opening)).findLast(({ text }) => castLine.test(text))?.order ?? -1) + 1;
}

/** Before the name in its paragraph, in the line of a shot above, or in a row of '-- …' above or over it. */
export function isOnLikeness(passages: readonly Passage[], { order, text, scene }: Passage, at: number): boolean {
  if (likeness.test(text.slice(0, at))) return true;
  let above = order - 1;
  const isRow = inRow.test(text);
  while (isRow && inRow.test(passages[above]?.text ?? '')) {
    if (likeness.test(passages[above]?.text ?? '')) return true;
    above -= 1;
  }
  const before = passages[above];
  return (
    before !== undefined &&
    before.scene === scene &&
    (before.kind === 'action' || before.kind === 'shot') &&
    (isRow || before.words.length <= shotWords) &&
    likeness.test(before.text)
  );
}
const inRow = /^[–—-]/;
/** 'ON THE POSTER -- CLOSE'. */
const shotWords = 6;
