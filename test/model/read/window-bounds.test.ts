/** How a window of a model is shared out, and where a script is cut to fit it. */
import { describe, expect, it } from 'vitest';
import {
  type NumberedScene,
  type NumberedScript,
  sceneText,
  tokensOf,
} from '../../../lib/model/read/numbered-script.ts';
import {
  answerTokens,
  chunksOf,
  digestText,
  roomIn,
  tellsAllAtOnce,
  wholeText,
  windowOf,
} from '../../../lib/model/read/windows.ts';

describe('a window', () => {
  it('is what somebody says it is, else that of the cloud or of one’s own machine', () => {
    expect(windowOf('bedrock', 9000)).toBe(9000);
    expect(windowOf('bedrock', null)).toBe(200_000);
    expect(windowOf('openai-compatible', null)).toBe(32_000);
  });

  it('leaves a third to the answer, 16,000 tokens at most, and 3,500 to what stands around', () => {
    expect([9001, 48_000, 200_000].map(answerTokens)).toEqual([3000, 16_000, 16_000]);
    expect([9000, 200_000].map(roomIn)).toEqual([2500, 180_500]);
  });

  it('of 30,000 is the least that a story is told in at once', () => {
    expect([29_999, 30_000].map(tellsAllAtOnce)).toEqual([false, true]);
  });
});

/** A scene of so many pieces, each of so many letters. */
const scene = (ordinal: number | null, pieces: number, letters: number): NumberedScene => {
  const own = {
    scene: ordinal,
    page: 1,
    lastPage: 1,
    pieces: Array.from({ length: pieces }, (_, at) => ({
      number: at + 1,
      kind: 'action' as const,
      speaker: null,
      heard: null,
      texts: [{ text: 'x'.repeat(letters), at: { page: 1, line: 1 }, turns: undefined }],
    })),
  };
  return { ...own, tokens: tokensOf(sceneText(own)) };
};
const scriptOf = (scenes: readonly NumberedScene[]): NumberedScript => ({
  scenes,
  pages: 1,
  tokens: scenes.reduce((sum, { tokens }) => sum + tokens, 0),
});
const scenesIn = (script: NumberedScript, window: number) =>
  chunksOf(script, window).map(({ first, last }) => [first, last]);

describe('a script in chunks', () => {
  it('has forty scenes in one at most, and fewer where answers are short', () => {
    const short = scriptOf(Array.from({ length: 85 }, (_, at) => scene(at + 1, 1, 4)));
    expect(scenesIn(short, 200_000)).toEqual([
      [1, 40],
      [41, 80],
      [81, 85],
    ]);
    // A third of 9,000 tokens, at 130 a scene.
    expect(scenesIn(short, 9000)[0]).toEqual([1, 23]);
  });

  it('has as many scenes in one as its room takes, and a scene that fills it to the last token', () => {
    const ofTokens = (ordinal: number, tokens: number): NumberedScene => ({ ...scene(ordinal, 1, 4), tokens });
    const script = scriptOf([ofTokens(1, 1000), ofTokens(2, 1500), ofTokens(3, 1), ofTokens(4, 2499), ofTokens(5, 1)]);
    expect(scenesIn(script, 9000)).toEqual([
      [1, 2],
      [3, 4],
      [5, 5],
    ]);
  });

  it('never has room for less than a thousand tokens nor for more than twelve thousand', () => {
    const thousands = scriptOf(Array.from({ length: 14 }, (_, at) => ({ ...scene(at + 1, 1, 4), tokens: 1000 })));
    expect(scenesIn(thousands, 200_000)).toEqual([
      [1, 12],
      [13, 14],
    ]);
    const halves = scriptOf(Array.from({ length: 3 }, (_, at) => ({ ...scene(at + 1, 1, 4), tokens: 500 })));
    expect(scenesIn(halves, 3000)).toEqual([
      [1, 2],
      [3, 3],
    ]);
  });

  it('cuts a scene that is too long between its pieces, each piece once and in order', () => {
    // Four pieces of about 700 tokens in a room of 2,500.
    const script = scriptOf([scene(7, 4, 2520)]);
    const chunks = chunksOf(script, 9000);
    expect(chunks.map(({ first, last }) => [first, last])).toEqual([
      [7, 7],
      [7, 7],
    ]);
    expect(chunks.map(({ text }) => text.match(/^\d+ /gm))).toEqual([['1 ', '2 ', '3 '], ['4 ']]);
  });

  it('leaves a piece whole that is longer than a chunk', () => {
    const chunks = chunksOf(scriptOf([scene(1, 2, 20_000)]), 9000);
    expect(chunks.map(({ text }) => text.match(/^\d+ /gm))).toEqual([['1 '], ['2 ']]);
  });

  it('calls what stands before the first heading scene 0', () => {
    expect(scenesIn(scriptOf([scene(null, 1, 4), scene(1, 1, 4)]), 9000)).toEqual([[0, 1]]);
    expect(chunksOf(scriptOf([]), 9000)).toEqual([]);
  });

  it('is whole where it fits to the last token', () => {
    const one = scene(1, 1, 4);
    const script = { ...scriptOf([one, scene(2, 1, 4)]), tokens: 2500 };
    expect(wholeText(script, 9000)).toBe('== scene 1, p. 1\n1 xxxx\n== scene 2, p. 1\n1 xxxx');
    expect(wholeText({ ...script, tokens: 2501 }, 9000)).toBeNull();
  });
});

describe('what was read of the scenes', () => {
  const line = (at: number) => ({
    at: `scene ${at}`,
    cite: `${at}.2`,
    happens: 'one two three four five six seven eight nine ten.',
    turns: 'It turns.',
    plants: ['a key', 'a hat'],
    pays: ['rain'],
  });
  const bare = { ...line(2), turns: null, plants: [], pays: [] };
  const fullest =
    'scene 1 [1.2] one two three four five six seven eight nine ten. Turns: It turns. Plants: a key, a hat. Pays: rain.';

  it('is told in full, each scene a line, and says nothing of what is not there', () => {
    expect(digestText([line(1), bare], 1000)).toBe(
      `${fullest}\nscene 2 [2.2] one two three four five six seven eight nine ten.`,
    );
  });

  it.each([
    [
      'what is planted and paid',
      fullest,
      'scene 1 [1.2] one two three four five six seven eight nine ten. Turns: It turns.',
    ],
    [
      'what turns',
      'scene 1 [1.2] one two three four five six seven eight nine ten. Turns: It turns.',
      'scene 1 [1.2] one two three four five six seven eight nine ten.',
    ],
    [
      'all but nine words',
      'scene 1 [1.2] one two three four five six seven eight nine ten.',
      'scene 1 [1.2] one two three four five six seven eight nine',
    ],
  ])('goes without %s where a token is missing', (_what, longer, shorter) => {
    expect(digestText([line(1)], tokensOf(longer))).toBe(longer);
    expect(digestText([line(1)], tokensOf(longer) - 1)).toBe(shorter);
  });

  it('is told of every second or third scene where even that is too long', () => {
    const lines = Array.from({ length: 9 }, (_, at) => line(at + 1));
    const whole = tokensOf(lines.map(() => 'scene 1 [1.2] one two three four five six seven eight nine').join('\n'));
    const shown = (room: number) =>
      (digestText(lines, room).match(/scene \d/g) ?? []).map((one) => one.slice(-1)).join('');
    expect(shown(whole / 2)).toBe('13579');
    expect(shown(whole / 3)).toBe('147');
    expect(shown(0)).toBe('1');
    expect(digestText([], 0)).toBe('');
  });
});
