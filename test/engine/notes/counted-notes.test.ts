/** Counted findings and a reader's points as notes: one a slip, one a habit. */
import { describe, expect, it } from 'vitest';
import { scene, silentPages, talk } from '../../../lib/engine/flaw-rules/example-script.ts';
import { flawRuleOf, flawRules } from '../../../lib/engine/flaw-rules/find-flaws.ts';
import { countedCases } from '../../../lib/engine/notes/counted-notes.ts';
import { readNotes } from '../../../lib/engine/notes/read-notes.ts';
import type { Finding } from '../../../lib/story/finding.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import { smallScript } from '../measures/small-script.ts';
import { measureOf } from '../measures/taken.ts';
import { partsOf } from '../people/parts-of.ts';
import { noteOf, placeOf } from './note-of.ts';

const findingsOf = async (rule: string, fountain: string): Promise<Finding[]> =>
  (await partsOf(fountain, ['flaws'])).flaws.filter((flaw) => flaw.rule === rule);
const casesOf = async (rule: string, fountain: string) => countedCases(await findingsOf(rule, fountain), []);

/** By rule, of the first script on which it fires: each note's reach, what it is about, whom, and the pieces it lies on. */
const expected: Readonly<Record<string, readonly string[]>> = {
  manyParentheticals: ['script [] [] 1.5 1.11 1.18'],
  talkWithoutAction: ['place [] [] 1.2 1.53'],
  cueInAction: ['place [ANN Dust] [] 1.5'],
  unusualLength: ['script [] [] 1.1 1.1'],
  cameraTerms: ['script [] [] 1.2 1.3 1.4'],
  doubledWords: ['place [the the] [] 1.2', 'place [to to] [] 1.3'],
  wakingOpening: ['place [] [] 1.2'],
  namesAlike: ['place [] [ch.GREEK ch.GREER] 1.3 1.2'],
  misspelledWords: ['place [recieves] [] 1.3', 'place [teh] [] 1.3'],
  wordMixUps: ['place [it’s] [] 1.3', 'place [passed] [] 1.3', 'place [Your] [] 1.4', 'place [then] [] 1.4'],
  lostWords: ['place [the at] [] 1.3', 'place [should told] [] 1.4', 'place [can goes] [] 1.4'],
  strayMarks: ['place [waits,,] [] 1.3', 'place [Ann’s’s] [] 1.3', 'place [motorists’s] [] 1.3'],
  agreement: ['place [give] [] 1.3', 'place [enters] [] 1.3', 'place [gentlemen] [] 1.3', 'place [walk] [] 1.5'],
  misspelledPlace: ['place [TERMNIAL] [] 2.1 1.1'],
  insideOutside: ['place [] [] 3.1 1.1'],
  continuousTimeJump: ['place [] [] 2.1 3.1'],
  lightAgainstHeading: ['place [] [] 1.1 1.2'],
  openFlashback: ['place [] [] 1.3'],
  misspelledName: ['place [Micheal] [] 2.3'],
  nameTwoWays: ['place [Strata] [] 2.2 1.2'],
  ageStatedTwice: ['place [] [ch.MARTIN] 1.3 2.3'],
  innerStates: ['script [] [] 1.5 1.6 1.7'],
  stockActions: ['place [hesitates] [] 1.2 2.2 3.2 14.2'],
};

