/** The bounds of the rules on places and times. */
import { describe, expect, it } from 'vitest';
import { english, scene, talk } from '../../../lib/engine/flaw-rules/example-script.ts';
import { factsOf, fires, listed } from './found.ts';

const scenes = (...headings: readonly string[]): string => headings.map((one) => scene(one, 'Ruth waits.')).join('');

describe('an inside place headed EXT, or the reverse', () => {
  it.each([
    ['INT. BEACH - DAY', true],
    ["INT. RUTH'S OLD BACKYARD - DAY", true],
    ["INT. RUTH'S VERY OLD BACKYARD - DAY", false],
    ['INT. STREET CAR - DAY', false],
    ['INT. HOUSE STREET - DAY', false],
    ['INT. KITCHEN STREET - DAY', false],
    ['INT. CARPARK STREET - DAY', true],
    ['INT. WALL STREET - DAY', false],
    ['INT. WALL STREET BEACH - DAY', true],
    ['INT. BEACH, NORTH - DAY', false],
    ['EXT. BEACH - DAY', false],
    ['I/E. BEACH - DAY', false],
  ])('%s', async (heading, found) => expect(await fires('insideOutside', scenes(heading))).toBe(found));

  it.each([
    ['an inside place that the script has indoors', ['INT. KITCHEN - DAY', 'EXT. KITCHEN - DAY'], true],
    ['one that it has in other words', ["INT. RUTH'S KITCHEN - DAY", 'EXT. KITCHEN - DAY'], false],
    ['one that it never has indoors', ['EXT. KITCHEN - DAY'], false],
    ['a quarter of a city', ["INT. HELL'S KITCHEN - DAY", "EXT. HELL'S KITCHEN - DAY"], false],
  ] as const)('%s', async (_, headings, found) =>
    expect(await fires('insideOutside', scenes(...headings))).toBe(found),
  );

  it('is right where the action looks in or has a grave, a speech apart', async () => {
    const kitchen = (...body: readonly string[]) => scenes('INT. KITCHEN - DAY') + scene('EXT. KITCHEN - DAY', ...body);
    expect(await fires('insideOutside', kitchen('Fog on the porch.'))).toBe(false);
    expect(await fires('insideOutside', kitchen(talk('RUTH', 'See the porch.')))).toBe(true);
    expect(await fires('insideOutside', scene('INT. CEMETERY - DAY', 'A tomb.'))).toBe(false);
    expect(await fires('insideOutside', scene('INT. CEMETERY - DAY', talk('RUTH', 'A tomb.')))).toBe(true);
  });

  it('is told with six places at most, and three scenes that have the other heading', async () => {
    const right = new Array(4).fill('INT. KITCHEN - DAY');
    const facts = await factsOf(
      'insideOutside',
      scenes(...right, 'EXT. KITCHEN - DAY', ...new Array(6).fill('INT. BEACH - DAY')),
    );
    expect(facts).toMatchObject({ pages: new Array(7).fill(1) });
    const [first, second, ...rest] = listed(facts, 'shown', 'place', 'scene', 'page', 'side', 'right');
    expect([first, second, rest.length]).toEqual([
      ['Kitchen', 5, 1, 'inside', [1, 2, 3]],
      ['Beach', 6, 1, 'outside', []],
      4,
    ]);
    expect(listed(facts, 'shown', 'cites')[0]).toMatchObject([
      [{ quote: 'EXT. KITCHEN - DAY' }, { quote: 'INT. KITCHEN - DAY', scene: 1 }],
    ]);
    expect(listed(facts, 'shown', 'cites')[1]).toMatchObject([[{ quote: 'INT. BEACH - DAY', scene: 6 }]]);
  });
});

