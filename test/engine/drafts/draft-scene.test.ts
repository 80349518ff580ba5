/** A draft laid out for comparison. */
import { describe, expect, it } from 'vitest';
import { draftScenesOf, owned } from '../../../lib/engine/drafts/draft-scene.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const scenesOf = async (fountain: string) => draftScenesOf(await screenplayOf(fountain));

it('a possessive is its name and an s', () => {
  expect(owned(['ada', "ada's", "don't", "'s", "o's"])).toEqual(['ada', 'ada', "'s", "don't", "'s", 'o', "'s"]);
});

describe('the scenes of a draft', () => {
  it('have their wording, heading, speakers and place; cues, transitions and notes are no wording', async () => {
    const [first, second] = await scenesOf(
      "INT. ADA'S BAR - DAY\n\nAda wipes.\n\nBO (O.S.)\n(low)\nIs Ada's lamp lit?\n\nADA\nNo.\n\n[[cut this?]]\n\nCUT TO:\n\nEXT. PIER - NIGHT\n\n***\n\nFog.\n",
    );
    expect(first).toMatchObject({
      shown: { ordinal: 1, heading: "INT. ADA'S BAR - DAY", page: 1, last_page: 1, pages: 0.25, words: 9 },
      headingWords: ['int', 'ada', "'s", 'bar', 'day'],
      speeches: [
        { speaker: 'BO', words: ['low', 'is', 'ada', "'s", 'lamp', 'lit'] },
        { speaker: 'ADA', words: ['no'] },
      ],
      words: ['ada', 'wipes', 'low', 'is', 'ada', "'s", 'lamp', 'lit', 'no'],
    });
    expect(first?.speakers).toEqual(new Set(['BO', 'ADA']));
    expect(first?.place).toContain('BAR');
    expect(first?.lines.map(({ words }) => words.length)).toEqual([2, 1, 5, 1]);
    expect(second?.shown).toMatchObject({ ordinal: 2, words: 1 });
    expect(second?.lines.map(({ evidence }) => evidence.quote)).toEqual(['Fog.']);
  });

  it('begin with the text before the first heading where it has words', async () => {
    const [before, first] = await scenesOf('OVER BLACK.\n\nINT. BAR - DAY\n\nAda waits.\n');
    expect(before).toMatchObject({
      shown: { ordinal: null, heading: 'Before the first heading', page: 1, words: 2 },
      place: '',
      headingWords: [],
    });
    expect(first?.shown.ordinal).toBe(1);
    expect((await scenesOf('FADE IN:\n\nINT. BAR - DAY\n\nAda waits.\n')).map(({ shown }) => shown.ordinal)).toEqual([
      1,
    ]);
  });
});

describe('a line', () => {
  const line = async () => {
    const [scene] = await scenesOf(
      'INT. BAR - DAY\n\nAda wipes the long counter. Bo counts coins. Rain falls on the roof.\n',
    );
    const [first] = scene?.lines ?? [];
    if (!first) throw new Error('no line');
    return first;
  };
  const [wipes, coins, rain] = ['ada wipes the long counter', 'bo counts coins', 'rain falls on the roof'];

  it('knows its sentences by their words', async () => expect((await line()).sentences).toEqual([wipes, coins, rain]));

  it.each([
    ['its opening where all of it is new', [], 'Ada wipes the long counter. Bo counts coins. Rain falls on the roof.'],
    [
      'its opening where its first sentence is new',
      [coins],
      'Ada wipes the long counter. Bo counts coins. Rain falls on the roof.',
    ],
    ['the first sentence that is new', [wipes], 'Bo counts coins.'],
    ['a later one where the earlier are known', [wipes, coins], 'Rain falls on the roof.'],
    [
      'its opening where none is new',
      [wipes, coins, rain],
      'Ada wipes the long counter. Bo counts coins. Rain falls on the roof.',
    ],
  ])('is quoted by %s', async (_, known, quote) => {
    expect((await line()).quoteWithout(new Set(known))).toEqual({ scene: 1, page: 1, line: 3, quote });
  });
});
