/** How people are first shown: full names by grammar, ages that are theirs. */
import { expect, it } from 'vitest';
import { derive } from '../../../../lib/engine/derive.ts';
import { screenplayOf } from '../../../corpus/scripts.ts';

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
  expect((await introduced('KAT McCALL sits down.', 'KAT'))?.fullName).toBe('Kat McCall');
  expect((await introduced('It is 16-YEAR-OLD KAT STRATFORD.', 'KAT'))?.fullName).toBe('Kat Stratford');
  expect((await introduced('CAMERA FAVORS KAT, at a desk.', 'KAT'))?.fullName).toBe('Kat');
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

it('ages of one name a generation apart are two times of the story, and nobody’s alone', async () => {
  expect((await introduced('WILL, 17, shoots.\n\nWill, 37, drives.', 'WILL'))?.age).toBeNull();
  expect((await introduced('WILL, 27, shoots.\n\nWill, 37, drives.', 'WILL'))?.age).toBe(27);
});

it('a shot’s number is no age, and who is older later is no child', async () => {
  expect((await introduced('38 THE FIRST GIRL 38', 'FIRST GIRL'))?.age ?? null).toBeNull();
  expect((await introduced('ELSA (8) sleeps.\n\nElsa (now 12) paces.', 'ELSA'))?.age).toBeNull();
});

it.each([
  [
    'the first in capitals',
    'Lena waits.\n\nRain. LENA OKAFOR, 34, sits.',
    'LENA',
    ['LENA OKAFOR, 34, sits.', 'LENA OKAFOR'],
  ],
  ['the first at all where none is in capitals', 'Rain. Lena sits. Lena waits.', 'LENA', ['Lena sits.', 'Lena']],
  ['none of what is theirs', 'Lena’s coat. Then Lena sits.', 'LENA', ['Then Lena sits.', 'Lena']],
  ['none of what is theirs in capitals', 'LENA’S coat. LENA sits.', 'LENA', ['LENA sits.', 'LENA']],
  ['none within another name', 'Lenard sits.', 'LEN', null],
  ['none where nobody is named', 'Rain.', 'LENA', null],
  [
    'a name of two words with a third',
    'Ann sits. CAPTAIN KAI HALE sits.',
    'CAPTAIN HALE',
    ['CAPTAIN KAI HALE sits.', 'CAPTAIN KAI HALE'],
  ],
])('the introduction is %s', async (_what, action, cue, expected) => {
  const found = await introduced(action, cue);
  expect(found && [found.sentence, found.printed]).toEqual(expected);
});

it.each([
  ['LENA, 34, a night nurse, sits.', 'a night nurse'],
  ['LENA (34), the boss of it; sits.', 'the boss of it'],
  ['LENA, an old friend.', 'an old friend'],
  ['LENA (a nurse) sits.', 'a nurse'],
  ['LENA, a ox, sits.', null],
  ['LENA, a man.', 'a man'],
  ['LENA, a flat cap, sits.', null],
  ['LENA, pale, a nurse, sits.', null],
  ['LENA sits, a nurse.', null],
  [`LENA, a ${'x'.repeat(60)}, sits.`, `a ${'x'.repeat(60)}`],
  [`LENA, a ${'x'.repeat(61)}, sits.`, null],
])('‘%s’ describes as %j', async (action, description) => {
  expect((await introduced(action, 'LENA'))?.description).toBe(description);
});

it.each([
  ['YOUNG LENA waits.', 'LENA', 'Lena'],
  ['LENA OKAFOR ENTERS the hall.', 'LENA', 'Lena Okafor'],
  ['BEN AND LENA OKAFOR wait.', 'LENA', 'Lena Okafor'],
  ['LENA OKAFOR MARL IS WET.', 'LENA', 'Lena Okafor Marl'],
  ['LENA OKAFOR MARL RUSHES IN.', 'LENA', 'Lena'],
  ['ONE TWO SIX LENA waits.', 'LENA', 'Lena'],
  ['BEN OKAFOR MARL AND LENA HALE wait.', 'LENA', 'Lena'],
  ['ALEXANDER “ALEX” MARL, 40, waits.', 'ALEX', 'Alexander “Alex” Marl'],
  ['ALEXANDER ALEX waits.', 'ALEX', 'Alexander Alex'],
  ['LENA OKAFOR JR. waits.', 'LENA', 'Lena Okafor Jr.'],
  ['This is LENA OKAFOR. LENA sits.', 'LENA', 'Lena Okafor'],
  ['LENA MARL’S boat. LENA sits.', 'LENA', 'Lena'],
  ["LENA OKAFOR MARL'S boat.", 'LENA', 'Lena Okafor'],
  ['REVEALING DR SAMUEL KING, 50.', 'DR KING', 'Dr Samuel King'],
  ['MAGDALENA “LENA” OKAFOR waits.', 'LENA', 'Magdalena “Lena” Okafor'],
  ['“LENA” OKAFOR waits.', 'LENA', '“Lena” Okafor'],
  ['MISS LENA waits.', 'LENA', 'Lena'],
  ['MISS LENA OKAFOR waits.', 'LENA', 'Lena Okafor'],
  ['A BIG MAGDA LENA waits. A lena waits.', 'LENA', 'Lena'],
  ['SERGEANT KIMBALL sits. The sergeant, a sergeant.', 'KIMBALL', 'Sergeant Kimball'],
  ['GRUMPY DONALD KIMBALL sits, a grumpy man, so grumpy.', 'KIMBALL', 'Donald Kimball'],
  ['CAPTAIN HALE sits. The captain, a captain.', 'CAPTAIN', 'Captain Hale'],
  ['STONE KIMBALL sits on a stone, a stone. Here is Stone.', 'KIMBALL', 'Stone Kimball'],
  ['STONE KIMBALL sits on a stone, a stone, a stone. Here is Stone.', 'KIMBALL', 'Kimball'],
  ['STONE KIMBALL sits on a stone, a stone. Stone is here.', 'KIMBALL', 'Kimball'],
  ['STONE KIMBALL sits on a stone, a stone. “Stone.”', 'KIMBALL', 'Kimball'],
  ['AMERICAN LADY waits.', 'LADY', 'Lady'],
  ['A TITILLATED HUSBAND waits.', 'HUSBAND', 'Husband'],
  ['JUNIOR LEAGUE MEMBERS wait.', 'MEMBERS', 'Members'],
  ['HUGH GLASS waits.', 'GLASS', 'Hugh Glass'],
  ['A HOMELESS LATINO MAN waits.', 'HOMELESS MAN', 'Homeless Man'],
  ['A REFORMED RABBI waits.', 'RABBI', 'Rabbi'],
  ['STEADMAN and PROVANO CLICK away.', 'PROVANO', 'Provano'],
  ["It is SIX O'CLOCK.", 'SIX', 'Six'],
  ['The bracelet says "LENA".', 'LENA', 'Lena'],
  ['BRUNO PADICHE LIEUTENANT under a photograph.', 'PADICHE', 'Bruno Padiche'],
  ['LENA "FARMER" OKAFOR, 55, waits.', 'LENA', 'Lena “Farmer” Okafor'],
  ['They play a LENA HALE song. LENA OKAFOR hums.', 'LENA', 'Lena Okafor'],
])('‘%s’ names %s as ‘%s’', async (action, cue, name) => {
  expect((await introduced(action, cue))?.fullName).toBe(name);
});

