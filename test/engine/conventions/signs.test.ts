/** The signs a genre is known by, and the forms a script is built in, found in a few lines. */
import { describe, expect, it } from 'vitest';
import { formsOf } from '../../../lib/engine/conventions/forms.ts';
import {
  clockSigns,
  type FindSigns,
  replySigns,
  ruleSigns,
  setPieceSigns,
  wordAndTurnSigns,
  wordSigns,
} from '../../../lib/engine/conventions/signs.ts';
import { derivedOf } from '../people/parts-of.ts';

const hall = (...body: readonly string[]): string => ['INT. HALL - DAY', ...body, ''].join('\n\n');
/** Each sign as 'page what-is-said scene | quote'. */
const signs = async (find: FindSigns, ...body: readonly string[]) =>
  find(await derivedOf(hall(...body))).map(({ page, said, scene, cite }) => `${page} ${said} ${scene} | ${cite.quote}`);
const knives = new Set(['knife', 'ghost', 'hale']);

describe('words', () => {
  it.each([
    ['in action', ['He has a knife. It is late.'], ['1 knife null | He has a knife.']],
    ['in talk', ['ANN\nA knife, then.'], ['1 knife null | A knife, then.']],
    ['in song', ['ANN\n~A knife, then'], ['1 knife null | A knife, then']],
    ['once a passage, by the first', ['A ghost has a knife.'], ['1 ghost null | A ghost has a knife.']],
    ['not in a direction', ['ANN\n(with a knife)\nSo it is.'], []],
    ['not in a name', ['HALE enters.', 'HALE\nSo it is.'], []],
    ['not in a likeness', ['She is pale like a ghost.'], []],
    ['not in a comparison', ['It is taller than any ghost.'], []],
    ['not in a size', ['A dog the size of a ghost.'], []],
    ['not in a likeness in capitals', ['LIKE A GHOST.'], []],
    ['behind the clause of a likeness', ['Like them, a ghost waits.'], ['1 ghost null | Like them, a ghost waits.']],
    [
      'far behind a likeness',
      ['She is like everybody in the whole of the house when a ghost is near.'],
      ['1 ghost null | She is like everybody in the whole of the house when a ghost is near.'],
    ],
  ])('%s', async (_, body, found) => {
    expect(await signs(wordSigns(knives), ...body)).toEqual(found);
  });

  it('and turns of phrase stand in reading order, one a passage', async () => {
    const body = ['He has a knife.', 'The door opens by itself. So it is.', 'ANN\nThe lamp goes dark over the knife.'];
    expect(await signs(wordAndTurnSigns(knives, 'horror'), ...body)).toEqual([
      '1 knife null | He has a knife.',
      '1 by itself null | The door opens by itself.',
      '1 knife null | The lamp goes dark over the knife.',
    ]);
    expect(await signs(wordAndTurnSigns(knives, 'drama'), ...body)).toEqual([
      '1 knife null | He has a knife.',
      '1 knife null | The lamp goes dark over the knife.',
    ]);
    expect(await signs(wordAndTurnSigns(new Set(), 'horror'), 'ANN\n(by itself)\nOh.')).toEqual([]);
  });
});

describe('a rule', () => {
  const rule = ruleSigns(new Set(['ghost', 'ghosts']));
  it.each([
    ['of a thing', ['It is late. Every ghost must wait.'], ['1 null null | Every ghost must wait.']],
    ['that is said', ['ANN\nNo ghost can never rest.'], ['1 null null | No ghost can never rest.']],
    ['that is asked', ['ANN\nMust every ghost wait?'], []],
    ['of something else', ['Every dog must wait.'], []],
    ['that is none', ['A ghost waits.'], []],
    ['and a thing in two sentences', ['A ghost waits. We must go.'], []],
  ])('%s', async (_, body, found) => {
    expect(await signs(rule, ...body)).toEqual(found);
  });
});

it.each([
  [
    'a time by which',
    ['It is late. They are to be here by midnight.'],
    ['1 by midnight null | They are to be here by midnight.'],
  ],
  ['a time that is left', ['ANN\nWe have got minutes.'], ['1 have got minutes null | We have got minutes.']],
  ['no time', ['It is midnight.'], []],
])('a clock is %s', async (_, body, found) => {
  expect(await signs(clockSigns, ...body)).toEqual(found);
});

it('quick replies are questions answered in a word', async () => {
  const found = await signs(
    replySigns,
    ...['ANN\nWhere is the red boat?', 'BEN\nSold.', 'ANN\nIt was on the river all along.'],
  );
  expect(found).toEqual(['1 null null | Sold.']);
});

