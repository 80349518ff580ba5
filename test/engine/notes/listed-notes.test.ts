/** The notes of a draft as a list: under which ids, in which order. */
import { describe, expect, it } from 'vitest';
import { carryNotes, firstNotes } from '../../../lib/engine/notes/carry-notes.ts';
import type { FoundNote } from '../../../lib/story/note.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { noteOf, placeOf } from './note-of.ts';
import { atGate, atKites, carried, draft, gate, kites, nothing, otherKites, read } from './two-scenes.ts';

describe('the notes of a first draft', () => {
  it('are new, stand where they were found, and none stood before', () => {
    const [note] = firstNotes([noteOf(atGate)]);
    const {
      cites: [place],
    } = atGate;
    expect(note).toEqual({
      ...note,
      finding: 'rd.1',
      fate: 'new',
      moved: false,
      stood: false,
      passages: [{ found: place, now: place }],
    });
    expect(note).not.toHaveProperty('cites');
    expect(note?.id).toMatch(/^nt\.[0-9a-z]+$/);
  });

  it.each([
    ['maker', { by: 'own' }],
    ['rule', { rule: 'opportunity' }],
    ['words', { about: ['teh'] }],
    ['people', { people: ['ch.ANN'] }],
    ['quote', atKites],
  ] satisfies [string, Partial<FoundNote>][])('have another id with another %s', (_, other) => {
    const [one, two] = [noteOf(atGate), noteOf({ ...atGate, ...other })].map((note) => firstNotes([note])[0]?.id);
    expect(one).not.toBe(two);
  });

  it('keep their id with another finding, another title, another place and the people in another order', () => {
    const people = ['ch.ANN', 'ch.BEN'];
    const ids = [
      noteOf({ ...atGate, people }),
      noteOf({ cites: [placeOf(7, 7, gate)], people: people.toReversed(), finding: 'rd.5', gist: 'Why?' }),
    ].map((note) => firstNotes([note])[0]?.id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('that are the same twice are two, whose ids are the same each time', () => {
    const ids = [1, 2].map(() => firstNotes([noteOf(atGate), noteOf(atGate), noteOf(atGate)]).map(({ id }) => id));
    expect(new Set(ids[0]).size).toBe(3);
    expect(ids[0]).toEqual(ids[1]);
  });
});

describe('the list', () => {
  const slip = (o: Partial<FoundNote>) => noteOf({ by: 'counted', rule: 'doubledWords', ...o });
  it('has what was found, then what is left open, then what is closed', async () => {
    const held = [noteOf({ ...atKites, gist: 'closed' }), noteOf({ ...atGate, gist: 'left' }), slip(atGate)];
    const notes = await carried(held, otherKites, {
      read: true,
      notes: [slip({ ...atKites, cites: [placeOf(2, 2, 'x')] }), slip(atGate)],
    });
    expect(notes.map(({ rule, fate, gist, stood }) => `${rule} ${fate} ${gist} ${stood}`)).toEqual([
      'doubledWords new  false',
      'doubledWords open  true',
      'weakness not_found_again left true',
      'weakness closed closed true',
    ]);
    expect(new Set(notes.map(({ id }) => id)).size).toBe(4);
  });

  it('tells of a new note whether its words stood before', async () => {
    const [stands, comes] = await carried([], otherKites, {
      notes: [slip(atGate), slip({ cites: [placeOf(1, 2, gate), placeOf(2, 2, 'drum')] })],
    });
    expect([stands?.stood, comes?.stood]).toEqual([true, false]);
    expect([stands?.fate, stands?.moved]).toEqual(['new', false]);
  });

  it('gives a note that is found again its place, its old id, and says that it moved', async () => {
    const turned = draft
      .split(/(?=EXT)/)
      .toReversed()
      .join('\n');
    const was = firstNotes([slip(atKites)])[0]?.id;
    const now = placeOf(1, 2, kites);
    const [note] = await carried([slip(atKites)], turned, { notes: [slip({ cites: [now], finding: 'fi.9' })] });
    expect(note).toMatchObject({ id: was, fate: 'open', finding: 'fi.9', stood: true, moved: true });
    expect(note?.passages).toEqual([{ found: now, now }]);
    expect(note).not.toHaveProperty('cites');
  });

  it('says that a note moved of which one passage did', async () => {
    const turned = draft
      .split(/(?=EXT)/)
      .toReversed()
      .join('\n');
    const both = { cites: [...atGate.cites, ...atKites.cites] };
    const script = slip({ ...both, reach: 'script' });
    expect(await carried([script], turned, { notes: [script] })).toMatchObject([{ fate: 'open', moved: true }]);
    expect(await carried([script], turned)).toMatchObject([{ fate: 'not_found_again', moved: true }]);
  });

  it('remembers over drafts that one of two passages is gone', async () => {
    const both = noteOf({ cites: [...atGate.cites, ...atKites.cites] });
    const first = await carried([both], otherKites, read);
    expect(first).toMatchObject([{ fate: 'passage_changed', passages: [{ now: { from: 2 } }, { now: null }] }]);
    const screenplay = await screenplayOf(otherKites);
    const again = carryNotes({ screenplay, notes: first }, { ...nothing, screenplay, read: true });
    expect(again).toMatchObject([
      { fate: 'passage_changed', moved: false, passages: [{ now: { from: 2 } }, { now: null }] },
    ]);
    const fault = first.map((note) => ({ ...note, fault: true }));
    expect(carryNotes({ screenplay, notes: fault }, { ...nothing, screenplay, read: true })[0]?.fate).toBe('closed');
  });

  it('keeps what was closed closed', async () => {
    const [closed] = await carried([noteOf(atKites)], otherKites, read);
    if (!closed) throw new RangeError('There is one note.');
    const [screenplay, same] = [await screenplayOf(otherKites), await screenplayOf(otherKites)];
    const next = carryNotes({ screenplay, notes: [closed] }, { ...nothing, screenplay: same });
    expect(next).toMatchObject([{ id: closed.id, fate: 'closed', moved: false, passages: [{ now: null }] }]);
  });
});
