/** The hour of a scene against its neighbours and its own light: what fires, and what looks like it and does not. */
import { describe, expect, it } from 'vitest';
import { hitOf, quotesIn } from './hit-of.ts';

const scene = (heading: string, action = 'Ruth waits by the door.'): string => `${heading}\n\n${action}\n\n`;

describe('a scene that runs on', () => {
  it('from day into night is found, with both headings', async () => {
    const hit = await hitOf(
      'continuousTimeJump',
      scene('INT. HALL - DAY') + scene('INT. STAIRS - CONTINUOUS') + scene('EXT. PORCH - NIGHT (CONTINUOUS)'),
    );
    expect(hit?.title).toBe('Scene 3 runs on from day into night');
    expect(quotesIn(hit)).toEqual(['INT. STAIRS - CONTINUOUS', 'EXT. PORCH - NIGHT (CONTINUOUS)']);
  });

  it('is found where moments turn night to day', async () => {
    const hit = await hitOf(
      'continuousTimeJump',
      scene('INT. HALL - NIGHT') + scene('INT. HALL - MOMENTS LATER - DAY'),
    );
    expect(hit?.title).toBe('Scene 2 runs on from night into day');
  });

  it('may pass through dusk, a night club, a flashback, a heading without a time, and another part of the day', async () => {
    for (const script of [
      scene('EXT. FIELD - DAY') + scene('EXT. FIELD - DUSK') + scene('EXT. ROAD - NIGHT - CONTINUOUS'),
      scene('EXT. STREET - DAY') + scene('INT. NIGHT CLUB - CONTINUOUS') + scene('INT. BAR - DAY - CONTINUOUS'),
      scene('INT. HALL - DAY') + scene('INT. HALL - NIGHT - FLASHBACK - CONTINUOUS'),
      scene('INT. HALL - DAY') + scene('INT. VAULT') + scene('INT. HALL - NIGHT - CONTINUOUS'),
      scene('INT. HALL - MORNING') + scene('EXT. PORCH - DAY - CONTINUOUS'),
    ])
      expect(await hitOf('continuousTimeJump', script)).toBeNull();
  });
});

describe('light', () => {
  const english =
    'Ruth sits at the table with her coat on. She has been here for a while, and she is in no hurry to go.';

  it('of the moon by day is found, and quoted', async () => {
    const hit = await hitOf('lightAgainstHeading', scene('EXT. LAKE - DAY', `${english} Moonlight lies on the water.`));
    expect(hit?.title).toBe('Scene 1 is headed day, but its light says otherwise');
    expect(quotesIn(hit)).toEqual(['EXT. LAKE - DAY', 'Moonlight lies on the water.']);
  });

  it('of the sun by night is found', async () => {
    const hit = await hitOf(
      'lightAgainstHeading',
      scene('INT. OFFICE - NIGHT', `${english} Sunlight falls across the desk.`),
    );
    expect(hit?.points.map(({ text }) => text)).toEqual(['Office on page 1 is headed night; the action has sunlight.']);
  });

  it('may be painted, remembered, compared, or come with the dawn', async () => {
    for (const action of [
      'A painting of a moonlit bay hangs over the bed.',
      'She remembers the moonlight on the water.',
      'Her hair is pale like moonlight.',
      'Hours pass. Moonlight lies on the water.',
      'He parks at the Moonlight Diner.',
    ])
      expect(await hitOf('lightAgainstHeading', scene('INT. ROOM - DAY', `${english} ${action}`))).toBeNull();
    expect(
      await hitOf('lightAgainstHeading', scene('EXT. ROOF - NIGHT', `${english} At dawn the first sunlight comes.`)),
    ).toBeNull();
    expect(
      await hitOf('lightAgainstHeading', scene('EXT. ROOF - DAWN', `${english} Sunlight on the tiles.`)),
    ).toBeNull();
  });
});

describe('a flashback', () => {
  it('that is begun and never ended is found', async () => {
    const hit = await hitOf(
      'openFlashback',
      `${scene('INT. HALL - DAY')}BEGIN FLASHBACK:\n\n${scene('INT. SCHOOL - DAY')}${scene('INT. HALL - NIGHT')}`,
    );
    expect(hit?.title).toBe('The flashback on page 1 is begun and never ended');
    expect(quotesIn(hit)).toEqual(['BEGIN FLASHBACK:']);
  });

  it('may end in any of the usual ways, and one that is only named in a heading ends with its scene', async () => {
    for (const end of ['END FLASHBACK.', 'BACK TO PRESENT', 'BACK TO SCENE'])
      expect(
        await hitOf(
          'openFlashback',
          `${scene('INT. HALL - DAY')}BEGIN FLASHBACK:\n\n${scene('INT. SCHOOL - DAY')}${end}\n\n${scene('INT. HALL - NIGHT')}`,
        ),
      ).toBeNull();
    expect(await hitOf('openFlashback', scene('INT. SCHOOL - DAY (FLASHBACK)') + scene('INT. HALL - DAY'))).toBeNull();
  });
});
