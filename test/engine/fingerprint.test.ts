/** The fingerprint of a script's wording: what it keeps, what it finds, and what it cannot tell. */
import { describe, expect, it } from 'vitest';
import { fingerprint, fingerprintOf, hashOf, sceneMarksOf } from '../../lib/engine/text/fingerprint.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';

const words = Array.from({ length: 400 }, (_, index) => `w${(index * 7919) % 997}`);
const oneScene = (text: string) => screenplayOf(`INT. ROOM - DAY\n\n${text}\n`);
const marksOf = async (text: string) => (await fingerprintOf(await oneScene(text))).marks;

describe('a fingerprint', () => {
  it('holds numbers alone, few of them, and reads back as it was written', async () => {
    const reel = fingerprintOf(await lastReel());
    const text = JSON.stringify(reel);
    expect(text).toMatch(/^[\d,[\]{}":a-z]+$/);
    expect(text.match(/[a-z]+/g)).toEqual(['version', 'scenes', 'marks']);
    expect(text.length).toBeLessThan(15_000);
    expect(fingerprint.parse(JSON.parse(text))).toEqual(reel);
    expect(reel.scenes).toHaveLength(18);
  });

  it('sees every stretch of ten words that stands in both, wherever it stands', async () => {
    const stretches = Array.from({ length: 39 }, (_, index) => words.slice(index * 10, index * 10 + 10).join(' '));
    const whole = new Set(await marksOf(words.join(' ')));
    for (const stretch of stretches) {
      const found = await marksOf(`before anything else ${stretch} and nothing after that`);
      expect(found.some((mark) => whole.has(mark))).toBe(true);
    }
  });

  it('shares nothing between two scripts that were written apart', async () => {
    const reel = new Set(fingerprintOf(await lastReel()).marks);
    expect(fingerprintOf(await marrow()).marks.filter((mark) => reel.has(mark))).toEqual([]);
  });

  it('takes no notice of headings, cues, commas and capitals, and only near marks of a changed word', async () => {
    const one = await screenplayOf('INT. ROOM - DAY\n\nThe rope lies on the floor.\n\nINES\nTake it, Vale, and go.\n');
    const other = await screenplayOf('EXT. YARD - NIGHT\n\nTHE ROPE LIES ON THE FLOOR\n\nRUTH\nTake it Vale and go\n');
    expect(fingerprintOf(other)).toEqual(fingerprintOf(one));
    const [before] = sceneMarksOf(await oneScene(words.join(' ')));
    const [after] = sceneMarksOf(await oneScene(words.with(200, 'changed').join(' ')));
    expect(after?.whole).not.toBe(before?.whole);
    const kept = new Set(before?.marks);
    expect(after?.marks.filter((mark) => !kept.has(mark)).length).toBeLessThanOrEqual(5);
  });

  it('numbers scenes among those with a heading, and leaves out one without words', async () => {
    const marks = sceneMarksOf(
      await screenplayOf('Dark, for a long while.\n\nINT. A - DAY\n\nINT. B - DAY\n\nRain falls here.\n'),
    );
    expect(marks.map(({ ordinal, marks: own }) => [ordinal, own.length])).toEqual([
      [null, 1],
      [2, 0],
    ]);
  });

  it('hashes words as every script that is kept was hashed', () => {
    expect([hashOf([]), hashOf(['rain', 'falls']), hashOf(['zoë'])]).toEqual([2872998923, 325585597, 3721329845]);
  });

  it('keeps of every six runs of five words the smallest hash, each once', async () => {
    const twelve = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
    const kept = async (count: number): Promise<number[]> => {
      const [scene] = sceneMarksOf(await oneScene(twelve.slice(0, count).join(' ')));
      const runs = Array.from({ length: 8 }, (_, at) => hashOf(twelve.slice(at, at + 5)));
      return (scene?.marks ?? []).map((mark) => runs.indexOf(mark));
    };
    // By size the runs of twelve words are 5 6 0 1 3 7 2 4.
    expect(await Promise.all([4, 5, 6, 9, 10, 12].map(kept))).toEqual([[], [0], [0], [0], [5], [5]]);
    const [long] = sceneMarksOf(await oneScene(words.join(' ')));
    const hashes = Array.from({ length: 396 }, (_, at) => hashOf(words.slice(at, at + 5)));
    const least = Array.from({ length: 391 }, (_, at) => Math.min(...hashes.slice(at, at + 6)));
    expect(long?.marks).toEqual(least.filter((hash, at) => hash !== least[at - 1]));
  });

  it('holds each scene and each run once, of what is seen and said, notes and transitions left out', async () => {
    const scene = 'INT. A - DAY\n\nRain falls on the wet roof.\n\nANN\n(low)\nYes.\n\n';
    const [marks] = sceneMarksOf(await screenplayOf(`${scene}[[A note.]]\n\nCUT TO:\n`));
    expect(marks?.whole).toBe(hashOf('rain falls on the wet roof low yes'.split(' ')));
    const twice = fingerprintOf(await screenplayOf(scene + scene));
    expect(twice).toEqual(fingerprintOf(await screenplayOf(scene)));
    expect([twice.version, twice.scenes.length]).toEqual([1, 1]);
  });
});
