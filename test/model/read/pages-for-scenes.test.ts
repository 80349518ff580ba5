import { describe, expect, it } from 'vitest';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { pagesForScenes } from '../../../lib/model/read/pages-for-scenes.ts';
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
  ])('%s', (given, told) => {
    expect(lastPage).toBeGreaterThan(1);
    expect(pagesForScenes(script, given)).toBe(told);
  });
});
