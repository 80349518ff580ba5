/** Question 12: the script held against seven formats, and cut into episodes where it is long enough. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../lib/engine/derive.ts';
import { episodeCounts } from '../../lib/engine/formats/episodes.ts';
import { fitnessOf, goodFit } from '../../lib/engine/formats/fit.ts';
import { formats } from '../../lib/engine/norms/formats.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import {
  type CrossFormatEvaluationFindings,
  crossFormatEvaluationFindings,
} from '../../lib/reports/cross-format-evaluation/card.ts';
import { wantText } from '../../lib/reports/cross-format-evaluation/words.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { edgeScripts } from '../corpus/edge-scripts.ts';
import { lastReel, marrow, screenplayOf } from '../corpus/scripts.ts';
import { askQuestion, keepsItsPromises } from './promises.ts';

const answer = askQuestion(12);
const findingsOf = (screenplay: Screenplay, script_type = ''): CrossFormatEvaluationFindings =>
  crossFormatEvaluationFindings.parse(answer(screenplay, { script_type }).structured_data);

/** A script of about a feature's length; every tenth scene ends on a question. */
const longScript = (): Promise<Screenplay> =>
  screenplayOf(
    Array.from({ length: 110 }, (_, index) => {
      const scene = index + 1;
      const pad = Array.from({ length: 7 }, (__, line) => `Ann walks ${line} steps along the wall and waits.`).join(
        '\n\n',
      );
      const end = scene % 10 === 0 ? 'Who opened the door?' : 'The door is shut.';
      return `INT. ROOM ${scene % 30} - DAY\n\n${pad}\n\nANN\nI have seen the letter, all ${scene} lines of it.\n\nBEN\n${end}\n`;
    }).join('\n'),
  );

