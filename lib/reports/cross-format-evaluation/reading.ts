/** What the evaluation of formats opens with: which forms the story fits, and why. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import type { MarketRead } from '../../story/read/judgement-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { prose } from '../read/said.ts';
import { nothingStays } from '../read/under-reading.ts';
import type { ReadBlocks } from '../report.ts';
import { crossFormatEvaluationCard } from './card.ts';

type Format = MarketRead['formats'][number];

const titles = { formats: 'Which forms it fits', serial: 'As a series' } as const;
const columns = ['Form', 'Fits', 'Why'] as const;
const noSeries = 'Nobody who read it saw a series in it.';

const order: readonly Format['fits'][] = ['yes', 'with changes', 'no'];
/** A form that is told in parts, by its name. */
const isSerial = ({ format }: Format): boolean => /series|pilot|hour|episode/i.test(format);

const table = (title: string, formats: readonly Format[]): Block[] =>
  formats.length === 0
    ? []
    : [
        {
          kind: 'table',
          title,
          columns: columns.map((label) => ({ label, align: 'left' })),
          rows: formats.map(({ format, fits, why }) => [capitalised(format), fits, why]),
          basis: 'opinion',
        },
      ];

/** Whole works first, then what is told in parts; a script that somebody has read for its forms is not measured against them as well. */
export function crossFormatEvaluationReading({ market }: StoryRead, around: ReadAround): ReadBlocks {
  const formats = (market?.formats ?? []).toSorted((a, b) => order.indexOf(a.fits) - order.indexOf(b.fits));
  const points = pointBlocks(around, crossFormatEvaluationCard.number);
  if (formats.length === 0) return [points, []];
  const serial = table(titles.serial, formats.filter(isSerial));
  return [
    [
      ...table(
        titles.formats,
        formats.filter((each) => !isSerial(each)),
      ),
      ...points,
    ],
    serial.length > 0 ? serial : prose(titles.serial, [noSeries]),
  ];
}

/** What was counted stays where no form was read. */
export const underForms = (entries: readonly ReportEntry[], { market }: StoryRead): ReportEntry[] =>
  (market?.formats ?? []).length === 0 ? [...entries] : nothingStays(entries);
