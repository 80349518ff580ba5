/** The bounds of the rules on talk: parentheticals, talk without action. */
import { describe, expect, it } from 'vitest';
import { hall, many, talk } from '../../../lib/engine/flaw-rules/example-script.ts';
import { factsOf, fires } from './found.ts';

describe('parentheticals', () => {
  const speeches = (count: number, marked: number, aside = '(softly)') =>
    hall(many(count, (n) => talk(n % 2 ? 'ANN' : 'BEN', n <= marked ? `${aside}\nLine ${n}.` : `Line ${n}.`)));
  it.each([
    [20, 7, true],
    [20, 6, false],
    [19, 19, false],
    [30, 10, true],
  ])('in %i speeches, %i of them marked', async (count, marked, found) =>
    expect(await fires('manyParentheticals', speeches(count, marked))).toBe(found),
  );
  it.each(['(to Ben)', '(v.o.)', '(on phone)', '( in French)'])('%s is needed', async (aside) =>
    expect(await fires('manyParentheticals', speeches(20, 20, aside))).toBe(false),
  );
  it('are counted with their share and three places', async () => {
    const facts = await factsOf('manyParentheticals', speeches(20, 10));
    expect(facts).toMatchObject({ marked: 10, speeches: 20, share: 0.5 });
    expect((facts as { places: unknown[] }).places).toMatchObject(new Array(3).fill({ quote: '(softly)' }));
    const both = await factsOf(
      'manyParentheticals',
      hall(many(20, () => talk('ANN', '(to Ben)\nNo.\n(softly)\nNo.\n(loud)\nNo.'))),
    );
    expect((both as { places: unknown[] }).places).toMatchObject(new Array(3).fill({ quote: '(softly)' }));
  });
});

describe('talk without action', () => {
  const line = (words: number) => `${'so '.repeat(words - 1)}on.`;
  const said = (...words: readonly number[]) =>
    words.map((count, at) => talk(at % 2 ? 'BEN' : 'ANN', line(count))).join('\n\n');
  it.each([
    ['501 words', hall(said(251, 250)), 501],
    ['500 words', hall(said(250, 250)), null],
    ['1,500 words', hall(said(750, 750)), 1500],
    ['1,501 words: the action was lost', hall(said(751, 750)), null],
    ['a speech of one voice', hall(talk('ANN', line(600))), null],
    ['the longer of two stretches', hall(said(300, 300), 'Rain.', said(310, 300)), 610],
    ['the first of two that are as long', hall(said(300, 300), 'Rain.', said(300, 300)), 600],
    ['across a cut', hall(said(300, 100)) + hall(said(200, 200)), null],
    ['across a transition', hall(said(300, 100), 'CUT TO:', said(100, 200)), 700],
  ])('%s', async (_, script, words) => {
    const facts = await factsOf('talkWithoutAction', script);
    expect((facts as { words: number } | null)?.words ?? null).toBe(words);
  });
  it('is told from its first speech to its last', async () => {
    const facts = await factsOf('talkWithoutAction', hall('Rain.', said(300, 700, 2), 'Fog.', talk('ANN', 'Yes.')));
    expect(facts).toMatchObject({ words: 1002, from: 1, to: 2, last: { quote: 'so on.' } });
  });
});
