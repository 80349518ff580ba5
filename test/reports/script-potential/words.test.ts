/** What script potential says of checks that are known. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/script-potential/words.ts';
import { partsOf, talk } from '../../engine/people/parts-of.ts';

const parts = ['source', 'scenes', 'characters', 'checks'] as const;
const scene = (place: string, ...speeches: readonly string[]): string =>
  `EXT. ${place} - NIGHT\n\nRain falls on them.\n\n${talk(...speeches)}`;

describe('the verdict', () => {
  it('counts the checks and names what is missing and what cannot be told', () => {
    expect(words.verdict(['A'], ['A leading part', 'A start that moves'], ['A shared place'])).toBe(
      '1 of 4 checks are met. Missing: a leading part and a start that moves. The script can’t tell: a shared place.',
    );
    expect(words.verdict(['A'], [], [])).toBe('1 of 1 checks are met.');
  });
});

describe('a check', () => {
  it('says what was counted', async () => {
    const story = await partsOf(
      scene('PIER', 'ANN: Come in.', 'BEN: No.') +
        scene('VILLAGE', 'ANN: Then go.', 'BEN: I will.') +
        scene('PIER', 'ANN: Go.'),
      parts,
    );
    expect(words.textsOf(story)).toMatchObject({
      silentScene: 'None of three scenes plays without talk.',
      endingAtStart: 'It begins and ends at Pier.',
      tie: 'Ann and Ben answer each other twice in two scenes.',
      leadPart: 'Ann: 63% of all words, in 3 of 3 scenes.',
      fewPlaces: 'Two different headings, 2 a page; about 0.6 is usual.',
      ensemble: 'Ann (63%) and Ben (38%) speak a tenth of the words or more.',
      nightExteriors: 'Three of three scenes are outside at night.',
      quickStart: 'Three scenes begin on the first three pages.',
      sharedPlace: 'One of three scenes plays where a community meets.',
      generations: 'None of two speakers has an age printed.',
    });
  });

  it('says what is wanting in a page with next to nothing', async () => {
    const story = await partsOf('INT. SHED\n\nRain.\n', parts);
    expect(words.textsOf(story)).toMatchObject({
      endingAtStart: 'There are fewer than three scenes.',
      tie: 'No two speakers answer each other.',
      leadPart: 'Nobody on screen speaks.',
      ensemble: 'Nobody speaks a tenth of the words.',
      nightExteriors: 'No heading gives a time of day.',
    });
  });
});
