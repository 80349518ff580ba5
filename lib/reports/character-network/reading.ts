/** What the network opens with: what stands between two people and how it turns, what is best of each and how each speaks. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { PersonRead } from '../../story/read/person-read.ts';
import type { Said } from '../../story/read/said.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { firstWithin } from '../count-words.ts';
import type { ReadAround } from '../read/around.ts';
import { missingTold } from '../read/missing.ts';
import { pointBlocks } from '../read/points.ts';
import { briefPlace, bullet, type Fact, type FindingItem, fact, facts, findings, shortPlace } from '../read/said.ts';
import { withoutName } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { characterNetworkCard } from './card.ts';
import { titles } from './words.ts';

const unfinishedLabel = 'Unfinished';
const pair = (one: string, other: string): string => `${one} and ${other}`;

/** More is not read. */
const mostWords = 240;
const mostPeople = 6;

/** Of each person one sentence, one beside the other: who sounds like whom shows in no other place. */
const ofEach = (people: readonly PersonRead[], which: 'works' | 'voice'): Fact[] =>
  people
    .flatMap(({ name, [which]: said }) =>
      said === null
        ? []
        : [fact(name, withoutName(said.text, name), which === 'voice' ? said.cites.slice(0, 1).map(briefPlace) : [])],
    )
    .slice(0, mostPeople);

export function characterNetworkReading(read: StoryRead, around: ReadAround): ReadBlocks {
  const told = read.bonds.map(({ a, b, said, turns, unfinished }) => {
    const open = missingTold(unfinishedLabel, unfinished, around, [a, b]);
    const [first] = (turns ?? said).cites;
    const text = [said, turns].flatMap((one: Said | null) => (one === null ? [] : [one.text])).join(' ');
    const item: FindingItem = {
      id: `bond.${a}.${b}`,
      title: pair(around.nameOf(a), around.nameOf(b)),
      bullets: [bullet(text, first === undefined ? [] : [shortPlace(first)]), ...open.bullets],
      advice: open.advice,
      severity: null,
    };
    return item;
  });
  return [
    [
      ...findings(titles.analysis, firstWithin(told, mostWords)),
      ...facts(titles.characteristics, ofEach(read.people, 'works')),
      ...facts(titles.tones, ofEach(read.people, 'voice')),
      ...pointBlocks(around, characterNetworkCard.number),
    ],
  ];
}

/** The map stays, named for what it shows: how often two speak is drawn, and said by nobody who has read what they say. */
export const mapAlone = (entries: readonly ReportEntry[]): ReportEntry[] =>
  entries.map((entry) => ({
    ...entry,
    blocks: entry.blocks.flatMap((block): Block[] =>
      block.kind === 'network' ? [{ ...block, title: titles.ties }] : [],
    ),
  }));
