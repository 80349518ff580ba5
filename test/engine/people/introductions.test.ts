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

it('a word that the script itself prints small is no name, and a part has none behind it', async () => {
  expect((await introduced('HAMIDOU STEPS in. He steps aside, and steps back.', 'HAMIDOU'))?.fullName).toBe('Hamidou');
  expect((await introduced('A SALESMAN APPROACHES. The salesman smiles.', 'SALESMAN'))?.fullName).toBe('Salesman');
  expect((await introduced("CHER'S HOUSE", 'HOUSE'))?.fullName ?? 'House').toBe('House');
  expect((await introduced('GUY VERSAILLES squeezes out of his Guy-size car.', 'GUY'))?.fullName).toBe(
    'Guy Versailles',
  );
});

it('a shot’s number is no age, and who is older later is no child', async () => {
  expect((await introduced('38 THE FIRST GIRL 38', 'FIRST GIRL'))?.age ?? null).toBeNull();
  expect((await introduced('ELSA (8) sleeps.\n\nElsa (now 12) paces.', 'ELSA'))?.age).toBeNull();
});
