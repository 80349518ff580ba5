/** What script potential opens with where a script was read, and when what was counted stays. */
import { describe, expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { scriptPotentialReading, underPotential } from '../../../lib/reports/script-potential/reading.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madeMarket, madePoint, madeRead, madeSaid } from '../read/made-read.ts';

describe('script potential that was read', () => {
  const potential = {
    artistic: 'Bold.',
    emotional: null,
    commercial: 'Cheap.',
    festival: 'Shorts.',
    cultural: 'Coast.',
  };
  const formats = [
    { format: 'short film', fits: 'yes' as const, why: '', buyer: null, parts: [] },
    { format: 'stage play', fits: 'yes' as const, why: '', buyer: null, parts: [] },
  ];
  const market = madeMarket({
    audience: 'Grown daughters.',
    narrowedBy: 'Its length.',
    rights: 'Her own.',
    potential,
    formats,
  });
  const genre = { named: 'sea noir', promises: [{ said: madeSaid('Fog.', [madeCite(4)]), kept: true }] };
  const picture = madeSaid('Men drown.', [madeCite(5)]);
  const readLines = (over: Parameters<typeof madeRead>[0], plan: 'basic' | 'advanced') => {
    const read = madeRead(over);
    return laidOut(scriptPotentialReading(read, aroundRead(read, { plan, pageCount: 90 })).flat());
  };

  it('opens with its best other form, who is shown, its rights, and what it could be; for whom it is, the market report tells', () => {
    expect(readLines({ market, genre, picture, points: [madePoint('pt.a', { reports: [6] })] }, 'advanced')).toEqual([
      'facts “High-Level Verdict” opinion',
      '  Best other form: Stage play, as told in Cross-Format Evaluation',
      '  Who is shown, and how: Men drown. @5:1',
      '  Rights: Her own.',
      'prose “Artistic Choices” opinion',
      '  Bold.',
      'prose “Festival and Streaming Fit” opinion',
      '  Shorts.',
      'prose “Cultural Ties” opinion',
      '  Coast.',
      'findings “Notes” opinion',
      '  Title of pt.a [minor] #pt.a',
      '  - Said of pt.a. @1:1',
    ]);
  });

  it('tells what the genre promises, and names no other form, where no report of the plan does', () => {
    expect(readLines({ market, genre }, 'basic').filter((line) => /Sea noir|Fog|form/.test(line))).toEqual([
      'findings “Sea noir: what it promises” opinion',
      '  - Fog. @4:1',
    ]);
    expect(readLines({}, 'basic')).toEqual([]);
    const read = madeRead({ market });
    const alone = aroundRead(read, { plan: 'advanced', pageCount: 90, only: new Set([6]) });
    const lines = laidOut(scriptPotentialReading(read, alone).flat());
    expect(lines.filter((line) => /Audience|Narrowed|Cheap/.test(line))).toEqual([
      '  Audience: Grown daughters.',
      '  Narrowed by: Its length.',
      '  Cheap.',
    ]);
  });

  it('keeps what was counted where nobody has said what the script could be', () => {
    const entries = [
      {
        prompt: 'Potential',
        blocks: [{ kind: 'prose' as const, title: null, paragraphs: ['Counted.'], basis: 'counted' as const }],
      },
    ];
    const nothing = { artistic: null, emotional: null, commercial: null, festival: null, cultural: null };
    const under = (given: ReturnType<typeof madeMarket> | null) => underPotential(entries, madeRead({ market: given }));
    expect([under(null), under(madeMarket()), under(madeMarket({ potential: nothing }))]).toEqual([
      entries,
      entries,
      entries,
    ]);
    expect(under(madeMarket({ potential: { ...nothing, cultural: 'Coast.' } }))[0]?.blocks).toEqual([]);
  });
});
