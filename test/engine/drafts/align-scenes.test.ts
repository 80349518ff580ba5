/** Scenes of two drafts paired on known input: by wording, place and speakers, in order or moved. */
import { describe, expect, it } from 'vitest';
import { alignScenes } from '../../../lib/engine/drafts/align-scenes.ts';
import type { DraftScene } from '../../../lib/engine/drafts/draft-scene.ts';
import { madeScene as scene, text } from './made-scene.ts';

const pairs = (older: readonly DraftScene[], newer: readonly DraftScene[]): string[] =>
  alignScenes(older, newer).map((pair) => `${pair.older}-${pair.newer}${pair.moved ? ' moved' : ''}`);

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => scene(text(letter))) as [
  DraftScene,
  DraftScene,
  DraftScene,
  DraftScene,
];

describe('scenes that nobody touched', () => {
  it('are paired in their order', () => expect(pairs([a, b, c], [a, b, c])).toEqual(['0-0', '1-1', '2-2']));
  it('stay paired around one that was cut or added', () => {
    expect(pairs([a, b, c], [a, c])).toEqual(['0-0', '2-1']);
    expect(pairs([a, c], [a, b, c])).toEqual(['0-0', '1-2']);
  });
  it('of which one went elsewhere: that one moved, the others stayed', () => {
    expect(pairs([a, b, c, d], [b, c, d, a])).toEqual(['0-3 moved', '1-0', '2-1', '3-2']);
  });
  it('that changed places: the shorter one moved', () => {
    const long = scene(text('l', 40));
    expect(pairs([a, long], [long, a])).toEqual(['0-1 moved', '1-0']);
    expect(pairs([long, a], [a, long])).toEqual(['0-1', '1-0 moved']);
  });
  it('are none where one draft is empty', () => {
    expect(pairs([], [a])).toEqual([]);
    expect(pairs([a], [])).toEqual([]);
  });
});

describe('a rewritten scene', () => {
  /** Shares `shared` of its 19 word pairs with the scene of the letter a. */
  const keeping = (shared: number, o?: Parameters<typeof scene>[1]) =>
    scene([...text('a', shared + 1), ...text('z', 20 - shared - 1)], o);

  it('is the same scene when a fifth of its word pairs stand, whatever its heading', () => {
    expect(pairs([a], [keeping(4, { place: 'pier', speakers: ['X'] })])).toEqual(['0-0']);
    expect(pairs([a], [keeping(3, { place: 'pier', speakers: ['X'] })])).toEqual([]);
  });

  it('with a tenth of them is the same only at the same place with the same people', () => {
    const older = scene(text('a'), { speakers: ['ANN', 'BEN'] });
    expect(pairs([older], [keeping(2, { speakers: ['ANN', 'BEN'] })])).toEqual(['0-0']);
    expect(pairs([older], [keeping(2, { speakers: ['CY'] })])).toEqual([]);
    expect(pairs([older], [keeping(2, { place: 'pier', speakers: ['ANN', 'BEN'] })])).toEqual([]);
    expect(pairs([older], [keeping(1, { speakers: ['ANN', 'BEN'] })])).toEqual([]);
  });

  it('goes to the partner that shares most of it, and each scene has one partner', () => {
    expect(pairs([a], [keeping(8), keeping(15)])).toEqual(['0-1']);
    expect(pairs([keeping(8), keeping(15)], [a])).toEqual(['1-0']);
  });
});

describe('of scenes with the same words', () => {
  it('neighbours are partners', () => {
    const twin = scene(text('a'));
    expect(pairs([a, b, twin], [a, b, twin])).toEqual(['0-0', '1-1', '2-2']);
  });
  it('that with the same heading is the partner', () => {
    const elsewhere = scene(text('a'), { place: 'pier' });
    expect(pairs([a], [elsewhere, a])).toEqual(['0-1']);
  });
  it('that at the same place comes before one elsewhere', () => {
    const samePlace = scene(text('a'), { place: 'bar', heading: 'int bar night' });
    expect(pairs([a], [scene(text('a'), { place: 'pier' }), samePlace])).toEqual(['0-1']);
  });
  it('that with more of the same people comes first', () => {
    const older = scene(text('a'), { speakers: ['ANN', 'BEN'] });
    const newer = [scene(text('a'), { speakers: ['ANN', 'CY'] }), scene(text('a'), { speakers: ['ANN', 'BEN'] })];
    expect(pairs([older], newer)).toEqual(['0-1']);
  });
});

