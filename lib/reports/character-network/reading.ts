/** What the network opens with: what stands between two people, how it turns, what they never settle. */
import type { ReportEntry } from '../../contract/report.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { firstWithin } from '../count-words.ts';
import type { ReadAround } from '../read/around.ts';
import { missingTold } from '../read/missing.ts';
import { pointBlocks } from '../read/points.ts';
import { type FindingItem, findings, saidBullet } from '../read/said.ts';
import type { ReadBlocks } from '../report.ts';
import { characterNetworkCard } from './card.ts';

const titles = { bonds: 'Between two people' } as const;
const labels = { turns: 'Turns', unfinished: 'Unfinished' } as const;
const pair = (one: string, other: string): string => `${one} and ${other}`;

/** More is not read. */
const mostWords = 180;

export function characterNetworkReading({ bonds }: StoryRead, around: ReadAround): ReadBlocks {
  const told = bonds.map(({ a, b, said, turns, unfinished }) => {
    const open = missingTold(labels.unfinished, unfinished, around, [a, b]);
    const item: FindingItem = {
      id: `bond.${a}.${b}`,
      title: pair(around.nameOf(a), around.nameOf(b)),
      bullets: [...saidBullet(null, said), ...saidBullet(labels.turns, turns), ...open.bullets],
      advice: open.advice,
      severity: null,
    };
    return item;
  });
  return [
    [...findings(titles.bonds, firstWithin(told, mostWords)), ...pointBlocks(around, characterNetworkCard.number)],
  ];
}

/** Who talks with whom stays as the map's legend; the lines that show it are the reader's. */
export const withoutQuotes = (entries: readonly ReportEntry[]): ReportEntry[] =>
  entries.map((entry) => ({
    ...entry,
    blocks: entry.blocks.map((block) =>
      block.kind === 'cards' ? { ...block, cards: block.cards.map((card) => ({ ...card, groups: [] })) } : block,
    ),
  }));
