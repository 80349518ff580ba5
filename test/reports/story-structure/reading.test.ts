/** What the structure report opens with where a script was read. */
import { describe, expect, it } from 'vitest';
import type { PlanName } from '../../../lib/contract/plans.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { storyStructureReading, underStructure } from '../../../lib/reports/story-structure/reading.ts';
import { laidOut } from '../laid-out.ts';
import { madeBeat, madeCite, madePoint, madeRead, madeSaid, madeSetup } from '../read/made-read.ts';

const linesOf = (over: Parameters<typeof madeRead>[0], plan: PlanName = 'basic') => {
  const read = madeRead(over);
  return laidOut(storyStructureReading(read, aroundRead(read, { plan, pageCount: 100 })).flat());
};

describe('the structure of a script that was read', () => {
  it('opens with its shape, its turns by pages, what presses on the lead, what is planted, what recurs, and its points', () => {
    const pressure = [
      { from: 3, to: 9, said: madeSaid('The town wants her gone.') },
      { from: 12, to: 12, said: madeSaid('Nobody does.') },
    ];
    const beats = [
      madeBeat('Midpoint', 50, { brief: 'She signs.' }),
      madeBeat('The flood', 20),
      madeBeat('Climax', 90, { by: 'writer' }),
      madeBeat('Low point', 75, { by: 'writer', said: madeSaid('', [madeCite(75)]) }),
    ];
    const patterns = [
      {
        what: 'The bell',
        said: madeSaid(
          'It rings.',
          [9, 4, 9].map((page) => madeCite(page)),
        ),
        keep: 'the third ring.',
      },
      { what: 'Salt', said: madeSaid('On every table.', [madeCite(7)]), keep: null },
    ];
    const read = {
      shape: 'A circle.',
      beats,
      pressure,
      setups: [madeSetup('The key')],
      patterns,
      points: [madePoint('pt.a', { reports: [13] })],
    };
    expect(linesOf(read)).toEqual([
      'prose “How it is built” opinion',
      '  A circle.',
      'timeline “Its turns, as they were read” opinion #turns',
      '  of 100',
      '  The flood 20-20: The flood happens.',
      '  Midpoint 50-50: She signs. turn point_of_no_return',
      '  Low point 75-75: Set by you. by writer turn major_setback',
      '  Climax 90-90: Set by you. Climax happens. by writer turn climax',
      'facts “What stands against the lead, page by page” opinion',
      '  Pages 3 to 9: The town wants her gone.',
      '  Page 12: Nobody does.',
      'table “Planted and paid” opinion #setups',
      '  What | Planted on page> | Paid',
      '  The key | 2 | Page 60',
      '  [0,1] -> 2 on 2:1',
      'facts “What recurs, and is to be kept” opinion',
      '  The bell: It rings (pages 4 and 9). Keep: the third ring.',
      '  Salt: On every table (page 7).',
      'findings “Notes” opinion',
      '  Title of pt.a [minor] #pt.a',
      '  - Said of pt.a. @1:1',
    ]);
  });

  it('opens with nothing where nothing was read', () => {
    expect(linesOf({})).toEqual([]);
  });

  it('maps the set-ups as they come: where each was planted and what became of it, those too that a note tells', () => {
    const setups = [
      madeSetup('A', { state: 'paid' }),
      madeSetup('B', { state: 'open on purpose', paid: [] }),
      madeSetup('C', { state: 'half' }),
      madeSetup('D', { state: 'dropped', paid: [] }),
      madeSetup('E', { state: 'paid', planted: [madeCite(1)] }),
    ];
    expect(linesOf({ setups })).toEqual([
      'table “Planted and paid” opinion #setups',
      '  What | Planted on page> | Paid',
      '  E | 1 | Page 60',
      '  A | 2 | Page 60',
      '  B | 2 | Left open',
      '  C | 2 | Half paid on page 60',
      '  D | 2 | Never paid',
      '  [0,1] -> 1 on 1:1',
      ...[1, 2, 3, 4].map((row) => `  [${row},1] -> 2 on 2:1`),
    ]);
    expect(linesOf({ setups }, 'advanced').join()).not.toContain('D:');
  });

  it('tells twelve turns and four patterns at most', () => {
    const beats = Array.from({ length: 14 }, (_, at) => madeBeat(`Beat ${at}`, at + 1));
    const patterns = Array.from({ length: 6 }, (_, at) => ({
      what: `Pattern ${at}`,
      said: madeSaid('It is there.'),
      keep: null,
    }));
    const lines = linesOf({ beats, patterns });
    expect(lines.filter((line) => line.startsWith('  Beat'))).toHaveLength(12);
    expect(lines.filter((line) => line.startsWith('  Pattern'))).toHaveLength(4);
  });

  it('leaves below it the tables of lengths and acts where nobody has read what presses on the lead, else nothing', () => {
    const table = (title: string, id?: string) => ({
      kind: 'table' as const,
      ...(id !== undefined && { id }),
      title,
      columns: [],
      rows: [],
      basis: 'counted' as const,
    });
    const prose = { kind: 'prose' as const, title: null, paragraphs: ['Words.'], basis: 'counted' as const };
    const entries = [{ prompt: 'Structure', blocks: [prose, table('Long scenes and quick ones')] }];
    const titlesUnder = (pressure: Parameters<typeof underStructure>[1]['pressure']) =>
      underStructure(entries, { pressure }).map(({ blocks }) => blocks.map((block) => 'title' in block && block.title));
    expect(titlesUnder([])).toEqual([['Long scenes and quick ones']]);
    expect(titlesUnder([{ from: 1, to: 2, said: madeSaid('The town.') }])).toEqual([[]]);
  });
});
