/** Words that the talk returns to, and words that a script uses as names alone. */
import { describe, expect, it } from 'vitest';
import { properNounsOf } from '../../../lib/engine/text/proper-nouns.ts';
import { themeWordsOf } from '../../../lib/engine/text/theme-words.ts';
import { derivedOf } from '../people/parts-of.ts';
import { passagesIn, scenesOf } from './passages-in.ts';

/** The themes of scenes of talk. */
const themesIn = async (scenes: readonly (readonly string[])[], ...excluded: readonly string[]) =>
  themeWordsOf((await derivedOf(scenesOf(...scenes))).speeches, new Set(excluded));

describe('a theme', () => {
  it('is a word of two people in two scenes, in any form, with its speeches', async () => {
    const themes = await themesIn([['ANN: My debts.'], ['BEN: A debt’s a debt.'], ['ANN: Debt.']]);
    expect(
      themes.map(({ word, scenes, speakers, speeches }) => [word, scenes, speakers, speeches.map(({ text }) => text)]),
    ).toEqual([['debt', [1, 2, 3], ['ANN', 'BEN'], ['My debts.', 'A debt’s a debt.', 'Debt.']]]);
  });

  it.each([
    ['one person’s', [['ANN: Debt.'], ['ANN: Debt.']]],
    ['one scene’s', [['ANN: Debt.', 'BEN: Debt.']]],
    ['of two letters', [['ANN: Ox.'], ['BEN: Ox.']]],
    ['a small word that looks like a plural', [['ANN: It does.'], ['BEN: It does.']]],
    ['a small word with an s', [['ANN: The whys.'], ['BEN: The whys.']]],
    ['an everyday word', [['ANN: Door.'], ['BEN: Door.']]],
    ['an everyday word with an ’s', [['ANN: The door’s.'], ['BEN: The door’s.']]],
    ['a number', [['ANN: The twenties.'], ['BEN: Eleven twenties.'], ['ANN: Eleven.']]],
    ['a word with a digit', [['ANN: M16.'], ['BEN: M16.']]],
  ])('is none where it is %s', async (_what, scenes) => {
    expect(await themesIn(scenes)).toEqual([]);
  });

  it('is no name, and is not spoken before the first heading', async () => {
    expect(await themesIn([['ANN: Debts.'], ['BEN: Debt.']], 'debt')).toEqual([]);
    expect((await themesIn([['ANN: Debts. Oar.'], ['BEN: Debt. Oar.']], 'debt')).map(({ word }) => word)).toEqual([
      'oar',
    ]);
    const { speeches } = await derivedOf(`FADE IN:\n\nANN\nDebt.\n\n${scenesOf(['BEN: Debt.'], ['BEN: Debt.'])}`);
    expect(themeWordsOf(speeches, new Set())).toEqual([]);
  });

  it('stands before one of fewer scenes and speakers, then of fewer speeches, then by the alphabet', async () => {
    const words = async (...scenes: readonly (readonly string[])[]) => (await themesIn(scenes)).map(({ word }) => word);
    expect(await words(['ANN: Debt. Boat.'], ['BEN: Debt. Boat.'], ['BEN: Debt.'])).toEqual(['debt', 'boat']);
    expect(await words(['ANN: Boat.', 'CAL: Debt.'], ['BEN: Debt. Boat.', 'ANN: Debt.'])).toEqual(['debt', 'boat']);
    // 4 scenes x 2 speakers are less than 3 x 3.
    expect(
      await words(['ANN: Boat. Debt.'], ['BEN: Boat. Debt.'], ['BEN: Boat.', 'CAL: Debt.'], ['ANN: Boat.']),
    ).toEqual(['debt', 'boat']);
    expect(await words(['ANN: Boat. Debt.', 'ANN: Debt.'], ['BEN: Boat. Debt.'])).toEqual(['debt', 'boat']);
    expect(await words(['ANN: Debt. Boat.'], ['BEN: Boat. Debt.'])).toEqual(['boat', 'debt']);
    expect(await words(['ANN: Boat. Debt.'], ['BEN: Boat. Debt.'])).toEqual(['boat', 'debt']);
  });
});

it.each([
  ['inside a sentence and at its beginning', 'Then Frank sits. Frank waits.', ['frank']],
  ['behind a comma and an apostrophe', 'Yes, Tess goes. It’s Tess’ Ida. Ida.', ['ida', 'tess']],
  ['at beginnings alone', 'Frank sits. Frank waits.', []],
  ['once', 'Then Frank sits.', []],
  ['and in small letters', 'Then Frank sits. Frank is frank.', []],
  ['for a parent', 'Then Mum sits. Mum waits.', []],
  ['in capitals', 'Then FRANK sits. FRANK waits.', []],
  ['with a capital inside', 'Then McCoy sits. McCoy waits.', ['mccoy']],
])('a word with a capital %s is a name or none', async (_what, action, names) => {
  expect([...properNounsOf(await passagesIn(scenesOf([action])))].sort()).toEqual(names);
});

it('names are read from action and talk alone', async () => {
  expect([...properNounsOf(await passagesIn(scenesOf(['Then Frank sits.', 'ANN: Frank.'])))]).toEqual(['frank']);
  expect([...properNounsOf(await passagesIn(scenesOf(['Then Frank sits.', 'ANN: (to Frank)\nYes.'])))]).toEqual([]);
});