describe('a set piece', () => {
  const force = 'He punches, shoots and fires a shot.';
  it.each([
    ['of three words of force', [force], [`1 null sc.1 | ${force}`]],
    [
      'of words in two lines',
      ['So it is.', 'He punches her.', 'He shoots. A shot.'],
      ['1 null sc.1 | He punches her.'],
    ],
    ['needs three', ['He punches and shoots.'], []],
    ['needs three in its action', ['He punches and shoots.', 'ANN\nShot.'], []],
    // Seven words of action, six of talk; then seven and five.
    ['is more than half action', [force, 'ANN\nSo it is and was here.'], []],
    ['is more than half action, just', [force, 'ANN\nSo it is and was.'], [`1 null sc.1 | ${force}`]],
    ['counts no names', ['SHOT punches and shoots.', 'SHOT\nOh.'], []],
  ])('%s', async (_, body, found) => {
    expect(await signs(setPieceSigns, ...body)).toEqual(found);
  });
});

describe('the forms', () => {
  const la = (count: number) => Array(count).fill('la').join(' ');
  const forms = async (...scenes: readonly string[]) =>
    formsOf(await derivedOf(scenes.join(''))).map(({ places, ...form }) => ({
      ...form,
      places: places.map(({ quote }) => quote),
    }));
  const ids = async (...scenes: readonly string[]) => (await forms(...scenes)).map(({ id }) => id).join(' ');
  const cast = (...parts: readonly (readonly [string, number])[]) =>
    hall(...parts.map(([name, words]) => `${name}\n${la(words)}`));
  const none = { people: [], count: 0, setting: null, pages: [] };

  it('know an ensemble by five with eight in a hundred words, none with a quarter', async () => {
    const five = (first: number, last: number) =>
      cast(['ANN', first], ['BEN', 22], ['CAL', 21], ['DAN', 20], ['EVE', last], ['FAY', 100 - first - 63 - last]);
    expect(await forms(five(24, 8))).toEqual([
      { ...none, id: 'ensemble', people: ['ch.ANN', 'ch.BEN', 'ch.CAL', 'ch.DAN', 'ch.EVE'], places: [la(24), la(22)] },
    ]);
    expect(await ids(five(24, 7))).toBe('');
    expect(await ids(five(25, 8))).toBe('');
  });

  it('know a two-hander by two thirds of the words, a fifth of them the second’s', async () => {
    const two = (first: number, second: number) =>
      cast(['ANN', first], ['BEN', second], ['CAL', 18], ['DAN', 100 - 18 - first - second]);
    expect(await forms(two(40, 25))).toEqual([
      { ...none, id: 'two-hander', people: ['ch.ANN', 'ch.BEN'], places: [la(40), la(25)] },
    ]);
    expect(await ids(two(40, 24))).toBe('');
    expect(await ids(two(50, 20))).toBe('two-hander');
    expect(await ids(two(50, 19))).toBe('');
  });

  it('know a voice-over by three narrations', async () => {
    const told = (count: number) => [
      hall(...Array(count).fill('ANN (V.O.)\nSo it was.'), 'They wait.'),
      cast(['BEN', 30], ['CAL', 30], ['DAN', 30]),
    ];
    expect(await forms(...told(3))).toEqual([
      { ...none, id: 'voice-over', count: 3, places: ['So it was.', 'So it was.'] },
    ]);
    expect(await ids(...told(2))).toBe('');
  });

  it('know one setting by three of four scenes, rooms of a house taken together', async () => {
    const at = (...places: readonly string[]) => places.map((place) => `INT. ${place} - DAY\n\nThey wait.\n\n`);
    expect(await forms(...at('HOUSE - HALL', 'HOUSE - ATTIC', 'SHED', 'HOUSE'))).toEqual([
      {
        ...none,
        id: 'single-location',
        count: 3,
        setting: 'House',
        places: ['INT. HOUSE - ATTIC - DAY', 'INT. HOUSE - DAY'],
      },
    ]);
    expect(await ids(...at('HOUSE', 'SHED', 'HOUSE'))).toBe('');
    expect(await ids(...at('HOUSE', 'HOUSE'))).toBe('');
    expect(await ids(...at('HOUSE', 'HOUSE', 'HOUSE'))).toBe('single-location');
  });

  it('know a broken order of time by its marks, not by what is said, behind what covers all', async () => {
    expect(await forms(hall('FLASHBACK: the sea.', 'They wait.', 'TWO YEARS EARLIER'))).toEqual([
      { ...none, id: 'non-linear', pages: [1], places: ['FLASHBACK: the sea.', 'TWO YEARS EARLIER'] },
    ]);
    expect(await ids(hall('ANN\nFLASHBACK, he says.', 'BEN\nOh.', 'CAL\nOh dear me.'))).not.toContain('non-linear');
    expect(await ids(hall('FLASHBACK: the sea.'), hall('ANN\nOh.', 'BEN\nOh.'), hall('Rain.'))).toBe(
      'single-location two-hander non-linear',
    );
  });

  it('that cover less stand behind those that cover more', async () => {
    const few = [
      hall(...Array(3).fill('ANN (V.O.)\nSo it was.'), 'FLASHBACK: the sea.'),
      cast(...Array.from({ length: 34 }, (_, at) => [['BEN', 'CAL', 'DAN'][at % 3] ?? '', 3] as const)),
    ];
    // Three of 37 speeches, eight times over, are under two thirds; the broken order counts for seven.
    expect(await ids(...few)).toBe('non-linear voice-over');
  });
});
