/** What becomes of one note in the next draft, by who made it and what was looked for again. */
import { describe, expect, it } from 'vitest';
import type { DraftChecks } from '../../../lib/engine/notes/carry-notes.ts';
import type { FoundNote } from '../../../lib/story/note.ts';
import type { Absence } from '../../../lib/story/read/said.ts';
import { noteOf } from './note-of.ts';
import { atGate, atKites, carried, draft, fateOf, gate, kites, otherGate, otherKites, read } from './two-scenes.ts';

describe('a reader’s point that is not made again', () => {
  const twoPlaces = { cites: [...atGate.cites, ...atKites.cites] };
  it.each([
    ['stays open where nothing changed', noteOf(atKites), draft, read, 'not_found_again'],
    ['closes where its passage is another', noteOf(atKites), otherKites, read, 'closed'],
    ['stays open where nobody has read', noteOf(atKites), otherKites, {}, 'passage_changed'],
    ['stays open where one of two places stands', noteOf(twoPlaces), otherKites, read, 'passage_changed'],
    ['closes where both are others', noteOf(twoPlaces), otherGate.replace(kites, 'A drum.'), read, 'closed'],
    ['that two places contradict closes with one', noteOf({ ...twoPlaces, fault: true }), otherKites, read, 'closed'],
    [
      'of a contradiction stays open where both stand',
      noteOf({ ...twoPlaces, fault: true }),
      draft,
      read,
      'not_found_again',
    ],
    ['without a place stays open', noteOf({ people: ['ch.BEN'] }), otherKites, read, 'not_found_again'],
    [
      'whose place alone changed a little stays open',
      noteOf(atGate),
      draft.replace('long ', ''),
      read,
      'passage_changed',
    ],
  ] as const)('%s', async (_, held, after, newer, fate) => {
    expect(await fateOf(held, after, newer)).toBe(fate);
  });
});

describe('what was missed', () => {
  const missed = (o: Partial<Absence>, at = atGate) =>
    noteOf({
      ...at,
      absence: { terms: ['silver key'], after: 1, before: null, speaker: null, where: 'any', ...o },
    });
  const [inAction, inTalk] = ['On it lies a silver key.', 'ANN\nHere is the silver key.'];
  const spoken = inTalk.replace('ANN\n', '');
  it.each([
    ['has come in action', missed({}), inAction, inAction],
    ['has come in talk', missed({}), inTalk, spoken],
    ['has come in any case', missed({ terms: ['Silver KEY'] }), inAction, inAction],
    ['has come as one of its words', missed({ terms: ['anchor', 'key'] }), inAction, inAction],
    ['was to be said, and is', missed({ where: 'dialogue' }), inTalk, spoken],
    ['was to be said, and is only seen', missed({ where: 'dialogue' }), inAction, null],
    ['was to be seen, and is', missed({ where: 'action' }), inAction, inAction],
    ['was to be seen, and is only said', missed({ where: 'action' }), inTalk, null],
    ['is part of another word', missed({ terms: ['silver ke'] }), inAction, null],
    ['was missed before a page', missed({ before: 9 }), inAction, null],
    ['was missed in one mouth', missed({ speaker: 'ch.ANN' }), inTalk, null],
    ['has not come', missed({ terms: ['anchor'] }), inAction, null],
  ])('%s', async (_, held, line, now) => {
    const [note] = await carried([held], `${draft}${line}\n\n`, read);
    expect(note?.fate).toBe(now === null ? 'not_found_again' : 'closed');
    expect(note?.passages.map((each) => each.now?.quote)).toEqual([now ?? gate]);
    expect(note?.passages[0]?.found.quote).toBe(gate);
  });

  it('stays missed where it stood before, and where it comes before the passage', async () => {
    expect(await fateOf(missed({ terms: ['kites'] }), draft, read)).toBe('not_found_again');
    const before = draft.replace(gate, `${inAction}\n\n${gate}`);
    expect(await fateOf(missed({}), before, read)).toBe('not_found_again');
    expect(await fateOf(missed({}, atKites), before, read)).toBe('not_found_again');
    expect(await fateOf(missed({}), before, {})).toBe('not_found_again');
  });

  it('may come in the same scene, in the piece behind', async () => {
    const behind = draft.replace(gate, `${gate}\n\n${inAction}`);
    const [note] = await carried([missed({})], behind, read);
    expect(note).toMatchObject({ fate: 'closed', passages: [{ now: { scene: 1, from: 3, quote: inAction } }] });
  });

  it('closes with its passage, too, and then shows none that paid it off', async () => {
    const [note] = await carried([missed({}, atKites)], otherKites, read);
    expect(note).toMatchObject({ fate: 'closed', passages: [{ now: null }] });
  });
});

