/** Chinese and Japanese scene headings, taken apart. */
import { describe, expect, it } from 'vitest';
import { readEastAsianHeading } from '../../../lib/screenplay/text/east-asian-heading.ts';

describe('a heading of East Asia', () => {
  it.each([
    ['1-1 客厅 日 内', '1-1', 'INT', '客厅', '日'],
    ['第3场 医院走廊 夜 外', '3', 'EXT', '医院走廊', '夜'],
    ['第 3 場 醫院 夜 內', '3', 'INT', '醫院', '夜'],
    ['12、街道 日 外', '12', 'EXT', '街道', '日'],
    ['12. 街道 夜外', '12', 'EXT', '街道', '夜'],
    ['12. 街道 日内', '12', 'INT', '街道', '日'],
    ['12. 街道 日/内', '12', 'INT', '街道', '日'],
    ['5 车 内外 傍晚', '5', 'INT/EXT', '车', '傍晚'],
    ['5 车 内/外', '5', 'INT/EXT', '车', null],
    ['5 车 日', '5', null, '车', '日'],
    ['○ 駅前（夜）', null, null, '駅前', '夜'],
    ['○駅前', null, null, '駅前', null],
    ['● 家・外（夕方）', null, 'EXT', '家', '夕方'],
    ['○ 夜', null, null, '夜', '夜'],
    ['○  駅 （夜、内）', null, 'INT', '駅', '夜'],
    ['○ 駅前  広場、夜', null, null, '駅前 広場', '夜'],
    ['12、街道、日、外', '12', 'EXT', '街道', '日'],
    ['7 街道 外/日', '7', 'EXT', '街道', '日'],
    ['7 ・街道 夜・外', '7', 'EXT', '街道 夜', null],
    ['7 日暮れの街 外', '7', 'EXT', '日暮れの街', null],
    ['○ 古い 駅前、夜', null, null, '古い 駅前', '夜'],
  ])('%s', (text, number, setting, location, timeOfDay) => {
    expect(readEastAsianHeading(text)).toEqual({ number, setting, location, timeOfDay });
  });

  it.each([
    ['no letter of its script', '1-1 HALL'],
    ['no number', '客厅 日 内'],
    ['a number within it', '客厅 1-1 日 内'],
    ['a circle within it', '駅 ○ 夜'],
    ['neither time nor side', '12 街道'],
    ['the end of a sentence', '3 他走了。 日 内'],
    ['a cry', '3 他走了！ 日 内'],
    ['a question', '3 他走了？ 日 内'],
    ['four digits', '1999 街道 日 内'],
    ['a circle and nothing else', '○'],
  ])('needs more than %s', (_name, text) => {
    expect(readEastAsianHeading(text)).toBeNull();
  });

  it('has at most forty letters behind its number', () => {
    const place = (letters: number): string => `1 ${'街'.repeat(letters - 2)} 日`;
    expect(readEastAsianHeading(place(40))?.timeOfDay).toBe('日');
    expect(readEastAsianHeading(place(41))).toBeNull();
  });
});
