/** What genre advice opens with: which promises of its kind the script keeps and which it does not, and what others of the kind do where this one is weak. */
import type { ReportEntry } from '../../contract/report.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks, pointLine } from '../read/points.ts';
import { promiseBlocks } from '../read/promises.ts';
import { bullet, type FindingItem, findings } from '../read/said.ts';
import { keeping, withId } from '../read/under-reading.ts';
import type { ReadBlocks } from '../report.ts';
import { trendsId } from './blocks.ts';
import { genreSpecificAdviceCard } from './card.ts';

const craftTitle = 'What others of its kind do';

/** A finding of what others do: its own title is their practice, below it what that shows of this script, with the first told note that it bears on. */
const craftItems = ({ market }: StoryRead, around: ReadAround): FindingItem[] =>
  (market?.craft ?? []).map(({ others, here, because }, at) => {
    const point = because.flatMap((id) => around.pointOf(id) ?? [])[0];
    const line = point && pointLine(around, point, genreSpecificAdviceCard.number);
    return {
      id: `craft.${at + 1}`,
      title: others,
      bullets: [bullet(here), ...(line ? [bullet(`${line.label}: ${line.value}.`)] : [])],
      advice: null,
      severity: null,
    };
  });

export const genreSpecificAdviceReading = (read: StoryRead, around: ReadAround): ReadBlocks => [
  [
    ...promiseBlocks(read, around),
    ...findings(craftTitle, craftItems(read, around)),
    ...pointBlocks(around, genreSpecificAdviceCard.number),
  ],
];

/** What other stories of the kind tell of stays; whether this one keeps what its kind promises, the reader says, and no share of words. */
export const underAdvice = (entries: readonly ReportEntry[]): ReportEntry[] =>
  keeping((block) => withId(trendsId)(block))(entries);
