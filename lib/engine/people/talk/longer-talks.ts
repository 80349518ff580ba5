/** Finds where two talk with each other for three speeches or more, one after the other and nobody between. */
import { asItStands, wholeWords } from '../../../screenplay/text/phrases.ts';
import { machinesHeard } from '../../lexicons/speech-words.ts';
import { isNarration } from '../../text/speech-kinds.ts';
import type { Speech } from '../speeches.ts';
import { followsOn } from './follows-on.ts';
import type { Stretch } from './talk-stretches.ts';

const fewestSpeeches = 3;
/** Shorter names are words of their own. */
const shortestName = 3;

/** Of two people, by their ids in order of the alphabet. `opens` are the first two speeches, `closes` the last two; null where a voice without a name stands beside, which may be one of the two. */
export interface LongerTalk {
  readonly key: string;
  readonly opens: readonly [Speech, Speech] | null;
  readonly closes: readonly [Speech, Speech] | null;
}

export const keyOfTwo = (one: string, other: string): string => [one, other].sort().join('\n');

const heardFromMachine = wholeWords(machinesHeard);
const isLive = (speech: Speech): boolean =>
  !isNarration(speech) && !speech.parentheticals.some(({ text }) => heardFromMachine.test(text));

/** In reading order. `isSomebody` is true of an id that stands for one person. */
export function longerTalksIn(stretch: Stretch, isSomebody: (id: string) => boolean): LongerTalk[] {
  const { speeches } = stretch;
  const talks: LongerTalk[] = [];
  const isTalk = (at: number): boolean => {
    const [before, answer] = [speeches[at - 1], speeches[at]];
    return (
      before !== undefined &&
      answer !== undefined &&
      before.speakers.length === 1 &&
      answer.speakers.length === 1 &&
      before.speakers[0] !== answer.speakers[0] &&
      isLive(before) &&
      isLive(answer) &&
      followsOn(before, answer, stretch)
    );
  };
  const keyAt = (at: number): string => keyOfTwo(speeches[at - 1]?.speakers[0] ?? '', speeches[at]?.speakers[0] ?? '');
  const isNameless = (at: number): boolean => speeches[at]?.speakers.some((id) => !isSomebody(id)) ?? false;
  let from = 1;
  while (from < speeches.length) {
    if (!isTalk(from)) {
      from += 1;
      continue;
    }
    let to = from;
    while (isTalk(to + 1) && keyAt(to + 1) === keyAt(from)) to += 1;
    // Who answers a third may still speak to that one, unless the other has come up between.
    const opens = isTalk(from - 1) && !comesUp(stretch, from - 1) ? from + 1 : from;
    if (to - opens + 2 >= fewestSpeeches)
      talks.push({
        key: keyAt(from),
        opens: isNameless(from - 2) ? null : pairAt(speeches, opens),
        closes: isNameless(to + 1) ? null : pairAt(speeches, to),
      });
    from = to + 1;
  }
  return talks;
}

/** True where the action right before a speech names who answers it: 'Ben crosses to Ann.' */
function comesUp({ passages, speeches }: Stretch, at: number): boolean {
  const [third, said, answer] = [speeches[at - 1], speeches[at], speeches[at + 1]];
  const name = answer?.speakers[0]?.split(' ').at(0) ?? '';
  if (!third || !said || name.length < shortestName) return false;
  const named = new RegExp(`(?<![\\p{L}])${asItStands(name)}(?![\\p{L}])`, 'iu');
  return passages.some(
    ({ kind, order, text }) =>
      kind === 'action' && order > third.passage.order && order < said.passage.order && named.test(text),
  );
}

function pairAt(speeches: readonly Speech[], at: number): readonly [Speech, Speech] | null {
  const [before, answer] = [speeches[at - 1], speeches[at]];
  return before && answer ? [before, answer] : null;
}
