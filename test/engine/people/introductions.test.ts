/** How people are first shown: full names by grammar, ages that are theirs. */
import { expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const introduced = async (action: string, cue: string) => {
  const { characters } = derive(
    await screenplayOf(`INT. HALL - DAY\n\n${action}\n\n${cue}\nGood evening to all of you.\n`),
  );
  return characters.find(({ id }) => id === cue)?.introduction ?? null;
};

it('a surname, first names and a rank in capitals make the full name', async () => {
  expect((await introduced('KAT STRATFORD, eighteen, balances a cup.', 'KAT'))?.fullName).toBe('Kat Stratford');
  expect((await introduced('The door opens on DETECTIVE DONALD KIMBALL.', 'KIMBALL'))?.fullName).toBe(
    'Detective Donald Kimball',
  );
  expect((await introduced('JOHN F. SULLIVAN, 35, sits down.', 'JOHN'))?.fullName).toBe('John F. Sullivan');
});

it('capitals that go on are a shout or a heading, not a name', async () => {
  expect((await introduced('LEE JIMMYING THE FRONT DOOR.', 'LEE'))?.fullName).toBe('Lee');
  expect((await introduced('A MOUND OF EARTH RISES UP UNDER VAL AND EARL!', 'VAL'))?.fullName).toBe('Val');
  expect((await introduced('COOPERATE OR ED CRANE WILL KNOW.', 'ED'))?.fullName).toBe('Ed');
  expect((await introduced('WIDER, REVEALING CLEAR RIVERS', 'CLEAR'))?.fullName).toBe('Clear Rivers');
});

it('what stands before a part is no name, and Mrs. Kramer is not Kramer', async () => {
  expect((await introduced('A BRATTY KID jumps on the lap. The kid grins.', 'KID'))?.fullName).toBe('Kid');
  expect((await introduced('MRS. KRAMER waits. Kramer comes.', 'KRAMER'))?.fullName).toBe('Kramer');
});

it('a child’s age is not the grown-up’s of the same name', async () => {
  expect((await introduced('WILL, 3, sleeps.\n\nWill, 28, drives.', 'WILL'))?.age).toBeNull();
  expect((await introduced('WILL, 3, sleeps.', 'WILL'))?.age).toBe(3);
  expect((await introduced('FRED looks up. Fred is 32 years old.', 'FRED'))?.age).toBe(32);
});
