/** The numbers of two drafts, on scripts whose words can be counted by hand. */
import { expect, it } from 'vitest';
import { type CountedDraft, compareFacts } from '../../../lib/engine/drafts/draft-facts.ts';
import { draftScenesOf } from '../../../lib/engine/drafts/draft-scene.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { madeScene } from './made-scene.ts';

const draftOf = async (fountain: string, parts: number): Promise<CountedDraft> => {
  const screenplay = await screenplayOf(fountain);
  return { screenplay, scenes: draftScenesOf(screenplay), parts };
};
const factsOf = (older: CountedDraft, newer: CountedDraft) =>
  Object.fromEntries(
    compareFacts(older, newer).map(({ name, unit, older: was, newer: is }) => [name, [unit, was, is]]),
  );

it('both drafts are counted alike: text before the first heading has words and is no scene, a parenthetical is not spoken', async () => {
  const older = await draftOf('OVER BLACK:\n\nRain.\n\nINT. BAR - DAY\n\nAda waits.\n\nADA\n(softly)\nNot today.\n', 1);
  const newer = await draftOf('INT. BAR - DAY\n\nAda waits.\n\nEXT. PIER - NIGHT\n\nA boat.\n\nBO\nNow. Go on.\n', 2);
  expect(factsOf(older, newer)).toEqual({
    Length: ['pages', 1, 1],
    Scenes: ['scenes', 1, 2],
    'Speaking parts': ['parts', 1, 2],
    'Words seen and said': ['words', 8, 7],
    'Spoken share of the words': ['share', 0.25, 0.429],
    'Median scene': ['pages', 0.125, 0.125],
    'Longest scene': ['pages', 0.125, 0.125],
  });
});

it('a draft without words and scenes has a share and lengths of nought', async () => {
  const empty = { ...(await draftOf('INT. BAR - DAY\n', 0)), scenes: [] };
  expect(compareFacts(empty, empty).map(({ older }) => older)).toEqual([1, 0, 0, 0, 0, 0, 0]);
});

it.each([
  [[0.5], 0.5, 0.5],
  [[3, 1], 2, 3],
  [[9, 1, 2], 2, 9],
  [[0.5, 11, 2, 1], 1.5, 11],
])('scenes of %j pages have a median of %f and a longest of %f', async (lengths, median, longest) => {
  const scenes = lengths.map((pages) => {
    const made = madeScene([]);
    return { ...made, shown: { ...made.shown, pages } };
  });
  const facts = compareFacts(
    { ...(await draftOf('INT. BAR - DAY\n', 0)), scenes },
    await draftOf('INT. BAR - DAY\n', 0),
  );
  expect(facts.slice(-2).map(({ older }) => older)).toEqual([median, longest]);
});
