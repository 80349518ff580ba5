/** Puts the reading before what was counted, in an answer that is there. No report that the plan lacks. */
import type { Answer } from '../../contract/report.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { questions } from '../registry.ts';
import { aroundRead, type ReadFor } from './around.ts';
import { footOf } from './provenance.ts';

/**
 * The answer as a user of `plan` sees it: each entry opens with the reading, the last with its foot line; what was counted follows. A reading that says nothing
 * for a report leaves it as it was counted. Throws RangeError for a report that the plan does not hold.
 */
export function openWithReading(answer: Answer, read: StoryRead, script: ReadFor): Answer {
  const around = aroundRead(read, script);
  const report = questions.find(({ card }) => card.number === answer.question);
  if (!report || !around.holds(answer.question))
    throw new RangeError(`The plan ${script.plan} has no report ${answer.question}`);
  const readings = report.reading(read, around);
  if (readings.every((blocks) => blocks.length === 0)) return answer;
  const lastRead = readings.findLastIndex((blocks) => blocks.length > 0);
  const counted = report.underReading?.(answer.entries, read, around) ?? answer.entries;
  return {
    ...answer,
    entries: answer.entries.map((entry, at) => {
      const blocks = readings[at] ?? [];
      const below = counted[at]?.blocks ?? [];
      if (blocks.length === 0) return entry;
      // One foot a report, and one more wherever counts follow that it parts from the reading.
      const foot = at === lastRead || below.length > 0 ? footOf(read) : [];
      return { ...entry, blocks: [...blocks, ...foot, ...below] };
    }),
  };
}
