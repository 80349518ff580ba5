/** What the network opens with: what stands between two people and how it turns, what is best of each and how each speaks. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { saysAgain } from '../../story/content-words.ts';
import { cueNameOf } from '../../story/ids.ts';
import type { PersonRead } from '../../story/read/person-read.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import type { Said } from '../../story/read/said.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { firstWithin } from '../count-words.ts';
import { type ReadAround, strengthOnSame } from '../read/around.ts';
import { missingTold } from '../read/missing.ts';
import { pointBlocks, pointLine } from '../read/points.ts';
import { withPronoun } from '../read/pronouns.ts';
import { briefPlace, bullet, type Fact, type FindingItem, fact, facts, findings, shortPlace } from '../read/said.ts';
import type { ReadBlocks } from '../report.ts';
import { characterNetworkCard } from './card.ts';
import { titles } from './words.ts';

const unfinishedLabel = 'Unfinished';
const pair = (one: string, other: string): string => `${one} and ${other}`;

/** More is not read. */
const mostWords = 420;
const mostPeople = 6;

/** How each speaks, one beside the other: who sounds like whom shows in no other place. */
const voices = (people: readonly PersonRead[]): Fact[] =>
  people
    .flatMap((person) => {
      const { name, voice } = person;
      return voice === null
        ? []
        : [fact(name, withPronoun(voice.text, person), voice.cites.slice(0, 1).map(briefPlace))];
    })
    .slice(0, mostPeople);
/** What is best of each; where a strength says the same, by its title and place. */
const merits = (people: readonly PersonRead[], around: ReadAround): Fact[] =>
  people
    .flatMap((person) => {
      const { id, name, works } = person;
      if (works === null) return [];
      const strength = strengthOnSame(around, works.cites, id);
      return [
        strength !== undefined && saysAgain(works.text, `${strength.title} ${strength.said.text}`)
          ? strengthLine(name, strength, around)
          : fact(name, withPronoun(works.text, person)),
      ];
    })
    .slice(0, mostPeople);
function strengthLine(name: string, strength: PointRead, around: ReadAround): Fact {
  const { label, value } = pointLine(around, strength);
  return { ...fact(name, `${label}: ${value}`), id: strength.id };
}

/** A finding for what stands between two, as far as there is room. */
export function bondsTold({ bonds }: Pick<StoryRead, 'bonds'>, around: ReadAround): FindingItem[] {
  const told = bonds.map(({ a, b, said, turns, unfinished }) => {
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
  return firstWithin(told, mostWords);
}

export const characterNetworkReading = (read: StoryRead, around: ReadAround): ReadBlocks => [
  [
    ...findings(titles.analysis, bondsTold(read, around)),
    ...facts(titles.characteristics, merits(read.people, around)),
    ...facts(titles.tones, voices(read.people)),
    ...pointBlocks(around, characterNetworkCard.number),
  ],
];

/** The map stays of the people who were read, named for what it shows: how often two speak is drawn, and said by nobody who has read what they say. Groups by numbers of exchanges are not named beside what stands between people. */
export const mapAlone = (entries: readonly ReportEntry[], { people }: Pick<StoryRead, 'people'>): ReportEntry[] => {
  const read = new Set(people.map(({ id }) => cueNameOf(id)));
  return entries.map((entry) => ({
    ...entry,
    blocks: entry.blocks.flatMap((block): Block[] => {
      if (block.kind !== 'network') return [];
      const nodes = block.nodes.filter(({ id }) => read.has(id)).map((node) => ({ ...node, community: 0 }));
      const links = block.links.filter(({ source, target }) => read.has(source) && read.has(target));
      return links.length === 0 ? [] : [{ ...block, title: titles.ties, nodes, links, legend: [] }];
    }),
  }));
};
