/** What a cite names and what is shown of a piece that it names. */
import { describe, expect, it } from 'vitest';
import {
  numberScript,
  passageOf,
  placeOf,
  resolveCite,
  sceneText,
  tokensOf,
} from '../../../lib/model/read/numbered-script.ts';
import { fountainScript } from './small-script.ts';

const script = numberScript(
  await fountainScript(`A voice before anything.

INT. KITCHEN - DAY

ANNA (40) lifts the lid. Steam. She drops the spoon into the pot.

ANNA
(quietly)
Too hot. It was always too hot.

BEN
You’re late…

EXT. YARD - NIGHT

Rain.
`),
);

describe('the part that is shown of a piece', () => {
  const shown = async (text: string, about: string) =>
    resolveCite(numberScript(await fountainScript(`INT. A - DAY\n\n${text}\n`)), '1.2', about)[0]?.quote;
  const filler = (letters: number): string =>
    `${'Dust lies on every single shelf here. '
      .repeat(9)
      .slice(0, letters - 1)
      .trim()}.`;

  it('is all of ninety letters, and of ninety-one what tells most', async () => {
    const long = `The lamp burns. ${'x'.repeat(73)}.`;
    expect(long).toHaveLength(90);
    expect(await shown(long, 'the lamp')).toBe(long);
    expect(await shown(`${long.slice(0, -1)}x.`, 'the lamp')).toBe('The lamp burns.');
  });

  it('is the shortest that tells as much, but none of less than twenty-four letters goes before an earlier one', async () => {
    const later = ` ${filler(120)} ${filler(60)} A lamp it.`;
    expect(await shown(`The old lamp is on there.${later}`, 'lamp')).toBe('A lamp it.');
    expect(await shown(`The old lamp is on here.${later}`, 'lamp')).toBe('The old lamp is on here.');
  });

  it('is several sentences where they tell more, of 150 letters at most', async () => {
    const two = `The lamp burns. Dust lies. A book falls. ${filler(120)}`;
    expect(await shown(two, 'lamp and book')).toBe('The lamp burns. Dust lies. A book falls.');
    const apart = `The lamp burns. ${filler(130)} A book and a pen fall.`;
    expect(await shown(apart, 'lamp, book and pen')).toBe('A book and a pen fall.');
  });

  it('is as much as is shown of a piece, where no word tells which', async () => {
    const sentence = `${'word '.repeat(9).trim()}.`;
    const text = Array.from({ length: 6 }, () => sentence).join(' ');
    expect(await shown(text, 'lamp')).toBe([sentence, sentence, sentence].join(' '));
  });

  it('ends at a word where a sentence is too long by itself', async () => {
    expect(await shown('lamps '.repeat(40).trim(), 'lamps')).toBe('lamps '.repeat(25).trim());
    expect(await shown(`${'Rain falls. '.repeat(2)}${'lamps '.repeat(40).trim()}`, 'a lamp')).toBe(
      'lamps '.repeat(25).trim(),
    );
  });
});

describe('a cite', () => {
  const numbers = (cite: string) => resolveCite(script, cite).map(({ scene, from }) => `${scene ?? 0}.${from}`);
  it.each([
    ['1.1-9', ['1.1', '1.2', '1.3']],
    ['1.2-3', ['1.2', '1.3']],
    ['1.2 – 1.3', ['1.2', '1.3']],
    ['(1.2)', ['1.2']],
    [' 0.1 ', ['0.1']],
    ['1.2,', ['1.2']],
    ['1.2 and 1.3', []],
    ['12345.1', []],
  ])('%j names %j', (cite, pieces) => expect(numbers(cite)).toEqual(pieces));

  it('of several pieces does not look for words in each', () => {
    expect(resolveCite(script, '1.2-3: hot').map(({ quote }) => quote)).toEqual([
      'ANNA (40) lifts the lid. Steam. She drops the spoon into the pot.',
      'Too hot. It was always too hot.',
    ]);
  });

  it('of a speech that is but an aside shows the aside', async () => {
    const aside = numberScript(await fountainScript('INT. A - DAY\n\nANNA\n(to the lamp)\nGo.\n'));
    expect(resolveCite(aside, '1.2', 'the lamp')[0]?.quote).toBe('Go.');
    expect(resolveCite(aside, '1.2: to the lamp')[0]?.quote).toBe('to the lamp');
    expect(aside.scenes[0]?.pieces.map(({ kind, speaker }) => [kind, speaker])).toEqual([
      ['heading', null],
      ['speech', 'ANNA'],
    ]);
  });

  it('is told with its place and its heading, where there is one', () => {
    expect(placeOf(script, { scene: 1, page: 1 })).toBe('scene 1, p. 1, INT. KITCHEN - DAY');
    expect(placeOf(script, { scene: null, page: 1 })).toBe('scene 0, p. 1');
    expect(passageOf(script, { scene: null, from: 1, to: 1 })).toBe('A voice before anything.');
    expect(passageOf(script, { scene: 9, from: 1, to: 1 })).toBe('');
  });

  it('counts 3.6 letters a token, of each scene and of all', () => {
    expect([tokensOf(''), tokensOf('x'.repeat(36)), tokensOf('x'.repeat(37))]).toEqual([0, 10, 11]);
    expect(script.scenes.map(({ tokens }) => tokens)).toEqual(script.scenes.map((scene) => tokensOf(sceneText(scene))));
    expect(script.tokens).toBe(script.scenes.reduce((sum, { tokens }) => sum + tokens, 0));
  });
});
