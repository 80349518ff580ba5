/** What tonality opens with: the tone that rules as it was read, and where it shifts. */
import type { ReportEntry } from '../../contract/report.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { facts, saidFact } from '../read/said.ts';
import { keeping } from '../read/under-reading.ts';
import { onPage } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { tonalityCard } from './card.ts';
import { noShape, titles, tooFew } from './words.ts';

const ruling = 'Ruling tone';

const shift = (page: number): string => `On ${onPage(page)}`;

const mostShifts = 4;

export const tonalityReading = ({ tone }: StoryRead, around: ReadAround): ReadBlocks => [
  [
    ...facts(titles.tones, tone === null ? [] : [saidFact(ruling, tone.ruling)]),
    ...facts(
      titles.curve,
      (tone?.shifts ?? []).slice(0, mostShifts).map((said) => saidFact(shift(said.cites[0]?.page ?? 1), said)),
    ),
    ...pointBlocks(around, tonalityCard.number),
  ],
];

/** The curve stays where it has a shape, the quarters where they differ and each has a tone. */
export const underTone = (entries: readonly ReportEntry[]): ReportEntry[] =>
  keeping((block) => {
    if (block.kind === 'table')
      return new Set(block.rows.map((row) => row.at(-1))).size > 2 && !block.rows.some((row) => row.includes(tooFew));
    return block.kind === 'series' && !noShape(block.finding);
  })(entries);
