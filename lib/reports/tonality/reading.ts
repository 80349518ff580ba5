/** What tonality opens with: the tone that rules as it was read, and where it shifts. */
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { facts, saidFact } from '../read/said.ts';
import { onPage } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { tonalityCard } from './card.ts';
import { titles } from './words.ts';

const ruling = 'Ruling tone';
const shift = (page: number): string => `Shifts, ${onPage(page)}`;

const mostShifts = 4;

export const tonalityReading = ({ tone }: StoryRead, around: ReadAround): ReadBlocks => [
  [
    ...facts(
      titles.tones,
      tone === null
        ? []
        : [
            saidFact(ruling, tone.ruling),
            ...tone.shifts.slice(0, mostShifts).map((said) => saidFact(shift(said.cites[0]?.page ?? 1), said)),
          ],
    ),
    ...pointBlocks(around, tonalityCard.number),
  ],
];
