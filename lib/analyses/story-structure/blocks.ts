/** Lays the structure out: five zones over the pages, the balance of the acts, the length of the scenes. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type StoryStructureFindings, storyStructureCard } from './card.ts';

const left = (label: string) => ({ label, align: 'left' as const });
const right = (label: string) => ({ label, align: 'right' as const });

const zonesNote =
  'A zone reaches ten hundredths of the script to either side of where the turn stands on average in 99 produced films. The candidate in it is chosen by position, length and who is present; over produced scripts such a choice names the exact scene in 17 to 19 of 100 cases (position alone: 9). Read each as a question to you: is this where it turns?';

export function storyStructureEntries(findings: StoryStructureFindings): ReportEntry[] {
  const { overview, zones, acts, pageCount } = findings;
  const blocks: Block[] = [{ kind: 'prose', title: 'Shape', paragraphs: overview, basis: 'counted' }];
  if (zones.length > 0) {
    blocks.push({
      kind: 'timeline',
      title: 'Five zones and their candidate scenes',
      pageCount,
      items: zones.map(({ name, fromPage, toPage, text, evidence }) => ({
        label: name,
        fromPage,
        toPage,
        text,
        evidence,
      })),
      basis: 'counted',
    });
    blocks.push({ kind: 'prose', title: null, paragraphs: [zonesNote], basis: 'counted' });
  }
  if (acts.length > 0) blocks.push(...actBlocks(findings));
  blocks.push(...pacingBlocks(findings));
  return storyStructureCard.prompts.map((prompt) => ({ prompt, blocks }));
}

const actBlocks = ({ acts, balanceText }: StoryStructureFindings): Block[] => [
  {
    kind: 'table',
    title: 'Act balance',
    columns: [
      left('Act'),
      left('Pages'),
      right('Share'),
      right('Usual share'),
      right('Scenes'),
      right('Pages a scene'),
      right('Talk'),
    ],
    rows: acts.map(({ name, pages, share, usual, scenes, meanScene, talk }) => [
      name,
      pages,
      `${share}%`,
      `${usual}%`,
      scenes,
      meanScene,
      `${talk}%`,
    ]),
    basis: 'counted',
  },
  { kind: 'prose', title: null, paragraphs: balanceText, basis: 'counted' },
];

function pacingBlocks({ pacing, smoothed, pacingText, pacingFacts }: StoryStructureFindings): Block[] {
  if (pacing.length === 0) return [];
  const lines: Extract<Block, { kind: 'series' }>['lines'] = [{ name: 'Each scene', shape: 'columns', points: pacing }];
  if (smoothed.length > 0) lines.push({ name: 'Mean of five scenes', points: smoothed });
  const blocks: Block[] = [
    {
      kind: 'series',
      title: 'Pacing: how long the scenes are',
      xLabel: 'page',
      yLabel: 'length of the scene in pages',
      lines,
      basis: 'counted',
    },
    { kind: 'prose', title: null, paragraphs: pacingText, basis: 'counted' },
  ];
  if (pacingFacts.length > 0) blocks.push({ kind: 'facts', title: null, items: pacingFacts, basis: 'counted' });
  return blocks;
}
