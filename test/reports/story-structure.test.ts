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
  it('lays the five zones of produced films over the pages, each with what happens there, and picks no scene', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { zones, pageCount } = findingsOf(screenplay);
      expect(zones.map(({ mean }) => mean)).toEqual([16, 37, 68, 86, 97]);
      for (const { fromPage, toPage, scene, text, evidence } of zones) {
        expect(fromPage <= toPage && toPage <= pageCount).toBe(true);
        const first = Number(/(?:page|pages) (\d+)/.exec(text)?.[1] ?? fromPage);
        expect(first >= 1 && first <= toPage, text).toBe(true);
        expect([scene, evidence]).toEqual([null, []]);
      }
    }
  });

  it('gives the length of every scene, and no acts where the script marks none', async () => {
    const { acts, pacing } = findingsOf(await lastReel());
    expect(acts).toEqual([]);
    expect(pacing).toHaveLength(18);
  });

  it.each(Object.keys(edgeScripts))('answers %s honestly, without a number that is none', async (name) => {
    const screenplay = await edgeScripts[name]?.();
    if (!screenplay) throw new Error(`No script ${name}`);
    const text = JSON.stringify(ask(screenplay));
    expect(text).not.toMatch(/NaN|Infinity|undefined|null%|"y":null/);
    expect(ask(screenplay).entries.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
  });

  it('measures the acts that the script marks, and takes no mark for an image', async () => {
    const scene = (place: string): string =>
      `INT. ${place} - DAY\n\nThe chute spits out a glove.\n\nGWEN\nForm twelve.\n\nDEVON\nAgain?\n\n`;
    const script = await screenplayOf(
      `COLD OPEN\n\n${scene('OFFICE')}ACT ONE\n\n${scene('BUS')}${scene('BAR')}END OF ACT ONE\n\nACT TWO\n\n${scene('STEP')}${scene('OFFICE')}TAG\n\n${scene('BACK')}END OF SHOW\n`,
    );
    const { acts, overview } = findingsOf(script);
    expect(acts.map(({ name, scenes }) => [name, scenes])).toEqual([
      ['Cold open', 1],
      ['Act one', 2],
      ['Act two', 2],
      ['Tag', 1],
    ]);
    expect(overview[0]).toContain('marks its own parts: cold open, act one, act two and tag');
    const summary = JSON.stringify(runQuestion(4, { screenplay: script, details: emptyDetails }));
    expect(summary).not.toMatch(/END OF SHOW|ACT TWO/);
    const format = JSON.stringify(runQuestion(12, { screenplay: script, details: emptyDetails }));
    expect(format).not.toMatch(/“(?:END OF|ACT)/);
  });
});
