/** What stands out in a small script by its size. */
import { expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { countLandmarks } from '../../../lib/engine/scenes/count-landmarks.ts';
import { landmarks } from '../../../lib/story/landmarks.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const landmarksOf = async (fountain: string) => countLandmarks({ derived: derive(await screenplayOf(fountain)) });

it('the longest paragraph of action is kept with its first words, the first of equals; none where nobody acts', async () => {
  const script =
    'EXT. PIER - DAY\n\nAnn waits.\n\nThe boat turns over in the wind.\n\nA boat turns back into the wind.\n';
  const found = await landmarksOf(script);
  expect(landmarks.parse(found)).toEqual(found);
  expect(found).toEqual({ longestParagraph: { words: 7, page: 1, opening: 'The boat turns over' } });
  expect(await landmarksOf('INT. HALL - DAY\n\nANN\nNo.\n')).toEqual({ longestParagraph: null });
});
