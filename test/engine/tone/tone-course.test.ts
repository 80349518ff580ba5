/** How tone moves: from tears to laughter within two pages, and where a script is loudest. */
import { describe, expect, it } from 'vitest';
import { partsOf, talk } from '../people/parts-of.ts';

const calm = Array.from({ length: 6 }, () => [
  'ANN: Where were you all that time?',
  'BEN: At the house, with them.',
]).flat();
const marksOf = async (script: string) =>
  (await partsOf(`INT. HOUSE - DAY\n\nANN and BEN sit.\n\n${script}`, ['tone'])).tone.marks;
/** About a page. */
const page = talk(...calm, ...calm);

describe('tears and laughter near each other', () => {
  it('are a turn, in the order of the pages, with a place for each', async () => {
    const found = (await marksOf(`${page}Ann weeps.\n\n${talk(...calm.slice(0, 4))}Ben laughs.\n\n${page}`))?.turns;
    expect(found).toMatchObject([{ begins: 'tears', cites: [{ quote: 'Ann weeps.' }, { quote: 'Ben laughs.' }] }]);
  });

  it('are none in one paragraph, nor pages or a scene apart', async () => {
    expect((await marksOf(`Ann laughs till she weeps.\n\n${page}`))?.turns).toEqual([]);
    expect((await marksOf(`Ann weeps.\n\n${page.repeat(5)}Ben laughs.\n\n${page}`))?.turns).toEqual([]);
    expect((await marksOf(`${page}Ann weeps.\n\nINT. QUAY - DAY\n\nBen laughs.\n\n${page}`))?.turns).toEqual([]);
  });
});

describe('the loudest pages', () => {
  const shouts = talk('ANN: GET OUT OF HERE!', 'BEN: LEAVE ME ALONE!').repeat(3);
  it('are those with most shouts, at most five', async () => {
    const found = (await marksOf(`${page.repeat(4)}${shouts}${page.repeat(4)}`))?.loudest;
    expect(found).toMatchObject({ shouts: 6 });
    expect((found?.to ?? 99) - (found?.from ?? 0)).toBeLessThan(5);
  });

  it('are not told of a few shouts', async () => {
    expect((await marksOf(`${page.repeat(2)}${talk('ANN: GET OUT OF HERE!')}${page}`))?.loudest).toBeNull();
  });
});
