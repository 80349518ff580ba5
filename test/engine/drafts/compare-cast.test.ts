/** Who came, went or has another name, on small drafts. */
import { describe, expect, it } from 'vitest';
import { alignScenes } from '../../../lib/engine/drafts/align-scenes.ts';
import {
  castChangesOf,
  oneNameFor,
  partsOf,
  renamesOf,
  underOneName,
} from '../../../lib/engine/drafts/compare-cast.ts';
import { draftScenesOf } from '../../../lib/engine/drafts/draft-scene.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

describe('speaking parts', () => {
  it('have their speeches, their spoken words and the page of the first', async () => {
    const screenplay = await screenplayOf(
      `INT. BAR - DAY\n\n${'Rain.\n\n'.repeat(40)}ADA\n(low)\nNot today.\n\nBO\n(nods)\n\nADA AND BO\nCheers, all.\n\nBO\nOne.\n\nALL\nCheers!\n\nADA (V.O.)\nGone.\n`,
    );
    expect([...partsOf(screenplay)]).toEqual([
      ['ADA', { name: 'ADA', speeches: 3, words: 5, page: 2 }],
      ['BO', { name: 'BO', speeches: 2, words: 3, page: 2 }],
    ]);
  });
});

/** A scene that is surely the same in both drafts, with these speeches. */
const scene = (...speeches: readonly (readonly [string, string])[]): string =>
  `INT. BAR - DAY\n\nRain drums on the tin roof while an old dog sleeps beside the unlit stove and nobody at all comes in.\n\n${speeches.map(([cue, line]) => `${cue}\n${line}\n\n`).join('')}`;
const [one, two, three, four] = [
  'Show them the paper that came by the morning post.',
  'Nobody in this valley has ever read a whole newspaper.',
  'Give me nine silver coins and I will forget it.',
  'Leave the lamp burning until the boats are in.',
] as const;

const renames = async (older: string, newer: string): Promise<string[]> => {
  const [was, is] = [await screenplayOf(older), await screenplayOf(newer)];
  const [wasScenes, isScenes] = [draftScenesOf(was), draftScenesOf(is)];
  const ids = [new Set(partsOf(was).keys()), new Set(partsOf(is).keys())] as const;
  return [...renamesOf(alignScenes(wasScenes, isScenes), wasScenes, isScenes, ids)].map((pair) => pair.join('>'));
};

describe('a new name', () => {
  it.each([
    [
      'is one under which the same is said',
      [
        ['WENDELL', one],
        ['WENDELL', two],
      ],
      [
        ['AMBROSE', one],
        ['AMBROSE', two],
      ],
      ['WENDELL>AMBROSE'],
    ],
    [
      'is none for somebody who has it in both drafts',
      [
        ['WENDELL', one],
        ['BO', two],
      ],
      [
        ['BO', one],
        ['BO', two],
      ],
      [],
    ],
    [
      'is none where the old one stands still',
      [
        ['WENDELL', one],
        ['WENDELL', two],
      ],
      [
        ['AMBROSE', one],
        ['WENDELL', two],
      ],
      [],
    ],
    [
      'asks for half of the part',
      [
        ['WENDELL', one],
        ['WENDELL', two],
      ],
      [
        ['AMBROSE', one],
        ['AMBROSE', 'Fog. So much fog.'],
      ],
      ['WENDELL>AMBROSE'],
    ],
    [
      'is none for a third of it',
      [
        ['WENDELL', one],
        ['WENDELL', two],
        ['WENDELL', three],
      ],
      [['AMBROSE', one]],
      [],
    ],
    [
      'is none for a third of the new part',
      [['WENDELL', one]],
      [
        ['AMBROSE', one],
        ['AMBROSE', two],
        ['AMBROSE', three],
      ],
      [],
    ],
    [
      'counts each new speech once',
      [
        ['WENDELL', one],
        ['WENDELL', one],
        ['WENDELL', one],
      ],
      [['AMBROSE', one]],
      [],
    ],
    [
      'goes to whom most of it went',
      [
        ['WENDELL', one],
        ['WENDELL', two],
        ['WENDELL', three],
      ],
      [
        ['AMBROSE', one],
        ['CY', two],
        ['CY', three],
      ],
      ['WENDELL>CY'],
    ],
    [
      'of two that are as likely is the first by letter',
      [
        ['WENDELL', one],
        ['WENDELL', two],
      ],
      [
        ['CY', one],
        ['AMBROSE', two],
      ],
      ['WENDELL>AMBROSE'],
    ],
    [
      'is nobody else’s, too',
      [
        ['WENDELL', one],
        ['DOT', two],
      ],
      [
        ['AMBROSE', one],
        ['AMBROSE', two],
      ],
      ['DOT>AMBROSE'],
    ],
    [
      'may be had by several',
      [
        ['WENDELL', one],
        ['DOT', two],
      ],
      [
        ['AMBROSE', one],
        ['CY', two],
      ],
      ['DOT>CY', 'WENDELL>AMBROSE'],
    ],
    [
      'holds for a speech of which half is kept',
      [['WENDELL', 'Show them the paper now.']],
      [['AMBROSE', 'Show them the lamp now.']],
      ['WENDELL>AMBROSE'],
    ],
    [
      'does not for one of which less is',
      [['WENDELL', 'Show them the paper now.']],
      [['AMBROSE', 'Show them a lamp, now.']],
      [],
    ],
    ['is none for a speech of other words', [['WENDELL', one]], [['AMBROSE', four]], []],
    ['is none where nobody spoke', [], [['AMBROSE', one]], []],
  ] as const)('%s', async (_, older, newer, found) => {
    expect(await renames(scene(...older), scene(...newer))).toEqual(found);
  });
});

