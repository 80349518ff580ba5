/** What the report on places opens with: the level of money it asks for, what drives that, and what would make it cheaper. */
import type { ReportEntry } from '../../contract/report.ts';
import { pagesOf } from '../../engine/wording.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { type Fact, fact, facts } from '../read/said.ts';
import { keeping, titled } from '../read/under-reading.ts';
import { levelNames } from '../read/verdict-words.ts';
import type { ReadBlocks } from '../report.ts';
import { labelSetByYou } from '../set-by-you.ts';
import { locationAnalysisCard } from './card.ts';
import * as words from './words.ts';

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

export function locationAnalysisReading({ market }: StoryRead, around: ReadAround): ReadBlocks {
  const driver = ({ what, scenes }: { readonly what: string; readonly scenes: readonly number[] }): Fact => {
    const pages = scenes.flatMap((scene) => around.pageOfScene(scene) ?? []).slice(0, mostPages);
    return { ...fact(labels.driver, what), note: pages.length === 0 ? unplaced : pagesOf(pages) };
  };
  const items =
    market === null
      ? []
      : [
          fact(market.by === undefined ? labels.level : labelSetByYou(labels.level), levelNames[market.level]),
          ...(market.money === null ? [] : [fact(labels.money, market.money)]),
          ...(market.shoot === null ? [] : [fact(labels.shoot, market.shoot)]),
          ...market.drivers.slice(0, mostDrivers).map(driver),
          ...market.cheaperBy.slice(0, mostSavings).map((saving) => fact(labels.cheaper, saving)),
        ];
  return [[...facts(titles.costs, items), ...pointBlocks(around, locationAnalysisCard.number)]];
}

/** Nobody who shoots on a micro budget travels for an incentive; and what is shot on stages alone looks the same wherever they stand. */
export const underLocations = (entries: readonly ReportEntry[], { market }: StoryRead): ReportEntry[] =>
  market?.level === 'micro' || market?.shotOn === 'stages'
    ? keeping((block) => !titled(words.titles.alternatives, words.titles.match, words.titles.unmatched)(block))(entries)
    : [...entries];
