/** A moment of the story in words, before its quote. */
import { listed } from '../engine/wording.ts';
import type { StoryMoment } from '../story/shape/moment.ts';

/** Before the line that is quoted: 'Sam to Vincent', 'Sam says', 'Swede enters', 'In the action'. */
export function momentWords(kind: StoryMoment['kind'], speakers: readonly string[], to: string | null): string {
  const who = listed(speakers);
  if (kind === 'enters') return `${who} enters`;
  if (who === '') return 'In the action';
  return to === null ? `${who} ${speakers.length === 1 ? 'says' : 'say'}` : `${who} to ${to}`;
}
