/** The coverage from answers written by hand: which part comes from where, how many there are, and what is said when a part is missing. */

import { describe, expect, it } from 'vitest';
import type { Block } from '../../../lib/contract/blocks.ts';
import type { ReportEntry } from '../../../lib/contract/report.ts';
import type { ScriptStatistics } from '../../../lib/contract/statistics.ts';
import { type Coverage, composeCoverage, coverageQuestions } from '../../../lib/reports/coverage/coverage.ts';
import { coverageEntry } from '../../../lib/reports/coverage/coverage-entry.ts';
import { coverageGrid } from '../../../lib/reports/coverage/coverage-grid.ts';
import { basis, entry, fact, facts, finding, findings, place, valueIn } from './parts.ts';

const score = (name: string, score: number, low: number, high: number) => ({
  short: 'S',
  name,
  score,
  low,
  high,
  description: '',
  evidence: [],
});
const table = (...rows: ReturnType<typeof score>[]): Block => ({
  kind: 'score_table',
  title: 'T',
  rows,
  note: null,
  basis,
});

const compose = (
  entries: Readonly<Record<number, readonly ReportEntry[]>>,
  statistics: ScriptStatistics | null = null,
): Coverage =>
  composeCoverage({
    entries: new Map(Object.entries(entries).map(([question, of]) => [Number(question), of])),
    statistics,
    title: 'Salt',
    date: '1 May 2026',
  });
const noteIn = (list: Coverage['header'], label: string): string | null | undefined =>
  list.find((each) => each.label === label)?.note;

it('the coverage is put together from eight reports', () => {
  expect(coverageQuestions.map(({ question, name }) => `${question} ${name}`)).toEqual([
    '4 Summary',
    '3 Strengths and weaknesses',
    '1 FRAME',
    '2 CALIBER',
    '5 Tonality',
    '14 Success prediction',
    '9 Flaw detection',
    '13 Story structure',
  ]);
});

describe('the header', () => {
  const snapshot = (...items: ReturnType<typeof fact>[]) => ({ 4: [entry('Summary', facts(...items))] });
  const figures = (...blocks: Block[]): ScriptStatistics => ({
    title: null,
    breakdown: [],
    entry: entry('Figures', ...blocks),
  });

  it('takes title, writer, draft, format and genre from the summary', () => {
    const { header } = compose(
      snapshot(
        fact('title', 'Pepper'),
        fact('writer', 'N. Whitlock', 'Draft: Second, May 2026.'),
        fact('scriptType', 'Feature'),
        fact('length', '99 pages', 'Within the usual.'),
        fact('genre', 'Drama', 'It leans to drama. And a little to crime.'),
      ),
    );
    expect(header.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Title', 'Pepper', null],
      ['Writer', 'N. Whitlock', null],
      ['Draft', 'Second, May 2026', null],
      ['Format', 'Feature', 'Within the usual.'],
      ['Pages', '99 pages', null],
      ['Genre', 'Drama', 'It leans to drama.'],
      ['Reader', 'Dramaturg, counted', null],
      ['Date', '1 May 2026', null],
    ]);
  });

  it('stands on the file’s title where nothing is known, and says that no draft is named', () => {
    const { header } = compose({});
    expect(header.map(({ label, value }) => [label, value])).toEqual([
      ['Title', 'Salt'],
      ['Draft', 'not said on the title page'],
      ['Format', 'Screenplay'],
      ['Reader', 'Dramaturg, counted'],
      ['Date', '1 May 2026'],
    ]);
  });

  it('says the pages as counted, with the running time where there is one', () => {
    expect(valueIn(compose({}, figures(facts(fact('pages', '15')))).header, 'Pages')).toBe('15');
    const both = figures(facts(fact('pages', '15'), fact('running-time', 'about 15 minutes')));
    expect(valueIn(compose({}, both).header, 'Pages')).toBe('15, about 15 minutes');
  });

  describe('names as the setting the first two places with their share', () => {
    const places = (ids: string[], rows: (string | number)[][]): Block => ({
      kind: 'table',
      id: ids[0] === 'place' ? 'locations' : 'cast',
      title: 'Places',
      columns: ids.map((id) => ({ id, label: `The ${id}`, align: 'left' as const })),
      rows,
      basis,
    });
    it('from the table of locations', () => {
      const rows = [
        ['Pier', 3, '60%'],
        ['Bar', 2, '30%'],
        ['Attic', 1, '10%'],
      ];
      const { header } = compose(
        {},
        figures(places(['cast', 'share'], [['Ann', '9%']]), places(['place', 'scenes', 'share'], rows)),
      );
      expect(valueIn(header, 'Setting')).toBe('Pier (60%), Bar (30%)');
      expect(noteIn(header, 'Setting')).toBe('Share of the pages.');
    });
    it.each([
      ['no share', places(['place'], [['Pier']])],
      ['no row', places(['place', 'share'], [])],
      ['no location', places(['cast', 'share'], [['Ann', '9%']])],
    ])('and none where there is %s', (_what, block) => {
      expect(valueIn(compose({}, figures(block)).header, 'Setting')).toBeUndefined();
    });
  });
});

