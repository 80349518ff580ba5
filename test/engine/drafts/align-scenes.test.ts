/** Scenes of two drafts paired on known input: by wording, place and speakers, in order or moved. */
import { describe, expect, it } from 'vitest';
import { alignScenes } from '../../../lib/engine/drafts/align-scenes.ts';
import type { DraftScene } from '../../../lib/engine/drafts/draft-scene.ts';

/** `count` words that no other letter's scene has. */
const text = (letter: string, count = 20, from = 0): string[] =>
  Array.from({ length: count }, (_, at) => `${letter}${from + at}`);

function scene(
  words: readonly string[],
  o: { place?: string; heading?: string; speakers?: string[] } = {},
): DraftScene {
  const { place = 'bar', heading = `int ${place} day`, speakers = [] } = o;
  return {
    shown: { ordinal: 1, heading, page: 1, last_page: 1, pages: 1, words: words.length },
    place,
    headingWords: heading.split(' '),
    speakers: new Set(speakers),
    speeches: [],
    lines: [],
    words,
  };
}
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
