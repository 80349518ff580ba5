/** Things and thoughts on the page: what fires, and what looks like it and does not. */
import { describe, expect, it } from 'vitest';
import { hitOf, quotesIn } from './hit-of.ts';

const talk = (cue: string, line: string): string => `${cue}\n${line}\n\n`;
const filler = (from: number): string =>
  Array.from(
    { length: 6 },
    (_, index) =>
      `INT. ROOM ${from + index} - DAY\n\nRuth looks at the wall, and at the bed that is in the way of it.\n\n${talk('RUTH', 'I will paint it in the morning.')}${talk('DOV', 'You said that in May.')}`,
  ).join('');
const scene = (body: string): string => `INT. STUDY - DAY\n\n${body}\n\n`;

describe('a gun', () => {
  it('that is shown early and never used is found', async () => {
    const hit = await hitOf('weaponNeverUsed', scene('Dov opens the drawer. In it lies a revolver.') + filler(1));
    expect(hit?.title).toBe('The revolver of page 1 is never used and never mentioned again');
    expect(quotesIn(hit)).toEqual(['In it lies a revolver.']);
  });

  it('may go off later, be spoken of, be fired where it is shown, or be a nail gun', async () => {
    for (const script of [
      scene('In the drawer lies a revolver.') + filler(1) + scene('Dov fires.\n\nA gunshot.'),
      scene('In the drawer lies a revolver.') + filler(1) + scene(talk('DOV', 'Where is the gun?')),
      scene('Dov lifts a revolver. He shoots the clock.') + filler(1),
      scene('Dov lifts a nail gun.') + filler(1),
      scene(talk('DOV', 'My father had a revolver.')) + filler(1),
    ])
      expect(await hitOf('weaponNeverUsed', script)).toBeNull();
  });

  it('that comes from nowhere is found', async () => {
    const hit = await hitOf(
      'weaponFromNowhere',
      filler(1) + filler(7) + scene('Dov draws a pistol and aims it at her.'),
    );
    expect(hit?.title).toMatch(/^The pistol of page \d comes from nowhere$/);
    expect(quotesIn(hit)).toEqual(['Dov draws a pistol and aims it at her.']);
  });

  it('may be prepared by a word, by somebody who would carry one, or come early', async () => {
    for (const script of [
      scene(talk('DOV', 'He is armed.')) + filler(1) + filler(7) + scene('Dov draws a pistol and aims.'),
      scene('A police car passes.') + filler(1) + filler(7) + scene('The driver draws a pistol and aims.'),
      scene('Dov draws a pistol and aims.') + filler(1) + filler(7),
      filler(1) + filler(7) + scene('A pistol lies in the snow.'),
    ])
      expect(await hitOf('weaponFromNowhere', script)).toBeNull();
  });
});

describe('a close-up', () => {
  it('of what nothing comes back to is found', async () => {
    const hit = await hitOf('closeUpForNothing', scene('CLOSE ON a brass key.') + filler(1));
    expect(hit?.title).toBe('A close-up on the key, page 1, that nothing comes back to');
    expect(quotesIn(hit)).toEqual(['CLOSE ON a brass key.']);
  });

  it('may be of a face, of what comes back, of what was there before, or close to nothing', async () => {
    for (const script of [
      scene("CLOSE ON Ruth's face.") + filler(1),
      scene('CLOSE ON the departures board.') + filler(1),
      scene('CLOSE ON a brass key.') + filler(1) + scene('Ruth tries the keys.'),
      scene('Ruth finds a key.\n\nCLOSE ON the key.') + filler(1),
      scene('Ruth sits close on a bench.') + filler(1),
      scene('They close the shutter.') + filler(1),
    ])
      expect(await hitOf('closeUpForNothing', script)).toBeNull();
  });
});

describe('thoughts in the action', () => {
  it('are found from three on, each with its words', async () => {
    const hit = await hitOf(
      'innerStates',
      scene(
        'Ruth remembers the summer at the lake.\n\nDov knows that she is lying.\n\nHe wonders whether to tell her about the house.',
      ) + filler(1),
    );
    expect(hit?.title).toBe('Three lines of action tell what somebody thinks or knows');
    expect(quotesIn(hit)).toEqual([
      'Ruth remembers the summer at the lake.',
      'Dov knows that she is lying.',
      'He wonders whether to tell her about the house.',
    ]);
  });

  it('may be playable, spoken, or two', async () => {
    for (const body of [
      'Ruth thinks.\n\nDov knows the way.\n\nRuth looks up, remembering. Dov wonders aloud.\n\nRuth considers the cake.',
      talk('RUTH', 'He knows that I know.') + talk('DOV', 'She remembers. He wonders if it is true.'),
      'Nobody knows what it is for. Who knows what it cost. Winter has always been like that. God knows why.',
      'Ruth remembers the summer.\n\nDov knows that she is lying.',
    ])
      expect(await hitOf('innerStates', scene(body) + filler(1))).toBeNull();
  });
});
