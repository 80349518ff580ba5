/** Scenes that open with greetings or close with goodbyes: told from two on, and which are none. */
import { describe, expect, it } from 'vitest';
import { smallTalk } from '../../../../lib/engine/traits/patterns/small-talk.ts';
import { talk } from '../../people/parts-of.ts';
import { countedPages, on, type Page, together } from './page-scripts.ts';

const middle = [
  'LENA: The boat has left without the two of us, and you know why.',
  'OSRIC: It has not, for I have the only key to it in here.',
  'LENA: Then give me what you have and let us be gone from it.',
  'OSRIC: You will have it when I have seen what you brought me.',
  'LENA: I brought you nothing but the truth of what he did.',
  'OSRIC: That is worth less than you think it is in this town.',
];
const wait = 'They look at the sea for as long as it takes, and nothing of it moves, and the light goes from it.\n\n';
/** A scene of its own, long enough to be late in. */
const scene = (before: readonly string[], behind: readonly string[] = []): string =>
  `INT. PIER - DAY\n\n${wait.repeat(3)}${talk(...before, ...middle, ...behind)}${wait.repeat(3)}`;
const meets = ['LENA: Hello, Osric.', 'OSRIC: Good evening. How are you?'];
const parts = ['LENA: Good night.', 'OSRIC: See you tomorrow, Lena.'];
const foundIn = async (...pages: readonly Page[]) => smallTalk.find(await countedPages(80, together(...pages)));

describe('small talk', () => {
  it('is told with its first words and the line on which the scene could begin, or end and its last words', async () => {
    const found = await foundIn(on([20], scene(meets)), on([50], scene([], parts)));
    expect(found?.facts.enters).toHaveLength(1);
    expect(found?.facts.enters[0]).toMatchObject({ place: 'Pier', page: 20 });
    expect(found?.facts.enters[0]?.cites.map(({ quote }) => quote)).toEqual([
      'Hello, Osric.',
      'The boat has left without the two of us, and you know why.',
    ]);
    expect(found?.facts.leaves[0]?.cites.map(({ quote }) => quote)).toEqual([
      'That is worth less than you think it is in this town.',
      'See you tomorrow, Lena.',
    ]);
    expect(smallTalk.facts.parse(found?.facts)).toEqual(found?.facts);
  });

  it('is not told of one scene: most produced features have one', async () => {
    expect(await foundIn(on([20], scene(meets)))).toBeNull();
  });

  it('is none where only one greets, where the first words say something, or where the scene has no room', async () => {
    const two = [20, 50];
    expect(await foundIn(on(two, scene(meets)))).not.toBeNull();
    expect(await foundIn(on(two, scene(['LENA: Hello, Osric.'])))).toBeNull();
    expect(
      await foundIn(on(two, scene(['LENA: Hello, Osric. You owe me a boat.', 'OSRIC: Good evening.']))),
    ).toBeNull();
    expect(await foundIn(on(two, scene(['LENA: Hello?', 'OSRIC: Hello.'])))).toBeNull();
    const short = `INT. PIER - DAY\n\n${talk(...meets, ...middle.slice(0, 2))}`;
    expect(await foundIn(on(two, short))).toBeNull();
  });

  it('is none in a short script', async () => {
    expect(smallTalk.find(await countedPages(50, on([20, 40], scene(meets))))).toBeNull();
  });
});
