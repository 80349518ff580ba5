/** Facts of a scene: where it stands, who is seen and who is only heard, how many words it has; scenes by place, night, length. */
import { describe, expect, it } from 'vitest';
import { isNight } from '../../../lib/engine/scenes/night.ts';
import { placeKey } from '../../../lib/engine/scenes/scene-facts.ts';
import { scenesByPlace } from '../../../lib/engine/scenes/scenes-by-place.ts';
import { derivedOf } from '../people/parts-of.ts';

describe('a scene', () => {
  it('has its place, pages, words and passages', async () => {
    const { scenes } = await derivedOf(
      `Black.\n\nINT. BARN - LOFT - DAY\n\n${'Rain falls.\n\n'.repeat(4)}ANN\n(low)\nCome in now.\n\nEXT. YARD\n\nWind.\n`,
    );
    expect(
      scenes.map(({ ordinal, page, lastPage, place, placeKey: key, talkWords, actionWords, passages, pages }) => [
        ordinal,
        page,
        lastPage,
        place,
        key,
        talkWords,
        actionWords,
        passages.map(({ kind }) => kind).join(' '),
        pages,
      ]),
    ).toEqual([
      [1, 1, 1, 'Barn - Loft', 'BARN LOFT', 3, 8, 'heading action action action action parenthetical dialogue', 2 / 8],
      [2, 1, 1, 'Yard', 'YARD', 0, 1, 'heading action', 1 / 8],
    ]);
    const [barn, yard] = scenes;
    expect(barn?.position).toBe(((barn?.start ?? 0) + (barn?.end ?? 0)) / 2);
    expect([yard?.end, barn?.start]).toEqual([1, 0.15]);
    expect(barn?.headingPassage.text).toBe('INT. BARN - LOFT - DAY');
  });

  const people = async (scene: string, lines: string) => {
    const { scenes } = await derivedOf(`INT. BARN - DAY\n\n${scene}\n\nINT. HALL - DAY\n\n${lines}`);
    return [scenes[0]?.speakers, scenes[0]?.present];
  };
  const all = ['MAN', 'MAN IN GREEN', 'MARK', 'ROBOT 1', 'BEN'].map((name) => `${name}\nSo we are here.\n\n`).join('');

  it.each([
    [
      'who speaks and who is named, each once',
      'Mark and MARK wait.\n\nBEN\nYes.\n\nBEN\nNo.',
      [['BEN'], ['BEN', 'MARK']],
    ],
    ['not who is only heard', 'Rain.\n\nBEN (V.O.)\nYes.', [['BEN'], []]],
    ['who is heard and named', 'Ben sleeps.\n\nBEN (V.O.)\nYes.', [['BEN'], ['BEN']]],
    ['not a word in small letters', 'They mark a robot 1 there.', [[], []]],
    ['the longer of two names', 'The Man in Green waits.', [[], ['MAN IN GREEN']]],
    ['no part of a word', 'Annabel and 2Mark wait. Benito.', [[], []]],
    ['a name with a number', 'Robot 1 waits.', [[], ['ROBOT 1']]],
    ['not who is spoken of', 'Rain.\n\nBEN\nMark went out.', [['BEN'], ['BEN']]],
  ])('holds %s', async (_who, scene, expected) => {
    expect(await people(scene, all)).toEqual(expected);
  });

  it('has nobody where nobody speaks', async () => {
    const { scenes } = await derivedOf(`INT. BARN - DAY\n\nMark waits.\n`);
    expect(scenes[0]?.present).toEqual([]);
  });
});

it.each([
  ['MERIDIAN CINEMA — Lobby', 'MERIDIAN CINEMA LOBBY'],
  [' Ann’s  car. ', 'ANN S CAR'],
  ['Café 2', 'CAFÉ 2'],
])('the key of ‘%s’ is ‘%s’', (location, key) => {
  expect(placeKey(location)).toBe(key);
});

it.each([
  ['NIGHT', true],
  ['Late Night', true],
  ['MIDNIGHT', true],
  ['nacht', true],
  ['深夜', true],
  ['NIGHTFALL', false],
  ['FORTNIGHT', false],
  ['DAY', false],
  ['', false],
  [null, false],
])('‘%s’ is night: %s', (time, night) => {
  expect(isNight(time)).toBe(night);
});

it('scenes stand by place, the place of most scenes first', () => {
  const at = (...keys: readonly string[]) => keys.map((key, ordinal) => ({ placeKey: key, ordinal }));
  const grouped = scenesByPlace(at('BARN', 'YARD', 'HALL', 'YARD', 'HALL'));
  expect(grouped.map((scenes) => scenes.map(({ placeKey: key, ordinal }) => `${key} ${ordinal}`))).toEqual([
    ['YARD 1', 'YARD 3'],
    ['HALL 2', 'HALL 4'],
    ['BARN 0'],
  ]);
  expect(scenesByPlace([])).toEqual([]);
});