it('logline and synopsis come from the summary, each if it is there', () => {
  const summary: Block = { kind: 'prose', id: 'synopsis', title: 'Summary', paragraphs: ['One.', 'Two.'], basis };
  const other: Block = { kind: 'prose', title: 'Theme', paragraphs: ['Not this.'], basis };
  const coverage = compose({
    4: [entry('S', facts(fact('logline', 'A woman counts.', 'From the text.')), other, summary)],
  });
  expect(coverage.logline).toEqual({ text: 'A woman counts.', note: 'From the text.' });
  expect(coverage.synopsis).toEqual(['One.', 'Two.']);
  expect(compose({ 4: [entry('S', other)] })).toMatchObject({ logline: null, synopsis: [] });
});

describe('what works and what does not', () => {
  const named = (word: string, count: number, o?: Parameters<typeof finding>[1]) =>
    findings(...Array.from({ length: count }, (_, at) => finding(`${word}${at + 1}`, o)));

  it('are four at most, and a weakness that is to be fixed first is not told again', () => {
    const coverage = compose({ 3: [entry('💪 Strengths', named('S', 6)), entry('🛠️ Weaknesses', named('W', 9))] });
    expect(coverage.strengths.map(({ title }) => title)).toEqual(['S1', 'S2', 'S3', 'S4']);
    expect(coverage.fixes.map(({ title }) => title)).toEqual(['W1', 'W2', 'W3']);
    expect(coverage.weaknesses.map(({ title }) => title)).toEqual(['W4', 'W5', 'W6', 'W7']);
  });

  it('speak by the first point that has a place; without one by the first point', () => {
    const coverage = compose({
      3: [entry('Strengths', findings(finding('A'), finding('B', { cited: false })))],
    });
    expect(coverage.strengths).toEqual([
      { title: 'A', text: 'A at a place.', evidence: place },
      { title: 'B', text: 'B in words.', evidence: null },
    ]);
  });

  it('that has no advice, or no place to begin, is nothing to fix first', () => {
    const weak = findings(
      finding('No advice', { advice: null }),
      finding('No place', { cited: false }),
      finding('Both'),
    );
    const { fixes, weaknesses } = compose({ 3: [entry('Weaknesses', weak)] });
    expect(fixes.map(({ title, advice, source }) => [title, advice, source])).toEqual([
      ['Both', 'Do this.', 'weakness'],
    ]);
    expect(weaknesses.map(({ title }) => title)).toEqual(['No advice', 'No place']);
  });

  it('has the places that its advice goes on to, where it does', () => {
    const steps = ['Page 7, cut: the wave.', 'Page 9, add: a nod.'];
    const listed = { ...finding('Listed', { advice: 'In two places, as follows.' }), steps };
    const { fixes } = compose({ 3: [entry('Weaknesses', findings(listed, finding('Short')))] });
    expect(fixes.map(({ title, steps: told }) => [title, told])).toEqual([
      ['Listed', steps],
      ['Short', []],
    ]);
  });

  it('that is a flaw says so; flaws that only inform are left out', () => {
    const flaws = findings(
      finding('Info', { severity: 'info' }),
      finding('Minor'),
      finding('Major', { severity: 'major' }),
    );
    const { fixes } = compose({ 9: [entry('Flaws', flaws)] });
    expect(fixes.map(({ title, source }) => [title, source])).toEqual([
      ['Major', 'flaw'],
      ['Minor', 'flaw'],
    ]);
  });
});

describe('the strip', () => {
  const prediction = {
    14: [
      entry('P', { kind: 'percentage', title: 'C', low: 40, high: 60, text: '', baseRates: [], basis } satisfies Block),
    ],
  };
  it('counts the rows above, about and below the middle and names them', () => {
    const { strip } = compose({
      1: [entry('FRAME', table(score('Message', 8, 7, 9), score('Aesthetics', 3, 2, 4)))],
      2: [entry('CALIBER', table(score('Credibility', 5, 4, 6)))],
    });
    expect(strip).toEqual([
      { label: 'Above the middle', value: '1 of 8', note: 'Premise' },
      { label: 'About the middle', value: '1 of 8', note: 'Page craft' },
      { label: 'Below the middle', value: '1 of 8', note: 'Image and setting' },
    ]);
  });
  it('says nothing of rows that nobody could rate, and of no row no name', () => {
    expect(compose(prediction).strip.map(({ label, value }) => [label, value])).toEqual([
      ['Films of its kind', '40-60 in 100'],
    ]);
    const { strip, grid } = compose({ 1: [entry('FRAME', table(score('Message', 8, 7, 9)))] });
    expect(strip.map(({ note }) => note)).toEqual(['Premise', null, null]);
    expect(grid).toHaveLength(8);
    expect(compose({}).grid).toEqual([]);
  });
});