it('what stands in talk counts as ordinary, too, and no direction does', async () => {
  const nameIn = async (talk: string) => {
    const { characters } = derive(await screenplayOf(`INT. HALL - DAY\n\nSTONE KIMBALL sits.\n\nKIMBALL\n${talk}\n`));
    return characters[0]?.introduction?.fullName;
  };
  expect(await nameIn('A stone is a stone.')).toBe('Kimball');
  expect(await nameIn('(a stone, a stone)\nYes.')).toBe('Stone Kimball');
});

it('a part that stands before another who speaks, too, is no first name', async () => {
  const { characters } = derive(
    await screenplayOf(
      'INT. HALL - DAY\n\nHIPPIE PRIEST dances. Here a hippie, there a hippie.\n\nHIPPIE\nYes.\n\nHIPPIE PRIEST\nNo, no.\n',
    ),
  );
  expect(characters.map(({ id, introduction }) => [id, introduction?.fullName])).toEqual([
    ['HIPPIE PRIEST', 'Hippie Priest'],
    ['HIPPIE', 'Hippie'],
  ]);
});

it.each([
  ['WILL, 12, sleeps.\n\nWill, 28, drives.', null],
  ['WILL, 13, sleeps.\n\nWill, 28, drives.', 13],
  ['WILL, 9, sleeps.\n\nWill, 8, drives.', 9],
  ['WILL, 9, sleeps.\n\nWill drives.', 9],
  ['WILL sleeps. Will, 9, drives.', 9],
  ['WILL sleeps. Ben, 9, drives.', null],
  ['WILL sleeps. So does Will, 9.', null],
  ['!38A WILL, 40, sits 38A', null],
  ['!38 WILL, 40, sits 39', 40],
  ['!So 38 WILL, 40, sits 38', 40],
])('in ‘%s’ he is %j', async (action, age) => {
  expect((await introduced(action, 'WILL'))?.age).toBe(age);
});

it('a mother’s introduction is not that of her son, who speaks under their surname', async () => {
  const { characters } = derive(
    await screenplayOf(
      'INT. HALL - DAY\n\nMARIE DEWEY, 35, waits. ALVIN DEWEY comes.\n\nDEWEY\nYes, yes, yes.\n\nMARIE\nNo.\n',
    ),
  );
  expect(characters.map(({ introduction }) => [introduction?.fullName, introduction?.age])).toEqual([
    ['Alvin Dewey', null],
    ['Marie Dewey', 35],
  ]);
});

it('the age of a later mention counts where the first tells none, but not that of a child or of another time', async () => {
  expect((await introduced('SHIFTY runs.\n\nShifty, 25, rests.', 'SHIFTY'))?.age).toBe(25);
  expect((await introduced('SHIFTY runs.\n\nShifty, 25, rests. Shifty, 40, waits.', 'SHIFTY'))?.age).toBeNull();
  expect((await introduced('SHIFTY runs.\n\nShifty, 9, rests.', 'SHIFTY'))?.age).toBeNull();
  expect((await introduced('OFFICER runs.\n\nAn officer (35) rests.', 'OFFICER'))?.age).toBeNull();
  expect((await introduced('SHIFTY, early 30s, runs.\n\nShifty (17) rests.', 'SHIFTY'))?.age).toBeNull();
});

it('a name far before the first speech is another’s where one shortly before it is in capitals, too', async () => {
  const wait = 'INT. ROOM - DAY\n\nHe waits.\n\nANN\nYou wait.\n\n'.repeat(200);
  const at = async (action: string) => {
    const script = `INT. HALL - DAY\n\nWILLIAM FAULKNER wrote this.\n\n${wait}${action}\n\nWILLIAM\nYes.\n`;
    return derive(await screenplayOf(script)).characters.find(({ id }) => id === 'WILLIAM')?.introduction?.fullName;
  };
  expect(await at('Her husband, WILLIAM, waits.')).toBe('William');
  expect(await at('William waits.')).toBe('William Faulkner');
});