describe('a flaw', () => {
  it.each(flawRules.flatMap(({ id, examples }) => (examples.length > 0 ? [id] : [])))(
    '%s is a note a slip, or one a script',
    async (rule) => {
      const cases = await casesOf(rule, flawRuleOf(rule).examples[0] ?? '');
      const told = cases.map(
        ({ note: { reach, about, people, cites } }) =>
          `${reach} [${about.join(' ')}] [${people.join(' ')}] ${cites.map(({ scene: at, from }) => `${at}.${from}`).join(' ')}`,
      );
      expect(told).toEqual(expected[rule]);
      for (const { finding, note } of cases)
        expect(note).toMatchObject({
          finding: finding.id,
          by: 'counted',
          rule,
          gist: '',
          fault: false,
          absence: null,
          score: null,
        });
    },
  );

  it('of two slips speaks in each note of one alone, and of its page', async () => {
    const script = scene(
      'INT. HALL - DAY',
      'She opens the the door.',
      silentPages(2),
      talk('ANN', 'Go to to the sea.'),
    );
    const told = (await casesOf('doubledWords', script)).map(({ finding }) => finding.facts);
    expect(told).toMatchObject([
      { pages: [1], shown: [{ word: 'the the', cite: { page: 1 } }] },
      { pages: [3], shown: [{ word: 'to to', cite: { page: 3 } }] },
    ]);
    expect(told.map(({ shown }) => Array.isArray(shown) && shown.length)).toEqual([1, 1]);
  });

  it('whose facts know no pages gets none', async () => {
    const [one] = await casesOf('openFlashback', flawRuleOf('openFlashback').examples[0] ?? '');
    expect(one && Object.keys(one.finding.facts)).toEqual(['shown']);
  });

  it('of names alike is a note on the first pair, whose speeches it shows', async () => {
    const [flaw] = await findingsOf('namesAlike', flawRuleOf('namesAlike').examples[0] ?? '');
    const pairs = [
      ['ch.GREEK', 'ch.GREER'],
      ['ch.ANN', 'ch.ANNE'],
    ];
    const cases = countedCases(flaw ? [{ ...flaw, facts: { ...flaw.facts, pairs } }] : [], []);
    expect(cases.map(({ finding, note }) => [finding.facts.pairs, note.people])).toEqual([
      [[['ch.GREEK', 'ch.GREER']], ['ch.GREEK', 'ch.GREER']],
    ]);
  });
});

describe('a finding', () => {
  const base: Finding = {
    id: 'fi.measure.returning-objects',
    kind: 'weakness',
    source: 'measure',
    rule: 'returning-objects',
    topic: 'objects',
    facts: { first: placeOf(1, 2, 'She walks slowly.'), list: [{ deep: placeOf(2, 3) }, 7, null, 'words'] },
    weight: 0.5,
    effort: null,
    baseRate: null,
    reports: [1],
  };
  it('that is a strength or a pattern is no note', () => {
    expect(countedCases([{ ...base, kind: 'strength' }], [])).toEqual([]);
    expect(countedCases([{ ...base, source: 'pattern' }], [])).toEqual([]);
    expect(countedCases([base], [])).toHaveLength(1);
  });

  it('by a measure has its range and its places', async () => {
    const objects = await measureOf('returning-objects', smallScript);
    const measures = objects ? [objects] : [];
    expect(objects?.places.length).toBeGreaterThan(0);
    expect(countedCases([base], measures)).toEqual([
      {
        finding: base,
        note: noteOf({
          finding: 'fi.measure.returning-objects',
          by: 'counted',
          rule: 'returning-objects',
          reach: 'script',
          cites: objects?.places,
          score: objects ? { low: objects.scoreLow, high: objects.scoreHigh } : null,
        }),
      },
    ]);
    // A flaw rule of a measure's name is no measure.
    expect(countedCases([{ ...base, source: 'flaw' }], measures)[0]?.note.score).toBeNull();
  });

  it('without a shape of its own has every place in its facts, in their order', () => {
    const [one] = countedCases([base], []);
    expect(one?.note).toMatchObject({ reach: 'script', cites: [placeOf(1, 2, 'She walks slowly.'), placeOf(2, 3)] });
  });
});

describe('a reader’s point', () => {
  const point = (o: Partial<PointRead>): PointRead => ({
    id: 'rd.7',
    kind: 'weakness',
    title: 'The kites say nothing',
    said: { text: 'Nobody looks up.', cites: [placeOf(2, 2, 'Two kites.')], confidence: 'sure', support: 'supported' },
    costs: null,
    attempt: null,
    sample: null,
    weight: 3,
    effort: 'scene',
    fault: true,
    severity: null,
    parts: [],
    loses: null,
    instead: null,
    touches: ['ch.BEN'],
    reports: [1],
    absence: null,
    ...o,
  });

  it('is a note with its title, people and places', () => {
    const absence = { terms: ['string'], after: 1, before: null, speaker: null, where: 'any' as const };
    expect(readNotes([point({ absence })])).toEqual([
      noteOf({
        finding: 'rd.7',
        people: ['ch.BEN'],
        cites: [placeOf(2, 2, 'Two kites.')],
        gist: 'The kites say nothing',
        fault: true,
        absence,
      }),
    ]);
  });

  it('that is a question is a weakness, a chance is a chance, a strength is none', () => {
    const kinds = (['strength', 'weakness', 'question', 'opportunity'] as const).map((kind) => point({ kind }));
    expect(readNotes(kinds).map(({ rule }) => rule)).toEqual(['weakness', 'weakness', 'opportunity']);
  });
});
