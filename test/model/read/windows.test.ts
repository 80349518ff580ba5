/** What of the scenes read stands in a later prompt, however little room there is. */
import { expect, it } from 'vitest';
import { tokensOf } from '../../../lib/model/read/numbered-script.ts';
import { digestText } from '../../../lib/model/read/windows.ts';

const scenes = Array.from({ length: 60 }, (_, at) => ({
  at: `scene ${at + 1}, p. ${at + 1}`,
  cite: `${at + 1}.2`,
  happens: 'Lena climbs to the booth and finds that the reel which she came for is not where her mother left it.',
  turns: 'She stays.',
  plants: ['the reel'],
  pays: [],
}));

it('is told in fewer words where there is less room, and never without a piece to cite', () => {
  const whole = tokensOf(digestText(scenes, 100_000));
  for (const room of [whole, whole * 0.7, whole * 0.5, whole * 0.2]) {
    const text = digestText(scenes, room);
    expect(tokensOf(text)).toBeLessThanOrEqual(Math.ceil(room));
    for (const line of text.split('\n')) expect(line).toMatch(/^scene (\d+), p\. \1 \[\1\.2\] Lena climbs/);
  }
  expect(digestText(scenes, whole * 0.5).split('\n')).toHaveLength(60);
});
