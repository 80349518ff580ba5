/** In which order the places of a sentence are shown: the reader's own first, then what tells most of it. */
import { describe, expect, it } from 'vitest';
import { tellingFirst } from '../../../../lib/model/read/proof/telling-first.ts';

const cite = (scene: number | null, from: number, quote: string) => ({
  scene,
  from,
  to: from,
  page: 1,
  line: from,
  quote,
});
const order = (text: string, places: readonly ReturnType<typeof cite>[], given: string[], passages: string[] = []) =>
  tellingFirst(text, places, given, passages).map(({ scene, from }) => `${scene ?? 0}.${from}`);

const reel = cite(1, 2, 'Lena threads the reel.');
const crates = cite(2, 2, 'Mags counts the crates.');
const rain = cite(3, 2, 'It rains.');

describe('the places of a sentence', () => {
  it('begin with the reader’s own, however little it tells', () => {
    expect(order('Mags counts the crates.', [reel, rain, crates], ['3.2', '1.2', '2.2'])).toEqual([
      '3.2',
      '2.2',
      '1.2',
    ]);
  });

  it('go on with what adds most, and keep the reader’s order where nothing adds', () => {
    const text = 'Lena threads a reel while Mags counts crates.';
    const again = cite(1, 5, 'The reel threads on.');
    expect(order(text, [rain, again, reel, crates], ['3.2'])).toEqual(['3.2', '1.2', '2.2', '1.5']);
    expect(order('Nobody sails.', [reel, rain, crates], ['1.2'])).toEqual(['1.2', '3.2', '2.2']);
  });

  it('begin, of an exchange, with the line of it that tells most', () => {
    const lines = [
      cite(1, 3, 'Yes.'),
      cite(1, 4, 'The reel burns.'),
      cite(1, 5, 'No.'),
      cite(1, 6, 'The reel burns wildly.'),
    ];
    const text = 'The reel burns wildly at once.';
    expect(order(text, lines, ['1.3-5'])).toEqual(['1.4', '1.6', '1.3', '1.5']);
    expect(order(text, lines, ['1.3'])[0]).toBe('1.3');
    expect(order(text, lines, ['1.4-6'])[0]).toBe('1.6');
    expect(order(text, lines, ['2.3-6'])[0]).toBe('1.6');
  });

  it('begin with the reader’s own piece alone where its words follow with numbers in them', () => {
    const lines = [cite(1, 3, 'Yes.'), cite(1, 9, 'The reel burns.')];
    expect(order('The reel burns.', lines, ['1.3: at 9'])).toEqual(['1.3', '1.9']);
    expect(order('The reel burns.', lines, [])).toEqual(['1.9', '1.3']);
  });

  it('before the first heading are those of scene 0', () => {
    expect(order('The reel burns.', [reel, cite(null, 1, 'Fog.')], ['0.1'])).toEqual(['0.1', '1.2']);
  });

  it('tell of whoever speaks there', () => {
    const [yes, no] = [cite(1, 3, 'Of course.'), cite(1, 4, 'Of course.')];
    const passages = ['MAGS: Of course.', 'LENA: Of course.'];
    expect(order('Lena agrees.', [yes, no], [], passages)).toEqual(['1.4', '1.3']);
    expect(order('Lena agrees.', [yes, no], [], ['Mags: Of course.', 'Lena: Of course.'])).toEqual(['1.3', '1.4']);
  });
});
