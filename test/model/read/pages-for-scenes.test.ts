import { describe, expect, it } from 'vitest';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { pagesForScenes, pagesTold } from '../../../lib/model/read/pages-for-scenes.ts';
import { fountainScript } from './small-script.ts';

const filler = 'She walks on along the wall. '.repeat(160);
const script = numberScript(
  await fountainScript(
    `INT. BAY - DAY\n\n${filler}\n\nEXT. ROAD - DAY\n\nRain.\n\nINT. OFFICE - DAY\n\nTokamak waits.\n`,
  ),
);
const lastPage = script.scenes[2]?.page ?? 0;

describe('advice that names scenes by numbers of ours', () => {
  it.each([
    ['Scene 3, after the last line: he speaks.', `Page ${lastPage}, after the last line: he speaks.`],
    ['Cut it (scene 3).', `Cut it (page ${lastPage}).`],
    ['Play scenes 1 to 3 at night.', `Play pages 1 to ${lastPage} at night.`],
    ['Give it to scenes 1 and 3.', `Give it to pages 1 and ${lastPage}.`],
    ['Drop scene 99 and keep the scene as it is.', 'Drop scene 99 and keep the scene as it is.'],
    ['Scenes 1 to 99 and scenes 99 to 1 go.', 'Scenes 1 to 99 and scenes 99 to 1 go.'],
    ['Scenes 1 and 99, scenes 99 or 1.', 'Scenes 1 and 99, scenes 99 or 1.'],
    ['Scenes 2–3 go.', `Page ${lastPage} go.`],
    ['Scenes 2, 3 or scenes 3 and 3.', `Page ${lastPage} or page ${lastPage}.`],
    ['Scenes 1, 3 change.', `Pages 1, ${lastPage} change.`],
    ['Obscene 3 and Scene 12345.', 'Obscene 3 and Scene 12345.'],
  ])('%s', (given, told) => {
    expect(lastPage).toBeGreaterThan(1);
    expect(pagesForScenes(script, given)).toBe(told);
  });
});

describe('the pages of a sentence about scenes', () => {
  const turning = async () =>
    numberScript(
      await fountainScript(
        `INT. BAY - DAY\n\nBrianna hides the holoband.\n\n${filler}\n\nTOKAMAK\nThis is your last chance.\n\nINT. HALL - DAY\n\nNoah leaves.\n`,
      ),
    );

  it('are those on which its scenes tell it, not those on which they begin', async () => {
    const long = await turning();
    const end = long.scenes[0]?.lastPage ?? 0;
    expect(end).toBeGreaterThan(1);
    expect(pagesTold(long, 'Tokamak gives Brianna a last chance.', [1])).toEqual([end]);
    expect(pagesTold(long, 'Brianna hides the holoband.', [1])).toEqual([1]);
    expect(pagesTold(long, 'Tokamak insists.', [1])).toEqual([end]);
  });

  it('are each named once and in order, and those of a scene without its words are its first', async () => {
    const long = await turning();
    const hall = long.scenes[1]?.page ?? 0;
    expect(pagesTold(long, 'Everything is quiet.', [2, 1, 99])).toEqual([1, hall]);
  });
});
