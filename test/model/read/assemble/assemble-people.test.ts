/** People of a reading joined to those who were counted; those who have no cue are known by their name. */
import { describe, expect, it } from 'vitest';
import { assemblePeople, castFinder } from '../../../../lib/model/read/assemble-people.ts';
import type { GivenStory } from '../../../../lib/model/read/forms.ts';
import { numberScript } from '../../../../lib/model/read/numbered-script.ts';
import { openProver } from '../../../../lib/model/read/proof/proof.ts';
import { fountainScript } from '../small-script.ts';

const script = numberScript(
  await fountainScript(`INT. GANGWAY - DAY

Brianna embraces her father AIDEN.

Aiden stands in his exoskeleton and is silent.

BRIANNA
I expect pictures.
`),
);
const cast = [{ id: 'ch.BRIANNA', name: 'Brianna', cue: 'BRIANNA' }];
const said = (text: string, cites: string[]) => ({ text, cites, sure: 'sure' as const });
type Person = NonNullable<GivenStory['people']>['people'][number];
const blank = {
  aliases: [],
  role: 'minor',
  need: null,
  flaw: null,
  arc: null,
  turn: null,
  last: null,
  works: null,
  voice: null,
  missing: null,
  cast: null,
};
const person = (name: string, want: Person['want']): Person => ({ ...blank, name, want }) as unknown as Person;
const assembled = (people: Person[]) => {
  const find = castFinder(cast, people);
  const bond = {
    a: 'Brianna',
    b: 'Aiden',
    said: said('Brianna embraces Aiden.', ['1.2']),
    turns: null,
    unfinished: null,
  };
  return assemblePeople({ people, bonds: [bond] }, openProver(script, find.names, new Map()), find);
};

describe('people as they were read', () => {
  it('keep a father who never speaks, and his bond', () => {
    const { people, bonds } = assembled([
      person('Brianna', said('Brianna wants pictures.', ['1.4'])),
      person('Aiden', said('Aiden stands silent.', ['1.3'])),
    ]);
    expect(people.map(({ id, name }) => [id, name])).toEqual([
      ['ch.BRIANNA', 'Brianna'],
      ['ch.AIDEN', 'Aiden'],
    ]);
    expect(bonds).toMatchObject([{ a: 'ch.BRIANNA', b: 'ch.AIDEN' }]);
  });

  it('of whom nothing is proved are not told where the script has no cue of them', () => {
    const { people } = assembled([
      person('Aiden', null),
      person('Seraphina', said('Seraphina waits at home.', ['1.2'])),
    ]);
    expect(people).toEqual([]);
  });
});

describe('somebody who was counted', () => {
  const counted = [
    { id: 'ch.MRS MULLER', name: 'Rosa Muller', cue: 'MRS. MULLER' },
    { id: 'ch.AL', name: 'Al', cue: 'AL' },
  ];
  const read = [
    { name: 'Rosa', aliases: ['the landlady'] },
    { name: ' aiden  "the wolf" polywell ', aliases: [] },
    { name: '…', aliases: [] },
  ];
  const find = castFinder(counted, read);

  it.each([
    ['by the cue, whatever its dots', 'Mrs Muller', 'ch.MRS MULLER'],
    ['by the name', 'rosa  muller', 'ch.MRS MULLER'],
    ['by one word of it', 'Rosa', 'ch.MRS MULLER'],
    ['by another name that the reader gives', 'The Landlady', 'ch.MRS MULLER'],
    ['by a short name that is all of it', 'AL', 'ch.AL'],
  ])('is found %s', (_what, name, id) => expect(find.idOf(name)).toBe(id));

  it('is nobody else', () => {
    expect(find.idOf('Wendell')).toBeNull();
    expect(find.idOf('')).toBeNull();
    expect(find.idOf('…')).toBeNull();
  });

  it('is told from somebody whom the reader alone tells of', () => {
    const id = 'ch.AIDEN THE WOLF POLYWELL';
    expect(find.idOf('Aiden the Wolf Polywell')).toBe(id);
    expect([find.isCounted(id), find.isCounted('ch.AL')]).toEqual([false, true]);
    expect([find.nameOf('ch.AL'), find.nameOf('ch.MRS MULLER')]).toEqual(['Al', 'Rosa Muller']);
  });
});
