/** Lays tonality out under the three headings of the dashboard: what is heard and shown by page, the curve of feeling with its brightest and darkest pages, the eighths of the script. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { type TonalityFindings, tonalityCard } from './card.ts';
import * as words from './words.ts';

/** What stays below a reading: facts by page, and a curve that has a shape. */
export const blockIds = { heard: 'heard', shapedCurve: 'shaped-curve', eighths: 'eighths' } as const;

/** The untitled blocks after a titled one belong to its heading. A very short script has neither curve nor eighths. */
export function tonalityEntries(findings: TonalityFindings, length: Length = 'full'): ReportEntry[] {
  const { title, text, heard } = findings;
  const blocks: Block[] = [
    {
      kind: 'cards',
      id: blockIds.heard,
      title: words.titles.tones,
      cards: [
        {
          title,
          subtitle: null,
          text,
          groups: heard.map(({ label, value, note, evidence }) => ({
            label,
            items: [{ text: note === null ? value : `${value} ${note}`, evidence }],
          })),
        },
      ],
      basis: 'counted',
    },
    ...architecture(findings, length),
    ...eighthBlocks(findings),
  ];
  return tonalityCard.prompts.map((prompt) => ({ prompt, blocks }));
}

function architecture({ architecture: curve, architectureText, extremes }: TonalityFindings, length: Length): Block[] {
  const title = words.titles.curve;
  if (length === 'very short' && extremes.length > 0)
    return [{ kind: 'facts', title, items: extremes, basis: 'counted' }];
  if (curve === null || length === 'very short')
    return [
      { kind: 'prose', title, paragraphs: curve === null ? architectureText : [words.noExtremes], basis: 'counted' },
    ];
  const drawn: Block = {
    kind: 'series',
    ...(curve.arc !== null && { id: blockIds.shapedCurve }),
    title,
    ...(extremes.length === 0 && { finding: words.noExtremes }),
    x: 'page',
    xLabel: words.axes.page,
    yLabel: words.axes.feeling,
    lines: curve.curves,
    basis: 'counted',
  };
  return extremes.length === 0 ? [drawn] : [drawn, { kind: 'facts', title: null, items: extremes, basis: 'counted' }];
}

const eighthBlocks = ({ eighths, eighthsText }: TonalityFindings): Block[] => {
  const title = words.titles.quarters;
  if (eighths.rows.length === 0) return [{ kind: 'prose', title, paragraphs: eighthsText, basis: 'counted' }];
  const [first = '', ...others] = eighths.columns;
  const columns = [
    { label: first, align: 'left' as const },
    ...others.map((label) => ({ label, align: 'right' as const })),
  ];
  return [{ kind: 'table', id: blockIds.eighths, title, columns, rows: eighths.rows, basis: 'counted' }];
};
