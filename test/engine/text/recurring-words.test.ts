/** Things that come back: which words are things, which are one, under which name, in which order. */
import { describe, expect, it } from 'vitest';
import type { Passage } from '../../../lib/engine/text/passages.ts';
import { recurringObjectsOf } from '../../../lib/engine/text/recurring-objects.ts';
import { passagesIn, scenesOf } from './passages-in.ts';

/** The things in scenes of one paragraph or speech each. */
const objectsIn = async (scenes: readonly string[], ...excluded: readonly string[]) =>
  recurringObjectsOf(await passagesIn(scenesOf(...scenes.map((one) => [one]))), new Set(excluded));
const namesIn = async (scenes: readonly string[], ...excluded: readonly string[]) =>
  (await objectsIn(scenes, ...excluded)).map(({ name }) => name);
const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);
/** Phrases that the lantern does not close, each closed by another word. */
const glowing = (count: number): string[] =>
  ['glows', 'swings', 'smokes', 'rattles'].slice(0, count).map((verb) => `The lantern ${verb}.`);

describe('a thing', () => {
  it('is not what people do, with an s behind who does it', async () => {
    const row = 'He sits in the boat.';
    expect(await namesIn([row, row, 'Ruth boats.', 'She boats.', 'He boats.'], 'ruth')).toEqual([]);
    expect(await namesIn([row, row, row, 'The boats are long.', 'She boats.'], 'ruth')).toEqual(['boat']);
  });

  it('is told with its forms, scenes and passages', async () => {
    const [boots, ...others] = await objectsIn(['She lifts the boots.', 'His boot is wet.', 'ANN: Take the boots.']);
    expect(others).toEqual([]);
    expect(boots).toMatchObject({
      word: 'boot',
      name: 'boots',
      plural: true,
      forms: ['boots', 'boot'],
      scenes: [1, 2, 3],
      count: 3,
      inBoth: true,
    });
    expect(boots?.passages.map(({ text }) => text)).toEqual([
      'She lifts the boots.',
      'His boot is wet.',
      'Take the boots.',
    ]);
  });

  it('is called by its commonest form, the first by the alphabet among equals', async () => {
    const [boot] = await objectsIn([
      'She lifts the boot.',
      'She lifts the boots.',
      'She lifts the boots. The boot.',
      'One boot.',
      'Two boots.',
    ]);
    expect(boot).toMatchObject({ name: 'boot', plural: false, forms: ['boot', 'boots'], inBoth: false });
    const [boots] = await objectsIn(['Her boots.', 'The boots.', 'His boot.', 'A boot.']);
    expect(boots?.forms).toEqual(['boot', 'boots']);
    const [more] = await objectsIn(['Her boot.', 'The boots.', 'His boots.', 'ANN: The boots.']);
    expect(more?.forms).toEqual(['boots', 'boot']);
    expect((await objectsIn(times(3, 'ANN: Take the boots.')))[0]?.inBoth).toBe(false);
  });

  it('is in three scenes, in action or talk', async () => {
    expect(await namesIn(times(3, 'She lifts the lantern.'))).toEqual(['lantern']);
    expect(await namesIn(times(2, 'She lifts the lantern. The lantern.'))).toEqual([]);
    expect(await namesIn([...times(2, 'She lifts the lantern.'), 'ANN: (with the lantern)\nYes.'])).toEqual([]);
    const before = await passagesIn(`The lantern.\n\n${scenesOf(['The lantern.'], ['The lantern.'])}`);
    expect(recurringObjectsOf(before, new Set())).toEqual([]);
  });

  it('is no name, whichever form the name has', async () => {
    expect(await namesIn(times(3, 'She lifts the boots.'), 'boot')).toEqual([]);
    expect(await namesIn(times(3, 'She lifts the boots.'), 'boots')).toEqual([]);
    expect(await namesIn(times(3, 'She lifts the boots.'), 'shoe')).toEqual(['boots']);
  });

  it.each([
    ['closes a phrase once alone', ['She lifts the lantern.', 'Lantern.', 'Lantern.'], []],
    ['closes a phrase twice', ['She lifts the lantern.', 'A lantern is lit.', 'Lantern.'], ['lantern']],
    ['closes two phrases of five', [...times(2, 'The lantern.'), ...glowing(3)], ['lantern']],
    ['closes two phrases of six', [...times(2, 'The lantern.'), ...glowing(4)], []],
    ['is the third word behind the article', times(3, 'The tall wet lantern.'), ['wet lantern']],
    ['is the fourth word behind it', times(3, 'The tall wet black lantern.'), []],
    ['stands behind a word that ends the phrase', times(3, 'The of lantern.'), []],
    ['stands behind a comma', times(3, 'She has the, lantern in sight.'), []],
    ['stands behind a dash', times(3, 'She has the -- lantern in sight.'), []],
    ['has its possessive', times(3, 'It is the lantern’s. Lantern.'), ['lantern']],
    ['is owned by another', times(3, 'The captain’s lantern. Captain.'), ['lantern']],
    ['stands in headings', times(3, 'ANN: Lantern.'), []],
    ['has two letters', times(3, 'She lifts the ax.'), []],
    ['has three letters', times(3, 'She lifts the mug.'), ['mug']],
    ['is an everyday word', times(3, 'She opens the door.'), []],
    ['is a number', times(3, 'She has the eleven.'), []],
    ['holds a digit', times(3, 'She has the m16.'), []],
    ['ends in -ly', times(3, 'She has the filly.'), []],
    ['ends in -ing', times(3, 'She sees the awning.'), []],
    ['begins with it', times(3, 'She sees the ingot.'), ['ingot']],
  ])('that %s is one or none', async (_what, scenes, names) => {
    expect(await namesIn(scenes)).toEqual(names);
  });

  it('is known by action and talk, not by headings, transitions or notes', async () => {
    const heading = await passagesIn('INT. THE LANTERN\n\nLantern.\n\n'.repeat(3));
    expect(recurringObjectsOf(heading, new Set())).toEqual([]);
    const note = await passagesIn(scenesOf(...times(3, '[[The lantern.]]\n\nLantern.').map((one) => [one])));
    expect(recurringObjectsOf(note, new Set())).toEqual([]);
    const cut = await passagesIn(scenesOf(...times(3, 'Lantern.\n\n> CUT TO THE LANTERN').map((one) => [one])));
    expect(recurringObjectsOf(cut, new Set())).toEqual([]);
  });

  it.each([
    [
      'stands before it three times of five',
      [...times(3, 'The steel lantern.'), ...times(2, 'The lantern.')],
      'steel lantern',
    ],
    [
      'stands before it three times of six',
      [...times(3, 'The steel lantern.'), ...times(3, 'The lantern.')],
      'lantern',
    ],
    ['stands before it twice', ['The steel lantern.', 'The steel lantern.', 'The lantern.'], 'lantern'],
    ['is an article', times(3, 'She lifts the lantern.'), 'lantern'],
    ['is a number', times(3, 'She has the eleven lanterns.'), 'lanterns'],
    ['has two letters', times(3, 'She has the TV lantern.'), 'lantern'],
    ['has three letters', times(3, 'She has the red lantern.'), 'red lantern'],
    ['is missing', [...times(3, 'Lantern on.'), ...times(2, 'She lifts the lantern.')], 'lantern'],
    [
      'stands before two forms of it',
      ['The steel lantern.', 'The steel lanterns.', 'The steel lantern.'],
      'steel lantern',
    ],
    [
      'stands twice in one place',
      ['The steel lantern, the steel lantern.', 'The steel lantern.', 'The lantern.'],
      'lantern',
    ],
    ['begins with a digit', times(3, 'She has the 4ply lantern.'), 'lantern'],
    ['ends with one', times(3, 'She has the mark4 lantern.'), 'lantern'],
    ['is as common as another behind it', times(3, 'The brass lantern, the steel lantern.'), 'brass lantern'],
    [
      'is as common as another, the first by the alphabet',
      times(3, 'The steel lantern, the brass lantern.'),
      'brass lantern',
    ],
  ])('has the word before it in its name, or not, where that %s', async (_what, scenes, name) => {
    expect(await namesIn(scenes)).toEqual([name]);
  });
});

