/** What strengths and weaknesses open with: a reader's points in order of worth, under the heading that each belongs to. */
import type { Block } from '../../contract/blocks.ts';
import type { PointKind, PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { characterAnalysisCard } from '../character-analysis/card.ts';
import { peopleTold, personFinding } from '../character-analysis/reading.ts';
import { characterNetworkCard } from '../character-network/card.ts';
import { bondsTold } from '../character-network/reading.ts';
import type { ReadAround } from '../read/around.ts';
import { type AdviceBeside, notesTogether } from '../read/notes-together.ts';
import { ownPoints, pointItem, pointLine } from '../read/points.ts';
import { facts, findings } from '../read/said.ts';
import type { ReadBlocks } from '../report.ts';
import { strengthsAndWeaknessesCard } from './card.ts';

const titles = {
  strengths: 'What to keep, in order of worth',
  weaknesses: 'What to mend, in order of worth',
  strengthsElsewhere: 'Also to keep',
  weaknessesElsewhere: 'Also to mend',
} as const;

/** What is advised of people and between them, as far as their reports tell it. */
function advisedOfPeople(read: StoryRead, around: ReadAround): AdviceBeside[] {
  const nameOf = new Map(read.people.map(({ id, name }) => [personFinding(id), name]));
  const told = [
    { card: characterAnalysisCard, items: peopleTold },
    { card: characterNetworkCard, items: bondsTold },
  ].filter(({ card }) => around.holds(card.number));
  return told.flatMap(({ card, items }) =>
    items(read, around).flatMap(({ id = '', title, advice }) =>
      advice === null ? [] : [{ under: nameOf.get(id) ?? title, home: card.title, attempt: advice }],
    ),
  );
}

/** Lines about points that stand in other reports. */
const mostLines = 4;

export function strengthsAndWeaknessesReading(read: StoryRead, around: ReadAround): ReadBlocks {
  const { number } = strengthsAndWeaknessesCard;
  const own = ownPoints(around, number);
  const others = around.points.filter((point) => point.reports.includes(number) && !own.includes(point));
  const isStrength = ({ kind }: { readonly kind: PointKind }): boolean => kind === 'strength';
  const list = (title: string, elsewhere: string, holds: (point: PointRead) => boolean): Block[] => [
    ...findings(
      title,
      own.filter(holds).map((point) => pointItem(point, around)),
    ),
    ...facts(
      elsewhere,
      others
        .filter(holds)
        .slice(0, mostLines)
        .map((point) => pointLine(around, point)),
    ),
  ];
  return [
    list(titles.strengths, titles.strengthsElsewhere, isStrength),
    [
      ...list(titles.weaknesses, titles.weaknessesElsewhere, (point) => !isStrength(point)),
      ...notesTogether(read, around, number, advisedOfPeople(read, around)),
    ],
  ];
}
