/** The overview as a page: all of it laid out, how it grows less where its verdict is long, and the page of a script that nobody has read. */
import { describe, expect, it } from 'vitest';
import { overviewEntry } from '../../../lib/reports/overview/overview.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { laidOut } from '../laid-out.ts';
import { madeBeat, madeCite, madeMarket, madePerson, madePoint, madeRead, madeSaid } from '../read/made-read.ts';

const long = (count: number): string => Array(count).fill('word').join(' ');
const works = ['One', 'Two', 'Three', 'Four'].map((title) => ({
  title,
  year: 1990,
  shares: `Shares ${title}.`,
  differs: 'x',
  fared: null,
  use: 'tone' as const,
}));
const readWith = (words: number) =>
  madeRead({
    verdict: { against: 'x', script: 'consider', writer: 'pass', reason: null, text: long(words), because: ['w1'] },
    telling: { loglines: [{ use: 'plain', text: 'A logline.' }], pitch: null, synopsis: [] },
    shape: 'A ring.',
    points: [
      ...[1, 2, 3, 4].map((id) =>
        madePoint(`s${id}`, { kind: 'strength', weight: 5, said: madeSaid('So.', [madeCite(id, 'Strong.')]) }),
      ),
      ...[1, 2, 3, 4].map((id) =>
        madePoint(`w${id}`, {
          attempt: `Cut it. Then ${long(25)}.`,
          weight: 4,
          said: madeSaid('So.', [madeCite(10 + id, 'Weak.')]),
        }),
      ),
    ],
    beats: Array.from({ length: 14 }, (_, at) => madeBeat(`Beat${at}`, 3 * at + 2)),
    people: Array.from({ length: 8 }, (_, at) =>
      madePerson(`Man${at}`, { want: madeSaid('Wants out, because it rains.'), need: madeSaid('Needs rest.') }),
    ),
    market: madeMarket({
      audience: 'Some. Others.',
      money: '$1m: sets.',
      comparables: works,
      formats: [
        { format: 'film', fits: 'yes', why: '', buyer: null, parts: [] },
        { format: 'play', fits: 'yes', why: '', buyer: null, parts: [] },
      ],
    }),
  });
const linesOf = (words: number): string[] => {
  const read = readWith(words);
  return laidOut(overviewEntry(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).blocks);
};

