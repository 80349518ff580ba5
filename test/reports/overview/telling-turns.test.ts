import { describe, expect, it } from 'vitest';
import { tellingTurns } from '../../../lib/reports/overview/telling-turns.ts';
import { madeBeat, madeCite, madePoint, madeSaid } from '../read/made-read.ts';

/** A turn on each tenth page of a hundred, in the scene of that number. */
const beats = [10, 20, 30, 40, 50, 60, 70, 80, 90].map((page) => madeBeat(`b${page}`, page));
const noteOn = (scene: number, weight: number) =>
  madePoint(`p${scene}`, { weight, said: madeSaid('So.', [madeCite(scene)]) });
const told = (most: number, ...points: ReturnType<typeof noteOn>[]) =>
  tellingTurns(beats, points, most).map(({ name }) => name);

describe('the turns that are told', () => {
  it('are all of them where there is room, in the script’s order', () => {
    expect(tellingTurns(beats.toReversed(), [], 9).map(({ name }) => name)).toEqual(beats.map(({ name }) => name));
    expect(told(20)).toHaveLength(9);
    expect(tellingTurns([], [], 4)).toEqual([]);
  });

  it('are those of the scenes that the weightiest notes cite', () => {
    expect(told(2, noteOn(20, 5), noteOn(70, 4), noteOn(40, 1))).toEqual(['b20', 'b70']);
    // Two notes on one scene weigh together.
    expect(told(1, noteOn(20, 3), noteOn(20, 2), noteOn(70, 4))).toEqual(['b20']);
  });

  it('stand over the whole length: a near one gives way to one far off that weighs less', () => {
    expect(told(2, noteOn(80, 5), noteOn(90, 4), noteOn(20, 2))).toEqual(['b20', 'b80']);
    expect(told(3, noteOn(80, 1), noteOn(90, 5), noteOn(20, 2))).toEqual(['b20', 'b60', 'b90']);
  });

  it('are the later ones of equals, and always what the writer has set', () => {
    expect(told(1)).toEqual(['b90']);
    const set = beats.map((beat) => (beat.name === 'b40' ? { ...beat, by: 'writer' as const } : beat));
    expect(tellingTurns(set, [noteOn(20, 5)], 1).map(({ name }) => name)).toEqual(['b40']);
  });

  it('leave out a turn that stands on no passage', () => {
    const bare = { ...madeBeat('bare', 95), said: madeSaid('It turns.', []) };
    expect(tellingTurns([...beats, bare], [], 1).map(({ name }) => name)).toEqual(['b90']);
  });
});
