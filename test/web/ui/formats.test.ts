/** Dates and numbers: as the site writes by itself, and as a user has chosen, everywhere at once. */
import { afterEach, describe, expect, it } from 'vitest';
import { formatLocale } from '../../../lib/contract/profile.ts';
import { writeAs } from '../../../web/src/ui/format-locale.ts';
import { formatMoney } from '../../../web/src/ui/format-money.ts';
import {
  formatCalendarDay,
  formatDay,
  formatInstant,
  formatNumber,
  formatPageCount,
  formatShortDay,
} from '../../../web/src/ui/formats.ts';

afterEach(() => writeAs(null));
const noon = '2026-11-21T12:00:00.000Z';
/** Some languages part thousands by spaces that do not break. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('dates and numbers', () => {
  it('are British by themselves, and prices as in the country of their currency', () => {
    expect([formatDay(noon), formatShortDay(noon), formatNumber(12345.6)]).toEqual([
      '21 November 2026',
      '21 Nov 2026',
      '12,345.6',
    ]);
    expect([formatMoney(123456, 'INR'), formatMoney(1250, 'USD', 0)]).toEqual(['₹1,23,456.00', '$1,250']);
  });

  it('of pages tell one from many', () => {
    expect([0, 1, 2, 1200].map(formatPageCount)).toEqual(['0 pages', '1 page', '2 pages', '1,200 pages']);
  });

  it('are as chosen from then on, and as before once it is taken back', () => {
    writeAs('de-DE');
    expect([formatDay(noon), formatNumber(12345.6)].map(plain)).toEqual(['21. November 2026', '12.345,6']);
    expect(plain(formatMoney(123456, 'INR'))).toBe('123.456,00 ₹');
    writeAs('en-US');
    expect(formatDay(noon)).toBe('November 21, 2026');
    writeAs(null);
    expect(formatDay(noon)).toBe('21 November 2026');
  });

  it('can be written in every language that can be chosen', () => {
    for (const locale of formatLocale.options) {
      writeAs(locale);
      expect(formatInstant(noon), locale).toMatch(/2026/);
      expect(formatCalendarDay('2026-11-21'), locale).toContain('21');
    }
  });
});