describe('a place spelt two ways', () => {
  const [right, slip] = ['INT. FERRY TERMINAL - DAY', 'INT. FERRY TERMNIAL - DAY'];
  it.each([
    ['the rarer one is the slip', [right, slip, right], ['TERMNIAL']],
    ['the commoner is none, though no word', [slip, right, slip], []],
    ['a letter too many', [right, 'INT. FERRY TERMINNAL - DAY', right], ['TERMINNAL']],
    ['a letter too few', [right, 'INT. FERRY TERMINL - DAY', right], ['TERMINL']],
    ['another letter', [right, 'INT. FERRY TERMINOL - DAY', right], ['TERMINOL']],
    ['two letters', [right, 'INT. FERRY TERMANOL - DAY', right], []],
    ['another word of the language', ['INT. HOUSE BARN - DAY', 'INT. HORSE BARN - DAY', 'INT. HOUSE BARN - DAY'], []],
    ['two words', [right, 'INT. FERRI TERMINOL - DAY', right], []],
    ['a word more', [right, 'INT. A FERRY TERMINAL - DAY', right], []],
    ['a word of four letters', ['INT. ZORK - DAY', 'INT. ZROK - DAY', 'INT. ZORK - DAY'], []],
    ['a word of five', ['INT. ZORKA - DAY', 'INT. ZROKA - DAY', 'INT. ZORKA - DAY'], ['ZROKA']],
    ['as often: the one whose letters changed places', [right, slip], ['TERMNIAL']],
    ['as often, another letter beside a word: none', [right, 'INT. FERRY TERMINOL - DAY'], []],
    ['as often, no words: the later by letter', ['INT. ZORKANA - DAY', 'INT. ZORKAMA - DAY'], ['ZORKANA']],
  ] as const)('%s', async (_, headings, words) => {
    const facts = await factsOf('misspelledPlace', scenes(...headings));
    expect(listed(facts, 'shown', 'word').flat()).toEqual(words);
  });

  it('is none where the running text has the word', async () => {
    expect(await fires('misspelledPlace', scenes(right, slip, right) + scene('INT. SHED - DAY', 'A termnial.'))).toBe(
      false,
    );
  });

  it('is told with two of its headings and one of the other’s', async () => {
    const facts = await factsOf('misspelledPlace', scenes(slip, right, slip, right, slip, right, right));
    expect(facts).toMatchObject({
      pages: [1, 1, 1],
      shown: [{ word: 'TERMNIAL', usual: 'TERMINAL', own: 3, others: 4 }],
    });
    expect(listed(facts, 'shown', 'cites')).toMatchObject([[[{ scene: 1 }, { scene: 3 }, { scene: 2 }]]]);
    const many = Array.from({ length: 7 }, (_, at) => String.fromCharCode(65 + at).repeat(2));
    const pairs = many.flatMap((end) => [
      `INT. ZORKAN${end} - DAY`,
      `INT. ZROKAN${end} - DAY`,
      `INT. ZORKAN${end} - DAY`,
    ]);
    expect(listed(await factsOf('misspelledPlace', scenes(...pairs)), 'shown', 'word')).toHaveLength(6);
  });
});

describe('CONTINUOUS from day into night', () => {
  it.each([
    ['at once', ['INT. HALL - DAY', 'INT. STAIRS - NIGHT (CONTINUOUS)'], [['Hall', 'Stairs', 2, 'day', 'night']]],
    ['back', ['INT. HALL - NIGHT', 'INT. STAIRS - DAY (SECONDS LATER)'], [['Hall', 'Stairs', 2, 'night', 'day']]],
    [
      'through a scene that runs on',
      ['INT. A - DAY', 'INT. B - CONTINUOUS', 'INT. C - NIGHT (CONTINUOUS)'],
      [['B', 'C', 3, 'day', 'night']],
    ],
    ['not through one without a time', ['INT. A - DAY', 'INT. B', 'INT. C - NIGHT (CONTINUOUS)'], []],
    ['not through dusk', ['INT. A - DAY', 'INT. B - DUSK', 'INT. C - NIGHT (CONTINUOUS)'], []],
    ['not at the beginning', ['INT. A - NIGHT (CONTINUOUS)'], []],
    ['not in space', ['INT. A - DAY', 'EXT. SPACE STATION - NIGHT (CONTINUOUS)'], []],
    ['not out of a memory', ['INT. A - DAY - FLASHBACK', 'INT. B - NIGHT (CONTINUOUS)'], []],
    [
      'each time',
      ['INT. A - DAY', 'INT. B - NIGHT (CONTINUOUS)', 'INT. C - DAY (CONTINUOUS)'],
      [
        ['A', 'B', 2, 'day', 'night'],
        ['B', 'C', 3, 'night', 'day'],
      ],
    ],
  ] as const)('%s', async (_, headings, jumps) => {
    const facts = await factsOf('continuousTimeJump', scenes(...headings));
    expect(listed(facts, 'shown', 'from', 'to', 'scene', 'was', 'is')).toEqual(jumps);
    expect(listed(facts, 'shown', 'cites')).toEqual(jumps.map(() => [[expect.anything(), expect.anything()]]));
  });
  it('is shown six times at most', async () => {
    const turns = Array.from({ length: 8 }, (_, at) => `INT. A${at} - ${at % 2 ? 'NIGHT' : 'DAY'} (CONTINUOUS)`);
    const facts = await factsOf('continuousTimeJump', scenes(...turns));
    expect([listed(facts, 'shown', 'to').length, (facts as { pages: number[] }).pages]).toEqual([
      6,
      new Array(7).fill(1),
    ]);
  });
});

