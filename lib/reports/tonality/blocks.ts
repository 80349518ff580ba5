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
  blocks.push(...architecture(findings), ...intensity(findings));
  return tonalityCard.prompts.map((prompt) => ({ prompt, blocks }));
}

function architecture({ architecture: curve, architectureText, extremes }: TonalityFindings): Block[] {
  const title = words.titles.curve;
  if (curve === null) return [{ kind: 'prose', title, paragraphs: architectureText, basis: 'counted' }];
  const [finding] = architectureText;
  const drawn: Block = {
    kind: 'series',
    title,
    ...(finding !== undefined && { finding }),
    x: 'page',
    xLabel: words.axes.page,
    yLabel: words.axes.feeling,
    lines: curve.curves,
    basis: 'counted',
  };
  return extremes.length === 0 ? [drawn] : [drawn, { kind: 'facts', title: null, items: extremes, basis: 'counted' }];
}

function intensity({ parts, intensityText, peaks }: TonalityFindings): Block[] {
  const title = words.titles.quarters;
  if (parts.length === 0) return [{ kind: 'prose', title, paragraphs: intensityText, basis: 'counted' }];
  const table: Block = {
    kind: 'table',
    title,
    columns: words.columns.map((label, index) => ({ label, align: index === 2 || index === 3 ? 'right' : 'left' })),
    rows: parts.map(({ name, pages, charged, balance, tone }) => [name, pages, charged, balance, tone]),
    places: columnPlaces(
      1,
      parts.map(({ pages }) => pagesNamed(pages)),
    ),
    basis: 'counted',
  };
  return peaks.length === 0 ? [table] : [table, { kind: 'facts', title: null, items: peaks, basis: 'counted' }];
}
