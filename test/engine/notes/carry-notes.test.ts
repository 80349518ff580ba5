/** Notes carried over to the next draft: what closes, what stays open, what moves, whose id lasts. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { carryNotes, firstNotes } from '../../../lib/engine/notes/carry-notes.ts';
import { checksOf } from '../../../lib/reports/notes/draft-checks.ts';
import type { CarriedNote, FoundNote } from '../../../lib/story/note.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { countedDrafts } from './counted-drafts.ts';
import { editKinds, judge } from './judge-carry.ts';
import { readDrafts } from './read-drafts.ts';

const english =
  'The yard is full of the things that he has not sold, and that nobody has come for in a year or in the two before it.';
const scene = (heading: string, ...body: string[]): string => [heading, ...body, ''].join('\n\n');
const yard = (line: string): string =>
  scene('INT. YARD - DAY', english, line, 'ANN\nIt is late by now, and I am cold.');
const hill = scene(
  'EXT. HILL - DAY',
  'Wind. Two kites, one of them without a string, go over the wall.',
  'BEN\nMind the dog.',
);

const checks = async (fountain: string, notes: readonly FoundNote[] = [], read = true) => ({
  ...checksOf({ screenplay: await screenplayOf(fountain), details: emptyDetails }, null),
  ...(notes.length > 0 && { notes, read }),
});
async function carried(before: string, after: string): Promise<CarriedNote[]> {
  const [was, is] = [await checks(before), await checks(after)];
  return carryNotes({ screenplay: was.screenplay, notes: firstNotes(was.notes) }, is);
}
const brief = (notes: readonly CarriedNote[]) => notes.map(({ rule, fate }) => `${rule} ${fate}`);

describe('a counted slip', () => {
  const before = yard('She opens the the gate and looks at the road.') + hill;

  it('closes when it is mended, with the old and the new passage', async () => {
    const [note, ...others] = await carried(before, yard('She opens the gate and looks at the road.') + hill);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ rule: 'doubledWords', fate: 'closed' });
    expect(note?.passages[0]).toMatchObject({
      found: { quote: 'She opens the the gate and looks' },
      now: { page: 1, quote: 'She opens the gate and looks at the road.' },
    });
  });
  it('closes with its scene, and then there is no new passage', async () => {
    const notes = await carried(before, hill);
    expect(brief(notes)).toEqual(['doubledWords closed']);
    expect(notes[0]?.passages[0]?.now).toBeNull();
  });
  it('stays open under its id where the words around it change', async () => {
    const notes = await carried(before, yard('He pulls the the gate shut and looks at the road.') + hill);
    expect(brief(notes)).toEqual(['doubledWords open']);
    expect(notes[0]?.id).toBe((await carried(before, before))[0]?.id);
  });
  it('moves with its scene', async () => {
    const first = scene('EXT. SEA - DAY', 'Grey water, and under it more of the same, as far as anybody has rowed.');
    const [note] = await carried(before + first, hill + first + yard('She opens the the gate and looks at the road.'));
    expect(note).toMatchObject({ fate: 'open', moved: true });
    expect(note?.passages[0]?.now?.scene).toBe(3);
  });
  it('is another note where another word is mistyped in its place', async () => {
    const notes = await carried(before, yard('She opens a a gate and looks at the road.') + hill);
    expect(brief(notes)).toEqual(['doubledWords new', 'doubledWords closed']);
    expect(notes[0]?.id).not.toBe(notes[1]?.id);
    expect(notes[0]?.stood).toBe(false);
  });
  it('that came back takes its old id', async () => {
    const mended = await checks(yard('She opens the gate and looks at the road.') + hill);
    const closed = await carried(before, yard('She opens the gate and looks at the road.') + hill);
    const again = carryNotes({ screenplay: mended.screenplay, notes: closed }, await checks(before));
    expect(again).toMatchObject([{ id: closed[0]?.id, fate: 'open' }]);
  });
});

describe('a point of a reader', () => {
  const [was, now] = [
    'Two kites, one of them without a string, go over the wall.',
    'A drum, somewhere, and then no drum.',
  ];
  const point = (quote: string, o: Partial<FoundNote> = {}): FoundNote => ({
    finding: 'rd.1',
    by: 'read',
    rule: 'weakness',
    reach: 'place',
    about: [],
    people: ['ch.BEN'],
    cites: [{ scene: 2, from: 2, to: 2, page: 1, line: 9, quote }],
    gist: 'The kites say nothing',
    fault: false,
    absence: null,
    score: null,
    ...o,
  });
  const before = yard('She waits.') + hill;
  const over = async (after: string, made: readonly FoundNote[], read = true, held = point(was)) => {
    const { screenplay } = await checks(before);
    const is = { ...(await checks(after)), notes: made, read };
    return carryNotes({ screenplay, notes: firstNotes([held]) }, is);
  };
  const rewritten = before.replace(`Wind. ${was}`, now);

  it('that is merely not repeated stays open', async () => {
    expect(brief(await over(before, []))).toEqual(['weakness not_found_again']);
  });
  it('closes when its passage is another and nobody says it again', async () => {
    const [note] = await over(rewritten, []);
    expect(note?.fate).toBe('closed');
    expect(note?.passages[0]?.found.quote).toBe(was);
  });
  it('stays open on a changed passage while no model has read the draft', async () => {
    expect(brief(await over(rewritten, [], false))).toEqual(['weakness passage_changed']);
  });
  it('stays open where a word or two were changed', async () => {
    expect(brief(await over(before.replace('go over', 'fly over'), []))).toEqual(['weakness passage_changed']);
  });
  it('said again in other words is the same note', async () => {
    const notes = await over(before, [point(was, { finding: 'rd.9', gist: 'Why show a kite at all?' })]);
    expect(brief(notes)).toEqual(['weakness open']);
  });
  it('and another one on what stands there now are two notes', async () => {
    const [fresh, old] = await over(rewritten, [point(now, { finding: 'rd.9', gist: 'A drum out of nowhere' })]);
    expect([fresh?.fate, old?.fate]).toEqual(['new', 'closed']);
    expect(fresh?.id).not.toBe(old?.id);
  });
  it('of which one passage is left as it was stays open', async () => {
    const two = point(was, {
      cites: [...point(was).cites, { scene: 2, from: 3, to: 3, page: 1, line: 12, quote: 'Mind the dog.' }],
    });
    expect(brief(await over(rewritten, [], true, two))).toEqual(['weakness passage_changed']);
    expect(brief(await over(rewritten, [], true, { ...two, fault: true }))).toEqual(['weakness closed']);
  });
  it('that something never comes back closes when it does', async () => {
    const absence = { terms: ['string'], after: 1, before: null, speaker: null, where: 'any' as const };
    const back = `${before}\n\nBEN\nHere is the string of it.\n`;
    const [note] = await over(back, [], true, point(was, { absence }));
    expect(note).toMatchObject({ fate: 'closed', passages: [{ now: { quote: 'Here is the string of it.' } }] });
  });
});

describe.each([
  ['counted', countedDrafts],
  ['read', readDrafts],
])('forty planted edits, %s', (_, draftsOf) => {
  it('close nothing falsely, close nine true ones of ten, and join no id wrongly', { timeout: 120_000 }, async () => {
    const drafts = await draftsOf();
    const verdicts = drafts.map(judge);
    expect(drafts.length).toBe(40);
    expect(new Set(drafts.map(({ kind }) => kind))).toEqual(new Set(editKinds));
    expect(verdicts.flatMap(({ draft, falselyClosed }) => falselyClosed.map((note) => [draft, note]))).toEqual([]);
    expect(
      verdicts.flatMap(({ draft, wronglyJoined, lost }) => [...wronglyJoined, ...lost].map((note) => [draft, note])),
    ).toEqual([]);
    const toClose = verdicts.reduce((sum, one) => sum + one.toClose, 0);
    expect(toClose).toBeGreaterThan(10);
    expect(verdicts.reduce((sum, one) => sum + one.closed, 0) / toClose).toBeGreaterThanOrEqual(0.9);
  });
});