it('scenes without a word are one scene when their headings are', () => {
  const silent = (heading: string) => scene([], { heading });
  expect(pairs([silent('int bar day')], [silent('int bar day')])).toEqual(['0-0']);
  expect(pairs([silent('int bar day')], [silent('int bar night')])).toEqual([]);
});

describe('the weights of wording, place and speakers', () => {
  const older = scene(text('a'), { heading: 'int bar day', speakers: ['ANN', 'BEN'] });
  const elsewhere = { place: 'pier', heading: 'int pier day' };
  /** The older scene's words with the last `fresh` of them new. */
  const keeping = (fresh: number, o: Parameters<typeof scene>[1]) =>
    scene([...text('a', 20 - fresh), ...text('z', fresh)], { speakers: ['ANN', 'BEN'], ...o });

  it.each([
    // 0.7 of the wording, 0.15 of the heading (half of it for the place alone), 0.15 of the speakers.
    ['four of nineteen pairs less weigh as much less as another place', keeping(4, {}), keeping(0, elsewhere), '0-0'],
    ['five weigh more', keeping(5, {}), keeping(0, elsewhere), '0-1'],
    ['two weigh less than another time of day', keeping(2, {}), keeping(0, { heading: 'int bar night' }), '0-0'],
    ['three weigh more', keeping(3, {}), keeping(0, { heading: 'int bar night' }), '0-1'],
    ['four weigh less than two other people', keeping(4, {}), keeping(0, { speakers: ['CY', 'DEE'] }), '0-0'],
    ['five weigh more than two other people', keeping(5, {}), keeping(0, { speakers: ['CY', 'DEE'] }), '0-1'],
    ['two weigh less than one of three people', keeping(1, {}), keeping(0, { speakers: ['ANN', 'BEN', 'CY'] }), '0-0'],
    ['two weigh more than one of three people', keeping(2, {}), keeping(0, { speakers: ['ANN', 'BEN', 'CY'] }), '0-1'],
  ])('%s', (_, one, other, partner) => expect(pairs([older], [one, other])).toEqual([partner]));
});

describe('of scenes that are equally like', () => {
  const twin = () => scene(text('a'));
  it.each([
    ['those as far into their drafts are partners', [b, twin(), c, twin()], [twin(), twin()], ['1-0', '3-1']],
    ['the share of the way counts, not the number', [twin(), b, c, d, twin()], [b, twin()], ['1-0', '4-1']],
    [
      'the earlier comes first where both are as far',
      [b, twin(), c],
      [twin(), b, c, twin()],
      ['0-1', '1-0 moved', '2-2'],
    ],
  ] as const)('%s', (_, older, newer, found) => expect(pairs(older, newer)).toEqual(found));
});

describe('of runs that are in order in both drafts', () => {
  const sized = (letter: string, count: number) => scene(text(letter, count));
  it.each([
    [
      'that of most scenes stayed, however long the other',
      [sized('l', 90), b, c],
      [b, c, sized('l', 90)],
      ['0-2 moved', '1-0', '2-1'],
    ],
    [
      'of as many, that with most words',
      [sized('l', 30), sized('m', 30), b, c],
      [b, c, sized('l', 30), sized('m', 30)],
      ['0-2', '1-3', '2-0 moved', '3-1 moved'],
    ],
    ['of the same words, the first', [a, b], [b, a], ['0-1', '1-0 moved']],
    [
      'a scene counts by the shorter of its two forms',
      [scene([...text('l', 20), ...text('x', 40)]), sized('m', 30)],
      [sized('m', 30), sized('l', 20)],
      ['0-1 moved', '1-0'],
    ],
  ] as const)('%s', (_, older, newer, found) => expect(pairs(older, newer)).toEqual(found));
});
