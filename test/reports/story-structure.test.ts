/** Question 13: story structure, on both corpus scripts and on scripts that give it little to count. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { type StoryStructureFindings, storyStructureFindings } from '../../lib/reports/story-structure/card.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { edgeScripts } from '../corpus/edge-scripts.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';

const ask = (screenplay: Screenplay) => runQuestion(13, { screenplay, details: emptyDetails });
const findingsOf = (screenplay: Screenplay): StoryStructureFindings =>
  storyStructureFindings.parse(ask(screenplay).structured_data);

describe('story structure', () => {
  it('lays five zones over the pages, each with a candidate scene in reading order', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { zones, pageCount } = findingsOf(screenplay);
      expect(zones.map(({ mean }) => mean)).toEqual([15, 33, 54, 74, 90]);
      const scenes = zones.flatMap(({ scene }) => scene ?? []);
      expect(scenes).toEqual([...scenes].sort((a, b) => a - b));
      for (const zone of zones) expect(zone.fromPage <= zone.toPage && zone.toPage <= pageCount).toBe(true);
    }
  });

  it('gives acts whose shares sum to the whole, and the length of every scene', async () => {
    const screenplay = await lastReel();
    const { acts, pacing } = findingsOf(screenplay);
    expect(acts.reduce((sum, { share }) => sum + share, 0)).toBeGreaterThanOrEqual(99);
    expect(acts.reduce((sum, { scenes }) => sum + scenes, 0)).toBe(18);
    expect(pacing).toHaveLength(18);
  });

  it('says how seldom such a candidate is the turn', async () => {
    expect(JSON.stringify(ask(await lastReel()).entries)).toContain('17 to 19 of 100');
  });

  it.each(Object.keys(edgeScripts))('answers %s honestly, without a number that is none', async (name) => {
    const screenplay = await edgeScripts[name]?.();
    if (!screenplay) throw new Error(`No script ${name}`);
    const text = JSON.stringify(ask(screenplay));
    expect(text).not.toMatch(/NaN|Infinity|undefined|null%|"y":null/);
    expect(ask(screenplay).entries.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
  });

  it('measures the acts that the script marks, without a usual share, and takes no mark for an image', async () => {
    const scene = (place: string): string =>
      `INT. ${place} - DAY\n\nThe chute spits out a glove.\n\nGWEN\nForm twelve.\n\nDEVON\nAgain?\n\n`;
    const script = await screenplayOf(
      `COLD OPEN\n\n${scene('OFFICE')}ACT ONE\n\n${scene('BUS')}${scene('BAR')}END OF ACT ONE\n\nACT TWO\n\n${scene('STEP')}${scene('OFFICE')}TAG\n\n${scene('BACK')}END OF SHOW\n`,
    );
    const { acts, overview, balanceText } = findingsOf(script);
    expect(acts.map(({ name, scenes, usual }) => [name, scenes, usual])).toEqual([
      ['Cold open', 1, null],
      ['Act one', 2, null],
      ['Act two', 2, null],
      ['Tag', 1, null],
    ]);
    expect(overview[0]).toContain('marks its own parts (cold open, act one, act two and tag)');
    expect(balanceText[0]).toMatch(/^These are the breaks you marked\./);
    const summary = JSON.stringify(runQuestion(4, { screenplay: script, details: emptyDetails }));
    expect(summary).not.toMatch(/END OF SHOW|ACT TWO/);
    const format = JSON.stringify(runQuestion(12, { screenplay: script, details: emptyDetails }));
    expect(format).not.toMatch(/“(?:END OF|ACT)/);
  });
});
