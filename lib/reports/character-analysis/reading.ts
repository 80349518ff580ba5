/** What the people's report opens with: a paragraph or two on each: what they are after, how they change, how they speak, what is best of them and what is missing. */
import { saysAgain } from '../../story/content-words.ts';
import type { PersonRead } from '../../story/read/person-read.ts';
import type { Said } from '../../story/read/said.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { characterNetworkCard } from '../character-network/card.ts';
import { wordsWithin } from '../count-words.ts';
import type { ReadAround } from '../read/around.ts';
import { missingTold } from '../read/missing.ts';
import { pointBlocks } from '../read/points.ts';
import { withPronouns } from '../read/pronouns.ts';
import { type Bullet, bullet, type FindingItem, findings, shortPlace } from '../read/said.ts';
import { withPages } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { characterAnalysisCard } from './card.ts';

const titles = { people: 'The people as they were read' } as const;
const labels = { want: 'Wants', need: 'Needs', missing: 'Missing', cast: 'For the actor' } as const;
const headed = ({ name, role, by }: PersonRead): string =>
  by === undefined ? `${name}, ${role}` : `${name}, ${role} (set by you)`;

/** The id of the finding about somebody. */
export const personFinding = (person: string): string => `person.${person}`;

/** Longer than this it is not read. */
const mostWords = 860;
/**
 * How much is told: of so many the whole way they go, of so many what they are after and how they end, of the rest one sentence; of so many how they speak and
 * what is best of them, of so many what the page owes them; so many have a passage.
 */
interface Room {
  readonly whole: number;
  readonly told: number;
  readonly shown: number;
  readonly well: number;
  readonly owed: number;
}
/** From the fullest to the barest: the first that fits is taken. Nobody is left out for want of room, and small parts grow short before the leads do. */
const rooms: readonly Room[] = [
  { whole: 4, told: 10, well: 10, owed: 10, shown: 10 },
  { whole: 4, told: 8, well: 6, owed: 6, shown: 8 },
  { whole: 4, told: 6, well: 4, owed: 4, shown: 6 },
  { whole: 4, told: 5, well: 3, owed: 3, shown: 4 },
  { whole: 3, told: 5, well: 3, owed: 3, shown: 4 },
  { whole: 3, told: 4, well: 2, owed: 2, shown: 3 },
  { whole: 2, told: 4, well: 2, owed: 2, shown: 3 },
  { whole: 2, told: 3, well: 1, owed: 1, shown: 2 },
  { whole: 1, told: 2, well: 1, owed: 1, shown: 2 },
];

/** A sentence that names its person or says itself what it is stands as it is: label and name are not said twice. */
function wish(label: string, name: string, said: Said | null): readonly (readonly [string, Said])[] {
  if (said === null) return [];
  const verb = new RegExp(`\\b${label.slice(0, -1)}`, 'i');
  const isNamed = name.split(' ').some((word) => said.text.startsWith(`${word} `));
  const told = isNamed || verb.test(said.text) ? said.text : `${label}: ${said.text}`;
  return [[told, said]];
}
const own = (said: Said | null | undefined): readonly (readonly [string, Said])[] =>
  said === null || said === undefined ? [] : [[said.text, said]];

