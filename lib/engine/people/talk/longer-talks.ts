/** Finds where two talk with each other for three turns or more and nobody speaks between. */
import { asItStands, wholeWords } from '../../../screenplay/text/phrases.ts';
import { machinesHeard } from '../../lexicons/speech-words.ts';
import { isNarration } from '../../text/speech-kinds.ts';
import type { Speech } from '../speeches.ts';
import { followsOn, speaksOn } from './follows-on.ts';
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
  /** Whoever of the two spoke last speaks on. */
  const isMore = (at: number, from: number): boolean => {
    const [before, more] = [speeches[at - 1], speeches[at]];
    const [who = ''] = before?.speakers ?? [];
    if (!before || !more || more.speakers.length !== 1 || more.speakers[0] !== who || !isLive(more)) return false;
    return speaksOn(before, more, otherOf(keyAt(from), who), stretch);
  };
  const isNameless = (at: number): boolean => speeches[at]?.speakers.some((id) => !isSomebody(id)) ?? false;
  let from = 1;
  while (from < speeches.length) {
    if (!isTalk(from)) {
      from += 1;
      continue;
    }
    // Where one of the two answers the other, and up to where either of them speaks on.
    const answers = [from];
    let to = from;
    for (let at = from + 1; at < speeches.length; at += 1) {
      const isAnswer = isTalk(at) && keyAt(at) === keyAt(from);
      if (!isAnswer && !isMore(at, from)) break;
      if (isAnswer) answers.push(at);
      to = at;
    }
    // Who answers a third may still speak to that one, unless the other has come up between.
    const own = isTalk(from - 1) && !comesUp(stretch, from - 1) ? answers.slice(1) : answers;
    const [opens, closes] = [own[0], own.at(-1)];
    if (opens !== undefined && closes !== undefined && own.length + 1 >= fewestSpeeches)
      talks.push({
        key: keyAt(from),
        opens: isNameless(from - 2) ? null : pairAt(speeches, opens),
        closes: isNameless(to + 1) ? null : pairAt(speeches, closes),
      });
    from = to + 1;
  }
  // A question and its answer behind it are the end of the talk, though a third has spoken between.
  const asked = speeches.flatMap(({ text }, at) => (/\?["”]?\s*$/.test(text) && isTalk(at + 1) ? [at + 1] : []));
  return talks.map((talk, index): LongerTalk => {
    const isLast = !talks.slice(index + 1).some(({ key }) => key === talk.key);
    const at = isLast ? asked.findLast((one) => keyAt(one) === talk.key) : undefined;
    const [said] = (at === undefined ? null : pairAt(speeches, at)) ?? [];
    return said && at !== undefined && talk.closes && said.ordinal > talk.closes[0].ordinal && !isNameless(at + 1)
      ? { ...talk, closes: pairAt(speeches, at) }
      : talk;
  });
}

const otherOf = (key: string, id: string): string[] => key.split('\n').filter((one) => one !== id);

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
