/** Notes on a script, in a real table and in memory: their list kept over what it was made from, what the writer says one after another, gone with their script. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerStates } from '../../../lambdas/adapters/answer-states.ts';
import { type HeldState, type NoteItems, type NoteList, noteItems } from '../../../lambdas/adapters/note-items.ts';
import { queryAll, queryPrefix } from '../../../lambdas/adapters/table.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';
import { memoryNotes } from '../memory-items.ts';

let local: LocalTable;
let serial = 0;
let script: string;
beforeAll(async () => {
  local = await startLocalTable();
});
afterAll(() => local?.close());
beforeEach(() => {
  serial += 1;
  script = `S${serial}`;
});

const place = { scene: 1, from: 2, to: 2, page: 1, line: 4, quote: 'She waits.' };
const listOf = (madeOf: string): NoteList => ({
  madeOf,
  before: null,
  isRead: false,
  states: [],
  notes: [
    {
      id: 'nt.1',
      finding: 'fi.doubledWords',
      by: 'counted',
      rule: 'doubledWords',
      reach: 'place',
      about: ['the the'],
      people: [],
      gist: '',
      fault: false,
      absence: null,
      score: null,
      passages: [{ found: place, now: place }],
      fate: 'new',
      moved: false,
      stood: false,
      kind: 'weakness',
      title: 'A word is doubled by a slip',
      why: null,
      advice: null,
      worth: 0.3,
      effort: 'word',
      reports: [9],
      since: 'S1',
      closedIn: null,
    },
  ],
});
const said = (change: Partial<HeldState> = {}): HeldState => ({
  note: 'nt.1',
  status: 'todo',
  comment: '',
  right: null,
  changed_at: '2026-11-22T10:00:00.000Z',
  ...change,
});
const later = '2026-11-22T11:00:00.000Z';

describe.each(['table', 'memory'])('the notes on a script in the %s', (kind) => {
  let notes: NoteItems;
  beforeEach(() => {
    notes = kind === 'table' ? noteItems(local.table) : memoryNotes();
  });

  it('are kept whole, and replaced only by who knows what they were made of', async () => {
    expect(await notes.list(script)).toBeNull();
    expect(await notes.keep(script, listOf('a'), null)).toBe(true);
    expect(await notes.list(script)).toEqual(listOf('a'));
    expect(await notes.keep(script, listOf('c'), 'b')).toBe(false);
    expect(await notes.keep(script, listOf('b'), 'a')).toBe(true);
    expect((await notes.list(script))?.madeOf).toBe('b');
  });
  it('keep what was said of one; who did not see it does not write over it', async () => {
    expect(await notes.say(script, said({ status: 'meant' }), null, 'counted.doubledWords')).toBe(true);
    expect(await notes.say(script, said({ status: 'done', changed_at: later }), null, 'counted.doubledWords')).toBe(
      false,
    );
    expect(await notes.states(script)).toEqual([said({ status: 'meant' })]);
    const next = said({ status: 'done', comment: 'Mended', changed_at: later });
    expect(await notes.say(script, next, said().changed_at, 'counted.doubledWords')).toBe(true);
    expect(await notes.states(script)).toEqual([next]);
  });
  it('keep the writer’s own with its words and its places, until it is taken away', async () => {
    const own = said({ note: 'own.1', text: 'Slower', places: [place] });
    await notes.say(script, own, null, 'own.own');
    expect(await notes.states(script)).toEqual([own]);
    const gone = said({ note: 'own.1', removed: true, changed_at: later });
    await notes.say(script, gone, own.changed_at, 'own.own');
    expect(await notes.states(script)).toEqual([gone]);
  });
  it('are gone when they are removed', async () => {
    await notes.keep(script, listOf('a'), null);
    await notes.say(script, said(), null, 'counted.doubledWords');
    await notes.say(script, said({ note: 'own.1', text: 'Slower', places: [place] }), null, 'own.own');
    await notes.removeAll(script);
    expect([await notes.list(script), await notes.states(script)]).toEqual([null, []]);
  });
});

describe('in the table', () => {
  it('notes go with the reports of their script', async () => {
    const notes = noteItems(local.table);
    await notes.keep(script, listOf('a'), null);
    await notes.say(script, said(), null, 'counted.doubledWords');
    await answerStates(local.table, () => new Date()).removeAll(script);
    expect(await queryPrefix(local.table, `SCRIPT#${script}`, 'NOTE')).toEqual([]);
  });
  it('an answer to “was this note right?” stands in the index under its rule, without a word of the script, and goes when it is taken back', async () => {
    const notes = noteItems(local.table);
    const judged = () =>
      queryAll(local.table, {
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :p',
        ExpressionAttributeValues: { ':p': 'JUDGED_NOTES' },
      });
    await notes.say(script, said({ right: false, comment: 'No' }), null, 'counted.doubledWords');
    const [key] = await judged();
    expect(key).toMatchObject({ gsi1sk: `counted.doubledWords#wrong#${script}#nt.1` });
    expect(Object.keys(key as object).sort()).toEqual(['gsi1pk', 'gsi1sk', 'pk', 'sk']);
    await notes.say(script, said({ right: null, changed_at: later }), said().changed_at, 'counted.doubledWords');
    expect(await judged()).toEqual([]);
  });
});
