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
      silentScene: 'none of three scenes',
      endingAtStart: 'begins and ends at Pier',
      tie: 'Ann and Ben: two exchanges in two scenes',
      leadPart: 'Ann: 63% of the talk, heard in 3 of 3 scenes',
      fewPlaces: 'two places in headings, each room counted, 2 a page (usual: 0.6)',
      ensemble: 'a tenth of the talk or more: Ann (63%) and Ben (38%)',
      nightExteriors: '3 of 3 scenes, CONTINUOUS and LATER taken as the scene before',
      quickStart: 'three scenes on the first three pages',
      sharedPlace: '1 of 3 headings names a street, school, bar, church or the like',
      generations: 'no age printed of two speakers',
    });
  });

  it('says what is wanting in a page with next to nothing', async () => {
    const story = await partsOf('INT. SHED\n\nRain.\n', parts);
    expect(words.textsOf(story)).toMatchObject({
      endingAtStart: 'fewer than three scenes',
      tie: 'no two speakers answer each other',
      leadPart: 'nobody on screen speaks',
      ensemble: 'nobody with a tenth of the talk',
      nightExteriors: 'no heading gives a time of day',
    });
  });
});
