/** Notes that somebody has said, and what is said of notes: the writer's own, readers' comments, the last word of several. */
import { describe, expect, it } from 'vitest';
import type { HeldState } from '../../../../lambdas/adapters/note-items.ts';
import {
  answerNote,
  commentIdOf,
  commentNotesOf,
  freedAnswers,
  isFreed,
} from '../../../../lambdas/use-cases/notes/comment-notes.ts';
import { latestStates } from '../../../../lambdas/use-cases/notes/latest-states.ts';
import { citesFor, newOwnState, ownNotesOf, withoutPlaces } from '../../../../lambdas/use-cases/notes/own-notes.ts';
import { mostOwnNotes } from '../../../../lib/contract/own-notes.ts';
import type { Cite } from '../../../../lib/story/cite.ts';
import { screenplayOf } from '../../../corpus/scripts.ts';

const state = (note: string, change: Partial<HeldState> = {}): HeldState => ({
  note,
  status: 'todo',
  comment: '',
  right: null,
  changed_at: '2026-11-24T10:00:00.000Z',
  ...change,
});
const said = {
  about: [],
  people: [],
  gist: '',
  fault: false,
  absence: null,
  score: null,
  fate: 'open',
  moved: false,
  why: null,
  advice: null,
  worth: 1,
  effort: null,
  closedIn: null,
};

describe('what was said last of a note', () => {
  it('is kept, of each note once; the first of two of one instant', () => {
    const early = state('a', { changed_at: '2026-11-24T09:00:00.000Z' });
    const late = state('a', { comment: 'late' });
    const same = state('a', { comment: 'same' });
    const other = state('b');
    expect(latestStates([early, other, late])).toEqual([late, other]);
    expect(latestStates([late, early])).toEqual([late]);
    expect(latestStates([late, same])).toEqual([late]);
    expect(latestStates([])).toEqual([]);
  });
});

describe('a comment', () => {
  const comment = (change: object = {}) => ({
    comment_id: 'c1',
    share_id: 's1',
    question: 7,
    page: 3,
    name: 'Noor',
    text: 'Why?',
    created_at: '2026-11-24T08:00:00.000Z',
    ...change,
  });
  const of = { script_id: 'd1', page_count: 3 };
  const place = { scene: null, from: 1, to: 1, page: 3, line: 1, quote: '' };

  it('on a page of this draft has that page for its place', () => {
    expect(commentNotesOf([comment()], of, of)).toEqual([
      {
        ...said,
        id: 'comment.c1',
        finding: 'comment.c1',
        by: 'comment',
        rule: 'comment',
        reach: 'place',
        passages: [{ found: place, now: place }],
        stood: false,
        kind: 'comment',
        title: 'Why?',
        reports: [7],
        since: 'd1',
        from: { name: 'Noor', page: 3, question: 7, created_at: '2026-11-24T08:00:00.000Z' },
      },
    ]);
  });

  it('of an earlier draft has no place in a later one', () => {
    expect(commentNotesOf([comment()], of, { script_id: 'd2' })).toMatchObject([
      { passages: [{ found: place, now: null }], stood: true, since: 'd1' },
    ]);
  });

  it.each([
    ['on no page', { page: null }, of],
    ['on a page that there is not', { page: 4 }, of],
    ['on a script whose pages nobody counted', {}, { ...of, page_count: null }],
  ])('%s is about the script', (_what, change, draft) => {
    expect(commentNotesOf([comment(change)], draft, draft)).toMatchObject([{ reach: 'script', passages: [] }]);
  });

  it('about no report stands in none', () => {
    expect(commentNotesOf([comment({ question: null })], of, of)).toMatchObject([{ reports: [] }]);
  });

  it('is known by its note', () => {
    expect(['comment.c1', 'own.c1', 'a.comment.c1'].map(commentIdOf)).toEqual(['c1', null, null]);
  });
});

describe('an answer to a comment that is deleted', () => {
  const left = new Set(['c2']);
  it('becomes a note of the writer’s own', () => {
    const answer = state('comment.c1', { comment: 'Because.' });
    expect(freedAnswers([answer], left)).toEqual([{ ...answer, text: 'Because.', comment: '' }]);
  });

  it.each([
    ['to a comment that is there', state('comment.c2', { comment: 'x' })],
    ['of no words', state('comment.c1')],
    ['that is a note already', state('comment.c1', { comment: 'x', text: 'y' })],
    ['to no comment', state('nt.1', { comment: 'x' })],
  ])('stays as it is %s', (_what, held) => expect(freedAnswers([held], left)).toEqual([held]));

  it.each([
    [{ text: 'x' }, 'comment.c1', true],
    [{ text: 'x', removed: true as const }, 'comment.c1', false],
    [{}, 'comment.c1', false],
    [{ text: 'x' }, 'comment.c2', false],
    [{ text: 'x' }, 'own.1', false],
  ])('is shown as one: %j of %s %s', (change, note, is) => expect(isFreed(state(note, change), left)).toBe(is));

  it('stands on no passage', () => {
    expect(answerNote('comment.c1', 'd1')).toEqual({
      ...said,
      id: 'comment.c1',
      finding: 'comment.c1',
      by: 'own',
      rule: 'own',
      reach: 'script',
      passages: [],
      stood: true,
      kind: 'own',
      title: '',
      why: 'You wrote this under a comment that has been deleted since.',
      reports: [],
      since: 'd1',
    });
  });
});

