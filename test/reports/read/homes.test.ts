/** Where a point of a reading is told: in full in one report of the plan, in a line in others, nowhere in what is locked. */
import { describe, expect, it } from 'vitest';
import type { PlanName } from '../../../lib/contract/plans.ts';
import { cardsForPlan } from '../../../lib/reports/catalog.ts';
import { wordsWithin } from '../../../lib/reports/count-words.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { footOf } from '../../../lib/reports/read/provenance.ts';
import { questions } from '../../../lib/reports/registry.ts';
import { featureRead, lastReelRead } from './last-reel-read.ts';
import { findingsIn, textsIn, told } from './told.ts';

const reports = questions.map(({ card }) => card.number);
const plans: readonly PlanName[] = ['basic', 'intermediate', 'advanced'];

describe('a point of a reading', () => {
  it('is told in full in one report of each plan, and in none of the others that it touches', async () => {
    const read = await lastReelRead();
    for (const plan of plans) {
      const open: readonly number[] = cardsForPlan(plan).map(({ number }) => number);
      const blocks = new Map<number, ReturnType<typeof told>>(
        cardsForPlan(plan).map(({ number }) => [number, told(number, read, plan)]),
      );
      for (const point of read.points) {
        const homes = open.filter((number) => findingsIn(blocks.get(number) ?? []).some(({ id }) => id === point.id));
        const held = point.reports.filter((number) => open.includes(number));
        expect(homes, `${point.id} in ${plan}`).toEqual(held.slice(0, 1));
        // Elsewhere neither its passage nor its advice stands a second time.
        for (const elsewhere of held.slice(1)) {
          const texts = textsIn(blocks.get(elsewhere));
          expect(texts, `${point.id} in ${elsewhere}`).not.toContain(point.said.text);
          expect(texts.filter((text) => text.includes(point.attempt ?? 'no advice'))).toEqual([]);
        }
      }
    }
  });

  it('moves to the next report that a smaller plan holds, and names no locked one', async () => {
    const read = await lastReelRead();
    const memo = (plan: PlanName, number: number) =>
      findingsIn(told(number, read, plan)).find(({ id }) => id === 'pt.memo');
    expect(memo('intermediate', 9)?.title).toBe('The memo says two things (likely)');
    expect(memo('intermediate', 3)).toBeUndefined();
    expect(memo('basic', 3)?.advice).toBe('Let her hold up the unsigned survey in the booth window.');
    const locked = questions.filter(({ card }) => card.plan !== 'basic').map(({ card }) => card.title);
    const basic = textsIn(cardsForPlan('basic').map(({ number }) => told(number, read, 'basic'))).join('\n');
    expect(locked.filter((title) => basic.includes(title))).toEqual([]);
    // Of flaw detection alone, and of places alone.
    expect(basic).not.toContain('Whose key is it?');
    expect(basic).not.toContain('Four hundred extras');
  });

  it('shows all passages of a fault, whom it costs what and a sample, and no search', async () => {
    const read = await lastReelRead();
    const [key] = findingsIn(told(9, read)).filter(({ id }) => id === 'pt.key');
    expect(key?.title).toBe('Whose key is it?');
    expect(key?.severity).toBe('info');
    expect(textsIn([told(9, read), told(13, read)]).join(' ')).not.toMatch(/Searched|not found/);
    const option = findingsIn(told(3, read)).find(({ id }) => id === 'pt.option');
    expect(option?.severity).toBe('major');
    expect(option?.bullets.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Tobias names midnight/),
      'The audience loses the pleasure of hearing it when he does.',
      'Page 4, as written: “The option lapses. You know this, you wrote the memo.”\nAs it could be: “You wrote the memo.”',
    ]);
    expect(option?.bullets[0]?.evidence.map(({ page }) => page)).toEqual(
      read.points.find(({ id }) => id === 'pt.option')?.said.cites.map(({ page }) => page),
    );
  });

  it('is not said again where a person’s lack or a set-up stands on the same passage', async () => {
    const read = await lastReelRead();
    const people = textsIn(findingsIn(told(8, read)));
    expect(people.filter((text) => text.includes('The memo says two things'))).toEqual([]);
    expect(people).not.toContain('Missing: What she wrote in the memo stays vague.');
    expect(textsIn([told(9, read), told(13, read)])).not.toContain('The key with the thread');
  });
});

describe('fifteen readings', () => {
  it('tell no sentence twice but their foot', async () => {
    for (const read of [await lastReelRead(), await featureRead()]) {
      const foot = textsIn(footOf(read));
      const titles = read.points.map(({ title }) => title);
      const sentences = reports
        .flatMap((number) => textsIn(told(number, read)))
        .filter(
          (text) =>
            /[.!?”]$/.test(text) && text.split(' ').length > 6 && !foot.includes(text) && !titles.includes(text),
        );
      // Lines that name a point and its home are what stands in the place of a second telling.
      const twice = sentences.filter((text, at) => sentences.indexOf(text) !== at && !/, in [A-Z]/.test(text));
      expect(twice.filter((text) => !/^One reader’s opinion/.test(text))).toEqual([]);
    }
  });

  it('of a feature hold at most 7,500 words, foot lines included', async () => {
    const read = await featureRead();
    const words = reports.map((number) => wordsWithin([...told(number, read), ...footOf(read)]));
    const all = words.reduce((sum, each) => sum + each, 0);
    expect(all, String(words)).toBeLessThanOrEqual(7500);
    expect(all).toBeGreaterThan(3000);
  });

  it('have no block for a part that was not read', async () => {
    const read = await lastReelRead();
    const empty = {
      ...read,
      scenes: [],
      lineNotes: [],
      people: [],
      bonds: [],
      shape: null,
      beats: [],
      setups: [],
      patterns: [],
      pressure: [],
      genre: null,
      tone: null,
      themes: [],
      telling: { loglines: [], pitch: null, synopsis: [] },
      points: [],
      plan: [],
      ratings: [],
      verdict: null,
      market: null,
      comment: [],
    };
    expect(reports.flatMap((number) => told(number, empty))).toEqual([]);
    expect(aroundRead(empty, { plan: 'advanced', pageCount: 0 }).points).toEqual([]);
  });

  it('say that they are opinions, and show no words as a passage that the reading did not cite', async () => {
    const read = await lastReelRead();
    const cited = JSON.stringify(read);
    for (const number of reports)
      for (const block of told(number, read)) {
        expect(block.basis).toBe('opinion');
        for (const [, quote] of JSON.stringify(block).matchAll(/"quote":("(?:[^"\\]|\\.)*")/g))
          expect(cited).toContain(`"quote":${quote}`);
      }
  });
});