describe('light against the heading', () => {
  const day = (...body: readonly string[]) => scene('EXT. LAKE - DAY', english, ...body);
  it.each([
    ['in the fifth paragraph', day('A.', 'B.', 'C.', 'Moonlight.'), ['moonlight']],
    ['in the sixth', day('A.', 'B.', 'C.', 'D.', 'Moonlight.'), []],
    ['in talk', day(talk('RUTH', 'Moonlight.')), []],
    ['twice', day('Moonlight.', 'The night sky.'), ['moonlight', 'night sky']],
    ['opening a sentence in capitals', day('MOONLIGHT on the water.'), ['moonlight']],
    ['in capitals within one: a name', day('The MOONLIGHT on the water.'), []],
    ['by night', scene('EXT. LAKE - NIGHT', english, 'Sunshine.'), ['sunshine']],
    ['of its own half', scene('EXT. LAKE - NIGHT', english, 'Moonlight.'), []],
    ['without a time', scene('EXT. LAKE', english, 'Moonlight.'), []],
    ['where hours pass in a line', day('Moonlight.', 'Time passes.'), []],
    ['where somebody says so', day('Moonlight.', talk('RUTH', 'Time passes.')), ['moonlight']],
    ['in another sentence than the lamp', day('A lamp burns. Moonlight.'), ['moonlight']],
    ['in a memory', scene('EXT. LAKE - DAY - DREAM', english, 'Moonlight.'), []],
  ] as const)('%s', async (_, script, light) => {
    expect(listed(await factsOf('lightAgainstHeading', script), 'shown', 'light').flat()).toEqual(light);
  });

  it('is told by scene, six times at most, with heading and sentence', async () => {
    const facts = await factsOf(
      'lightAgainstHeading',
      day('Fog. Moonlight.', 'Moonlight.', 'Moonlight.', 'Moonlight.') + day('Moonlight.', 'Moonlight.', 'Moonlight.'),
    );
    expect(facts).toMatchObject({ scenes: 2, pages: new Array(7).fill(1) });
    expect(listed(facts, 'shown', 'scene', 'place', 'page', 'heading')).toEqual([
      ...new Array(4).fill([1, 'Lake', 1, 'day']),
      ...new Array(2).fill([2, 'Lake', 1, 'day']),
    ]);
    expect(listed(facts, 'shown', 'cites')[0]).toMatchObject([[{ quote: 'EXT. LAKE - DAY' }, { quote: 'Moonlight.' }]]);
    expect(await fires('lightAgainstHeading', day('Moonlight.'), { english: false })).toBe(false);
  });
});

describe('a flashback that is never ended', () => {
  const script = (...lines: readonly string[]) =>
    lines.map((line, at) => scene(`INT. ROOM ${at} - DAY`, 'Ruth waits.', line)).join('');
  it.each([
    ['alone', ['BEGIN FLASHBACK:'], [['flashback', null]]],
    [
      'in other words',
      ['BEGINS A DREAM', 'BEGINNING OF NIGHTMARE'],
      [
        ['dream', 1],
        ['nightmare', null],
      ],
    ],
    [
      'in a heading',
      ['BEGIN FLASH-BACK\n\nEXT. PIER - BEGIN DREAM'],
      [
        ['flash-back', 1],
        ['dream', null],
      ],
    ],
    ['ended in action', ['BEGIN FLASHBACK:', 'RESUME'], []],
    ['ended by the next but one', ['BEGIN FLASHBACK:', 'RAIN', 'END DREAM'], []],
    ['ended before', ['END FLASHBACK', 'BEGIN FLASHBACK'], [['flashback', null]]],
    ['in small letters: no marker', ['Begin flashback'], []],
  ] as const)('%s', async (_, lines, found) => {
    expect(listed(await factsOf('openFlashback', script(...lines)), 'shown', 'what', 'next')).toEqual(found);
  });
  it('is quoted with what begins next, six times at most', async () => {
    const facts = await factsOf('openFlashback', script(...new Array(8).fill('BEGIN DREAM')));
    expect(listed(facts, 'shown', 'cites')).toHaveLength(6);
    expect(listed(facts, 'shown', 'page', 'cites')[0]).toMatchObject([
      1,
      [{ scene: 1, quote: 'BEGIN DREAM' }, { scene: 2 }],
    ]);
  });
});
