/** Families of tone, counted in passages of known words. */
import { describe, expect, it } from 'vitest';
import { isHeard, toneProfileOf } from '../../../lib/engine/tone/tone-profile.ts';
import { isStrong, netValue } from '../../../lib/engine/tone/word-weights.ts';
import { madePassages, textOfWords } from './made-passages.ts';

const profile = (...texts: Parameters<typeof madePassages>[0]) => toneProfileOf(madePassages(texts));
const shareOf = (found: ReturnType<typeof profile>, id: string) => found.shares.find(({ family }) => family.id === id);

describe('a family of tone', () => {
  it('has its words, commonest first, then by letter, in every thousand, against its ordinary rate', () => {
    const found = profile(
      textOfWords(60, 'joke', 'wink', 'clown', 'wink'),
      textOfWords(40, 'funny', 'clown'),
      'So it is.',
    );
    const humour = shareOf(found, 'humour');
    expect(humour).toMatchObject({
      count: 6,
      words: [
        { word: 'clown', count: 2 },
        { word: 'wink', count: 2 },
        { word: 'funny', count: 1 },
        { word: 'joke', count: 1 },
      ],
    });
    expect(humour?.rate).toBeCloseTo(6000 / 103);
    expect(humour?.strength).toBeCloseTo(6000 / 103 / 3);
    expect(humour?.passages.map(({ order }) => order)).toEqual([0, 1]);
    expect([found.hits, found.steadiness]).toEqual([6, null]);
  });

  it('is not looked for in headings, transitions, notes and shots; a direction counts', () => {
    const kinds = ['heading', 'transition', 'note', 'shot', 'parenthetical', 'lyric', 'centered', 'dialogue'] as const;
    const found = profile(...kinds.map((kind) => [kind, 'joke'] as const));
    expect(shareOf(found, 'humour')).toMatchObject({ count: 4, rate: 1000 });
  });

  it('has turns of phrase, too, one a passage, in action and talk', () => {
    const found = profile(
      'The hall Goes Dark. He hangs up, goes cold.',
      ['dialogue', 'It goes black.'],
      ['lyric', 'It goes cold.'],
    );
    expect(shareOf(found, 'tension')?.words).toEqual([
      { word: 'dark', count: 1 },
      { word: 'goes black', count: 1 },
      { word: 'goes dark', count: 1 },
      { word: 'hangs up', count: 1 },
    ]);
    expect(shareOf(profile('He trips over it.'), 'humour')?.words).toEqual([{ word: 'trips over', count: 1 }]);
  });

  it('stands by strength, then by letter', () => {
    expect(profile('So.').shares.map(({ family }) => family.id)).toEqual([
      'harshness',
      'humour',
      'sorrow',
      'tenderness',
      'tension',
      'wonder',
    ]);
    expect(profile('').shares.map(({ rate }) => rate)).toEqual([0, 0, 0, 0, 0, 0]);
    const [first, second, third] = profile('blood fight joke love love').shares;
    expect([first, second, third].map((one) => one?.family.id)).toEqual(['harshness', 'tenderness', 'humour']);
  });

  it.each([
    ['clown wink joke clown wink joke', true],
    ['clown wink joke clown wink', false],
    ['clown wink clown wink clown wink', false],
  ])('is heard in “%s”: %s', (text, heard) => {
    const humour = shareOf(profile(text), 'humour');
    expect(humour && isHeard(humour)).toBe(heard);
  });
});

describe('steadiness', () => {
  const [funny, tense] = [
    textOfWords(10, 'joke', 'clown', 'wink', 'funny', 'prank'),
    textOfWords(10, 'danger', 'trap', 'gun', 'panic', 'spy'),
  ];
  it('asks for forty telling words', () => {
    expect(profile(...new Array(8).fill(funny)).steadiness).toEqual({ drift: 0, chance: 0, chanceError: 0 });
    expect(profile(...new Array(7).fill(funny), textOfWords(10, 'joke', 'joke', 'joke', 'joke')).steadiness).toBeNull();
  });

  it('is the mean distance of the eighths from the whole, beside the same out of order', () => {
    const apart = profile(...new Array(8).fill(funny), ...new Array(8).fill(tense)).steadiness;
    expect(apart?.drift).toBeCloseTo(0.5);
    expect(apart?.chance).toBeGreaterThan(0.2);
    expect(apart?.chance).toBeLessThan(0.35);
    expect(apart?.chanceError).toBeGreaterThan(0.01);
    expect(apart?.chanceError).toBeLessThan(0.1);
    const quarter = profile(...new Array(12).fill(funny), ...new Array(4).fill(tense)).steadiness;
    // Six eighths are a quarter off, two are three quarters off.
    expect(quarter?.drift).toBeCloseTo((6 * 0.25 + 2 * 0.75) / 8);
    const silent = profile(...new Array(8).fill(funny), ...new Array(8).fill(textOfWords(10))).steadiness;
    expect(silent?.drift).toBe(0);
    const long = profile(
      ...new Array(8).fill(`${funny} ${funny}`),
      textOfWords(5, ...tense.split(' ').slice(0, 5)),
    ).steadiness;
    expect(long?.drift).toBeCloseTo((7 * (5 / 85) + 80 / 85) / 8);
  });
});

describe('the weights of words', () => {
  it.each([
    ['love', true, 3],
    ['happy', true, 2],
    ['good', false, 1],
    ['bad', false, -1],
    ['sad', true, -2],
    ['hate', true, -3],
    ['kiss', true, 3],
    ['give', false, 1],
    ['leave', false, -1],
    ['cry', true, -2],
    ['kill', true, -3],
    ['lamp', false, 0],
  ])('%s: strong %s, net %i', (word, strong, net) => {
    expect([isStrong(word), netValue([word, 'so'])]).toEqual([strong, net]);
  });
  it('add up', () => expect([netValue(['love', 'kiss', 'bad']), netValue([])]).toEqual([5, 0]));
});