describe('a note of one’s own', async () => {
  const now = new Date('2026-11-24T12:00:00.000Z');
  const at = (line: number): Cite => ({ scene: 1, from: 2, to: 2, page: 1, line, quote: 'Rain.' });
  const first = newOwnState([], { text: 'Wet' }, [at(3)], now);
  if (first === null) throw new Error('A first note is new.');

  it('is new by its words and its places', () => {
    expect(first).toEqual({
      note: expect.stringMatching(/^own\.[0-9a-f]{20}$/),
      status: 'todo',
      comment: '',
      right: null,
      changed_at: now.toISOString(),
      text: 'Wet',
      places: [at(3)],
    });
    expect(newOwnState([], { text: 'Wet' }, [at(3)], now)?.note).toBe(first.note);
    expect(newOwnState([], { text: 'Dry' }, [at(3)], now)?.note).not.toBe(first.note);
    expect(newOwnState([], { text: 'Wet' }, [at(4)], now)?.note).not.toBe(first.note);
  });

  it('is none where it stands already, and another where that was removed or worded otherwise', () => {
    const again = (known: HeldState[]) => newOwnState(known, { text: 'Wet' }, [at(3)], now);
    expect(again([first])).toBeNull();
    const { note: _, ...words } = first;
    expect(again([{ ...first, removed: true }])).toMatchObject(words);
    expect(again([{ ...first, removed: true }])?.note).not.toBe(first.note);
    expect(again([{ ...first, text: 'Dry' }])?.note).not.toBe(first.note);
  });

  it('is refused where it was written and removed too often', () => {
    const known: HeldState[] = [];
    for (let times = 0; times <= mostOwnNotes; times += 1) {
      const next = newOwnState(known, { text: 'Wet' }, [at(3)], now);
      if (next === null) throw new Error('It was removed.');
      known.push({ ...next, removed: true });
    }
    expect(() => newOwnState(known, { text: 'Wet' }, [at(3)], now)).toThrow('written and removed too often');
    expect(newOwnState(known.slice(1), { text: 'Wet' }, [at(3)], now)?.note).toBe(known[0]?.note);
  });

  it('stands in a list at its places, and not once it is removed or has none here', () => {
    expect(ownNotesOf([first, { ...first, removed: true }, state('nt.1')], 'd1')).toEqual([
      {
        ...said,
        id: first.note,
        finding: first.note,
        by: 'own',
        rule: 'own',
        reach: 'place',
        passages: [{ found: at(3), now: at(3) }],
        stood: true,
        kind: 'own',
        title: '',
        reports: [],
        since: 'd1',
      },
    ]);
    const { places: __, ...rest } = first;
    expect(withoutPlaces(first)).toEqual(rest);
  });

  const script = await screenplayOf(
    'INT. A - DAY\n\nRain falls.\n\n===\n\nINT. B - DAY\n\nRain falls.\n\nRain falls.\n',
  );
  it('is found at the nearest of its words', () => {
    const found = (page: number, line: number) =>
      citesFor(script, [{ page, line, quote: 'Rain' }]).map((cite) => `${cite.page}.${cite.from}`);
    const [near] = citesFor(script, [{ page: 2, line: 1, quote: 'Rain' }]);
    expect(found(1, 99)).toEqual(['1.2']);
    expect(found(2, 1)).toEqual(['2.2']);
    expect(found(2, 99)).toEqual(['2.3']);
    expect(found(9, 1)).toEqual(['2.3']);
    expect(near?.quote).toContain('Rain');
  });

  it.each([
    [[{ page: 1, line: 1, quote: 'Snow' }], 'These words are not in the script as it was read.'],
    [[{ page: 1, line: 1, quote: 'x'.repeat(1001) }], 'Please choose a shorter passage.'],
    [Array.from({ length: 13 }, () => ({ page: 1, line: 1, quote: 'Rain' })), 'Please choose a shorter passage.'],
  ])('is refused on other words and on too many', (places, message) => {
    expect(() => citesFor(script, places)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
    expect(() => citesFor(script, places)).toThrow(message);
  });
});