describe('the overview', () => {
  it('is one page: verdict, why, what to keep and to fix, turns, cast, what it stands near, for whom, how sure', () => {
    expect(linesOf(10)).toEqual([
      'facts “” opinion',
      '  Verdict: Script: consider; writer: pass. #verdict',
      '  Logline: A logline. #logline',
      '  Shape: A ring. #shape',
      'prose “Why” opinion #why',
      '  word word word word word word word word word word',
      'facts “Keep” opinion',
      '  Title of s1: page 1, in Strengths @1:1 #s1',
      '  Title of s2: page 2, in Strengths @2:1 #s2',
      '  Title of s3: page 3, in Strengths @3:1 #s3',
      'findings “Fix first” opinion',
      '  Title of w1 #w1',
      '  - A scene to write, page 11, in Weaknesses. @11:1',
      '  > Cut it. Then word word word word word word word word word word word word word word word word word word word word word word word word word.',
      '  Title of w2 #w2',
      '  - A scene to write, page 12, in Weaknesses. @12:1',
      '  > Cut it. Then word word word word word word word word word word word word word word word word word word word word word word word word word.',
      '  Title of w3 #w3',
      '  - A scene to write, page 13, in Weaknesses. @13:1',
      '  > Cut it. Then word word word word word word word word word word word word word word word word word word word word word word word word word.',
      'table “Turns” opinion #turns',
      '  Page> | Turn',
      '  2 | Beat0',
      '  5 | Beat1',
      '  8 | Beat2',
      '  11 | Beat3',
      '  14 | Beat4',
      '  17 | Beat5',
      '  20 | Beat6',
      '  23 | Beat7',
      '  29 | Beat9',
      '  32 | Beat10',
      '  38 | Beat12',
      '  41 | Beat13',
      '  [0,0] -> 2 on 2:1',
      '  [1,0] -> 5 on 5:1',
      '  [2,0] -> 8 on 8:1',
      '  [3,0] -> 11 on 11:1',
      '  [4,0] -> 14 on 14:1',
      '  [5,0] -> 17 on 17:1',
      '  [6,0] -> 20 on 20:1',
      '  [7,0] -> 23 on 23:1',
      '  [8,0] -> 29 on 29:1',
      '  [9,0] -> 32 on 32:1',
      '  [10,0] -> 38 on 38:1',
      '  [11,0] -> 41 on 41:1',
      'facts “Cast” opinion',
      '  Man0: Wants out, because it rains. Needs rest.',
      '  Man1: Wants out, because it rains. Needs rest.',
      '  Man2: Wants out, because it rains. Needs rest.',
      '  Man3: Wants out, because it rains. Needs rest.',
      '  Man4: Wants out, because it rains. Needs rest.',
      '  Man5: Wants out, because it rains. Needs rest.',
      'facts “Nearest to” opinion',
      '  One (1990): Shares One.',
      '  Two (1990): Shares Two.',
      '  Three (1990): Shares Three.',
      'facts “For whom, for how much” opinion',
      '  Audience: Some. Others.',
      '  Budget: Low budget: $1m.',
      '  Best other form: Play.',
      'facts “” opinion',
      '  How sure: Passages and pages: checked. Audience, budget, comparables: a guess. #sure',
      'prose “” opinion #provenance',
      '  Read by reader-1 on 22 November 2026: 38 passages checked, no claims dropped.',
    ]);
  });

  it('grows less step by step as its verdict takes room: passages, shape, works, turns, cast, and last what to do', () => {
    const signature = (words: number): string => {
      const lines = linesOf(words);
      const count = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;
      const tells = (pattern: RegExp): string => (count(pattern) > 0 ? 'yes' : 'no');
      return [
        `keep ${count(/in Strengths/)} ${tells(/in Strengths @/)}`,
        `shape ${tells(/^ {2}Shape/)}`,
        `fix ${count(/^ {2}- (?:.* to write, page|Page) /)} ${count(/^ {2}> /)}`,
        `turns ${count(/\| Beat\d+$/)}`,
        `cast ${count(/^ {2}Man/)} ${tells(/because it rains/)}, needs ${count(/Needs rest/)}`,
        `near ${count(/: Shares/)} ${(/(?:Works|Also): (.*)/.exec(lines.join('\n'))?.[1] ?? '').split(';').filter(Boolean).length}`,
      ].join(', ');
    };
    // Words of its text, each about the first that leave room for less.
    const words = [10, 144, 168, 174, 184, 289, 296, 300, 302, 305, 308, 309, 313, 315, 322, 325, 331];
    expect(words.map(signature)).toEqual([
      'keep 3 yes, shape yes, fix 3 3, turns 12, cast 6 yes, needs 6, near 3 0',
      'keep 3 no, shape yes, fix 3 3, turns 12, cast 5 yes, needs 5, near 3 0',
      'keep 3 no, shape no, fix 3 3, turns 12, cast 5 yes, needs 4, near 2 1',
      'keep 3 no, shape no, fix 3 3, turns 12, cast 4 yes, needs 3, near 2 1',
      'keep 3 no, shape no, fix 3 3, turns 12, cast 4 no, needs 3, near 2 1',
      'keep 3 no, shape no, fix 3 3, turns 10, cast 3 no, needs 3, near 1 2',
      'keep 3 no, shape no, fix 3 3, turns 8, cast 3 no, needs 2, near 0 3',
      'keep 3 no, shape no, fix 3 3, turns 6, cast 3 no, needs 2, near 0 3',
      'keep 3 no, shape no, fix 3 3, turns 7, cast 2 no, needs 2, near 0 3',
      'keep 3 no, shape no, fix 3 3, turns 6, cast 3 no, needs 1, near 0 2',
      'keep 3 no, shape no, fix 3 3, turns 5, cast 2 no, needs 1, near 0 3',
      'keep 3 no, shape no, fix 3 3, turns 5, cast 2 no, needs 1, near 0 2',
      'keep 3 no, shape no, fix 3 3, turns 4, cast 2 no, needs 0, near 0 2',
      'keep 3 no, shape no, fix 3 3, turns 7, cast 2 no, needs 0, near 0 0',
      'keep 3 no, shape no, fix 3 3, turns 5, cast 1 no, needs 0, near 0 0',
      'keep 3 no, shape no, fix 3 2, turns 5, cast 2 no, needs 0, near 0 0',
      'keep 2 no, shape no, fix 2 2, turns 9, cast 2 no, needs 0, near 0 0',
    ]);
  });
});
