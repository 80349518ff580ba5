/** What the flaw rules share: the time of a heading, scenes out of time, slips of the hand, names in running text. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { flawRules } from '../../../lib/engine/flaw-rules/find-flaws.ts';
import { headingTimeOf } from '../../../lib/engine/flaw-rules/heading-time.ts';
import { mistypedAs, transposed } from '../../../lib/engine/flaw-rules/mistyped.ts';
import { isPart, nameSource, nameWordsOf } from '../../../lib/engine/flaw-rules/name-pattern.ts';
import { scenesOutOfTime, yearsPassBetween } from '../../../lib/engine/flaw-rules/out-of-time.ts';
import { effort } from '../../../lib/story/finding.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const derivedOf = async (fountain: string) => derive(await screenplayOf(fountain));
const scene = (heading: string, ...body: readonly string[]): string =>
  `${[heading, ...body, 'Rain.'].join('\n\n')}\n\n`;

describe('every rule', () => {
  it.each(flawRules.map((rule) => [rule.id, rule] as const))(
    '%s has a topic, a cost between none and all, a kind of work and what it looks over',
    (_, rule) => {
      expect(rule.topic).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(rule.effect > 0 && rule.effect < 1).toBe(true);
      expect(effort.options).toContain(rule.work);
      expect(['words', 'action', 'speeches', 'speakers', 'headings', 'pages']).toContain(rule.over);
    },
  );
  it.each([
    ['featuresOnly', ['unusualLength']],
    [
      'readsSpelling',
      [
        'doubledWords',
        'lostWords',
        'wordMixUps',
        'agreement',
        'misspelledWords',
        'strayMarks',
        'misspelledPlace',
        'misspelledName',
        'nameTwoWays',
      ],
    ],
    [
      'lineNotes',
      [
        'cueInAction',
        'doubledWords',
        'lostWords',
        'wordMixUps',
        'agreement',
        'misspelledWords',
        'strayMarks',
        'misspelledName',
      ],
    ],
  ] as const)('that is marked %s is one of few', (mark, ids) =>
    expect(flawRules.filter((rule) => rule[mark]).map(({ id }) => id)).toEqual(ids),
  );
});

describe('the time of a heading', () => {
  it.each([
    ['INT. HALL - DAY', 'day', false],
    ['INT. HALL - LATE AFTERNOON', 'day', false],
    ['INT. HALL - NOON', 'day', false],
    ['INT. HALL — MIDNIGHT', 'night', false],
    ['INT. HALL -- NIGHT', 'night', false],
    ['INT. HALL (NIGHT)', 'night', false],
    ['INT. HALL - DAY/NIGHT', null, false],
    ['INT. HALL - EVENING', null, false],
    ['INT. HALL - NIGHT - PRE-DAWN', null, false],
    ['INT. HALL - DUSK - DAY', null, false],
    ['INT. NIGHT CLUB - DAY', 'day', false],
    ['INT. BAR - NIGHT SHIFT', null, false],
    ['INT. BAR', null, false],
    ['INT. HALL - DAY - CONTINUOUS', 'day', true],
    ['INT. HALL - CONTINUOUS', null, true],
    ['INT. HALL - MOMENTS LATER', null, true],
    ['INT. HALL - A MOMENT LATER - NIGHT', 'night', true],
    ['INT. HALL - SECONDS LATER', null, true],
    ['INT. HALL - LATER', null, false],
    ['INT. HALL - LATER THAT NIGHT', 'night', false],
    ['INT. HALL - SAME DAY', 'day', false],
  ])('%s', async (heading, light, runsOn) => {
    const [one] = (await derivedOf(scene(heading))).scenes;
    expect(one && headingTimeOf(one)).toEqual({ light, runsOn });
  });
});

describe('scenes out of time', () => {
  it.each([
    ['a heading with a memory is, alone', [scene('INT. A - FLASHBACK'), scene('INT. B')], [1]],
    ['so is a year', [scene('INT. A - 1987'), scene('INT. B - 2187'), scene('INT. C - ROOM 187')], [1, 2]],
    ['a line goes on to the end', [scene('INT. A', 'FLASHBACK'), scene('INT. B'), scene('INT. C')], [1, 2, 3]],
    ['or until one comes back', [scene('INT. A', 'DREAM'), scene('INT. B', 'BACK TO SCENE'), scene('INT. C')], [1, 2]],
    ['or until a heading does', [scene('INT. A', 'DREAM'), scene('INT. B - PRESENT'), scene('INT. C')], [1]],
    ['a montage ends with its scene', [scene('INT. A', 'MONTAGE'), scene('INT. B')], [1]],
    ['a caption begins one', [scene('INT. A', '> TEN YEARS EARLIER <'), scene('INT. B')], [1, 2]],
    ['action in small letters does not', [scene('INT. A', 'She has a dream.'), scene('INT. B')], []],
    ['nor does talk', [scene('INT. A', 'ANN\nA DREAM'), scene('INT. B')], []],
    ['nor a paragraph of eighty letters', [scene('INT. A', `A DREAM ${'X'.repeat(72)}`), scene('INT. B')], []],
    ['one of seventy-nine does', [scene('INT. A', `A DREAM ${'X'.repeat(71)}`), scene('INT. B')], [1, 2]],
  ] as const)('%s', async (_, scenes, outside) => {
    const derived = await derivedOf(scenes.join(''));
    expect([...scenesOutOfTime(derived)]).toEqual(outside);
    expect(scenesOutOfTime(derived)).toBe(scenesOutOfTime(derived));
  });

  it.each([
    ['Two years later.', true],
    ['In 1999.', true],
    ['A birthday cake.', true],
    ['A day later.', false],
    ['ANN\nTwo years later.', false],
  ])('years pass: “%s”', async (between, passes) => {
    const { passages, ...derived } = await derivedOf(scene('INT. A', 'Ann.', between, 'Bo.'));
    const [from, to] = ['Ann.', 'Bo.'].map((text) => passages.find((one) => one.text === text));
    if (!from || !to) throw new Error('not found');
    expect(yearsPassBetween({ passages, ...derived }, from, to)).toBe(passes);
    expect(yearsPassBetween({ passages, ...derived }, to, to)).toBe(false);
  });

  it('years pass from behind the one to and with the other', async () => {
    const derived = await derivedOf(scene('INT. A', 'Years pass.', 'Rain falls.'));
    const [years, rain] = ['Years pass.', 'Rain falls.'].map((text) =>
      derived.passages.find((one) => one.text === text),
    );
    if (!years || !rain) throw new Error('not found');
    expect([yearsPassBetween(derived, years, rain), yearsPassBetween(derived, rain, years)]).toEqual([false, false]);
    const [heading] = derived.passages;
    expect(heading && yearsPassBetween(derived, heading, years)).toBe(true);
  });
});

describe('a slip of the hand', () => {
  it.each([
    ['miller', 'millar', true],
    ['miller', 'miler', true],
    ['miller', 'millers', false],
    ['millers', 'miller', false],
    ['miller', 'miller', false],
    ['micheal', 'michael', true],
    ['from', 'form', false],
    ['forms', 'froms', true],
    ['miller', 'mellar', false],
    ['ann', 'anne', false],
  ])('%s for %s: %s', (one, other, found) => expect(mistypedAs(one, other)).toBe(found));
  it('of two letters that changed places stands in a word of five', () => {
    expect([transposed('froms', 'forms'), transposed('from', 'form'), transposed('forms', 'farms')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a name in running text', () => {
  it.each([
    ['LE GUIN', 'Here is Le Guin.', true],
    ['LE GUIN', 'LE  GUIN waits.', true],
    ['LE GUIN', 'le guin waits.', false],
    ['LE GUIN', 'Le Guinn waits.', false],
    ['LE GUIN', 'ALe Guin waits.', false],
    ['LE GUIN', 'Le Guin2 waits.', false],
  ])('%s in “%s”', (id, text, found) => expect(new RegExp(nameSource(id), 'u').test(text)).toBe(found));

  it.each([
    ['CAPTAIN LE GUIN', ['LE', 'GUIN']],
    ['MR. HALE', ['HALE']],
    ['CAPTAIN', []],
    ["D'ARCY-JONES 2", ["D'ARCY-JONES"]],
    ['X', []],
    ['J.D. HALE', ['HALE']],
  ])('%s has the words %j', (id, words) => expect(nameWordsOf(id)).toEqual(words));

  it.each([
    ['GUARD', 'The guard waits.', true],
    ['GUARD', 'Another GUARD waits.', true],
    ['GUARD', 'Two Guards wait.', false],
    ['GUARD', 'Two Guard wait.', true],
    ['GUARD', 'Bathe guard dogs.', false],
    ['GUARD', 'Guard waits.', false],
    ['GUARD 2', 'Nobody.', true],
    ['GUARD #', 'Nobody.', true],
  ])('%s is a part in “%s”: %s', async (id, action, is) => {
    const { passages } = await derivedOf(scene('INT. A', action));
    expect(isPart(id, passages)).toBe(is);
    expect(isPart('HALE', (await derivedOf(scene('INT. A', 'ANN\nThe Hale.'))).passages)).toBe(false);
  });
});
