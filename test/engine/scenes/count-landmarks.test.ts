/** What stands out in a small script by its size or its place. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { countLandmarks } from '../../../lib/engine/scenes/count-landmarks.ts';
import { landmarks } from '../../../lib/story/landmarks.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const landmarksOf = async (fountain: string) => countLandmarks({ derived: derive(await screenplayOf(fountain)) });
const script = [
  'EXT. PIER - DAY',
  'The boat turns over in the wind and goes down slowly.\n\n'.repeat(9),
  'INT. BANK - DAY',
  'Ann waits.',
  'ANN\nYou will not have it, not today, and not from me, I can tell you that much now.',
  'BEN\nWe shall see about that, my dear, when your father has read what I have written to him tonight.',
  'INT. ROOF - DAY',
  'CLEO\nIs it over?',
  'ANN\nIs it?',
].join('\n\n');

describe('landmarks', () => {
  it('are the longest', async () => {
    const found = await landmarksOf(script);
    expect(landmarks.parse(found)).toEqual(found);
    expect(found).toMatchObject({
      longest: 'sc.1',
      mostTalk: 'sc.2',
      longestInside: 'sc.2',
      longestSpeech: { speaker: 'ch.BEN', words: 19, page: 1 },
      longestParagraph: { words: 11, page: 1, opening: 'The boat turns over' },
      closedEnding: { scene: 'sc.2', words: 'We shall see about that, my dear, when your father', cut: true },
    });
  });

  it('keep a short last line whole, and take no ending that asks', async () => {
    const short = await landmarksOf('INT. BANK - DAY\n\nANN\nIs it over?\n\nBEN\nYes, all of it.');
    expect(short.closedEnding).toEqual({ scene: 'sc.1', words: 'Yes, all of it.', cut: false });
    expect((await landmarksOf('INT. BANK - DAY\n\nANN\nIt is.\n\nBEN\nIs it?')).closedEnding).toBeNull();
    expect((await landmarksOf('INT. BANK - DAY\n\nANN\nIt is.')).closedEnding).toBeNull();
  });

  it('of scenes are none where the script has none', async () => {
    expect(await landmarksOf('It rains.\n\nANN\nSo it does.')).toMatchObject({
      longest: null,
      mostTalk: null,
      longestInside: null,
      longestSpeech: { speaker: 'ch.ANN', words: 3, page: 1 },
      closedEnding: null,
      gone: ['ch.ANN'],
    });
  });

  it('cut a last line of more than fourteen words after ten', async () => {
    const ending = async (words: number) => {
      const line = Array.from({ length: words }, (_, at) => `w${at + 1}`).join('  ');
      return (await landmarksOf(`INT. BANK - DAY\n\nANN\nIs it?\n\nBEN\n${line}\n`)).closedEnding;
    };
    expect(await ending(14)).toMatchObject({ cut: false });
    expect(await ending(15)).toEqual({ scene: 'sc.1', words: 'w1 w2 w3 w4 w5 w6 w7 w8 w9 w10', cut: true });
  });

  it('are the first of equals, and the longest of the scenes that end closed, by their last line', async () => {
    const scene = (place: string, rain: number): string =>
      `INT. ${place} - DAY\n\n${'Rain falls here.\n\n'.repeat(rain)}ANN\nIs it over now?\n\nBEN\nIt is ${place}.\n\nCAL\nSo be it, ${place}.\n\n`;
    const found = await landmarksOf(scene('BANK', 1) + scene('ROOF', 6) + scene('HALL', 6));
    expect(found).toMatchObject({
      longest: 'sc.2',
      mostTalk: 'sc.2',
      longestInside: 'sc.2',
      longestSpeech: { speaker: 'ch.ANN', words: 4 },
      longestParagraph: { words: 3, opening: 'Rain falls here.' },
      closedEnding: { scene: 'sc.2', words: 'So be it, ROOF.', cut: false },
    });
  });
});
