/** What became of each scene, on drafts made of words that can be counted. */
import { describe, expect, it } from 'vitest';
import type { DraftScene } from '../../../lib/engine/drafts/draft-scene.ts';
import { draftScenesOf } from '../../../lib/engine/drafts/draft-scene.ts';
import { sceneChangesOf } from '../../../lib/engine/drafts/scene-changes.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { madeScene, text } from './made-scene.ts';

const numbered = (scenes: readonly DraftScene[]): DraftScene[] =>
  scenes.map((scene, at) => ({ ...scene, shown: { ...scene.shown, ordinal: at + 1 } }));
const changes = (older: readonly DraftScene[], newer: readonly DraftScene[]) =>
  sceneChangesOf(numbered(older), numbered(newer));
const brief = (older: readonly DraftScene[], newer: readonly DraftScene[]): string[] =>
  changes(older, newer).map((change) => {
    const ordinals = (side: 'older' | 'newer') => change[side].map(({ ordinal }) => ordinal).join('+');
    return `${change.kind}${change.moved ? ' moved' : ''} ${ordinals('older')}>${ordinals('newer')}`;
  });

const of = (...words: readonly (readonly string[])[]): DraftScene => madeScene(words.flat());
const [a, b, c, d, e, x, y] = ['a', 'b', 'c', 'd', 'e', 'x', 'y'].map((letter) => of(text(letter))) as [
  DraftScene,
  DraftScene,
  DraftScene,
  DraftScene,
  DraftScene,
  DraftScene,
  DraftScene,
];
/** Forty words, and pieces of them. */
const whole = of(text('w', 40));
const w = (from: number, to: number): string[] => text('w', to - from, from);

describe('scenes are told in the newer draft’s order', () => {
  it.each([
    ['what was cut follows what stood before it', [a, x, b], [a, y, b], ['same 1>1', 'cut 2>', 'added >2', 'same 3>3']],
    ['what was cut at the beginning comes first', [x, a], [y, a], ['cut 1>', 'added >1', 'same 2>2']],
    ['one cut after the other', [a, x, y, b], [a, b], ['same 1>1', 'cut 2>', 'cut 3>', 'same 4>2']],
    ['what was cut at the end comes last', [a, x], [a], ['same 1>1', 'cut 2>']],
    [
      'a scene that moved keeps nothing beside it',
      [a, b, c, d, e],
      [b, c, e, a],
      ['same 2>1', 'same 3>2', 'cut 4>', 'same 5>3', 'same moved 1>4'],
    ],
    ['after a merge', [of(w(0, 20)), of(w(20, 40)), x, b], [whole, b], ['merged 1+2>1', 'cut 3>', 'same 4>2']],
    ['all is added to nothing', [], [a, b], ['added >1', 'added >2']],
    ['all is cut from something', [a, b], [], ['cut 1>', 'cut 2>']],
  ] as const)('%s', (_, older, newer, told) => expect(brief(older, newer)).toEqual(told));
});

describe('a split or a merge', () => {
  const first = of(w(0, 20));
  it.each([
    ['gives a scene of eight words', [first, of(w(20, 28))], ['split 1>1+2']],
    ['gives none of seven', [first, of(w(20, 27))], ['rewritten 1>1', 'added >2']],
    ['asks for six of ten word pairs', [first, of(w(20, 27), text('z', 4))], ['split 1>1+2']],
    ['is none at five of ten', [first, of(w(20, 26), text('z', 5))], ['rewritten 1>1', 'added >2']],
    ['is of neighbours', [first, b, of(w(20, 40))], ['rewritten 1>1', 'added >2', 'added >3']],
    ['may be of three', [of(w(0, 16)), of(w(16, 28)), of(w(28, 40))], ['split 1>1+2+3']],
    ['may begin before the longest part', [of(w(0, 10)), of(w(10, 40))], ['split 1>1+2']],
    ['is none where the words stand in the longer part still', [whole, of(w(0, 20))], ['same 1>1', 'added >2']],
    ['counts a pair once for each time it stood', [of(w(0, 30)), of(w(10, 22))], ['rewritten 1>1', 'added >2']],
  ] as const)('%s', (_, parts, told) => {
    expect(brief([whole], parts)).toEqual(told);
    const mirrored = { split: 'merged', added: 'cut', same: 'same', rewritten: 'rewritten' } as const;
    const back = told.map((one) => {
      const [kind = 'same', sides = ''] = one.split(' ') as [keyof typeof mirrored, string];
      return `${mirrored[kind]} ${sides.split('>').reverse().join('>')}`;
    });
    expect(brief(parts, [whole])).toEqual(back);
  });

  it('takes only what the longer part has given away', () => {
    // Two of the same stretch stood in the scene, one of them is left.
    const twice = of(w(0, 20), text('v', 20), w(0, 20));
    expect(brief([twice], [of(text('v', 20), w(0, 20)), of(w(0, 20))])).toEqual(['split 1>1+2']);
    expect(brief([of(w(0, 20), text('v', 30))], [of(text('v', 30), w(0, 20)), of(w(0, 20))])).toEqual([
      'rewritten 1>1',
      'added >2',
    ]);
  });

  it('is not both at once', () => {
    const long = text('a', 100);
    const small = text('b', 10);
    expect(brief([of(long), of(small)], [of(long.slice(0, 90), small), of(long.slice(90))])).toEqual([
      'split 1>1+2',
      'cut 2>',
    ]);
  });

  it('joins the first neighbour from which most came', () => {
    expect(brief([a, of(w(0, 40))], [a, of(w(0, 16)), of(w(16, 40))])).toEqual(['same 1>1', 'split 2>2+3']);
  });

  it('keeps the order of the parts, so that no word counts as new', () => {
    expect(changes([whole], [of(w(0, 10)), of(w(10, 40))])).toMatchObject([
      { kind: 'split', kept: 1, words_added: 0, words_cut: 0, heading_changed: false },
    ]);
  });
});