describe('one sign for both names', () => {
  const none = oneNameFor(new Map());
  const sole = oneNameFor(
    new Map([
      ['WENDELL', 'AMBROSE'],
      ['HALE', 'DOT'],
      ['MRS. HALE', 'HALE ROW'],
    ]),
  );
  it('stands in the words, the longer name first, and nothing else changes', () => {
    const words = ['mrs', 'hale', 'and', 'wendell', 'or', 'ambrose', 'hale', 'row', 'hale', 'mrs'];
    expect(none.words(words)).toEqual(words);
    const [married, wendell, hale] = [sole.id('MRS. HALE'), sole.id('WENDELL'), sole.id('HALE')];
    expect(new Set([married, wendell, hale, 'x']).size).toBe(4);
    expect(sole.words(words)).toEqual([married, 'and', wendell, 'or', wendell, married, hale, 'mrs']);
  });
  it('stands for a cue of either name; others keep theirs', () => {
    expect(sole.id('AMBROSE (V.O.)')).toBe(sole.id('WENDELL'));
    expect(sole.id('DOT')).toBe(sole.id('HALE'));
    expect([sole.id('BO'), none.id('WENDELL')]).toEqual(['BO', 'WENDELL']);
  });
});

describe('scenes under one name', () => {
  it('are the same but for the sign', async () => {
    const laid = async (name: string) =>
      draftScenesOf(
        await screenplayOf(`INT. ${name}'S ROOM - DAY\n\n${name} waits. Rain.\n\n${name}\nI am ${name}.\n\nBO\nNo.\n`),
      );
    const [older, newer] = [await laid('WENDELL'), await laid('AMBROSE')];
    const renamed = new Map([['WENDELL', 'AMBROSE']]);
    const [was, is] = [underOneName(older, renamed), underOneName(newer, renamed)];
    const compared = (scenes: typeof was) =>
      scenes.map(({ headingWords, place, speakers, speeches, words, lines }) => ({
        headingWords,
        place,
        speakers,
        speeches,
        words,
        lines: lines.map((line) => line.words),
      }));
    expect(compared(was)).toEqual(compared(is));
    const sign = oneNameFor(renamed).id('WENDELL');
    expect(was[0]).toMatchObject({
      headingWords: ['int', sign, "'s", 'room', 'day'],
      speakers: new Set([sign, 'BO']),
      speeches: [
        { speaker: sign, words: ['i', 'am', sign] },
        { speaker: 'BO', words: ['no'] },
      ],
      words: [sign, 'waits', 'rain', 'i', 'am', sign, 'no'],
    });
    expect(was[0]?.place).toContain(sign);
    expect(was[0]?.lines.map(({ evidence }) => evidence.quote)[0]).toBe('WENDELL waits. Rain.');
    expect(underOneName(older, new Map())).toEqual(older);
  });
});

describe('changes of the cast', () => {
  const parts = (...sizes: readonly (readonly [string, number])[]) =>
    new Map(sizes.map(([name, words]) => [name, { name, speeches: 1, words, page: 1 }]));
  it('are the renamed, then the cut, then the added, each the largest first, then by letter', () => {
    const found = castChangesOf(
      parts(['WENDELL', 5], ['BO', 9], ['FAY', 2], ['EVE', 2], ['CY', 30], ['DAN', 7]),
      parts(['AMBROSE', 6], ['BO', 1], ['KIM', 3], ['LOU', 80], ['JO', 3], ['ED', 1]),
      new Map([
        ['WENDELL', 'AMBROSE'],
        ['DAN', 'ED'],
      ]),
    );
    expect(found.map(({ kind, older, newer }) => [kind, older?.name ?? null, newer?.name ?? null])).toEqual([
      ['renamed', 'WENDELL', 'AMBROSE'],
      ['renamed', 'DAN', 'ED'],
      ['cut', 'CY', null],
      ['cut', 'EVE', null],
      ['cut', 'FAY', null],
      ['added', null, 'LOU'],
      ['added', null, 'JO'],
      ['added', null, 'KIM'],
    ]);
    expect(found[0]).toMatchObject({ older: { words: 5 }, newer: { words: 6 } });
  });
});