it('the remark is the first card of the tone, and none without it', () => {
  const card = { title: 'Wry', subtitle: null, text: 'Half the jokes are dry.', groups: [] };
  const cards: Block = { kind: 'cards', title: 'Tone', cards: [card, { ...card, title: 'Grave' }], basis };
  expect(compose({ 5: [entry('T', cards)] }).remarks).toEqual([
    { label: 'Tone', value: 'Wry', note: 'Half the jokes are dry.' },
  ]);
  expect(compose({}).remarks).toEqual([]);
});

describe('a row of the grid', () => {
  it('is the mean of what was rated, to a tenth, and names it', () => {
    const [, structure] = coverageGrid([score('Impact', 7, 6, 8), score('Recall', 6.5, 5, 7.5)]);
    expect(structure).toMatchObject({ name: 'Structure', from: ['Recall', 'Impact'], score: 6.8, low: 5.5, high: 7.8 });
    const [, half] = coverageGrid([score('Impact', 7, 6, 8)]);
    expect(half).toMatchObject({ from: ['Impact'], score: 7, low: 6, high: 8, standing: 'above' });
  });
  it('that nobody could rate has no score', () => {
    expect(coverageGrid([])[0]).toMatchObject({ name: 'Premise', from: [], score: null, standing: null });
  });
  it('whose range ends at the middle is about the middle', () => {
    expect(coverageGrid([score('Message', 4, 3, 5.5)])[0]?.standing).toBe('about');
  });
});

describe('the coverage as an entry', () => {
  const empty: Coverage = {
    header: [],
    logline: null,
    strip: [],
    verdict: null,
    synopsis: [],
    grid: [],
    strengths: [],
    weaknesses: [],
    remarks: [],
    fixes: [],
  };
  const titles = (coverage: Coverage) =>
    coverageEntry(coverage).blocks.map((block) => ('title' in block ? block.title : null));

  it('has no heading for a part that has nothing', () => {
    expect(coverageEntry(empty).prompt).toBe('📋 Coverage');
    expect(titles(empty)).toEqual(['Script', null]);
  });

  it('has its parts in the order of the page', () => {
    const comment = { title: 't', text: 'x', evidence: null };
    const full: Coverage = {
      header: [],
      logline: { text: 'L', note: null },
      strip: [{ label: 'l', value: 'v', note: null }],
      verdict: null,
      synopsis: ['S'],
      grid: coverageGrid([]),
      strengths: [comment],
      weaknesses: [comment],
      remarks: [{ label: 'l', value: 'v', note: null }],
      fixes: [{ ...comment, id: 'fi.t', advice: 'a', steps: [], source: 'flaw' }],
    };
    expect(titles(full)).toEqual([
      'Script',
      'Logline',
      'Measures',
      null,
      'Grid',
      'Three priority fixes',
      null,
      'Synopsis',
      'Tone',
      'What works',
      'Other weaknesses',
    ]);
    expect(coverageEntry(full).blocks.every((block) => block.basis === 'counted')).toBe(true);
    expect(coverageEntry(full).blocks[7]).toMatchObject({ paragraphs: ['S'] });
  });

  it('says not rated where nobody could rate, else the score with its range', () => {
    const grid = coverageGrid([score('Impact', 7, 6, 8), score('Recall', 7, 6, 8)]);
    const block = coverageEntry({ ...empty, grid }).blocks.at(-1);
    const rows = block?.kind === 'table' ? block.rows : [];
    expect(rows[0]).toEqual(['Premise', 'not rated', '', '']);
    expect(rows[1]).toEqual(['Structure', '7 (6-8)', 'above', 'Recall, Impact']);
    const columns = block?.kind === 'table' ? block.columns : [];
    expect(columns.map(({ align }) => align)).toEqual(['left', 'left', 'left', 'left']);
  });

  it('leads from a comment to its place, and shows a logline’s note if it has one', () => {
    const comment = { title: 'T', text: 'x', evidence: place };
    const blocks = coverageEntry({
      ...empty,
      logline: { text: 'L', note: 'N' },
      strengths: [comment],
      fixes: [{ ...comment, id: 'fi.T', advice: 'A', steps: ['Page 4, cut: it.'], source: 'flaw' }],
    }).blocks;
    expect(blocks.find((block) => block.kind === 'prose' && block.title === 'Logline')).toMatchObject({
      paragraphs: ['L', 'N'],
    });
    const bullets = [{ text: 'x', evidence: [place] }];
    expect(blocks.filter((block) => block.kind === 'findings').map(({ items }) => items)).toEqual([
      [{ title: 'T', bullets, advice: 'A', steps: ['Page 4, cut: it.'], severity: null }],
      [{ title: 'T', bullets, advice: null, severity: null }],
    ]);
    expect(coverageEntry({ ...empty, logline: { text: 'L', note: null } }).blocks[1]).toMatchObject({
      paragraphs: ['L'],
    });
  });
});
