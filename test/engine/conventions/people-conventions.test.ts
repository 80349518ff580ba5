/** Who is with whom, over scenes of one letter each: P the pair, A and C one of them or another alone, T three who talk, N nobody. */
import { describe, expect, it } from 'vitest';
import type { Count } from '../../../lib/engine/conventions/convention.ts';
import {
  alone,
  pairApart,
  pairCloses,
  pairMeets,
  twoHanded,
} from '../../../lib/engine/conventions/people-conventions.ts';
import type { Derived } from '../../../lib/engine/derive.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

const letters: Readonly<Record<string, string>> = {
  P: talk('ANN: So it is.', 'BEN: It is.', 'ANN: It is late.'),
  A: talk('ANN: So it is.', 'ANN: It is.', 'ANN: It is late.'),
  C: talk('CAL: So it is.', 'CAL: It is.', 'CAL: It is late.'),
  T: talk('ANN: So it is.', 'BEN: It is.', 'CAL: It is late.'),
  /** Two, of whom one says more than in P. */
  Q: talk('ANN: So it is.', 'BEN: It is.', 'ANN: It is late, and so it was on the day.'),
  N: '',
};
const english = 'They wait in the room that they have, and it is what it was.\n\n';
const script = (scenes: string): Promise<Derived> =>
  derivedOf(
    [...scenes]
      .map((letter, at) => `INT. ROOM ${at + 1} - DAY\n\n${english.repeat(3)}${letters[letter] ?? ''}`)
      .join(''),
  );
const over = async (count: Count, scenes: string) => {
  const derived = await script(scenes);
  const found = count(derived);
  return { derived, found: found && { ...found, places: found.places.map(({ quote }) => quote) } };
};
const room = (number: number) => `INT. ROOM ${number} - DAY`;
const pair = ['ch.ANN', 'ch.BEN'];

describe('the pair', () => {
  it('meets in the first scene that both are in', async () => {
    const { derived, found } = await over(pairMeets(0.25), 'CAPAAAAAAA');
    expect(found).toEqual({
      met: true,
      rank: 0,
      counted: { kind: 'meeting', pair, by: 0.25, scene: 'sc.3', earlier: 'sc.2' },
      places: [room(3)],
    });
    const start = derived.scenes[2]?.start ?? 0;
    expect(pairMeets(start)(derived)?.met).toBe(true);
    expect(pairMeets(start - 0.01)(derived)).toMatchObject({ met: false, rank: expect.closeTo(0.01 / 0.4) });
  });

  it('that meets late could have met where the lead was before', async () => {
    const late = (scenes: string) => over(pairMeets(0.25), scenes).then(({ found }) => found);
    expect(await late('NANNNNNNPP')).toMatchObject({
      met: false,
      rank: 1,
      counted: { scene: 'sc.9', earlier: 'sc.2' },
    });
    // Nobody was anywhere: the scene before; the first scene has none before it.
    expect(await late('NNNNNPPPPP')).toMatchObject({ met: false, counted: { scene: 'sc.6', earlier: 'sc.5' } });
    expect(await late('PPPP')).toMatchObject({ met: true, counted: { scene: 'sc.1', earlier: 'sc.1' } });
  });

  it('is looked for in four scenes or more, and where the lead answers somebody', async () => {
    for (const count of [pairMeets(0.25), pairApart(0.25), pairCloses]) {
      expect((await over(count, 'PPP')).found).toBeNull();
      expect((await over(count, 'PPPP')).found).not.toBeNull();
      expect((await over(count, 'AAAA')).found).toBeNull();
      expect((await over(count, 'NNNN')).found).toBeNull();
    }
  });

  it('is the lead and who answers the lead most, though another two talk more', async () => {
    const { found } = await over(pairMeets(0.5), 'PAAAAATT');
    expect(found?.counted).toMatchObject({ pair, scene: 'sc.1' });
  });

  it('is apart over the widest stretch between two of its scenes, or up to the end', async () => {
    const { derived, found } = await over(pairApart(0.2), 'PPAAAPAAP');
    const [from, to] = [derived.scenes[1]?.end ?? 0, derived.scenes[5]?.start ?? 0];
    expect(found).toEqual({
      met: false,
      rank: expect.closeTo((to - from - 0.2) / 0.5),
      counted: { kind: 'apart', pair, share: to - from, most: 0.2, from: 1, to: 2, scene: 'sc.4' },
      places: [room(4)],
    });
    expect(derived.pages).toBeCloseTo(3, 0);
    expect(pairApart(to - from)(derived)).toMatchObject({ met: true, rank: 0 });
    expect((await over(pairApart(0.2), 'PPAAAAAA')).found?.counted).toMatchObject({ scene: 'sc.5', to: 3 });
    expect((await over(pairApart(0.1), 'PPAAAAAAAAAAAAAAAAAA')).found?.rank).toBe(1);
  });

  it('that is never apart for long is shown in its first two scenes; once together is too little', async () => {
    expect((await over(pairApart(0.5), 'APPAAP')).found).toMatchObject({
      met: true,
      rank: 0,
      places: [room(2), room(3)],
    });
    expect((await over(pairApart(0.5), 'APAAAA')).found).toBeNull();
  });

  it('shares the end in a scene that reaches the last tenth', async () => {
    expect((await over(pairCloses, 'PAAAAAAAPA')).found).toMatchObject({ met: false, rank: expect.closeTo(0.01, 1) });
    expect((await over(pairCloses, 'PAAAAAAAAAP')).found).toEqual({
      met: true,
      rank: 0,
      counted: { kind: 'closing', pair, scene: 'sc.11', ending: 'sc.11' },
      places: [room(11)],
    });
    const { derived, found } = await over(pairCloses, 'PPPPPPAAAA');
    expect(found).toEqual({
      met: false,
      rank: expect.closeTo((0.9 - (derived.scenes[5]?.end ?? 0)) / 0.5),
      counted: { kind: 'closing', pair, scene: 'sc.6', ending: 'sc.10' },
      places: [room(6), room(10)],
    });
    expect((await over(pairCloses, 'PAAAAAAAAA')).found?.rank).toBe(1);
  });
});

