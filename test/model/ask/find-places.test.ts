/** Where the words of a question stand, shown without a model. */
import { describe, expect, it } from 'vitest';
import { askedWords } from '../../../lib/model/ask/asked-words.ts';
import { findPlaces } from '../../../lib/model/ask/find-places.ts';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { fountainScript } from '../read/small-script.ts';

const find = async (text: string, question: string, names: readonly (readonly string[])[] = []) =>
  findPlaces(numberScript(await fountainScript(text)), askedWords(question), names);
const quotes = async (text: string, question: string) =>
  (await find(text, question)).groups.flatMap(({ places }) => places.map(({ quote }) => quote));
const scene = (heading: string, ...pieces: string[]) => [heading, ...pieces].join('\n\n');

describe('a place', () => {
  it('shows the sentence with the word, and not those around it', async () => {
    const text = scene('INT. BOOTH - NIGHT', 'Rain falls. Lena hides the ocarina under the floor! She leaves.');
    expect(await quotes(text, 'ocarina')).toEqual(['Lena hides the ocarina under the floor!']);
  });

  it('shows the first and the last sentence of a piece, and one without an end', async () => {
    expect(await quotes(scene('INT. A - DAY', 'The ocarina breaks. She leaves.'), 'ocarina')).toEqual([
      'The ocarina breaks.',
    ]);
    expect(await quotes(scene('INT. A - DAY', 'She leaves. The ocarina breaks'), 'ocarina')).toEqual([
      'The ocarina breaks',
    ]);
  });

  it('shows a sentence with all of its signs, without the quotation marks around it', async () => {
    const text = scene('INT. A - DAY', 'He shouts. “Where is the ocarina?!” Nobody answers. An ocarina... It breaks.');
    expect(await quotes(text, 'ocarina')).toEqual(['Where is the ocarina?!']);
    expect(await quotes(scene('INT. A - DAY', 'An ocarina... It breaks.'), 'ocarina')).toEqual(['An ocarina...']);
  });

  it('shows of a long sentence the words around it, cut at words', async () => {
    const long = `${'on and on '.repeat(30)}the ocarina ${'and away '.repeat(30)}`.trim();
    const [quote = ''] = await quotes(scene('INT. A - DAY', `${long}.`), 'ocarina');
    expect(quote).toMatch(/^(?:on|and) .*\bthe ocarina\b.* (?:and|away)$/);
    expect(quote.length).toBeLessThanOrEqual(170);
    expect(quote.length).toBeGreaterThan(140);
  });

  it('shows the whole of a heading', async () => {
    expect(await quotes(scene('INT. OCARINA SHOP. BACK ROOM - DAY', 'Dust.'), 'ocarina')).toEqual([
      'INT. OCARINA SHOP. BACK ROOM - DAY',
    ]);
  });

  it('shows the beginning of a speech where only its speaker is asked for', async () => {
    expect(await quotes(scene('INT. A - DAY', 'LENA\nGo away. Now.'), 'Lena')).toEqual(['Go away. Now.']);
  });
});

describe('places', () => {
  it('are four of a scene at most, with how many there are', async () => {
    const text = scene('INT. A - DAY', ...Array.from({ length: 5 }, (_, at) => `Ocarina ${at + 10}.`));
    const found = await find(text, 'ocarina');
    expect(found).toMatchObject({ places: 5, scenes: 1, words: ['ocarina'] });
    expect(found.groups).toMatchObject([{ scene: 1, heading: 'INT. A - DAY', page: 1, count: 5 }]);
    expect(found.groups[0]?.places.map(({ quote }) => quote)).toEqual([10, 11, 12, 13].map((n) => `Ocarina ${n}.`));
  });

  it('are of sixty scenes at most, with how many scenes there are', async () => {
    const text = Array.from({ length: 62 }, (_, at) => scene(`INT. ROOM ${at + 10} - DAY`, 'An ocarina.')).join('\n\n');
    const found = await find(text, 'ocarina');
    expect(found).toMatchObject({ places: 62, scenes: 62 });
    expect(found.groups.map((group) => group.scene)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
  });

  it('before the first heading have none', async () => {
    const found = await find('An ocarina lies there.\n\nLENA\nMine.', 'ocarina');
    expect(found.groups).toMatchObject([{ scene: null, heading: null, places: [{ quote: 'An ocarina lies there.' }] }]);
  });

  it('are those with every word, else those with the rarest that is there', async () => {
    const text = scene('INT. A - DAY', 'A lamp and an ocarina.', 'A lamp.', 'A ladder.', 'A lamp.');
    expect(await find(text, 'lamp ocarina')).toMatchObject({ places: 1, words: ['lamp', 'ocarina'] });
    expect(await find(text, 'lamp ladder')).toMatchObject({ places: 1, words: ['ladder'] });
    expect(await find(text, 'submarine lamp')).toMatchObject({ places: 3, words: ['lamp'] });
    expect(await find(text, 'submarine')).toEqual({ words: ['submarine'], places: 0, scenes: 0, groups: [] });
  });

  it('are those with every phrase, and show where it stands', async () => {
    const text = scene('INT. A - DAY', 'Old. The blue lamp burns. Gone.', 'The lamp is blue.', 'A red lamp.');
    const found = await find(text, '“blue lamp”');
    expect(found).toMatchObject({ places: 1, words: ['blue lamp'] });
    expect(found.groups[0]?.places[0]?.quote).toBe('The blue lamp burns.');
    expect(await find(text, '“blue lamp” “red lamp”')).toMatchObject({ places: 1, words: ['red'] });
    expect(await find(text, '“green lamp”')).toMatchObject({ places: 3, words: ['lamp'] });
  });
});
