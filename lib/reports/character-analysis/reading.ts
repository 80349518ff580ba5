/** What the people's report opens with: each with want, need, flaw and arc, what works of them and what is missing. */
import type { PersonRead } from '../../story/read/person-read.ts';
import type { Said } from '../../story/read/said.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { firstWithin } from '../count-words.ts';
import type { ReadAround } from '../read/around.ts';
import { missingTold } from '../read/missing.ts';
import { pointBlocks } from '../read/points.ts';
import { type Bullet, bullet, type FindingItem, findings, saidBullet } from '../read/said.ts';
import { withoutName } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { characterAnalysisCard } from './card.ts';

type Arc = NonNullable<PersonRead['arc']>;

const titles = { people: 'The people as they were read' } as const;
const labels = {
  want: 'Wants',
  need: 'Needs',
  flaw: 'Flaw',
  works: 'Works',
  voice: 'Speaks',
  missing: 'Missing',
  cast: 'For the actor',
} as const;
const headed = ({ name, role, by }: PersonRead): string =>
  by === undefined ? `${name}, ${role}` : `${name}, ${role} (set by you)`;
const arcs: Readonly<Record<Arc['kind'], string>> = {
  grows: 'Grows.',
  falls: 'Falls.',
  steadfast: 'Stays the same and changes others.',
  none: 'Does not change.',
  open: 'Is left open.',
};
const arcFrom = ({ kind, from }: Arc): string => `${arcs[kind]} At first: ${from.text}`;
const arcTo = ({ to }: Arc): string => `In the end: ${to.text}`;

/** Longer than this it is not read. */
const mostWords = 600;
/** People told whole; the next by what they are after, how they speak, what is best of them and what is missing; the others without what is best. */
const toldWhole = 2;
const toldWell = 4;

const arcBullets = (arc: Arc | null): Bullet[] =>
  arc === null ? [] : [bullet(arcFrom(arc), arc.from.cites), bullet(arcTo(arc), arc.to.cites)];

/** 'Wants to keep the cinema' where the sentence says 'Lena wants to keep the cinema': label and name are not said twice. */
function wishBullet(label: string, name: string, said: Said | null): Bullet[] {
  return said?.text.startsWith(`${name} ${label.toLowerCase()} `)
    ? saidBullet(null, { ...said, text: withoutName(said.text, name) })
    : saidBullet(label, said);
}

function personTold(person: PersonRead, at: number, around: ReadAround): FindingItem[] {
  const whole = at < toldWhole;
  const missing = missingTold(labels.missing, person.missing, around, [person.id]);
  const bullets = [
    ...wishBullet(labels.want, person.name, person.want),
    ...(whole || person.want === null ? wishBullet(labels.need, person.name, person.need) : []),
    ...(whole ? saidBullet(labels.flaw, person.flaw) : []),
    ...(whole ? arcBullets(person.arc) : []),
    ...saidBullet(labels.voice, person.voice),
    ...(at < toldWell || person.voice === null ? saidBullet(labels.works, person.works) : []),
    ...missing.bullets,
    ...(person.cast === null ? [] : [bullet(`${labels.cast}: ${person.cast}`)]),
  ];
  if (bullets.length === 0) return [];
  const item: FindingItem = {
    id: `person.${person.id}`,
    title: headed(person),
    bullets,
    advice: missing.advice,
    severity: null,
  };
  return [item];
}

export function characterAnalysisReading({ people }: StoryRead, around: ReadAround): ReadBlocks {
  const told = firstWithin(
    people.flatMap((person, at) => personTold(person, at, around)),
    mostWords,
  );
  return [[...findings(titles.people, told), ...pointBlocks(around, characterAnalysisCard.number)]];
}
