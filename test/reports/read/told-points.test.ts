/** On which page a sentence about a point is borne out, and when the lines as they could be are printed. */
import { describe, expect, it } from 'vitest';
import { pageBearing } from '../../../lib/reports/read/around.ts';
import { adviceTold, sampleTold } from '../../../lib/reports/read/told-points.ts';
import { lastReelRead } from './last-reel-read.ts';

describe('the page named for a sentence about a point', () => {
  const point = async (...quotes: readonly (readonly [number, string])[]) => {
    const [first] = (await lastReelRead()).points;
    const [cite] = first?.said.cites ?? [];
    if (first === undefined || cite === undefined) throw new Error('The reading has points with passages.');
    return {
      ...first,
      absence: null,
      said: { ...first.said, cites: quotes.map(([page, quote]) => ({ ...cite, page, quote })) },
    };
  };

  it('is that of the passage that shares most words with it, not of the one that prepares it', async () => {
    const ticket = await point(
      [1, 'You tear the one in front of you.'],
      [11, 'Wendell holds the door for him, and tears him a ticket.'],
    );
    expect(pageBearing(ticket, 'Wendell tears the beaten Tobias a ticket', 1)).toBe(11);
    expect(pageBearing(ticket, 'He tears whatever is in front of him', 1)).toBe(1);
  });
  it('is none where fewer words are shared than are asked for', async () => {
    const ticket = await point([11, 'Wendell holds the door for him, and tears him a ticket.']);
    expect(pageBearing(ticket, 'The beaten buyer is given a ticket', 2)).toBeNull();
    expect(pageBearing(ticket, 'Wendell gives the beaten buyer a ticket', 2)).toBe(11);
  });
});

describe('the lines as they could be', () => {
  const sample = { page: 104, before: 'I do what my faith demands of me.', after: 'You hang the cross on a helix.' };
  const parts = [{ page: 58, to: null, act: 'add' as const, text: 'He touches the cross under his shirt.' }];

  it('are printed in brief, too, where the advice takes them for granted', () => {
    const naming = [{ page: 104, to: null, act: 'change' as const, text: 'The pendant speech as in the new line.' }];
    expect(sampleTold({ sample, attempt: null, parts: [...parts, ...naming] }, false)).toBe(sample);
    expect(sampleTold({ sample, attempt: null, parts }, false)).toBeNull();
    expect(sampleTold({ sample, attempt: null, parts }, true)).toBe(sample);
  });
  it('are left out where the advice has written them out', () => {
    const written = [
      { page: 104, to: null, act: 'change' as const, text: 'As the new line: You hang the cross on a helix.' },
    ];
    expect(sampleTold({ sample, attempt: null, parts: written }, true)).toBeNull();
  });
});

describe('advice', () => {
  const parts = [
    { page: 8, to: null, act: 'add' as const, text: 'Her phone buzzes on the rail and creeps towards the edge.' },
    { page: 14, to: null, act: 'change' as const, text: 'She strikes out the firm and signs it herself.' },
  ];
  const attempt = 'Let her test the balcony on page 8 before she refuses, and pay for it on page 14.';

  it('is told with its lines where the point is told whole, and as its sentence alone in brief', () => {
    expect(adviceTold({ attempt, parts }, true)).toEqual({ attempt, parts });
    expect(adviceTold({ attempt, parts }, false)).toEqual({ attempt, parts: [] });
  });
  it('is its lines alone where they are all that there is, or where the sentence says no more than they', () => {
    expect(adviceTold({ attempt: null, parts }, false)).toEqual({ attempt: null, parts });
    const same = 'She strikes out the firm.';
    expect(adviceTold({ attempt: same, parts }, true)).toEqual({ attempt: null, parts });
  });
  it('is its sentence alone where that has written the lines out', () => {
    const all = `${parts.map(({ text }) => text).join(' ')} And she goes.`;
    expect(adviceTold({ attempt: all, parts }, true)).toEqual({ attempt: all, parts: [] });
  });
});
