/** Lays tonality out under the three headings of the dashboard: which tone is where, the curve of feeling, strength along the pages. How steady it is in figures stays in the data. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { type TonalityFindings, tonalityCard } from './card.ts';
import * as words from './words.ts';

const tonesOfFewPages = 2;

/** The untitled blocks after a titled one belong to its heading. A short script has no strongest passage worth the name, a very short one neither curve nor quarters nor a mix that holds. */
export function tonalityEntries(findings: TonalityFindings, length: Length = 'full'): ReportEntry[] {
  const { title, subtitle, text } = findings;
  const tones = length === 'very short' ? findings.tones.slice(0, tonesOfFewPages) : findings.tones;
  // The strongest tone is quoted; of the others pages and words are enough.
  const groups = tones.map(({ name, text: said, evidence }, at) => ({
    label: name,
    items: [{ text: said, evidence: at === 0 ? evidence : [] }],
  }));
  const blocks: Block[] = [
    { kind: 'cards', title: words.titles.tones, cards: [{ title, subtitle, text, groups }], basis: 'counted' },
  ];
  blocks.push(...architecture(findings, length), ...intensity(findings, length));
  return tonalityCard.prompts.map((prompt) => ({ prompt, blocks }));
}

/** A curve that has a shape, and quarters each of which has a tone, of more than two tones. */
export const blockIds = { shapedCurve: 'shaped-curve', unlikeQuarters: 'unlike-quarters' } as const;

const areUnlike = (parts: TonalityFindings['parts']): boolean =>
  new Set(parts.map(({ tone }) => tone)).size > 2 && parts.every(({ heard = true }) => heard);

function architecture({ architecture: curve, architectureText, extremes }: TonalityFindings, length: Length): Block[] {
  const title = words.titles.curve;
  if (length === 'very short' && extremes.length > 0)
    return [{ kind: 'facts', title, items: extremes, basis: 'counted' }];
  if (curve === null) return [{ kind: 'prose', title, paragraphs: architectureText, basis: 'counted' }];
  const [finding] = architectureText;
  const drawn: Block = {
    kind: 'series',
    ...(curve.arc !== null && { id: blockIds.shapedCurve }),
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

function intensity({ parts, intensityText, peaks }: TonalityFindings, length: Length): Block[] {
  const title = words.titles.quarters;
  if (length === 'very short' && parts.length > 0)
    return [{ kind: 'prose', title, paragraphs: [words.tooShortForQuarters], basis: 'counted' }];
  if (parts.length === 0) return [{ kind: 'prose', title, paragraphs: intensityText, basis: 'counted' }];
  if (peaks.length === 0) return [{ kind: 'prose', title, paragraphs: [words.evenQuarters], basis: 'counted' }];
  // A short script has no strongest passage worth the name.
  const items = length === 'full' ? peaks : peaks.slice(0, 1);
  return [{ kind: 'facts', ...(areUnlike(parts) && { id: blockIds.unlikeQuarters }), title, items, basis: 'counted' }];
}
