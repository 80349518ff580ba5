/** What a sentence shows of itself: words, people, place, what follows it. */
import { describe, expect, it } from 'vitest';
import { momentStem, toldSentences } from '../../../lib/engine/text/told-sentences.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

const script = [
  'INT. BANK - DAY\n\nANN counts the coins. She shoots Ben!\n\n',
  talk("ANN: I'm leaving you. You will not stop me--", 'BEN: Why?'),
  'Ann stares.\n\n',
  'EXT. PIER - NIGHT\n\nBen falls.\n\n',
].join('');
const signsOf = async (text: string): Promise<readonly string[]> =>
  toldSentences(await derivedOf(script)).find((one) => one.text.startsWith(text))?.signs ?? [];

describe('the sentences of a script', () => {
  it('are those of action and talk in reading order, with who says them', async () => {
    const told = toldSentences(await derivedOf(script));
    expect(told.map(({ text }) => text)).toEqual([
      'ANN counts the coins.',
      'She shoots Ben!',
      "I'm leaving you.",
      'You will not stop me--',
      'Why?',
      'Ann stares.',
      'Ben falls.',
    ]);
    expect(told.map(({ speakers }) => speakers[0] ?? '')).toEqual(['', '', 'ANN', 'ANN', 'BEN', '', '']);
  });

  it('show their words, whom they name and how they are put', async () => {
    expect(await signsOf('She shoots')).toEqual(
      expect.arrayContaining(['kind:action', 'w:shoot', 'action:people1', 'action:pronoun', 'action:cries']),
    );
    expect(await signsOf('She shoots')).not.toContain('action:lead');
    expect(await signsOf('ANN counts')).toEqual(expect.arrayContaining(['w:count', 'action:lead']));
    expect(await signsOf("I'm leaving")).toEqual(
      expect.arrayContaining(['kind:talk', 'by:lead', 'talk:is', 'talk:self', 'talk:other']),
    );
    expect(await signsOf('You will not')).toEqual(
      expect.arrayContaining(['talk:wills', 'talk:denies', 'talk:breaksoff']),
    );
  });

  it('show what follows: somebody struck by it, or a cut', async () => {
    expect(await signsOf('Why?')).toEqual(expect.arrayContaining(['talk:asks', 'talk:struck', 'talk:thenaction']));
    expect(await signsOf('Ann stares')).toEqual(expect.arrayContaining(['action:cut', 'scene:last']));
    expect(await signsOf("I'm leaving")).not.toContain('talk:struck');
  });

  it('are none where nobody speaks', async () => {
    expect(toldSentences(await derivedOf('INT. BANK - DAY\n\nRain falls.\n\n'))).toEqual([]);
  });
});

describe('the key of a word', () => {
  it('is one for the forms of a verb', () => {
    expect(new Set(['kiss', 'kisses', 'kissed', 'kissing'].map(momentStem))).toEqual(new Set(['kis']));
    expect(new Set(['explode', 'explodes', 'exploding'].map(momentStem))).toEqual(new Set(['explod']));
    expect(momentStem('bed')).toBe('bed');
  });
});
