/** The breakdown as CSV: read back by a reader of its own, and harmless in a spreadsheet whatever the script says. */
import { describe, expect, it } from 'vitest';
import type { BreakdownScene } from '../../lib/contract/statistics.ts';
import { breakdownCsv } from '../../lib/report-formats/breakdown-csv.ts';
import { scriptStatisticsOf } from '../../lib/reports/script-statistics/script-statistics.ts';
import { lastReel } from '../corpus/scripts.ts';

/** RFC 4180, as strictly as a spreadsheet reads it. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const match of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const scene: BreakdownScene = {
  scene: 1,
  number: null,
  heading: 'INT. ROOM - DAY',
  setting: 'INT',
  location: 'ROOM',
  time_of_day: 'DAY',
  page: 1,
  eighths: 3,
  speakers: ['Ann', 'Ben'],
  present: [],
  speeches: 2,
  dialogue_words: 10,
  action_words: 4,
};

describe('the breakdown as CSV', () => {
  it('begins with a byte order mark and has one row a scene', async () => {
    const { breakdown } = scriptStatisticsOf(await lastReel());
    const csv = breakdownCsv(breakdown);
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const rows = parse(csv.slice(1));
    expect(rows).toHaveLength(19);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([13]));
    expect(rows[1]?.slice(0, 9)).toEqual([
      '1',
      '',
      'EXT. HARBOUR TOWN - DAWN',
      'EXT',
      'HARBOUR TOWN',
      'DAWN',
      '1',
      '3',
      'Mags',
    ]);
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1+2', '@SUM(A1)', ' =1+1', '\t=1', '＝1'])(
    'lets no spreadsheet take %j for a formula',
    (text) => {
      const rows = parse(breakdownCsv([{ ...scene, location: text, speakers: [text] }]).slice(1));
      expect(rows[1]?.[4]).toBe(`'${text}`);
      expect(rows[1]?.[8]).toBe(`'${text}`);
    },
  );

  it('keeps quotation marks, commas and line ends inside their cell', () => {
    const rows = parse(breakdownCsv([{ ...scene, heading: 'INT. "THE\nEND", BAR - DAY' }]).slice(1));
    expect(rows[1]?.[2]).toBe('INT. "THE END", BAR - DAY');
    expect(rows).toHaveLength(2);
  });
});
