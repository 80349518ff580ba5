/** People and bonds of the read story graph: joined to the counted characters by name, alias or cue, so that both builders speak of one person. */
import { characterId, spelledName } from '../../story/ids.ts';
import type { BondRead, PersonRead } from '../../story/read/person-read.ts';
import type { CastMember } from './counted-brief.ts';
import type { GivenMissing, GivenSaid, GivenStory } from './forms.ts';
import type { Prover } from './proof/proof.ts';

type GivenPeople = NonNullable<GivenStory['people']>;

export interface CastFinder {
  /** The counted character of a name or alias, or whom the reader tells of who has no cue; null for anybody else. */
  idOf(name: string): string | null;
  nameOf(id: string): string;
  /** False for somebody whom the reader alone tells of. */
  isCounted(id: string): boolean;
  /** For each person the words that name them. */
  readonly names: readonly (readonly string[])[];
}

const plain = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

export function castFinder(
  cast: readonly CastMember[],
  read: readonly Pick<GivenPeople['people'][number], 'name' | 'aliases'>[],
): CastFinder {
  const byName = new Map<string, string>();
  const put = (name: string, id: string): void => {
    const key = plain(name);
    if (key !== '' && !byName.has(key)) byName.set(key, id);
  };
  for (const { id, name, cue } of cast) {
    put(cue, id);
    put(name, id);
  }
  // A reader may call somebody by one word of the name that the script has.
  for (const { id, name } of cast) for (const word of plain(name).split(' ')) if (word.length > 2) put(word, id);
  const aliases = new Map<string, string[]>();
  // The dead, and a father who never speaks, have no cue: they are known by the name that the reader gives them.
  const uncounted = new Map<string, string>();
  for (const { name, aliases: others } of read) {
    const known = [name, ...others].map((one) => byName.get(plain(one))).find((one) => one !== undefined);
    if (known === undefined && plain(name) === '') continue;
    const id = known ?? characterId(plain(name));
    if (known === undefined) uncounted.set(id, spelledName(name.trim()));
    aliases.set(id, [...(aliases.get(id) ?? []), name, ...others]);
    for (const other of [name, ...others]) put(other, id);
  }
  return {
    idOf: (name) => byName.get(plain(name)) ?? null,
    nameOf: (id) => cast.find((one) => one.id === id)?.name ?? uncounted.get(id) ?? id,
    isCounted: (id) => !uncounted.has(id),
    names: [
      ...cast.map(({ id, name, cue }) => [name, cue, ...(aliases.get(id) ?? [])]),
      ...[...uncounted.keys()].map((id) => aliases.get(id) ?? []),
    ],
  };
}

export function assemblePeople(
  given: GivenPeople | undefined,
  prover: Prover,
  find: CastFinder,
): { people: PersonRead[]; bonds: BondRead[] } {
  const said = (one: GivenSaid | null) => one && prover.prove(one);
  const missing = (one: GivenMissing | null) => {
    if (one === null || prover.isContradicted(one.absence)) return null;
    const absence = prover.absenceOf(one.absence);
    const proved = prover.prove(one, { absence: true, searched: absence !== null, looked: absence });
    return proved && { said: proved, absence, attempt: one.try };
  };
  const people = (given?.people ?? []).flatMap((one): PersonRead[] => {
    const id = find.idOf(one.name);
    if (id === null) return [];
    const from = said(one.arc?.from ?? null);
    const to = said(one.arc?.to ?? null);
    const told = {
      want: said(one.want),
      need: said(one.need),
      flaw: said(one.flaw),
      arc: one.arc && from && to ? { kind: one.arc.kind, from, to } : null,
      turn: said(one.turn),
      last: said(one.last),
      works: said(one.works),
      voice: said(one.voice),
      missing: missing(one.missing),
    };
    // Who has no cue is on the page only as far as something of them was proved.
    if (!find.isCounted(id) && Object.values(told).every((each) => each === null)) return [];
    const name = find.nameOf(id);
    const aliases = one.aliases.filter((alias) => plain(alias) !== plain(name));
    return [{ id, name, aliases, role: one.role, pronoun: null, ...told, cast: one.cast }];
  });
  const bonds = (given?.bonds ?? []).flatMap((one): BondRead[] => {
    const [a, b] = [find.idOf(one.a), find.idOf(one.b)];
    const proved = said(one.said);
    if (a === null || b === null || a === b || !proved) return [];
    return [{ a, b, said: proved, turns: said(one.turns), unfinished: missing(one.unfinished) }];
  });
  return { people: people.filter(({ id }, at) => people.findIndex((one) => one.id === id) === at), bonds };
}
