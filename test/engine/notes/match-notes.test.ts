/** Which note of a new draft is which of the earlier one, over drafts that are alike or differ by a line. */
import { describe, expect, it } from 'vitest';
import { mapPassages } from '../../../lib/engine/notes/map-passages.ts';
import { matchNotes } from '../../../lib/engine/notes/match-notes.ts';
import type { FoundNote } from '../../../lib/story/note.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { noteOf, placeOf } from './note-of.ts';

const pieces = [
  'INT. YARD - DAY',
  'Rain falls on the old boats.',
  'A dog sleeps under the long table.',
  'Nobody has painted the gate since March.',
  'The clock over the door stands still.',
  'Somewhere a wireless plays a waltz.',
  'Eleven chairs wait for eleven people.',
];
const draft = [...pieces, 'EXT. HILL - DAY', 'Grey wind goes over the wall.', ''].join('\n\n');
/** Places at these pieces of the first scene. */
const at = (...numbers: readonly number[]) => ({
  cites: numbers.map((piece) => placeOf(1, piece, pieces[piece - 1])),
});

/** Pairs of positions, 'older newer', of notes of `before` and of `after`. */
async function pairs(
  older: readonly FoundNote[],
  newer: readonly FoundNote[],
  [before, after]: readonly [string, string] = [draft, draft],
): Promise<string[]> {
  const map = mapPassages(await screenplayOf(before), await screenplayOf(after));
  const held = older.map(({ cites, ...note }) => ({
    note: {
      ...note,
      id: 'nt.1',
      passages: cites.map((found) => ({ found, now: found })),
      fate: 'open' as const,
      moved: false,
      stood: true,
    },
    standings: cites.map((place) => map.standing(place, place)),
  }));
  return [...matchNotes(held, newer, map)].map(([is, was]) => `${was} ${is}`).toSorted();
}
const isOne = async (older: FoundNote, newer: FoundNote, drafts: readonly [string, string] = [draft, draft]) =>
  (await pairs([older], [newer], drafts)).length === 1;

const counted = (o: Partial<FoundNote>): FoundNote => noteOf({ by: 'counted', rule: 'doubledWords', ...o });

describe('notes of another maker or another rule', () => {
  it.each([
    [counted(at(2)), counted(at(2)), true],
    [counted(at(2)), counted({ ...at(2), rule: 'misspelledWords' }), false],
    [counted({ ...at(2), rule: 'weakness' }), noteOf(at(2)), false],
    [noteOf(at(2)), noteOf(at(2)), true],
    [noteOf(at(2)), noteOf({ ...at(2), rule: 'opportunity' }), false],
  ])('are two %#', async (one, other, same) => {
    expect(await isOne(one, other)).toBe(same);
  });
});

describe('a counted note', () => {
  it.each([
    ['on the whole script is itself anywhere', { reach: 'script', ...at(2) }, { reach: 'script', ...at(6) }, true],
    ['stands at its very place', at(3), at(4), false],
    ['on two places stands at both', at(2, 5), at(2, 5), true],
    ['in another scene is another', at(2), { cites: [placeOf(2, 2)] }, false],
    ['is about the same words', { about: ['the the'], ...at(2) }, { about: ['the the'], ...at(2) }, true],
    ['is about the same words in any case', { about: ['The'], ...at(2) }, { about: ['the'], ...at(2) }, true],
    ['about other words is another', { about: ['the the'], ...at(2) }, { about: ['a a'], ...at(2) }, false],
    ['about more words is another', { about: ['teh'], ...at(2) }, { about: ['teh', 'adn'], ...at(2) }, false],
    ['about two words has no order', { about: ['a', 'b'], ...at(2) }, { about: ['b', 'a'], ...at(2) }, true],
    ['on people stands anywhere', { people: ['ch.ANN'], ...at(2) }, { people: ['ch.ANN'], ...at(6) }, true],
    ['on other people is another', { people: ['ch.ANN'], ...at(2) }, { people: ['ch.BEN'], ...at(2) }, false],
    ['on more people is another', { people: ['ch.ANN'], ...at(2) }, { people: ['ch.ANN', 'ch.BEN'], ...at(2) }, false],
    ['without a place is found nowhere', {}, at(2), false],
  ] satisfies [string, Partial<FoundNote>, Partial<FoundNote>, boolean][])('%s', async (_, one, other, same) => {
    expect(await isOne(counted(one), counted(other))).toBe(same);
  });

  it('is not at a place that is gone', async () => {
    const cut = draft.replace('A dog sleeps under the long table.\n\n', '');
    expect(await isOne(counted(at(3)), counted(at(3)), [draft, cut])).toBe(false);
    expect(await isOne(counted(at(4)), counted(at(3)), [draft, cut])).toBe(true);
  });
});

