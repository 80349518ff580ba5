/** Headings against each other: what fires, and what looks like it and does not. */
import { describe, expect, it } from 'vitest';
import { hitOf, quotesIn } from './hit-of.ts';

const scene = (heading: string, action = 'Ruth waits by the door.'): string => `${heading}\n\n${action}\n\n`;

describe('scene numbers', () => {
  const script = (...numbers: string[]): string =>
    numbers.map((number, index) => scene(`INT. ROOM ${'ABCDEFGH'[index]} - DAY #${number}#`)).join('');

  it('are found when one stands twice', async () => {
    const hit = await hitOf('sceneNumbers', script('1', '2', '3', '3', '4'));
    expect(hit?.title).toBe('Scene number 3 is given twice');
    expect(hit?.points[0]?.text).toBe('3 stands at Room C on page 1 and again at Room D on page 1.');
  });

  it('are found when one comes too late', async () => {
    const hit = await hitOf('sceneNumbers', script('1', '2', '5', '4', '6'));
    expect(hit?.title).toBe('Scene 4 comes after scene 5');
    expect(hit?.points).toHaveLength(1);
  });

  it('may hold inserted scenes, before and after a locked number, and gaps', async () => {
    expect(await hitOf('sceneNumbers', script('1', '2', '2A', '2B', 'A5', '5', '9'))).toBeNull();
  });

  it('may begin anew with each act', async () => {
    expect(await hitOf('sceneNumbers', script('1', '2', '3', '4', '1', '2', '3', '4'))).toBeNull();
  });

  it('are not asked of a script that numbers three scenes', async () => {
    expect(await hitOf('sceneNumbers', script('1', '1', '1'))).toBeNull();
  });
});

describe('a place', () => {
  it('spelt two ways is found, with the rarer spelling first', async () => {
    const hit = await hitOf(
      'misspelledPlace',
      scene('INT. FERRY TERMINAL - DAY') + scene('INT. FERRY TERMNIAL - NIGHT') + scene('INT. FERRY TERMINAL - NIGHT'),
    );
    expect(hit?.title).toBe('TERMNIAL and TERMINAL look like one place spelt two ways');
    expect(quotesIn(hit)[0]).toBe('INT. FERRY TERMNIAL - NIGHT');
  });

  it('spelt two ways equally often is found when letters changed places, as the running text has it', async () => {
    const hit = await hitOf(
      'misspelledPlace',
      scene('INT. FERRY TERMINAL - DAY', 'The terminal is empty.') + scene('INT. FERRY TERMNIAL - NIGHT'),
    );
    expect(hit?.title).toBe('TERMNIAL and TERMINAL look like one place spelt two ways');
  });

  it('that differs by a word the script uses elsewhere is another place', async () => {
    expect(
      await hitOf(
        'misspelledPlace',
        scene('INT. HOUSE BARN - DAY', 'A horse stamps.') + scene('INT. HORSE BARN - DAY', 'The horse is calm.'),
      ),
    ).toBeNull();
  });

  it('may stand in the plural, and rooms may differ by a number', async () => {
    expect(
      await hitOf(
        'misspelledPlace',
        ['INT. STABLE - DAY', 'INT. STABLES - DAY', 'INT. CABIN 14 - DAY', 'INT. CABIN 15 - DAY']
          .map((h) => scene(h))
          .join(''),
      ),
    ).toBeNull();
  });
});

describe('inside and outside', () => {
  it('are found at odds with the place, beside the scenes that have it right', async () => {
    const hit = await hitOf(
      'insideOutside',
      scene("INT. RUTH'S KITCHEN - DAY") + scene('EXT. GARDEN - DAY') + scene("EXT. RUTH'S KITCHEN - NIGHT"),
    );
    expect(hit?.title).toBe('Ruth’s Kitchen is headed EXT, though it lies inside'.replace('’', "'"));
    expect(hit?.points[0]?.text).toContain('has the other heading in scene 1.');
    expect(quotesIn(hit)).toEqual(["EXT. RUTH'S KITCHEN - NIGHT", "INT. RUTH'S KITCHEN - DAY"]);
  });

  it('are found when a street is headed INT', async () => {
    const hit = await hitOf('insideOutside', scene('INT. MARKET STREET - DAY'));
    expect(hit?.title).toBe('Market Street is headed INT, though it lies outside');
  });

  it('may both be true of a house, a car on a highway, and a beach house', async () => {
    expect(
      await hitOf(
        'insideOutside',
        [
          'INT. HOUSE - DAY',
          'EXT. HOUSE - DAY',
          'INT. TRUCK - HIGHWAY - DAY',
          'INT. BEACH HOUSE - DAY',
          'INT/EXT. KITCHEN - DAY',
          'EXT. HOUSE - KITCHEN - DAY',
        ]
          .map((heading) => scene(heading))
          .join(''),
      ),
    ).toBeNull();
  });
});