describe('cross-format evaluation', () => {
  keepsItsPromises(answer, 0);

  it('gives two entries: the evaluation and its details', async () => {
    const [evaluation, details] = answer(await lastReel()).entries;
    expect(evaluation?.blocks.map((block) => 'id' in block && block.id)).toContain('formats');
    expect(details && toMarkdown(details)).toContain('## Episode breakdown');
  });

  it('names no best alternate for a feature where no other format finds what it can’t do without', async () => {
    const { best, changes, bestText } = findingsOf(await longScript(), 'Feature film');
    expect([best, changes, bestText]).toEqual([null, [], 'No other form is near as it stands.']);
  });

  it('never names the format the script is in as its alternate', async () => {
    for (const type of ['', 'Feature film', 'Stage play', 'Radio drama', 'Graphic novel', 'Short', 'TV pilot']) {
      for (const screenplay of [await lastReel(), await marrow(), await longScript()]) {
        const { current, best, formats: fits } = findingsOf(screenplay, type);
        expect(best).not.toBe(current);
        const [own, ...others] = fits;
        expect([own?.id, best ?? others[0]?.id]).toEqual([current, others[0]?.id]);
        // A format whose essentials the script has goes before one that it only comes near to, whatever else speaks for that.
        const hasEssentials = ({ id, fit, met }: (typeof fits)[number]): boolean =>
          fit >= goodFit &&
          formats.every((each) => each.id !== id || each.wants.every((w) => w.weight === 1 || met.includes(w.fact)));
        const rank = (one: (typeof fits)[number]): number => (hasEssentials(one) ? 1000 : 0) + one.fit;
        expect(others.map(rank)).toEqual(others.map(rank).sort((a, b) => b - a));
      }
    }
    expect(findingsOf(await lastReel(), 'Stage play').current).toBe('stage');
    expect(findingsOf(await lastReel()).current).toBe('short');
    const movie = findingsOf(await lastReel(), 'Movie');
    expect(movie.current).toBe('short');
    expect(movie.summary.join(' ')).toMatch(/Its details say “Movie”; its [\d.]+ pages make it a short one\./);
    expect(findingsOf(await longScript(), 'TV pilot').current).toBe('hour');
    expect(findingsOf(await longScript(), 'Half-hour pilot').current).toBe('half-hour');
  });

  it('takes a length between a short and a feature for an hour of television, and says what to do if it is none', async () => {
    const pages = Array.from(
      { length: 55 },
      (_, scene) => `EXT. ROAD ${scene} - DAY\n\n${'Ann walks on along the road.\n\n'.repeat(26)}`,
    );
    const { current, summary } = findingsOf(await screenplayOf(pages.join('\n')));
    expect(current).toBe('hour');
    expect(summary.join(' ')).toMatch(
      /Taken for an hour of television by its [\d.]+ pages: if it is a feature, say so under Type of Script\./,
    );
  });

  it('marks a value outside its bounds as near within a quarter, as far beyond', () => {
    const want = { fact: 'places', low: null, high: 4, weight: 2, source: 'ours' } as const;
    expect([4, 5, 6, null].map((value) => fitnessOf(want, value))).toEqual(['fits', 'near', 'far', 'not counted']);
    expect(wantText(want)).toBe('at most 4');
    expect(wantText({ ...want, fact: 'talk', low: 0.27, high: 0.69 })).toBe('27% to 69%');
  });

  it('names up to three changes that the best alternate asks for, each with a place of the script', async () => {
    const asked = [await lastReel(), await marrow(), await longScript()].map((screenplay) => findingsOf(screenplay));
    expect(asked.flatMap(({ changes }) => changes).length).toBeGreaterThan(2);
    for (const { best, formats: fits, changes } of asked) {
      const far = fits.find(({ id }) => id === best)?.far ?? [];
      expect(changes.length).toBeLessThanOrEqual(3);
      expect(changes.slice(0, far.length).map(({ fact }) => fact)).toEqual(expect.arrayContaining(far.slice(0, 1)));
      for (const { todo, evidence } of changes) expect(evidence.length).toBeLessThanOrEqual(todo === null ? 0 : 1);
    }
  });

  it('says which facts are met and which are far off', async () => {
    const { formats: fits } = findingsOf(await lastReel());
    for (const { id, met, near, far } of fits)
      expect(met.length + near.length + far.length).toBe(formats.find((each) => each.id === id)?.wants.length);
    expect(fits.find(({ id }) => id === 'feature')?.far).toEqual(['pages', 'scenes', 'speakers', 'places']);
  });

  it('cuts no episodes from a short', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const { episodes, serial, episodesText } = findingsOf(screenplay);
      expect(episodes).toEqual([]);
      expect(serial).toBeNull();
      expect(episodesText).toContain('one piece');
    }
  });

  it('cuts a long script at scene ends, without gap or overlap, into parts of the format’s length', async () => {
    const screenplay = await longScript();
    const { episodes, serial } = findingsOf(screenplay, 'Half-hour pilot');
    const span = formats.find(({ id }) => id === serial)?.episode;
    if (!span) throw new Error('No serial format');
    expect(episodes.length).toBeGreaterThanOrEqual(2);
    expect(episodes[0]?.fromScene).toBe(1);
    expect(episodes.at(-1)?.toScene).toBe(110);
    episodes.slice(1).forEach((one, index) => {
      expect(one.fromScene).toBe((episodes[index]?.toScene ?? 0) + 1);
    });
    for (const { pages } of episodes) {
      expect(pages).toBeGreaterThanOrEqual(span.min - 0.1);
      expect(pages).toBeLessThanOrEqual(span.max + 0.1);
    }
    const sum = episodes.reduce((total, { pages }) => total + pages, 0);
    expect(Math.abs(sum - derive(screenplay).pages)).toBeLessThan(0.5);
    expect(episodes.at(-1)?.hook).toEqual([]);
  });

  it('prefers to stop an episode on a question', async () => {
    const { episodes } = findingsOf(await longScript(), 'Half-hour pilot');
    expect(episodes.length).toBeGreaterThan(1);
    for (const { toScene, label } of episodes.slice(0, -1)) {
      expect(toScene % 10).toBe(0);
      expect(label).toContain('Ends on “Who opened the door?”');
    }
  });

  it('counts how many episodes the pages allow', () => {
    expect(episodeCounts(118, { min: 20, ideal: 26, max: 32 })).toEqual([4, 5]);
    expect(episodeCounts(15, { min: 15, ideal: 22, max: 30 })).toEqual([]);
    expect(episodeCounts(33, { min: 20, ideal: 26, max: 32 })).toEqual([]);
  });

  it.each(Object.keys(edgeScripts))('answers %s honestly, without a number that is none', async (name) => {
    const screenplay = await edgeScripts[name]?.();
    if (!screenplay) throw new Error(`No script ${name}`);
    const { entries } = answer(screenplay);
    expect(entries.every(({ blocks }) => blocks.length > 0)).toBe(true);
    expect(entries.map(toMarkdown).join('')).not.toMatch(/NaN|Infinity|undefined|null| \(\)|-\d+ pages/);
  });
});
