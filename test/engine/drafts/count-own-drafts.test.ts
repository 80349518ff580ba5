/** What became of the scenes of the user's other script. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { countOwnDrafts } from '../../../lib/engine/drafts/count-own-drafts.ts';
import { fingerprintOf } from '../../../lib/engine/text/fingerprint.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const scene = (place: string, words: string): string => `INT. ${place} - DAY\n\n${words}\n\n`;
const words = (from: number, count: number): string =>
  `${Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ')}.`;

const compared = async (now: string, before: string) => {
  const screenplay = await screenplayOf(now);
  const other = {
    title: 'Reel',
    fileName: 'reel.pdf',
    uploadedOn: '2026-11-03',
    fingerprint: fingerprintOf(await screenplayOf(before)),
  };
  const [draft] = countOwnDrafts({ screenplay, derived: derive(screenplay), otherDrafts: [other] });
  if (!draft) throw new Error('The other script was not compared');
  return draft;
};

describe('another script of the same user', () => {
  it('has scenes that stay, are reworked, are new, are gone or are too short to tell', async () => {
    const kept = scene('SHED', words(0, 40));
    const draft = await compared(
      `${kept}${scene('BOAT', `${words(100, 40)} ${words(500, 40)}`)}${scene('KITCHEN', words(900, 40))}${scene('HALL', 'Rain.')}`,
      `${kept}${scene('BOAT', words(100, 40))}${scene('ATTIC', words(2000, 40))}`,
    );
    const { unchanged, reworked, fresh, scenes, gone, isDraft } = draft;
    expect([unchanged.count, reworked.count, fresh.count, scenes, gone, isDraft]).toEqual([1, 1, 1, 4, 2, true]);
    expect([unchanged, reworked, fresh].flatMap(({ shown }) => shown.map((one) => one.scene))).toEqual([
      'sc.1',
      'sc.2',
      'sc.3',
    ]);
    expect(reworked.shown[0]?.kept).toBeGreaterThan(0.3);
    expect(reworked.shown[0]?.kept).toBeLessThan(0.7);
    expect(unchanged.shown[0]?.cite).toMatchObject({ scene: 1, from: 2, page: 1 });
  });

  it('shows no scene where it is no draft of this one, and four at most where it is', async () => {
    const many = Array.from({ length: 9 }, (_, at) => scene(`ROOM ${at}`, words(at * 100, 40))).join('');
    const same = await compared(many, many);
    expect([same.unchanged.count, same.unchanged.shown.length, same.share]).toEqual([9, 4, 1]);
    const other = await compared(many, scene('SHED', words(5000, 40)));
    expect([other.isDraft, other.fresh.count, other.fresh.shown]).toEqual([false, 9, []]);
  });
});
