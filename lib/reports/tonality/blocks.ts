/** Lays tonality out under the three headings of the dashboard: the blend, the curve of feeling, intensity by part. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import { columnPlaces, pagesNamed } from '../named-places.ts';
import { type TonalityFindings, tonalityCard } from './card.ts';

const method =
  'Tone is heard here through word lists of our own and through how quickly lines are answered. Understatement, irony and what is left unsaid have no word list: where this page and your ear differ, trust your ear.';

/** The untitled blocks after a titled one belong to its heading. */
export function tonalityEntries(findings: TonalityFindings): ReportEntry[] {
  const { title, subtitle, text, tones, rating } = findings;
  const groups = tones.map(({ name, text: said, evidence }) => ({ label: name, items: [{ text: said, evidence }] }));
  const blocks: Block[] = [
    { kind: 'cards', title: 'Tonality Analysis', cards: [{ title, subtitle, text, groups }], basis: 'counted' },
  ];
  if (rating) {
    const { score, low, high, description } = rating;
    const name = 'Tonal consistency';
    blocks.push({ kind: 'score', short: 'TC', name, score, low, high, description, evidence: [], basis: 'counted' });
  }
  blocks.push({ kind: 'prose', title: null, paragraphs: [method], basis: 'counted' });
  blocks.push(...architecture(findings), ...intensity(findings));
  return tonalityCard.prompts.map((prompt) => ({ prompt, blocks }));
}

function architecture({ architecture: curves, architectureText, extremes }: TonalityFindings): Block[] {
  const title = 'Emotional Architecture';
  const prose: Block = { kind: 'prose', title: curves ? null : title, paragraphs: architectureText, basis: 'counted' };
  const blocks: Block[] = curves
    ? [
        {
          kind: 'series',
          title,
          ...(extremes.length > 0 && { finding: extremesSentence(extremes) }),
          xLabel: 'page',
          yLabel: 'brighter (+) or darker (-) than the script’s own middle, in standard deviations',
          lines: curves.curves,
          basis: 'counted',
        },
        prose,
      ]
    : [prose];
  if (extremes.length > 0) blocks.push({ kind: 'facts', title: null, items: extremes, basis: 'counted' });
  return blocks;
}

/** 'Brightest around page 75, darkest around page 40' */
function extremesSentence(extremes: TonalityFindings['extremes']): string {
  const said = extremes.map(({ label, value }) => {
    const where = value.startsWith('page') ? `on ${value}` : value;
    return `${label.replace(/ stretch$/, '').toLowerCase()} ${where}`;
  });
  return capitalised(said.join(', '));
}

function intensity({ parts, intensityText, peaks }: TonalityFindings): Block[] {
  const title = 'Intensity & Consistency';
  const prose: Block = {
    kind: 'prose',
    title: parts.length > 0 ? null : title,
    paragraphs: intensityText,
    basis: 'counted',
  };
  if (parts.length === 0) return [prose];
  const columns = [
    'Part',
    'Pages',
    'Strong words per 100',
    'Exclamation marks a page',
    'Bright less dark per 100',
    'Strongest tone',
  ];
  const table: Block = {
    kind: 'table',
    title,
    columns: columns.map((label, index) => ({ label, align: index > 1 && index < 5 ? 'right' : 'left' })),
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
