/** What the people's report opens with: each with want, need, flaw and arc, what works of them and what is missing. */
import type { PersonRead } from '../../story/read/person-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { firstWithin } from '../count-words.ts';
import type { ReadAround } from '../read/around.ts';
import { missingTold } from '../read/missing.ts';
import { pointBlocks } from '../read/points.ts';
import { type Bullet, bullet, type FindingItem, findings, saidBullet } from '../read/said.ts';
import { sayingOf } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { characterAnalysisCard } from './card.ts';

type Arc = NonNullable<PersonRead['arc']>;

const titles = { people: 'The people as they were read' } as const;
const labels = {
  want: 'Wants',
  need: 'Needs',
  flaw: 'Flaw',
  works: 'Works',
  missing: 'Missing',
  cast: 'For the actor',
} as const;
const headed = ({ name, role, by }: PersonRead): string =>
  by === undefined ? `${name}, ${role}` : `${name}, ${role} (set by you)`;
const arcs: Readonly<Record<Arc['kind'], string>> = {
  grows: 'grows',
  falls: 'falls',
  steadfast: 'stays the same and changes others',
  none: 'does not change',
  open: 'is left open',
};
const arcFrom = ({ kind, from }: Arc): string => `Arc, ${arcs[kind]}. From: ${sayingOf(from)}`;
const arcTo = ({ to }: Arc): string => `To: ${sayingOf(to)}`;

/** Fewer people, not thinner ones: more words are not read. */
const mostWords = 950;

const arcBullets = (arc: Arc | null): Bullet[] =>
  arc === null ? [] : [bullet(arcFrom(arc), arc.from.cites), bullet(arcTo(arc), arc.to.cites)];

export function characterAnalysisReading({ people }: StoryRead, around: ReadAround): ReadBlocks {
  const items = people.flatMap((person): FindingItem[] => {
    const missing = missingTold(labels.missing, person.missing, around, person.id, characterAnalysisCard.number);
    const bullets = [
      ...saidBullet(labels.want, person.want),
      ...saidBullet(labels.need, person.need),
      ...saidBullet(labels.flaw, person.flaw),
      ...arcBullets(person.arc),
      ...saidBullet(labels.works, person.works),
      ...missing.bullets,
      ...(person.cast === null ? [] : [bullet(`${labels.cast}: ${person.cast}`)]),
    ];
    if (bullets.length === 0) return [];
    return [{ id: `person.${person.id}`, title: headed(person), bullets, advice: missing.advice, severity: null }];
  });
  return [
    [...findings(titles.people, firstWithin(items, mostWords)), ...pointBlocks(around, characterAnalysisCard.number)],
  ];
}
