/** The page rules: what is counted by heading is called so, and rooms of one house are no moves. */
import { describe, expect, it } from 'vitest';
import { hitOf } from './hit-of.ts';

const scenes = (place: (index: number) => string): string =>
  Array.from({ length: 10 }, (_, index) => `INT. ${place(index)} - DAY\n\nAnn waits.\n\nANN\nCome in.\n\n`).join('');
const towns = ['PIER', 'BANK', 'CHURCH', 'DEPOT', 'GARAGE', 'LIBRARY', 'MARKET', 'OFFICE', 'PRISON', 'QUARRY'];

describe('many places', () => {
  it('are counted by heading, beside the locations they are at', async () => {
    const hit = await hitOf(
      'manyLocations',
      scenes((index) => towns[index] ?? 'ROAD'),
    );
    expect(hit?.title).toMatch(/^[\d.]+ places a page, by heading$/);
    expect(hit?.points[0]?.text).toMatch(/^10 different headings in [\d.]+ pages, at ten locations\.$/);
    expect(hit?.advice).toContain('Bank (page 1)');
  });

  it('are none where they are the rooms of one house', async () => {
    expect(
      await hitOf(
        'manyLocations',
        scenes((index) => `HILL FARM - ${towns[index]}`),
      ),
    ).toBeNull();
  });
});
