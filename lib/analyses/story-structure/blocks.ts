/** Lays the structure out: five zones over the pages, the balance of the acts, the length of the scenes. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { columnPlaces, pagesNamed } from '../named-places.ts';
import { numberWord, pagesOf } from '../wording.ts';
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
      title: zonesTitle(zones),
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

/** 'Candidates for the five turns stand on pages 8, 26, 58, 86 and 100' */
function zonesTitle(zones: StoryStructureFindings['zones']): string {
  const pages = zones.flatMap(({ evidence }) => evidence[0]?.page ?? []);
  return pages.length === 0
    ? 'Five zones and their candidate scenes'
    : `Candidates for the five turns stand on ${pagesOf(pages)}`;
}

const actBlocks = ({ acts, balanceText }: StoryStructureFindings): Block[] => [
  {
    kind: 'bars',
    title: actTitle(acts),
    itemLabel: 'Act',
    valueLabel: 'hundredths of the script',
    ...(isMarked(acts) ? {} : { referenceLabel: 'the usual share, by the mean turns of produced films' }),
    items: acts.map(({ name, pages, share, usual, scenes }) => ({
      label: name,
      value: share,
      ...(usual === null ? {} : { reference: usual }),
      note: `${share}%${usual === null ? '' : `, usual ${usual}%`}; pages ${pages}, ${scenes} ${scenes === 1 ? 'scene' : 'scenes'}`,
    })),
    basis: 'counted',
  },
  {
    kind: 'table',
    title: 'Act balance',
    columns: [
      left('Act'),
      left('Pages'),
      right('Share'),
      ...(isMarked(acts) ? [] : [right('Usual share')]),
      right('Scenes'),
      right('Pages a scene'),
      right('Talk'),
    ],
    rows: acts.map(({ name, pages, share, usual, scenes, meanScene, talk }) => [
      name,
      pages,
      `${share}%`,
      ...(usual === null ? [] : [`${usual}%`]),
      scenes,
      meanScene,
      `${talk}%`,
    ]),
    places: columnPlaces(
      1,
      acts.map(({ pages }) => pagesNamed(pages)),
    ),
    basis: 'counted',
  },
  { kind: 'prose', title: null, paragraphs: balanceText, basis: 'counted' },
];

const isMarked = (acts: StoryStructureFindings['acts']): boolean => acts.every(({ usual }) => usual === null);

/** 'Act one holds 22% of the script, usual is 33%; the other two are nearer'. */
function actTitle(acts: StoryStructureFindings['acts']): string {
  if (isMarked(acts)) {
    const [longest] = [...acts].sort((a, b) => b.share - a.share);
    return longest
      ? `${longest.name} is the longest of the ${numberWord(acts.length)} parts marked: ${longest.share}%`
      : 'The acts';
  }
  const gap = ({ share, usual }: (typeof acts)[number]): number => Math.abs(share - (usual ?? share));
  const [widest] = [...acts].sort((a, b) => gap(b) - gap(a));
  if (!widest) return 'The acts';
  const { name, share, usual } = widest;
  const act = `Act ${(name.split(':')[0] ?? name).toLowerCase()}`;
  return gap(widest) <= 3
    ? `Every act is within three hundredths of its usual share`
    : `${act} holds ${share}% of the script against a usual ${usual}%, the widest gap of the ${numberWord(acts.length)}`;
}

/** 'Scenes run longest around page 9 and shortest around page 14', by the mean of five; short scripts have no such mean. */
function pacingTitle({ pacing, smoothed }: StoryStructureFindings): string {
  const points = smoothed.length > 2 ? smoothed : pacing;
  const [longest] = [...points].sort((a, b) => b.y - a.y || a.x - b.x);
  const [shortest] = [...points].sort((a, b) => a.y - b.y || a.x - b.x);
  if (!longest || !shortest || longest.y === shortest.y) return 'Pacing: how long the scenes are';
  return `Pacing: scenes run longest around page ${Math.floor(longest.x)} and shortest around page ${Math.floor(shortest.x)}`;
}

function pacingBlocks(findings: StoryStructureFindings): Block[] {
  const { pacing, smoothed, pacingText, pacingFacts } = findings;
  if (pacing.length === 0) return [];
  const lines: Extract<Block, { kind: 'series' }>['lines'] = [{ name: 'Each scene', shape: 'columns', points: pacing }];
  if (smoothed.length > 0) lines.push({ name: 'Mean of five scenes', points: smoothed });
  const blocks: Block[] = [
    {
      kind: 'series',
      title: pacingTitle(findings),
      xLabel: 'page on which the scene begins',
      yLabel: 'length of the scene in pages',
      lines,
      basis: 'counted',
    },
    { kind: 'prose', title: null, paragraphs: pacingText, basis: 'counted' },
  ];
  if (pacingFacts.length > 0) blocks.push({ kind: 'facts', title: null, items: pacingFacts, basis: 'counted' });
  return blocks;
}
