/** People and bonds of the read story graph: joined to the counted characters by name, alias or cue, so that both builders speak of one person. */
import type { BondRead, PersonRead } from '../../story/read/person-read.ts';
import type { CastMember } from './counted-brief.ts';
import type { GivenMissing, GivenSaid, GivenStory } from './forms.ts';
import type { Prover } from './proof.ts';

type GivenPeople = NonNullable<GivenStory['people']>;

export interface CastFinder {
  /** The counted character of a name or alias; null for somebody whom the script does not know. */
  idOf(name: string): string | null;
  nameOf(id: string): string;
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
  for (const { name, aliases: others } of read) {
    const id = [name, ...others].map((one) => byName.get(plain(one))).find((one) => one !== undefined);
    if (id === undefined) continue;
    aliases.set(id, [...(aliases.get(id) ?? []), name, ...others]);
    for (const other of [name, ...others]) put(other, id);
  }
  return {
    idOf: (name) => byName.get(plain(name)) ?? null,
    nameOf: (id) => cast.find((one) => one.id === id)?.name ?? id,
    names: cast.map(({ id, name, cue }) => [name, cue, ...(aliases.get(id) ?? [])]),
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
    const proved = prover.prove(one, { absence: true, searched: absence !== null });
    return proved && { said: proved, absence, attempt: one.try };
  };
  const people = (given?.people ?? []).flatMap((one): PersonRead[] => {
    const id = find.idOf(one.name);
    if (id === null) return [];
    const from = said(one.arc?.from ?? null);
    const to = said(one.arc?.to ?? null);
    return [
      {
        id,
        name: find.nameOf(id),
        aliases: one.aliases.filter((alias) => plain(alias) !== plain(find.nameOf(id))),
        role: one.role,
        want: said(one.want),
        need: said(one.need),
        flaw: said(one.flaw),
        arc: one.arc && from && to ? { kind: one.arc.kind, from, to } : null,
        works: said(one.works),
        missing: missing(one.missing),
        cast: one.cast,
      },
    ];
  });
  const bonds = (given?.bonds ?? []).flatMap((one): BondRead[] => {
    const [a, b] = [find.idOf(one.a), find.idOf(one.b)];
    const proved = said(one.said);
    if (a === null || b === null || a === b || !proved) return [];
    return [{ a, b, said: proved, turns: said(one.turns), unfinished: missing(one.unfinished) }];
  });
  return { people: people.filter(({ id }, at) => people.findIndex((one) => one.id === id) === at), bonds };
}
