/** What the evaluation of formats opens with: which forms the story fits, and why. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import type { MarketRead } from '../../story/read/judgement-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { prose } from '../read/said.ts';
import { keeping } from '../read/under-reading.ts';
import type { ReadBlocks } from '../report.ts';
import { crossFormatEvaluationCard } from './card.ts';
import * as words from './words.ts';

type Format = MarketRead['formats'][number];

const serialTitle = 'Episode breakdown';
const bestTitle = (form: string): string => `Best alternate format: ${capitalised(form)}`;
const columns = ['Form', 'Fits', 'Why'] as const;
const noSeries = 'Nobody who read it saw a series in it.';

const order: readonly Format['fits'][] = ['yes', 'with changes', 'no'];
/** A form that is told in parts, by its name. */
const isSerial = ({ format }: Format): boolean => /series|pilot|hour|episode/i.test(format);

const toldBelow = 'The best of the others: see below.';
const toldAbove = 'The best of the other forms: told under that heading.';

/** The heading stands between the two tables. */
const bestText = (form: Format): string => (isSerial(form) ? toldAbove : toldBelow);

/** `best` has its reason under a heading of its own. */
const table = (title: string, formats: readonly Format[], best: Format | undefined): Block[] =>
  formats.length === 0
    ? []
    : [
        {
          kind: 'table',
          title,
          columns: columns.map((label) => ({ label, align: 'left' })),
          rows: formats.map((each) => [capitalised(each.format), each.fits, each === best ? bestText(each) : each.why]),
          basis: 'opinion',
        },
      ];

/** Whole works first, then what is told in parts; a script that somebody has read for its forms is not measured against them as well. */
export function crossFormatEvaluationReading({ market }: StoryRead, around: ReadAround): ReadBlocks {
  const formats = (market?.formats ?? []).toSorted((a, b) => order.indexOf(a.fits) - order.indexOf(b.fits));
  const points = pointBlocks(around, crossFormatEvaluationCard.number);
  if (formats.length === 0) return [points, []];
  // The first that is named is the form the script is in.
  const [own] = market?.formats ?? [];
  const other = formats.find((each) => each !== own && each.fits !== 'no');
  const best = other === undefined ? [] : prose(bestTitle(other.format), [other.why]);
  const serial = table(serialTitle, formats.filter(isSerial), other);
  return [
    [
      ...table(
        words.titles.formats,
        formats.filter((each) => !isSerial(each)),
        other,
      ),
      ...best,
      ...points,
    ],
    serial.length > 0 ? serial : prose(serialTitle, [noSeries]),
  ];
}

/** What was counted stays where no form was read; the cut into episodes where a reader sees a series in it. */
export const underForms = (entries: readonly ReportEntry[], { market }: StoryRead): ReportEntry[] => {
  const formats = market?.formats ?? [];
  if (formats.length === 0) return [...entries];
  const isSeries = formats.some((format) => isSerial(format) && format.fits !== 'no');
  return keeping(({ kind }) => isSeries && kind === 'timeline')(entries).map((entry) => ({
    ...entry,
    blocks: entry.blocks.map((block) =>
      block.kind === 'timeline' ? { ...block, items: block.items.map((item) => ({ ...item, evidence: [] })) } : block,
    ),
  }));
};
