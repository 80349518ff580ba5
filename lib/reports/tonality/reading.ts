/** What tonality opens with: the tone that rules as it was read, where it shifts, and how strongly it is felt over the whole length. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import type { Said } from '../../story/read/said.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { type Fact, fact, facts, saidFact } from '../read/said.ts';
import { keeping, withId } from '../read/under-reading.ts';
import { onPage } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { blockIds } from './blocks.ts';
import { tonalityCard } from './card.ts';
import { titles } from './words.ts';

const ruling = 'Ruling tone';
const strength = 'Over its length';

const shift = (page: number): string => `On ${onPage(page)}`;

const pageFirst = /^On page (\d+),? +/;
/** A sentence that begins with its page says it once: before it. */
function shiftFact({ cites, text }: Said): Fact {
  const own = pageFirst.exec(text);
  return own === null
    ? fact(shift(cites[0]?.page ?? 1), text)
    : fact(shift(Number(own[1])), capitalised(text.slice(own[0].length)));
}

const mostShifts = 5;

export const tonalityReading = ({ tone }: StoryRead, around: ReadAround): ReadBlocks => [
  [
    ...facts(titles.tones, tone === null ? [] : [saidFact(ruling, tone.ruling)]),
    ...facts(titles.curve, (tone?.shifts ?? []).slice(0, mostShifts).map(shiftFact)),
    ...facts(titles.quarters, tone?.intensity ? [saidFact(strength, tone.intensity)] : []),
    ...pointBlocks(around, tonalityCard.number),
  ],
];

/** Somebody swears or shouts: what a rater asks about, and a reader does not count. */
const isSpoken = (block: Block): boolean =>
  withId(blockIds.spoken)(block) && block.kind === 'cards' && block.cards.some(({ groups }) => groups.length > 0);

/** Where somebody has read where the tone shifts, what is sworn and shouted stays beside it alone; else who weeps on which page, the curve of bright and dark words and how the oaths run as well. */
export const underTone = (entries: readonly ReportEntry[], { tone }: Pick<StoryRead, 'tone'>): ReportEntry[] =>
  keeping(
    tone !== null && tone.shifts.length > 0
      ? isSpoken
      : withId(blockIds.spoken, blockIds.shown, blockIds.shapedCurve, blockIds.steady),
  )(entries);
