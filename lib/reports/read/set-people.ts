/** Brings the people of a reading under the names and parts that the writer has set. A sentence keeps its proof: only a name in it changes. */
import type { Corrections } from '../../contract/corrections.ts';
import { identities } from '../../engine/people/character-edits.ts';
import { asItStands } from '../../screenplay/text/phrases.ts';
import { characterId, cueNameOf } from '../../story/ids.ts';
import type { PersonRead } from '../../story/read/person-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';

type PersonId = (id: string) => string;

/** Whom a person of the reading counts as, by ids of the graph. */
const personIds = ({ aliases }: Pick<Corrections, 'aliases'>): PersonId => {
  const identityOf = identities(aliases);
  return (id) => characterId(identityOf(cueNameOf(id)));
};

/** 'Frank Mills' for 'FRANK MILLS'; what the writer typed in small letters, too, stays as typed. */
const shownName = (typed: string): string => {
  const name = typed.trim();
  return name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
};

/** Fields of the script's own words or lines for it, of what was looked for in it, and ids: no name is changed there. */
const verbatim = new Set(
  'cite cites planted paid quote terms written better sample id aliases touches a b because made'.split(' '),
);

/** Every text of a reading with whole words replaced. */
function retold<Value>(value: Value, replace: (text: string) => string): Value {
  const tell = (each: unknown): unknown => {
    if (typeof each === 'string') return replace(each);
    if (Array.isArray(each)) return each.map(tell);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(
      Object.entries(each).map(([key, inner]) => [key, verbatim.has(key) ? inner : tell(inner)]),
    );
  };
  return tell(value) as Value;
}

const wholeName = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${asItStands(name)}(?![\\p{L}\\p{N}])`, 'gu');

/** New names in the sentences, too; but for a name that the reading also writes as an ordinary word ('will'), which stays in them as it was read. */
function renamed(read: StoryRead, { aliases }: Corrections): StoryRead {
  const told = aliases.renames.flatMap(({ name, to }) => {
    const person = read.people.find(({ id }) => cueNameOf(id) === name);
    return person === undefined ? [] : [{ from: person.name, to: shownName(to) }];
  });
  if (told.length === 0) return read;
  const texts = JSON.stringify([read.scenes, read.people, read.points, read.telling]);
  const safe = told.filter(({ from }) => !wholeName(from.toLowerCase()).test(texts));
  const tell = (text: string): string => safe.reduce((so, { from, to }) => so.replace(wholeName(from), () => to), text);
  const { plan, ...rest } = read;
  const stepTold = ({ goal, gains, ...step }: (typeof plan)[number]) => ({
    ...step,
    goal: tell(goal),
    gains: gains === null ? null : tell(gains),
  });
  return { ...retold(rest, tell), plan: plan.map(stepTold) };
}

const firstOf = <One>(items: readonly One[], keyOf: (one: One) => string): One[] =>
  items.filter((one, at) => items.findIndex((each) => keyOf(each) === keyOf(one)) === at);

/** One person a character that counts as one: told as the reading told whom the others count as, else as it told the first of them. */
function merged(people: readonly PersonRead[], personId: PersonId, { aliases }: Corrections): PersonRead[] {
  const typed = new Map(aliases.renames.map(({ name, to }) => [characterId(name), shownName(to)]));
  const isItself = ({ id }: PersonRead): boolean => personId(id) === id || typed.has(id);
  const order = [...people].sort((a, b) => Number(isItself(b)) - Number(isItself(a)));
  return firstOf(
    people.map((person) => {
      const id = personId(person.id);
      const same = order.filter((each) => personId(each.id) === id);
      const told = same[0] ?? person;
      const name = typed.get(told.id) ?? told.name;
      const others = same.flatMap((each) => [each.name, ...each.aliases]).filter((each) => each !== name);
      return { ...told, id, name, aliases: [...new Set(others)] };
    }),
    ({ id }) => id,
  );
}

/** The protagonist first; who was read as one is a main character then. */
function withProtagonist(people: readonly PersonRead[], id: string | null): PersonRead[] {
  const chosen = people.find((person) => person.id === id);
  if (chosen === undefined) return [...people];
  const others = people
    .filter((person) => person !== chosen)
    .map((person) => (person.role === 'protagonist' ? { ...person, role: 'main character' as const } : person));
  return [{ ...chosen, role: 'protagonist', by: 'writer' }, ...others];
}

/** A protagonist whom the reading does not tell of changes nothing in it. */
export function withSetPeople(given: StoryRead, corrections: Corrections): StoryRead {
  const { aliases, protagonist } = corrections;
  const personId = personIds(corrections);
  const hasAliases = aliases.merges.length + aliases.renames.length > 0;
  const read = hasAliases ? renamed(given, corrections) : given;
  const people = hasAliases ? merged(read.people, personId, corrections) : read.people;
  return {
    ...read,
    people: withProtagonist(people, protagonist === null ? null : personId(characterId(protagonist))),
    bonds: hasAliases
      ? firstOf(
          read.bonds
            .map((bond) => ({ ...bond, a: personId(bond.a), b: personId(bond.b) }))
            .filter(({ a, b }) => a !== b),
          ({ a, b }) => [a, b].sort().join(' '),
        )
      : read.bonds,
    points: hasAliases
      ? read.points.map((point) => ({ ...point, touches: [...new Set(point.touches.map(personId))] }))
      : read.points,
  };
}