describe('among things', () => {
  /** `[text, position]`, a scene each. */
  const ordered = async (...scenes: readonly (readonly [string, number])[]) => {
    const passages = await passagesIn(scenesOf(...scenes.map(([text]) => [text])));
    const placed = passages.map(
      (passage): Passage => ({ ...passage, position: scenes[(passage.scene ?? 1) - 1]?.[1] ?? 0 }),
    );
    return recurringObjectsOf(placed, new Set()).map(({ name }) => name);
  };
  const lamp = (count: number, reach: number, text = 'She has the oil lamp.') =>
    Array.from({ length: count }, (_, at): [string, number] => [text, at === 0 ? 0 : reach]);
  const boat = (count: number, reach: number, text = 'She has the boat.') => lamp(count, reach, text);

  it('stands first what is in more scenes and reaches further', async () => {
    // 4 x (0.25 + 0.25) = 5 x (0.25 + 0.15): a tie, told by the alphabet.
    expect(await ordered(...lamp(5, 0.15), ...boat(4, 0.25))).toEqual(['boat', 'oil lamp']);
    expect(await ordered(...boat(4, 0.25), ...lamp(5, 0.15))).toEqual(['boat', 'oil lamp']);
    expect(await ordered(...lamp(5, 0.16), ...boat(4, 0.25))).toEqual(['oil lamp', 'boat']);
    const late = boat(4, 0.35).map(([text, position]): [string, number] => [text, position || 0.1]);
    const slow = lamp(5, 0.16).map(([text, position], at): [string, number] => [text, at < 4 ? 0 : position]);
    expect(await ordered(...late, ...slow)).toEqual(['oil lamp', 'boat']);
    expect(await ordered(...boat(5, 0.14), ...lamp(4, 0.25))).toEqual(['oil lamp', 'boat']);
  });

  it('what is seen and spoken about counts for nearly a third more', async () => {
    const spoken = (reach: number): (readonly [string, number])[] => [
      ...boat(3, reach),
      ['ANN: Take the boat.', reach],
    ];
    // 4 x 0.5 x 1.3 = 2.6; 5 x 0.51 = 2.55; 5 x 0.53 = 2.65.
    expect(await ordered(...lamp(5, 0.26), ...spoken(0.25))).toEqual(['boat', 'oil lamp']);
    expect(await ordered(...lamp(5, 0.28), ...spoken(0.25))).toEqual(['oil lamp', 'boat']);
  });
});