describe('scenes for two', () => {
  it.each([
    ['TTTP', 0.25, true, 0],
    ['TTTP', 0.26, false, 0.0385],
    ['TTTT', 0.4, false, 1],
    ['TTTTP', 0.4, false, 0.5],
    ['PPPP', 0.4, true, 0],
  ])('%s held to %s: %s %s', async (scenes, least, met, rank) => {
    const { found } = await over(twoHanded(least), scenes);
    expect([found?.met, Number(found?.rank.toFixed(4))]).toEqual([met, rank]);
  });

  it('are shown by the longest, or by the smallest crowd and who is least heard in it', async () => {
    expect((await over(twoHanded(0.25), 'PQTTP')).found).toEqual({
      met: true,
      rank: 0,
      counted: { kind: 'duets', two: 3, talking: 5, least: 0.25, crowded: { scene: 'sc.3', least: 'ch.BEN' } },
      places: [room(2)],
    });
    expect((await over(twoHanded(0.9), 'PQTTP')).found?.places).toEqual([room(3)]);
    expect((await over(twoHanded(0.25), 'PPPP')).found?.counted).toMatchObject({ crowded: null });
  });

  it('are counted among four in which two or more talk', async () => {
    expect((await over(twoHanded(0.25), 'PPPAAA')).found).toBeNull();
    expect((await over(twoHanded(0.25), 'PPPTAAA')).found?.counted).toMatchObject({ two: 3, talking: 4 });
  });

  it('lack room in the crowd with fewest speakers, then with most words', async () => {
    const crowd = (...names: readonly string[]) =>
      `INT. HALL - DAY\n\n${talk(...names.map((name) => `${name}: It is.`))}`;
    const found = twoHanded(0.5)(
      await derivedOf(
        [
          crowd('ANN', 'BEN', 'CAL', 'DAN'),
          crowd('CAL', 'BEN', 'ANN', 'CAL'),
          crowd('CAL', 'BEN', 'ANN'),
          crowd('ANN', 'BEN', 'CAL'),
        ].join(''),
      ),
    );
    expect(found?.counted).toMatchObject({ two: 0, talking: 4, crowded: { scene: 'sc.2', least: 'ch.ANN' } });
  });
});

describe('scenes for one', () => {
  it.each([
    ['AAPP', 0.5, true, 0],
    ['AAPP', 0.6, false, 0.1667],
    ['PPPP', 0.125, false, 1],
    ['PPPPPPPA', 0.125, true, 0],
    ['NNAPPPPP', 0.25, false, 0.3333],
  ])('%s held to %s: %s %s', async (scenes, least, met, rank) => {
    const { found } = await over(alone(least), scenes);
    expect([found?.met, Number(found?.rank.toFixed(4))]).toEqual([met, rank]);
  });

  it('are shown by two, or by the scene for two with the least talk', async () => {
    expect((await over(alone(0.25), 'QPAAA')).found).toEqual({
      met: true,
      rank: 0,
      counted: { kind: 'alone', single: 3, peopled: 5, least: 0.25, smallest: 'sc.2' },
      places: [room(3), room(4)],
    });
    expect((await over(alone(0.9), 'QPAAA')).found).toMatchObject({ met: false, places: [room(2)] });
  });

  it('are not missed where nobody is in a scene for two, and not counted in three scenes with people', async () => {
    expect((await over(alone(0.25), 'TTTT')).found).toBeNull();
    expect((await over(alone(0.25), 'AAAT')).found).toMatchObject({ met: true, counted: { smallest: null } });
    expect((await over(alone(0.25), 'AAANN')).found).toBeNull();
  });
});
