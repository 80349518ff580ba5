/** Counts speeches by printed cue name, as the reports count them: a cue without spoken words has none. */
import type { ReadingCue } from '../../contract/reading.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import { speechesOf } from '../people/speeches.ts';
import { passagesOf } from '../text/passages.ts';

/** In the order of their first speeches. */
export function countCues(screenplay: Screenplay): ReadingCue[] {
  const passages = passagesOf(screenplay, () => 0);
  const cues = new Map<string, ReadingCue>();
  for (const { cue } of passages) {
    if (cue === null || cues.has(cue.name)) continue;
    cues.set(cue.name, { name: cue.name, speeches: 0, ...cue.at.start });
  }
  for (const { passage } of speechesOf(passages, (name) => [name])) {
    const cue = passage.cue && cues.get(passage.cue.name);
    if (cue) cues.set(cue.name, { ...cue, speeches: cue.speeches + 1 });
  }
  return [...cues.values()];
}
