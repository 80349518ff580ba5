/** Counts quick replies: an answer of at most four words, or a short reply that throws a word back. */
import { functionWords } from '../lexicons/function-words.ts';
import type { Speech } from '../people/speeches.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';

const shortAnswer = 4;
const shortReply = 8;

/** `replies` are the quick ones among `exchanges`, the changes of speaker within scenes. */
export interface Banter {
  readonly exchanges: number;
  readonly replies: readonly Speech[];
}

export function banterOf(scenes: readonly SceneFacts[]): Banter {
  const pairs = scenes.flatMap(({ speeches }) =>
    speeches.flatMap((speech, index) => {
      const before = speeches[index - 1];
      return before && before.speakers[0] !== speech.speakers[0] ? [{ before, speech }] : [];
    }),
  );
  return {
    exchanges: pairs.length,
    replies: pairs.filter(({ before, speech }) => isQuick(before, speech)).map(({ speech }) => speech),
  };
}

function isQuick(before: Speech, reply: Speech): boolean {
  if (before.text.trim().endsWith('?') && reply.words.length <= shortAnswer) return true;
  const thrown = new Set(before.words.filter((word) => !functionWords.has(word)));
  return reply.words.length <= shortReply && reply.words.some((word) => thrown.has(word));
}
