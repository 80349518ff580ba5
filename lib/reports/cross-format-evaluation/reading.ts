/** What the evaluation of formats opens with: which forms the story fits, and why. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import type { MarketRead } from '../../story/read/judgement-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { bestOther } from '../read/best-other.ts';
import { pointBlocks } from '../read/points.ts';
import { prose } from '../read/said.ts';
import { nothingStays } from '../read/under-reading.ts';
import type { ReadBlocks } from '../report.ts';
import { crossFormatEvaluationCard } from './card.ts';
import * as words from './words.ts';

type Format = MarketRead['formats'][number];

const serialTitle = 'Episode breakdown';
const bestTitle = (form: string): string => `Best alternate format: ${capitalised(form)}`;
const columns = ['Form', 'Fits', 'Why'] as const;
const buyerColumn = 'Who would buy it';
const noSeries = 'It fits no form in parts.';
const whyInTable = `${words.titles.formats} says why of each.`;
const toldAsBest = 'Told above, as the best of the other forms.';

const order: readonly Format['fits'][] = ['yes', 'with changes', 'no'];
/** A form that is told in parts, by its name. */
const isSerial = ({ format }: Format): boolean => /series|pilot|hour|episode/i.test(format);

const toldBelow = 'The best of the others: see below.';
const toldAsSerial = `See ${serialTitle}.`;

/** `best` and those that can be told in parts (`serial`) have their reason under a heading of their own. */
function table(
  title: string,
  formats: readonly Format[],
  { best, serial }: { readonly best: Format | undefined; readonly serial: readonly Format[] },
): Block {
  const bought = formats.some(({ buyer }) => buyer !== null);
  const labels = [...columns, ...(bought ? [buyerColumn] : [])];
  return {
    kind: 'table',
    title,
    columns: labels.map((label) => ({ label, align: 'left' })),
    rows: formats.map((each) => [
      capitalised(each.format),
      each.fits,
      each === best ? toldBelow : serial.includes(each) ? toldAsSerial : each.why,
      ...(bought ? [each.buyer ?? ''] : []),
    ]),
    basis: 'opinion',
  };
}

const partColumns = ['Part', 'Pages', 'What happens', 'It ends on'] as const;
/** The best of the other forms part by part, where it was read so. */
function partsTable({ format, parts }: Format): Block[] {
  if (parts.length === 0) return [];
  return [
    {
      kind: 'table',
      title: capitalised(format),
      columns: partColumns.map((label) => ({ label, align: 'left' })),
      rows: parts.map(({ pages, happens, endsOn }, at) => [String(at + 1), pages, happens, endsOn]),
      basis: 'opinion',
    },
  ];
}

/** Every form in one table; a script that somebody has read for its forms is not measured against them as well. */
export function crossFormatEvaluationReading({ market }: StoryRead, around: ReadAround): ReadBlocks {
  const points = pointBlocks(around, crossFormatEvaluationCard.number);
  if (market === null || market.formats.length === 0) return [points, []];
  const formats = market.formats.toSorted((a, b) => order.indexOf(a.fits) - order.indexOf(b.fits));
  const other = bestOther(market);
  const fitting = formats.filter((format) => isSerial(format) && format.fits !== 'no');
  const serial = fitting.filter((format) => format !== other);
  const inParts = serial.map(({ format, why }) => `${capitalised(format)}: ${why}`);
  const refused = formats.some((format) => isSerial(format));
  const parts = other === undefined ? [] : partsTable(other);
  const told = inParts.length > 0 || parts.length > 0 ? inParts : [toldAsBest];
  return [
    [
      table(words.titles.formats, formats, { best: other, serial }),
      ...(other === undefined ? [] : prose(bestTitle(other.format), [other.why])),
      ...points,
    ],
    [...parts, ...prose(serialTitle, fitting.length > 0 ? told : [refused ? `${noSeries} ${whyInTable}` : noSeries])],
  ];
}

/** What was counted stays where no form was read. A cut into episodes by numbers of pages is none that a reader would make. */
export const underForms = (entries: readonly ReportEntry[], { market }: StoryRead): ReportEntry[] =>
  market === null || market.formats.length === 0 ? [...entries] : nothingStays(entries);
