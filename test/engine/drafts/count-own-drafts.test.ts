/** What became of the scenes of the user's other script. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { countOwnDrafts } from '../../../lib/engine/drafts/count-own-drafts.ts';
import { fingerprintOf, sceneMarksOf } from '../../../lib/engine/text/fingerprint.ts';
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

  it('is no draft below a twentieth of the wording, and a scene is new up to a tenth of its own', async () => {
    // By marks: each pair of scenes shares a known stretch at its beginning.
    const shares = async (shared: number, count: number) => {
      const before = scene('SHED', words(0, 400));
      return compared(scene('BOAT', `${words(0, shared).replace('.', '')} ${words(1000, count - shared)}`), before);
    };
    const [few, some, more] = [await shares(12, 400), await shares(36, 400), await shares(70, 400)];
    expect([few, some, more].map(({ isDraft, fresh, reworked }) => [isDraft, fresh.count, reworked.count])).toEqual([
      [false, 1, 0],
      [true, 1, 0],
      [true, 0, 1],
    ]);
    expect(more.reworked.shown.map(({ kept }) => kept > 0.1 && kept < 0.25)).toEqual([true]);
    expect(more.share).toBe(Number(more.reworked.shown[0]?.kept.toFixed(3)));
  });

  it('is told in the order given, each under its name; nothing is told of none', async () => {
    const screenplay = await screenplayOf(scene('SHED', words(0, 40)));
    const fingerprint = fingerprintOf(screenplay);
    const draft = (fileName: string) => ({ title: null, fileName, uploadedOn: '2026-11-03', fingerprint });
    const derived = derive(screenplay);
    const found = countOwnDrafts({ screenplay, derived, otherDrafts: [draft('b.pdf'), draft('a.pdf')] });
    expect(
      found.map(({ title, fileName, uploadedOn, share, gone }) => [title, fileName, uploadedOn, share, gone]),
    ).toEqual([
      [null, 'b.pdf', '2026-11-03', 1, 0],
      [null, 'a.pdf', '2026-11-03', 1, 0],
    ]);
    expect(countOwnDrafts({ screenplay, derived, otherDrafts: [] })).toEqual([]);
  });

  it('that has no words shares nothing, nor does a script without words share any', async () => {
    const empty = await compared(scene('SHED', words(0, 40)), 'INT. HALL - DAY\n');
    expect([empty.share, empty.isDraft, empty.fresh.count, empty.gone]).toEqual([0, false, 1, 0]);
    const nothing = await compared('INT. HALL - DAY\n', scene('SHED', words(0, 40)));
    expect([nothing.share, nothing.isDraft, nothing.scenes, nothing.gone]).toEqual([0, false, 0, 1]);
  });

  it('tells a scene by three marks, not by two, and quotes its first line of action or talk', async () => {
    const other = scene('SHED', words(0, 400));
    // Ten runs of five words are five windows; how many marks they leave is the hashes' choice.
    const lengths = await Promise.all(
      Array.from({ length: 20 }, (_, at) => compared(scene('BOAT', words(5000, 5 + at)), other)),
    );
    const marks = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const [own] = sceneMarksOf(await screenplayOf(scene('BOAT', words(5000, 5 + at))));
        return own?.marks.length ?? 0;
      }),
    );
    expect(new Set(marks).has(2)).toBe(true);
    expect(new Set(marks).has(3)).toBe(true);
    expect(lengths.map(({ fresh }) => fresh.count)).toEqual(marks.map((count) => (count >= 3 ? 1 : 0)));
    const spoken = await compared(
      `${scene('SHED', `(quietly)\n\nADA\n(low)\n${words(0, 30)}`)}`,
      scene('SHED', `(quietly)\n\nADA\n(low)\n${words(0, 30)}`),
    );
    expect(spoken.unchanged.shown[0]?.cite.quote).toBe('(quietly)');
    const told = await compared(
      scene('SHED', `ADA\n(low)\n${words(0, 9)}`),
      scene('SHED', `ADA\n(low)\n${words(0, 9)}`),
    );
    expect(told.unchanged.shown[0]?.cite.quote).toBe(words(0, 9));
  });
});