describe('the numbers of a change', () => {
  const elsewhere = (words: readonly string[]) => madeScene(words, { place: 'pier' });
  it.each([
    ['the same words', a, of(text('a')), ['same', 1, 0, 0, false]],
    ['the same words elsewhere', a, elsewhere(text('a')), ['same', 1, 0, 0, true]],
    ['three of twenty words replaced by one', a, of(text('a', 17), ['z']), ['rewritten', 0.895, 1, 3, false]],
    ['ten words more, elsewhere', a, elsewhere([...text('a'), ...text('z', 10)]), ['rewritten', 0.8, 10, 0, true]],
    ['ten words less', a, of(text('a', 10)), ['rewritten', 0.667, 0, 10, false]],
    ['no words', of([]), of([]), ['same', 1, 0, 0, false]],
  ] as const)('%s', (_, older, newer, numbers) => {
    const found = changes([older], [newer]);
    expect(found.map((one) => [one.kind, one.kept, one.words_added, one.words_cut, one.heading_changed])).toEqual([
      numbers,
    ]);
  });

  it('of what was cut or added are all of its words', () => {
    expect(changes([a], [b])).toMatchObject([
      { kind: 'cut', kept: 0, words_added: 0, words_cut: 20, heading_changed: false },
      { kind: 'added', kept: 0, words_added: 20, words_cut: 0, heading_changed: false },
    ]);
    expect(changes([of([])], [])).toMatchObject([{ kind: 'cut', kept: 0, words_cut: 0 }]);
  });
});

describe('the lines of a change', () => {
  const quotes = async (older: string, newer: string) => {
    const found = sceneChangesOf(draftScenesOf(await screenplayOf(older)), draftScenesOf(await screenplayOf(newer)));
    return found.map(({ kind, gone, fresh }) => [
      kind,
      gone.map(({ quote }) => quote),
      fresh.map(({ quote }) => quote),
    ]);
  };
  const room = (...lines: readonly string[]): string => `INT. ROOM - DAY\n\n${lines.join('\n\n')}\n\n`;
  const stays = ['Ada lifts the heavy green lamp and carries it to the window.', 'Rain drums on the tin roof.'];

  it('are the two longest that the other has not, as they stand', async () => {
    const old = [
      'The dog barks once.',
      'Bo counts silver coins twice.',
      'A cat.',
      'He loses his place and begins anew.',
    ];
    expect(await quotes(room(...stays, ...old), room(...stays, 'Nobody moves.'))).toEqual([
      ['rewritten', ['Bo counts silver coins twice.', 'He loses his place and begins anew.'], ['Nobody moves.']],
    ]);
  });

  it('are the first of equal length, and those of a new sentence by that sentence', async () => {
    expect(
      await quotes(
        room(...stays, 'One bell rings.', 'Two bells ring.', 'Three bells ring.'),
        room('Rain drums on the tin roof. A door slams.', stays[0] ?? '', 'One bell rings.'),
      ),
    ).toEqual([['rewritten', ['Rain drums on the tin roof.', 'Two bells ring.'], ['A door slams.']]]);
  });

  it('of what was cut or added are its opening, of the same scene none', async () => {
    const pier = (...lines: readonly string[]): string => `EXT. PIER - NIGHT\n\n${lines.join('\n\n')}\n\n`;
    expect(
      await quotes(room(...stays) + pier('A courier drops nine wet letters.', 'One is black.'), room(...stays)),
    ).toEqual([
      ['same', [], []],
      ['cut', ['A courier drops nine wet letters.'], []],
    ]);
    expect(await quotes(room(...stays), pier('Fog rolls in.', 'A horn.') + room(...stays))).toEqual([
      ['added', [], ['Fog rolls in.']],
      ['same', [], []],
    ]);
  });
});
