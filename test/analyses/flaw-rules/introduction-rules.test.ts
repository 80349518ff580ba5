/** How people are met: what fires, and what looks like it and does not. */
import { describe, expect, it } from 'vitest';
import { hitOf, quotesIn } from './hit-of.ts';

const talk = (cue: string, line: string): string => `${cue}\n${line}\n\n`;
const english = 'The shop is empty at this hour, and the light over the counter is the only one that works.';
const scene = (body: string, heading = 'INT. SHOP - DAY'): string => `${heading}\n\n${body}\n\n`;
const lines = (cue: string, count: number): string =>
  Array.from(
    { length: count },
    (_, index) => talk(cue, `That is number ${index}.`) + talk('RUTH', `I see the ${index}.`),
  ).join('');

describe('a speaker', () => {
  it('whom the action never shows is found', async () => {
    const hit = await hitOf('neverShown', scene(`Ruth (40) counts the till. ${english}\n\n${lines('HALE', 4)}`));
    expect(hit?.title).toBe('Hale speaks without ever being shown');
    expect(quotesIn(hit)).toEqual(['That is number 0.']);
  });

  it('may be shown by surname, be a voice, or say three words in passing', async () => {
    for (const body of [
      `Ruth counts the till. Hale comes in.\n\n${lines('CAPTAIN HALE', 4)}`,
      `Ruth counts the till.\n\n${lines('HALE (V.O.)', 4)}`,
      `Ruth counts the till.\n\n${lines('HALE (ON PHONE)', 4)}`,
      `Ruth counts the till.\n\n${lines('HALE', 3)}`,
      `Ruth counts the till. The shop is full of reporters.\n\n${lines('REPORTER', 4)}`,
      `Ruth counts the till. Her father sits by the door.\n\n${lines('DAD', 4)}`,
      `Ruth counts the till. Two guards block the door.\n\n${lines('GUARD #2', 4)}`,
    ])
      expect(await hitOf('neverShown', scene(body))).toBeNull();
  });
});

describe('somebody introduced by name and age', () => {
  it('and not met again is found', async () => {
    const hit = await hitOf(
      'introducedForNothing',
      scene(`Ruth counts the till. HELEN SHAW (45) watches her from the window.\n\n${lines('RUTH', 1)}`) +
        scene('Ruth locks up.', 'INT. SHOP - NIGHT'),
    );
    expect(hit?.title).toBe('Helen Shaw is introduced by name and age, and not met again');
    expect(quotesIn(hit)).toEqual(['HELEN SHAW']);
    const seen = await hitOf('introducedForNothing', scene(`Ruth counts the till and sees HELEN SHAW, 45, go by.`));
    expect(seen?.title).toBe('Helen Shaw is introduced by name and age, and not met again');
  });

  it('may speak, come back, be mentioned, or be nobody in particular', async () => {
    for (const rest of [
      'HELEN SHAW (45) watches her.\n\nHELEN\nClosed?',
      'HELEN SHAW (45) watches her.\n\nINT. ATTIC - NIGHT\n\nHelen lies awake.',
      'HELEN SHAW (45) watches her.\n\nINT. ATTIC - NIGHT\n\nRUTH\nWas that Shaw?',
      'HELEN SHAW (45) watches her.\n\nHelen takes the last apple and puts it back.',
      'A WAITER (45) watches her.',
      'Two GUARDS, 30, watch her.',
      'THE TAX MAN (50) watches her. The HEAD WAITER, 60, bows.',
      'Beside her RUTHERFORD "RUTH" DOS SANTOS, 34, waits.',
    ])
      expect(await hitOf('introducedForNothing', scene(`Ruth counts the till. ${rest}`))).toBeNull();
  });
});

describe('the name of a main character', () => {
  const many = Array.from(
    { length: 10 },
    (_, index) => talk('RUTH', `I count the ${index}.`) + talk('HALE', `You count it again, ${index}.`),
  ).join('');

  it('is found when nobody says it', async () => {
    const hit = await hitOf(
      'nameNeverSpoken',
      scene(`RUTH, 40, counts the till. ${english} Hale waits for her.\n\n${many}${talk('RUTH', 'Go home, Hale.')}`),
    );
    expect(hit?.title).toBe('Nobody says the name Ruth');
    expect(quotesIn(hit)[0]).toMatch(/^RUTH, 40, counts the till/);
  });

  it('may be said once, be shortened, or be a part and not a name', async () => {
    const both = talk('RUTH', 'Go home, Hale.');
    expect(
      await hitOf(
        'nameNeverSpoken',
        scene(`RUTH counts. ${english}\n\n${many}${both}${talk('HALE', "It's Ruth's till.")}`),
      ),
    ).toBeNull();
    const waitress = many.replaceAll('HALE', 'WAITRESS');
    expect(
      await hitOf(
        'nameNeverSpoken',
        scene(`Ruth counts while the WAITRESS waits. ${english}\n\n${waitress}${talk('WAITRESS', 'Yes, Ruth.')}`),
      ),
    ).toBeNull();
    const kate = many.replaceAll('HALE', 'KATHERINE');
    expect(
      await hitOf(
        'nameNeverSpoken',
        scene(
          `Ruth counts. Katherine waits. ${english}\n\n${kate}${talk('RUTH', 'Kath, go.')}${talk('KATHERINE', 'Yes, Ruth.')}`,
        ),
      ),
    ).toBeNull();
  });
});
