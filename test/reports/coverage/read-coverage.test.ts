/** The coverage of a script that was read: verdict, reader, turns and figures out of answers written by hand. */

import { describe, expect, it } from 'vitest';
import type { Block } from '../../../lib/contract/blocks.ts';
import type { ReportEntry } from '../../../lib/contract/report.ts';
import { composeCoverage } from '../../../lib/reports/coverage/coverage.ts';
import { coverageEntry } from '../../../lib/reports/coverage/coverage-entry.ts';
import { basis, entry, fact, facts, finding, findings, place, valueIn } from './parts.ts';

describe('the coverage of a script that was read', () => {
  const prose = (id: string, ...paragraphs: string[]): Block => ({
    kind: 'prose',
    id,
    title: null,
    paragraphs,
    basis: 'opinion',
  });
  const turns = (id: string, ...items: { label: string; fromPage: number; by?: 'writer' }[]): Block => ({
    kind: 'timeline',
    id,
    title: 'T',
    pageCount: 90,
    items: items.map((item) => ({ ...item, toPage: item.fromPage, text: '', evidence: [] })),
    basis: 'opinion',
  });
  const overview = (...blocks: Block[]): ReportEntry => entry('Overview', ...blocks);
  const read = (entries: Readonly<Record<number, readonly ReportEntry[]>>, page: ReportEntry | null) =>
    composeCoverage({
      entries: new Map(Object.entries(entries).map(([question, of]) => [Number(question), of])),
      overview: page,
      statistics: null,
      title: 'Salt',
      date: '1 May 2026',
    });

  it('takes logline and verdict from the overview, with why, and leaves them out where they are not there', () => {
    const page = overview(
      facts(fact('verdict', 'Consider.'), fact('logline', 'A reel.', 'Set by you.')),
      prose('other', 'No.'),
      prose('why', 'Because.', 'Besides.'),
    );
    expect(read({}, page)).toMatchObject({
      logline: { text: 'A reel.', note: 'Set by you.' },
      verdict: 'Because.',
      strip: [{ label: 'Verdict', value: 'Consider.', note: null }],
    });
    expect(read({}, overview(facts(fact('verdict', 'Consider.'))))).toMatchObject({ logline: null, verdict: null });
    expect(read({}, overview(facts(fact('logline', 'Add yours')), prose('why', 'Because.')))).toMatchObject({
      logline: null,
      verdict: null,
      strip: [],
    });
    expect(read({ 4: [entry('S', facts(fact('logline', 'Mine.')))] }, page).logline?.text).toBe('Mine.');
  });

  it('names its reader by the foot of the reading, with a capital', () => {
    const by = (foot: string) =>
      valueIn(read({ 3: [entry('Strengths', prose('x', 'No.'), prose('provenance', foot))] }, null).header, 'Reader');
    expect([
      by('Read by a language model, recorded 2 May 2026: nine passages checked.'),
      by('Read by reader-1 on 2 May 2026: x.'),
      by('Not read by anyone: x.'),
    ]).toEqual(['A language model, recorded 2 May 2026', 'Reader-1 on 2 May 2026', 'Dramaturg, counted']);
  });

  it('names the turns that were read, else those that the writer has set', () => {
    const remark = (...blocks: Block[]) => read({ 13: [entry('Structure', ...blocks)] }, null).remarks;
    const zones = turns(
      'zones',
      { label: 'Climax', fromPage: 80, by: 'writer' },
      { label: 'Opportunity', fromPage: 9 },
    );
    expect(remark(zones)).toEqual([{ label: 'Turns', value: 'Climax (page 80, set by you).', note: null }]);
    expect(
      remark(
        turns('turns', { label: 'Midpoint', fromPage: 50 }, { label: 'Climax', fromPage: 85, by: 'writer' }),
        zones,
      ),
    ).toEqual([{ label: 'Turns', value: 'Midpoint (page 50); Climax (page 85, set by you).', note: null }]);
    expect(remark(turns('zones', { label: 'Opportunity', fromPage: 9 }))).toEqual([]);
  });

  it('tells of a strength or a weakness the figures behind it, in place of its rank', () => {
    const figures: Block = {
      kind: 'table',
      id: 'figures',
      title: 'F',
      columns: [],
      rows: [
        ['1', 'Scenes a page', '1.2', 'highest 25%'],
        ['1', 'Questions', '9%', ''],
        ['2', 'Adverbs', '3', 'low'],
      ],
      basis,
    };
    const other: Block = { ...figures, id: 'other', rows: [['3', 'x', 'y', 'z']] };
    const none = { ...finding('C'), bullets: [] };
    const told = read(
      { 3: [entry('Strengths', findings(finding('A'), finding('B'), none), figures, other)] },
      null,
    ).strengths;
    expect(told.map(({ text, evidence }) => [text, evidence?.page])).toEqual([
      ['A at a place.', 4],
      ['B at a place.', 4],
      ['', undefined],
    ]);
    const uncited = {
      ...finding('A'),
      bullets: [
        { text: 'A.', evidence: [place] },
        { text: 'Rank.', evidence: [] },
      ],
    };
    expect(read({ 3: [entry('Strengths', findings(uncited), figures)] }, null).strengths[0]?.text).toBe(
      'Scenes a page: 1.2 (highest 25%); Questions: 9%',
    );
  });

  it('is headed by the verdict in the export, and says why in place of the note on measures', () => {
    const page = overview(facts(fact('verdict', 'Consider.')), prose('why', 'Because.'));
    const blocks = coverageEntry(read({}, page)).blocks;
    expect(blocks.flatMap((block) => ('title' in block ? [block.title] : []))).toEqual([
      'Script',
      'A reader’s verdict',
      null,
    ]);
    expect(blocks[2]).toMatchObject({ paragraphs: ['Because.'] });
  });
});
