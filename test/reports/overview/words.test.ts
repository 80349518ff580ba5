/** The words of the overview, by what a reading holds. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/overview/words.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import { madeCite, madePoint, madeSaid } from '../read/made-read.ts';

describe('the verdict', () => {
  const verdict: Parameters<typeof words.verdictLine>[0] = {
    against: 'x',
    script: 'consider',
    writer: 'recommend',
    reason: null,
    text: 'x',
    because: ['p'],
  };
  it.each([
    [{}, 'Script: consider; writer: recommend.'],
    [{ writer: null }, 'Script: consider.'],
    [{ reason: 'Because the law gives way.' }, 'Consider, because the law gives way. The writer: recommend.'],
    [{ reason: 'the law gives way', writer: null }, 'Consider, because the law gives way.'],
    [{ reason: 'the law gives way', writer: 'consider' as const }, 'Consider, because the law gives way.'],
    [{ reason: 'it sings', script: 'recommend' as const }, 'Recommend, because it sings.'],
    [{ reason: 'it stalls', script: 'pass' as const, writer: 'pass' as const }, 'Pass, because it stalls.'],
  ])('%j', (o, line) => expect(words.verdictLine({ ...verdict, ...o })).toBe(line));
});

describe('another reading', () => {
  const differ = (o: object) =>
    words.differingLine({
      shared: [['a', 'b']],
      onlyFirst: [],
      onlySecond: ['c'],
      share: 0.5,
      verdicts: ['pass', 'pass'],
      ...o,
    });
  const same = 'An earlier reading of this script came to the same verdict.';
  it.each([
    [{}, `${same} It made one of the first two points of this one.`],
    [{ shared: [] }, `${same} It did not make the one point of this one.`],
    [{ shared: [], onlySecond: ['b', 'c'] }, `${same} It made none of the first two points of this one.`],
    [
      { verdicts: [null, 'pass'] },
      'An earlier reading of this script gave no verdict. It made one of the first two points of this one.',
    ],
    [
      { verdicts: ['pass', 'consider'] },
      'An earlier reading of this script gave it another verdict: pass. It made one of the first two points of this one.',
    ],
    [
      { share: 1, verdicts: ['pass', 'consider'] },
      'An earlier reading of this script gave it another verdict: pass. Its points are the same.',
    ],
    [{ share: 1 }, null],
  ])('%j', (o, line) => expect(differ(o)).toBe(line));
});

describe('the budget', () => {
  const market = {
    level: 'low' as const,
    money: null,
    drivers: [
      { what: 'A cinema.', scenes: [] },
      { what: 'Rain', scenes: [] },
    ],
  };
  const budget = (o: object) =>
    words.budgetLine({ ...market, ...o } as object as Parameters<typeof words.budgetLine>[0]);
  it.each([
    [{}, 'Low budget. Costs most: A cinema.'],
    [{ drivers: [] }, 'Low budget.'],
    [{ level: 'tentpole', drivers: [] }, 'Tentpole.'],
    [{ money: '$1m to $2m; sets drive it.' }, 'Low budget: $1m to $2m.'],
    [{ money: 'Live action, 90 to 120 million: sets.' }, 'Low budget: Live action, 90 to 120 million.'],
    [{ money: 'Nobody can say; it hangs on the cast' }, 'Low budget: Nobody can say.'],
    [{ money: '£1,500 in all' }, 'Low budget: £1,500 in all.'],
  ])('%j', (o, line) => expect(budget(o)).toBe(line));
});

describe('a sentence cut short', () => {
  it.each([
    ['She goes; he stays.', 'She goes.'],
    ['She goes. He stays.', 'She goes.'],
    ['Who goes? She.', 'Who goes?'],
    ['She goes', 'She goes.'],
    ['To go, because she must.', 'To go, because she must.'],
  ])('“%s”', (text, cut) => expect(words.firstStatement(text)).toBe(cut));
  it.each([
    ['She wants to go, because she must.', 'She wants to go.'],
    ['She wants to go so that he stays; now.', 'She wants to go.'],
    ['She wants to go.', 'She wants to go.'],
  ])('a want: “%s”', (text, cut) => expect(words.wantAlone(text)).toBe(cut));
});

describe('what to try in few words', () => {
  const run = (count: number, end: string, letter = 'w') =>
    `${Array.from({ length: count }, (_, at) => `${letter}${at}`).join(' ')}${end}`;
  const brief = (attempt: string | null, goal?: string) => words.briefTry(madePoint('p', { attempt }), goal);
  it.each([
    [
      'the goal of eight words',
      'Cut it.',
      'Let her come down before the reel ends.',
      'Let her come down before the reel ends.',
    ],
    ['not a goal of seven', 'Cut it.', 'Let her come down before it ends.', 'Cut it.'],
    ['nothing where nothing is to be tried', null, 'Let her come down before the reel ends.', null],
    [
      'all of it up to twenty-four words',
      `${run(12, '.')} ${run(12, '.', 'v')}`,
      undefined,
      `W0 ${run(12, '.').slice(3)} ${run(12, '.', 'v')}`,
    ],
    ['its first clause beyond that', `${run(12, ';')} ${run(13, '.', 'v')}`, undefined, `W0 ${run(12, '.').slice(3)}`],
    ['its first clause however long', run(40, '.'), undefined, `W0 ${run(40, '.').slice(3)}`],
    ['no end at a page', 'Cut p. 4 at once. Then rest.', undefined, 'Cut p. 4 at once. Then rest.'],
    ['no quotation left open', `Say “No. ${run(20, '.')} Go” there.`, undefined, `Say “No. ${run(20, '.')} Go” there.`],
    ['what is closed before one', `Cut it. Say “No. ${run(24, '.')} Go” there.`, undefined, 'Cut it.'],
  ])('is %s', (_, attempt, goal, told) => expect(brief(attempt, goal)).toBe(told));
  it('whole, without Try:', () => {
    expect([words.tryLine(madePoint('p', { attempt: 'try: cut it.' })), words.tryLine(madePoint('p'))]).toEqual([
      'Cut it.',
      null,
    ]);
  });
});

describe('the rest', () => {
  it('names a work, a lead, what to fix and how sure it is', () => {
    expect(words.workName({ title: 'Reel', year: 1988, shares: 'x', differs: 'x', fared: null, use: 'tone' })).toBe(
      'Reel (1988)',
    );
    expect(words.setLead('Lena')).toBe('Lena, protagonist (set by you)');
    const point = madePoint('p', { effort: 'word', said: madeSaid('x', [madeCite(7)]), kind: 'question' });
    expect(words.fixLine(point, 9)).toBe('A word or a line to write, page 7, in Flaw Detection.');
    const open = (id: string): PointRead =>
      madePoint(id, { said: madeSaid('x', undefined, { confidence: 'reading' }) });
    expect(words.sureness([madePoint('p')])).toBe(
      'Passages and pages: checked. Audience, budget, comparables: a guess.',
    );
    expect(words.sureness([open('p'), madePoint('r')])).toBe(
      'Passages and pages: checked. “Readers may differ”: matters of taste. Audience, budget, comparables: a guess.',
    );
    // What works bears no doubt, so none is explained.
    expect(words.sureness([{ ...open('p'), kind: 'strength' }])).toBe(words.sureness([]));
  });
  it('says how many slips there are at least, and the worst of them', () => {
    expect([1, 2].map((all) => words.slips(['Page 3: “teh”.'], all))).toEqual([
      'At least one slip, each in the line notes of Flaw Detection. Page 3: “teh”.',
      'At least two slips, each in the line notes of Flaw Detection. Page 3: “teh”.',
    ]);
  });
});
