/** Lays tonality out under the three headings of the dashboard: what is spoken, what is shown with the curve of feeling, where nobody speaks and how the oaths run. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { type TonalityFindings, tonalityCard } from './card.ts';
import * as words from './words.ts';

/** What stays below a reading: facts by page, and a curve that has a shape. */
export const blockIds = { spoken: 'heard', shown: 'shown', steady: 'steady', shapedCurve: 'shaped-curve' } as const;

/** The untitled blocks after a titled one belong to its heading. A very short script has no curve. */
export function tonalityEntries(findings: TonalityFindings, length: Length = 'full'): ReportEntry[] {
  const { title, text, spoken, shown, shownText, steady, steadyText } = findings;
  const drawn = curve(findings, length);
  const blocks: Block[] = [
    {
      kind: 'cards',
      id: blockIds.spoken,
      title: words.titles.tones,
      cards: [
        {
          title,
          subtitle: null,
          text,
          groups: spoken.map(({ label, value, evidence }) => ({ label, items: [{ text: value, evidence }] })),
        },
      ],
      basis: 'counted',
    },
    ...drawn,
    ...section(drawn.length > 0 ? null : words.titles.curve, blockIds.shown, shown, shownText),
    ...section(words.titles.quarters, blockIds.steady, steady, steadyText),
  ];
  return tonalityCard.prompts.map((prompt) => ({ prompt, blocks }));
}

/** Facts under their heading, and sentences before them. */
function section(
  title: string | null,
  id: string,
  items: TonalityFindings['shown'],
  paragraphs: readonly string[],
): Block[] {
  const [isSaid, isTold] = [paragraphs.length > 0, items.length > 0];
  return [
    ...(isSaid ? [{ kind: 'prose', id, title, paragraphs: [...paragraphs], basis: 'counted' } satisfies Block] : []),
    ...(isTold ? [{ kind: 'facts', id, title: isSaid ? null : title, items, basis: 'counted' } satisfies Block] : []),
  ];
}

function curve({ architecture }: TonalityFindings, length: Length): Block[] {
  if (architecture === null || length === 'very short') return [];
  return [
    {
      kind: 'series',
      ...(architecture.arc !== null && { id: blockIds.shapedCurve }),
      title: words.titles.curve,
      x: 'page',
      xLabel: words.axes.page,
      yLabel: words.axes.feeling,
      lines: architecture.curves,
      basis: 'counted',
    },
  ];
}
