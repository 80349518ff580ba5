/** The coverage put together from real answers: what it takes from where, what it refuses, and that it stands with half of them. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../lib/contract/blocks.ts';
import type { ReportEntry } from '../../../lib/contract/report.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { toMarkdown } from '../../../lib/report-formats/markdown.ts';
import { composeCoverage, coverageQuestions } from '../../../lib/reports/coverage/coverage.ts';
import { coverageEntry } from '../../../lib/reports/coverage/coverage-entry.ts';
import { coverageGrid, gridHeadings } from '../../../lib/reports/coverage/coverage-grid.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { scriptStatisticsOf } from '../../../lib/reports/script-statistics/script-statistics.ts';
import { caliberParameter, frameParameter } from '../../../lib/story/ratings.ts';
import { citedRightly, evidenceIn, lastReel, marrow } from '../../corpus/scripts.ts';

const date = '21 November 2026';
async function coverageOf(script: typeof lastReel, questions = coverageQuestions.map(({ question }) => question)) {
  const screenplay = await script();
  const entries = new Map(
    questions.map((question) => [question, runQuestion(question, { screenplay, details: emptyDetails }).entries]),
  );
  return composeCoverage({ entries, statistics: scriptStatisticsOf(screenplay), title: 'Untitled', date });
}
const factOf = (facts: readonly { label: string; value: string }[], label: string) =>
  facts.find((fact) => fact.label === label)?.value;

describe('the coverage of the sample', () => {
  it('has the trade’s header, its genre or that it is open, and its reader', async () => {
    const { header } = await coverageOf(lastReel);
    expect(header.map(({ label }) => label)).toEqual([
      'Title',
      'Writer',
      'Draft',
      'Format',
      'Pages',
      'Genre',
      'Setting',
      'Reader',
      'Date',
    ]);
    expect(factOf(header, 'Draft')).toBe('Second draft, March 2026');
    expect(factOf(header, 'Pages')).toBe('15, about 15 minutes');
    expect(factOf(header, 'Setting')).toBe('Meridian Cinema (62%), Projection Booth (29%)');
    expect(factOf(header, 'Reader')).toBe('Dramaturg, counted');
    expect(header.find(({ label }) => label === 'Genre')).toMatchObject({
      value: 'Open',
      note: 'Named nowhere, and its words are sure of none.',
    });
  });

  it('counts in its strip every rated row of the grid once', async () => {
    const { strip, grid } = await coverageOf(lastReel);
    expect(grid).toHaveLength(8);
    const counts = strip.slice(0, 3).map(({ value }) => Number(value.split(' ')[0]));
    const rated = grid.filter(({ score }) => score !== null);
    expect(counts.reduce((a, b) => a + b)).toBe(rated.length);
    expect(rated.length).toBeGreaterThan(0);
    expect(
      strip
        .slice(0, 3)
        .flatMap(({ note }) => note?.split(', ') ?? [])
        .sort(),
    ).toEqual(rated.map(({ name }) => name).sort());
    expect(factOf(strip, 'Films of its kind')).toBe('46 in 100');
  });

  it('says nowhere that it recommends or passes', async () => {
    const coverage = await coverageOf(lastReel);
    expect(JSON.stringify(coverage)).not.toMatch(/\b(?:PASS|CONSIDER|RECOMMEND|excellent|poor)\b/i);
  });

  it.each([
    ['The Last Reel', lastReel],
    ['Minutes of the Marrow', marrow],
  ] as const)('gives %s up to three fixes, each with something to do at a quoted place', async (_title, script) => {
    const { fixes, weaknesses, strengths } = await coverageOf(script);
    expect(fixes.length).toBeLessThanOrEqual(3);
    for (const fix of fixes) {
      expect(fix.advice.length).toBeGreaterThan(20);
      expect(fix.evidence).not.toBeNull();
      expect(weaknesses.map(({ title }) => title)).not.toContain(fix.title);
    }
    const isRight = citedRightly(await script());
    for (const place of evidenceIn([fixes, weaknesses, strengths])) expect(isRight(place), place.quote).toBe(true);
  });

  it('asks nobody for a logline: the sheet is for others', async () => {
    const coverage = await coverageOf(lastReel);
    expect(coverage.logline).toBeNull();
    expect(toMarkdown(coverageEntry(coverage))).not.toMatch(/Add yours|## Logline/);
  });

  it('is written as markdown with the same parts', async () => {
    const markdown = toMarkdown(coverageEntry(await coverageOf(lastReel)));
    for (const part of ['# 📋 Coverage', '## Synopsis', '## Grid']) expect(markdown).toContain(part);
    expect(markdown).toContain('With 36% of the talk Lena leads, before Mags, Tobias and Priya.');
    expect(markdown).toContain('**Tone:** Laughter on at least five pages');
  });

  it('leaves out what an answer that is not there would say', async () => {
    const coverage = await coverageOf(lastReel, [4, 1]);
    expect(coverage.grid.find(({ name }) => name === 'Character')?.score).toBeNull();
    expect(coverage.grid.find(({ name }) => name === 'Pace')?.from).toEqual(['Flux']);
    expect(coverage.fixes).toEqual([]);
  });
});

describe('the order of the fixes', () => {
  const at = { scene: 1, page: 1, line: 1, quote: 'x' };
  const item = (title: string, severity: 'major' | 'minor', id = `fi.${title}`) => ({
    id,
    title,
    bullets: [{ text: 'Counted.', evidence: [at] }],
    advice: 'Do this.',
    severity,
  });
  const entry = (prompt: string, items: ReturnType<typeof item>[]): ReportEntry => ({
    prompt,
    blocks: [{ kind: 'findings', title: prompt, items, basis: 'counted' } satisfies Block],
  });
  const fixesFor = (weaknesses: ReturnType<typeof item>[], flaws: ReturnType<typeof item>[]) =>
    composeCoverage({
      entries: new Map([
        [3, [entry('🛠️ Weaknesses', weaknesses)]],
        [9, [entry('🔍 FLAW DETECTION', flaws)]],
      ]),
      statistics: null,
      title: 'Salt',
      date,
    }).fixes.map(({ title }) => title);

  it('puts what is major first, flaws before weaknesses, and minor flaws last', () => {
    expect(fixesFor([item('W minor', 'minor'), item('W major', 'major')], [item('F minor', 'minor')])).toEqual([
      'W major',
      'W minor',
      'F minor',
    ]);
    expect(fixesFor([item('W major', 'major')], [item('F major', 'major')])).toEqual(['F major', 'W major']);
  });

  it('gives way to the flaw where a weakness is its cost, and names it once', () => {
    const cost = {
      ...item('A reader trips', 'major', 'fi.Two words'),
      bullets: [{ text: 'Two words, as in 7 of 100.', evidence: [at] }],
    };
    expect(fixesFor([cost, item('W', 'minor')], [item('Two words', 'minor')])).toEqual(['Two words', 'W']);
  });

  it('names what is both a flaw and a weakness once', () => {
    expect(fixesFor([item('Same', 'major')], [item('Same', 'major')])).toEqual(['Same']);
  });
});

describe('the grid', () => {
  it('has a place for every letter of FRAME and CALIBER, and one only', () => {
    const all = [...frameParameter.options, ...caliberParameter.options];
    expect(gridHeadings.flatMap(({ from }) => from).sort()).toEqual([...all].sort());
  });

  it('calls a row above or below the middle only when its whole range is', () => {
    const row = (low: number, high: number) => ({
      short: 'F',
      name: 'Message',
      score: (low + high) / 2,
      low,
      high,
      description: '',
      evidence: [],
    });
    const standing = (low: number, high: number) => coverageGrid([row(low, high)])[0]?.standing;
    expect([standing(5.6, 9), standing(5.5, 9), standing(2, 5.4)]).toEqual(['above', 'about', 'below']);
  });
});