describe('a reader’s point', () => {
  it.each([
    ['may be cited a piece before or behind', at(3), at(4), true],
    ['two pieces away is another', at(3), at(5), false],
    ['on one of its two places is itself', at(2, 6), at(6), true],
    ['on one of its three places is itself', at(2, 4, 6), at(6), true],
    ['on one of two places each is half of it', at(2, 5), at(5, 7), true],
    [
      'on one of three places each is too little',
      at(2, 4, 6),
      { cites: [...at(7).cites, ...[placeOf(2, 1), placeOf(2, 2)]] },
      false,
    ],
    [
      'on one of three places each is enough with half of the people',
      { ...at(2, 4, 6), people: ['ch.ANN', 'ch.BEN'] },
      { cites: [placeOf(1, 7), placeOf(2, 1), placeOf(2, 2)], people: ['ch.ANN'] },
      true,
    ],
    [
      'on one of three places each is too little with one person of six',
      { ...at(2, 4, 6), people: ['ch.ANN', 'ch.BEN', 'ch.CAL', 'ch.DAN', 'ch.EVE', 'ch.FAY', 'ch.GUS'] },
      { cites: [placeOf(1, 7), placeOf(2, 1), placeOf(2, 2)], people: ['ch.ANN'] },
      false,
    ],
    ['at no place of its own is none', { people: ['ch.ANN'] }, { ...at(2), people: ['ch.ANN'] }, false],
    [
      'with other people at its place is itself',
      { ...at(2), people: ['ch.ANN'] },
      { ...at(2), people: ['ch.BEN'] },
      true,
    ],
  ] satisfies [string, Partial<FoundNote>, Partial<FoundNote>, boolean][])('%s', async (_, one, other, same) => {
    expect(await isOne(noteOf(one), noteOf(other))).toBe(same);
  });

  it('may not be cited by words that came in beside it', async () => {
    const more = draft.replace('Nobody has', 'A stranger counts the tiles.\n\nNobody has');
    expect(await isOne(noteOf(at(3)), noteOf(at(4)), [draft, more])).toBe(false);
    expect(await isOne(noteOf(at(3)), noteOf(at(2)), [draft, more])).toBe(true);
  });

  it('on a passage that is hardly the same is another, unless much the same is said of it', async () => {
    const rewritten = draft.replace('A dog sleeps under the long table.', 'A dog sleeps somewhere.');
    const over = (gist: string, other: string) =>
      isOne(
        noteOf({ cites: [placeOf(1, 3, 'A dog sleeps under the long table.')], gist }),
        noteOf({ ...at(3), gist: other }),
        [draft, rewritten],
      );
    expect(await over('The dog does nothing here', 'Who is the stranger')).toBe(false);
    // One of its two passages is as it was.
    const cites = [placeOf(1, 3, 'A dog sleeps under the long table.'), ...at(6).cites];
    const both = noteOf({ cites, gist: 'The dog does nothing here' });
    expect(await isOne(both, noteOf({ ...at(3, 6), gist: 'Who is the stranger' }), [draft, rewritten])).toBe(true);
    // Three words of ten, and three of eleven.
    expect(await over('one two three four five six', 'one two three seven eight nine ten')).toBe(true);
    expect(await over('one two three four five six', 'one two three seven eight nine ten eleven')).toBe(false);
  });
});

describe('of several', () => {
  it('each is joined once, the most alike first', async () => {
    const [here, beside] = [noteOf({ ...at(3), people: ['ch.ANN'] }), noteOf({ ...at(4), people: ['ch.BEN'] })];
    expect(await pairs([here, beside], [beside, here])).toEqual(['0 1', '1 0']);
    expect(await pairs([here, here], [here])).toEqual(['0 0']);
    expect(await pairs([here], [beside, here])).toEqual(['0 1']);
  });

  it('of like ones those in like order are joined', async () => {
    const same = noteOf(at(3));
    expect(await pairs([same, same, same], [same, same, same])).toEqual(['0 0', '1 1', '2 2']);
    expect(await pairs([noteOf(at(7)), same], [same, same])).toEqual(['1 1']);
  });

  it('of like ones at one place the title tells', async () => {
    const [kites, drum] = [noteOf({ ...at(3), gist: 'kites again' }), noteOf({ ...at(3), gist: 'a drum again' })];
    expect(await pairs([kites, drum], [drum, kites])).toEqual(['0 1', '1 0']);
  });

  it('a place counts for more than a title', async () => {
    const old = noteOf({ ...at(2, 6), gist: 'kites again and again' });
    const titled = noteOf({ cites: [placeOf(1, 2), placeOf(2, 1)], gist: 'kites again and again' });
    const placed = noteOf({ ...at(2, 6), gist: 'what else' });
    expect(await pairs([old], [titled, placed])).toEqual(['0 1']);
  });
});
