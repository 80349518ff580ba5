/** Lays tonality out under the three headings of the dashboard: the blend, the curve of feeling, intensity by quarter. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { columnPlaces, pagesNamed } from '../named-places.ts';
import { type TonalityFindings, tonalityCard } from './card.ts';
import * as words from './words.ts';

/** The untitled blocks after a titled one belong to its heading. */
export function tonalityEntries(findings: TonalityFindings): ReportEntry[] {
  const { title, subtitle, text, tones, rating } = findings;
  const groups = tones.map(({ name, text: said, evidence }) => ({ label: name, items: [{ text: said, evidence }] }));
  const blocks: Block[] = [
    { kind: 'cards', title: words.titles.tones, cards: [{ title, subtitle, text, groups }], basis: 'counted' },
  ];
  if (rating) {
    const { score, low, high, description } = rating;
    const name = words.titles.consistency;
    blocks.push({ kind: 'score', short: 'TC', name, score, low, high, description, evidence: [], basis: 'counted' });
  }
  blocks.push({ kind: 'prose', title: null, paragraphs: [words.method], basis: 'counted' });
  blocks.push(...architecture(findings), ...intensity(findings));
  return tonalityCard.prompts.map((prompt) => ({ prompt, blocks }));
}

function architecture({ architecture: curves, architectureText, extremes }: TonalityFindings): Block[] {
  const title = words.titles.curve;
  const prose: Block = { kind: 'prose', title: curves ? null : title, paragraphs: architectureText, basis: 'counted' };
  const blocks: Block[] = curves
    ? [
        {
          kind: 'series',
          title,
          ...(extremes.length > 0 && { finding: words.extremesTitle(extremes) }),
          xLabel: words.axes.page,
          yLabel: words.axes.feeling,
          lines: curves.curves,
          basis: 'counted',
        },
        prose,
      ]
    : [prose];
  if (extremes.length > 0) blocks.push({ kind: 'facts', title: null, items: extremes, basis: 'counted' });
  return blocks;
}

function intensity({ parts, intensityText, peaks }: TonalityFindings): Block[] {
  const title = words.titles.quarters;
  const prose: Block = {
    kind: 'prose',
    title: parts.length > 0 ? null : title,
    paragraphs: intensityText,
    basis: 'counted',
  };
  if (parts.length === 0) return [prose];
  const table: Block = {
    kind: 'table',
    title,
    columns: words.columns.map((label, index) => ({ label, align: index > 1 && index < 5 ? 'right' : 'left' })),
    rows: parts.map(({ name, pages, charged, exclamations, balance, tone }) => [
      name,
      pages,
      charged,
      exclamations,
      balance,
      tone,
    ]),
    places: columnPlaces(
      1,
      parts.map(({ pages }) => pagesNamed(pages)),
    ),
    basis: 'counted',
  };
  return [table, prose, { kind: 'facts', title: null, items: peaks, basis: 'counted' }];
}
