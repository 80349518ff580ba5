/** What the report on places opens with: the level of money it asks for, what drives that, and what would make it cheaper. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { unofficial } from '../../engine/norms/incentives.ts';
import { pagesOf } from '../../engine/wording.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { budgetBlocks, needBlocks } from '../read/producer.ts';
import { type Fact, fact, facts } from '../read/said.ts';
import { keeping, withId } from '../read/under-reading.ts';
import { levelNames } from '../read/verdict-words.ts';
import type { ReadBlocks } from '../report.ts';
import { labelSetByYou } from '../set-by-you.ts';
import { blockIds } from './blocks.ts';
import { englishId, locationAnalysisCard, unnamedId } from './card.ts';

const titles = { costs: 'What it costs to shoot, as it was read' } as const;
const labels = {
  level: 'Level',
  money: 'Money',
  shoot: 'The shoot',
  driver: 'Drives it',
  cheaper: 'Cheaper by',
} as const;
const unplaced = 'throughout';

const mostDrivers = 6;
const mostSavings = 3;
const mostPages = 4;

export function locationAnalysisReading(read: StoryRead, around: ReadAround): ReadBlocks {
  const { market, needs } = read;
  const driver = ({ what, scenes }: { readonly what: string; readonly scenes: readonly number[] }): Fact => {
    const pages = scenes.flatMap((scene) => around.pageOfScene(scene) ?? []).slice(0, mostPages);
    return { ...fact(labels.driver, what), note: pages.length === 0 ? unplaced : pagesOf(pages) };
  };
  const items =
    market === null
      ? []
      : [
          // The money says what its level is, but for a level that the writer has set.
          ...(market.money === null || market.by !== undefined
            ? [fact(market.by === undefined ? labels.level : labelSetByYou(labels.level), levelNames[market.level])]
            : []),
          ...(market.money === null ? [] : [fact(labels.money, market.money)]),
          ...(market.shoot === null ? [] : [fact(labels.shoot, market.shoot)]),
          // What it needs, by pages, says what drives it.
          ...(needs.length > 0 ? [] : market.drivers.slice(0, mostDrivers).map(driver)),
          ...market.cheaperBy.slice(0, mostSavings).map((saving) => fact(labels.cheaper, saving)),
        ];
  return [
    [
      ...facts(titles.costs, items),
      ...needBlocks(read, around),
      ...budgetBlocks(read),
      ...pointBlocks(around, locationAnalysisCard.number),
    ],
  ];
}

type Table = Extract<Block, { kind: 'table' }>;
/** A table with the rows that stay, each with its year; nothing where none does. */
function withRows(block: Table, isKept: (row: Table['rows'][number]) => boolean): Table[] {
  const stays = block.rows.map(isKept);
  const rows = block.rows.filter((_, at) => stays[at]);
  const published = block.published?.filter((_, at) => stays[at]);
  return rows.length === 0 ? [] : [{ ...block, rows, ...(published && { published }) }];
}

/** Which English is written is no setting that somebody could go to, and what no heading names the reading of the shoot tells. Rates that no office or firm has published are not named to who plans by them. */
function asRead(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'findings' && withId(blockIds.setting)(block)) {
      const items = block.items
        .map((item) => ({ ...item, bullets: item.bullets.filter(({ id }) => id !== englishId && id !== unnamedId) }))
        .filter(({ bullets }) => bullets.length > 0);
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    if (block.kind !== 'table' || !withId(blockIds.incentives)(block)) return [block];
    return withRows(block, (row) => !row.includes(unofficial));
  });
}

/** A short for little money is made where its makers are. */
const shortPages = 40;

/** Nobody who shoots on a micro budget or a short on a low one travels for an incentive; what is shot on stages alone looks the same wherever they stand. */
export function underLocations(
  given: readonly ReportEntry[],
  { market, needs }: StoryRead,
  { pageCount }: Pick<ReadAround, 'pageCount'>,
): ReportEntry[] {
  // What a shoot needs was read scene by scene: moves that were counted say less. How many scenes and pages a place holds is counted alone.
  const entries =
    needs.length === 0 ? given : keeping((block) => !withId(blockIds.shooting, blockIds.merged)(block))(given);

  const isSmall = market?.level === 'micro' || (market?.level === 'low' && pageCount <= shortPages);
  const staysAtHome = isSmall || market?.shotOn === 'stages';
  if (market !== null && staysAtHome)
    return keeping(
      (block) =>
        !withId(blockIds.alternatives, blockIds.unmatched)(block) && !(isSmall && withId(blockIds.incentives)(block)),
    )(entries.map((entry) => ({ ...entry, blocks: asRead(entry.blocks) })));
  return market === null ? [...entries] : entries.map((entry) => ({ ...entry, blocks: asRead(entry.blocks) }));
}
