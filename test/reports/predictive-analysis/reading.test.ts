/** What the prediction opens with where a script was read, and what stays of it. */
import { describe, expect, it } from 'vitest';
import { predictiveAnalysisReading, underPrediction } from '../../../lib/reports/predictive-analysis/reading.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { laidOut } from '../laid-out.ts';
import { madeMarket, madePoint, madeRead } from '../read/made-read.ts';

describe('the prediction of a script that was read', () => {
  const verdict = {
    against: 'It is slow.',
    script: 'consider' as const,
    writer: null,
    reason: null,
    text: 'Good.',
    because: ['pt.a'],
  };
  const linesRead = (over: Parameters<typeof madeRead>[0]) => {
    const read = madeRead(over);
    return laidOut(predictiveAnalysisReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).flat());
  };
  it('opens with the case against it and what a verdict is worth, then the points', () => {
    expect(linesRead({ verdict, points: [madePoint('pt.a', { reports: [14] })] })).toEqual([
      'prose “The case against it” opinion',
      '  It is slow.',
      'prose “A reader’s verdict” opinion',
      '  Script: consider. A judgement, not a forecast; its reasons stand in the Overview.',
      'findings “Notes” opinion',
      '  Title of pt.a [minor] #pt.a',
      '  - Said of pt.a. @1:1',
    ]);
    const graded = (writer: 'consider' | 'recommend') => linesRead({ verdict: { ...verdict, writer } })[3];
    expect(graded('recommend')).toMatch(/^ {2}Script: consider; writer: recommend\. /);
    expect(graded('consider')).toMatch(/^ {2}Script: consider\. /);
    expect(linesRead({})).toEqual([]);
    const potential = { artistic: 'Bold.', emotional: null, commercial: 'Cheap.', festival: null, cultural: null };
    const market = madeMarket({ audience: 'Daughters.', narrowedBy: 'Its length.', potential });
    expect(linesRead({ market })).toEqual([
      'facts “For whom, and what stands in the way” opinion',
      '  Audience: Daughters.',
      '  Narrowed by: Its length.',
      '  What it can be sold for: Cheap.',
    ]);
  });

  it('tells what became of works near it, as far as that is known and the plan compares it with them', () => {
    const film = { title: 'Reel', year: 1988, shares: 's', differs: 'd', use: 'tone' as const };
    const comparables = [
      { ...film, fared: 'won the Oscar' },
      { ...film, title: 'Booth', fared: null },
      { ...film, title: 'Row', fared: ' ' },
    ];
    const read = madeRead({ market: madeMarket({ comparables }) });
    const under = (plan: 'basic' | 'advanced') =>
      laidOut(predictiveAnalysisReading(read, aroundRead(read, { plan, pageCount: 90 })).flat());
    expect(under('advanced')).toEqual([
      'table “How works near it fared” opinion',
      '  Work | What became of it',
      '  Reel (1988) | won the Oscar',
    ]);
    expect(under('basic')).toEqual([]);
    const unknown = madeRead({ market: madeMarket({ comparables: comparables.slice(1) }) });
    expect(predictiveAnalysisReading(unknown, aroundRead(unknown, { plan: 'advanced', pageCount: 90 }))).toEqual([[]]);
  });

  it('keeps the rate and the level, and leaves what it costs to the places where that was read', () => {
    const basis = 'counted' as const;
    const entries = [
      {
        prompt: 'Prediction',
        blocks: [
          { kind: 'percentage' as const, title: 'P', low: 46, high: 46, text: '', baseRates: [], basis },
          { kind: 'facts' as const, id: 'budget', title: 'Budget level', items: [], basis },
          { kind: 'table' as const, title: 'What raises and lowers the cost', columns: [], rows: [], basis },
        ],
      },
    ];
    const kindsUnder = (market: ReturnType<typeof madeMarket> | null) =>
      underPrediction(entries, madeRead({ market })).map(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(kindsUnder(null)).toEqual([['percentage', 'facts', 'table']]);
    expect(kindsUnder(madeMarket())).toEqual([['percentage', 'facts', 'table']]);
    expect(kindsUnder(madeMarket({ drivers: [{ what: 'A storm', scenes: [] }] }))).toEqual([['percentage', 'facts']]);
  });
});