describe('a counted note that is not found again', () => {
  const slip = noteOf({ by: 'counted', rule: 'doubledWords', about: ['kites'], ...atKites });
  const asked = new Set([slip.rule, 'unusualLength', 'longSpeech']);
  const [script, bare] = [
    noteOf({ by: 'counted', rule: 'longSpeech', reach: 'script', ...atKites }),
    noteOf({ by: 'counted', rule: 'longSpeech', ...atKites }),
  ];
  const person = noteOf({ by: 'counted', rule: 'longSpeech', people: ['ch.BEN'], ...atGate });
  const length = noteOf({ by: 'counted', rule: 'unusualLength', reach: 'script', ...atKites });
  const shorter = draft.replace('Two kites', 'Two birds');
  it.each([
    ['closes where its passage changed', slip, shorter, { asked }, 'closed'],
    ['stays open where it did not', slip, draft, { asked }, 'not_found_again'],
    ['stays open where its rule was not asked', slip, shorter, {}, 'passage_changed'],
    ['stays open where its words still stand', slip, draft.replace('without', 'with'), { asked }, 'passage_changed'],
    ['closes with its passage', slip, otherKites, { asked }, 'closed'],
    [
      'about the whole script closes where a place changed',
      script,
      draft.replace('without', 'with'),
      { asked },
      'closed',
    ],
    [
      'about the whole script closes, however long the list',
      script,
      shorter,
      { asked, cutShort: new Set(['longSpeech']) },
      'closed',
    ],
    ['about the whole script stays open where none did', script, draft, { asked }, 'not_found_again'],
    ['on the length closes wherever the script changed', length, draft, { asked }, 'closed'],
    ['on the length stays open where it is not asked', length, draft, {}, 'not_found_again'],
    ['without words closes where its place changed', bare, shorter, { asked }, 'closed'],
    [
      'without words stays open where the list is cut short',
      bare,
      shorter,
      { asked, cutShort: new Set(['longSpeech']) },
      'passage_changed',
    ],
    [
      'on a person closes, however long the list',
      person,
      otherGate,
      { asked, cutShort: new Set(['longSpeech']) },
      'closed',
    ],
    ['on a person closes where they speak no more', person, draft.replace('BEN\n', 'ANN\n'), { asked }, 'closed'],
    ['on a person stays open where nothing changed', person, draft, { asked }, 'not_found_again'],
  ] satisfies [string, FoundNote, string, Partial<DraftChecks>, string][])(
    '%s',
    async (_, held, after, newer, fate) => {
      expect(await fateOf(held, after, newer)).toBe(fate);
    },
  );

  it.each([
    ['closes above its range', 6.1, otherKites, 'closed'],
    ['stays open within its range', 6, otherKites, 'passage_changed'],
    ['stays open where its places did not change', 6.1, draft, 'not_found_again'],
  ])('by a measure %s', async (_, low, after, fate) => {
    const measured = noteOf({
      by: 'counted',
      rule: 'adverbs',
      reach: 'script',
      score: { low: 4, high: 6 },
      ...atKites,
    });
    expect(await fateOf(measured, after, { scores: new Map([['adverbs', { low, high: 9 }]]) })).toBe(fate);
    expect(await fateOf(measured, after, { asked: new Set(['adverbs']) })).not.toBe('closed');
  });
});

describe('a writer’s own note', () => {
  const own = (o: Partial<FoundNote>) => noteOf({ by: 'own', ...o });
  const both = own({ cites: [...atGate.cites, ...atKites.cites] });
  it.each([
    ['stays open where its passage stands', own(atKites), draft, 'open'],
    ['says that its passage changed', own(atKites), draft.replace('Two', 'Three'), 'passage_changed'],
    ['closes with its passage', own(atKites), otherKites, 'closed'],
    ['stays open while one of two stands', both, otherKites, 'passage_changed'],
    ['closes with both', both, otherGate.replace(kites, 'A drum.'), 'closed'],
  ])('%s', async (_, held, after, fate) => {
    expect(await fateOf(held, after, read)).toBe(fate);
  });
});