const ended = (text: string): string => (/[.!?…]["'”’)]?$/.test(text) ? text : `${text}.`);

type Sentences = readonly (readonly [string, Said])[];
type Tell = (sentences: readonly string[]) => readonly string[];

const onceEach = (sentences: Sentences): Sentences =>
  sentences.filter(([text], at) => sentences.findIndex(([other]) => other === text) === at);

/** Sentences one after the other as `tell` puts them, with the passage that each of the first `places` stands on. */
function paragraph(sentences: Sentences, places: number, tell: Tell): Bullet[] {
  const told = onceEach(sentences);
  if (told.length === 0) return [];
  const text = tell(told.map(([sentence]) => ended(sentence))).join(' ');
  const cites = told.flatMap(
    ([
      ,
      {
        cites: [first],
      },
    ]) => (first === undefined ? [] : [shortPlace(first)]),
  );
  return [bullet(text, cites, places)];
}

/** The way of somebody, a stage a line: the first `places` with their passage, the others with its page. */
function stages(sentences: Sentences, places: number, tell: Tell): Bullet[] {
  const told = onceEach(sentences);
  return tell(told.map(([sentence]) => ended(sentence))).map((text, at) => {
    const cite = told[at]?.[1].cites[0];
    if (cite === undefined) return bullet(text);
    return at < places ? bullet(text, [shortPlace(cite)]) : bullet(withPages(text, [cite.page]));
  });
}

/** Those who change come before those who do not: their arcs are told. */
const changing = ({ arc }: PersonRead): boolean => arc !== null && arc.kind !== 'none' && arc.kind !== 'steadfast';
const byChange = (people: readonly PersonRead[]): PersonRead[] => [
  ...people.filter(changing),
  ...people.filter((person) => !changing(person)),
];

function personTold(
  person: PersonRead,
  { whole, told, well, owed, shown }: Readonly<Record<keyof Room, boolean>>,
  people: readonly PersonRead[],
  around: ReadAround,
) {
  const tell = (sentences: readonly string[]): string[] => withPronouns(sentences, person, people);
  const { id, name, want, need, flaw, arc, turn, last, works, voice } = person;
  const missing = missingTold(labels.missing, owed ? person.missing : null, around, [id]);
  const end = own(arc?.to ?? last);
  // How they end is not told a second time as the last that they do.
  const lastTold = last !== null && arc !== null && saysAgain(last.text, arc.to.text) ? [] : own(last);
  const brief = own(turn ?? last ?? want).slice(0, 1);
  // How they speak and what is best of them stand side by side in the network.
  const besides = around.holds(characterNetworkCard.number);
  const bullets = [
    ...paragraph(
      [
        ...(told ? wish(labels.want, name, want) : []),
        ...(whole ? [...wish(labels.need, name, need), ...own(flaw)] : []),
      ],
      shown ? 1 : 0,
      tell,
    ),
    ...(whole
      ? stages([...own(arc?.from), ...own(turn), ...end, ...(arc === null ? [] : lastTold)], 2, tell)
      : paragraph(told ? [...own(turn), ...(last === null ? end : own(last))] : brief, 0, tell)),
    ...(well && !besides ? paragraph([...own(voice), ...own(works)], 1, tell) : []),
    ...missing.bullets,
    ...(person.cast === null ? [] : [bullet(`${labels.cast}: ${person.cast}`)]),
  ];
  if (bullets.length === 0) return [];
  const item: FindingItem = {
    id: personFinding(id),
    title: headed(person),
    bullets,
    advice: missing.advice,
    severity: null,
  };
  return [item];
}

/** A finding for each, as far as there is room. */
export function peopleTold({ people }: Pick<StoryRead, 'people'>, around: ReadAround): FindingItem[] {
  const ranked = byChange(people);
  const drawn = rooms.map((room) => {
    const [whole, told, well, owed, shown] = [
      ranked.slice(0, room.whole),
      people.slice(0, room.told),
      people.slice(0, room.well),
      people.slice(0, room.owed),
      people.slice(0, room.shown),
    ];
    return people.flatMap((person) =>
      personTold(
        person,
        {
          whole: whole.includes(person),
          told: told.includes(person) || whole.includes(person),
          well: well.includes(person),
          owed: owed.includes(person),
          shown: shown.includes(person),
        },
        people,
        around,
      ),
    );
  });
  return drawn.find((items) => wordsWithin(items) <= mostWords) ?? drawn.at(-1) ?? [];
}

export const characterAnalysisReading = (read: StoryRead, around: ReadAround): ReadBlocks => [
  [...findings(titles.people, peopleTold(read, around)), ...pointBlocks(around, characterAnalysisCard.number)],
];
