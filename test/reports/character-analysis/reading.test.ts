/** What is told of the people who were read: sentences of known people, and how much of each there is room for. */
import { describe, expect, it } from 'vitest';
import { characterAnalysisReading } from '../../../lib/reports/character-analysis/reading.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madePerson, madePoint, madeRead, madeSaid } from '../read/made-read.ts';

type People = ReturnType<typeof madePerson>[];
const linesOf = (people: People, over: Parameters<typeof madeRead>[0] = {}, only?: ReadonlySet<number>) => {
  const read = madeRead({ people, ...over });
  return laidOut(characterAnalysisReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90, only })).flat());
};
const said = (text: string, page = 1) => madeSaid(text, [madeCite(page)]);
const ada = madePerson('Ada', {
  role: 'protagonist',
  pronoun: 'she',
  want: said('To leave the pier.', 3),
  need: said('Ada needs a friend.', 4),
  flaw: said('Ada lies', 5),
  arc: { kind: 'grows', from: said('Ada counts boats.', 6), to: said('Ada sails alone at last.', 9) },
  turn: said('Ada burns the ledger.', 7),
  last: said('Ada sails out alone.', 10),
  voice: said('Short words.', 11),
  works: said('Her silence.', 12),
  missing: { said: said('Where is her brother?', 8), absence: null, attempt: 'try: name him.' },
  cast: 'Play her tired.',
});

describe('a person who was read', () => {
  it('is told by want, need and flaw, by the way they go, by what is missing, and what an actor is told', () => {
    expect(linesOf([ada], { points: [madePoint('pt.a', { reports: [8] })] })).toEqual([
      'findings “The people as they were read” opinion',
      '  Ada, protagonist #person.ch.ADA',
      '  - Wants: To leave the pier. She needs a friend. She lies. @3:1',
      '  - Ada counts boats. @6:1',
      '  - She burns the ledger. @7:1',
      '  - She sails alone at last (page 9).',
      '  - Missing: Where is her brother? @8:1',
      '  - For the actor: Play her tired.',
      '  > Name him.',
      'findings “Notes” opinion',
      '  Title of pt.a [minor] #pt.a',
      '  - Said of pt.a. @1:1',
    ]);
  });

  it('is told with how they speak and what is best of them where the network does not stand beside', () => {
    expect(linesOf([ada], {}, new Set([8]))[6]).toBe('  - Short words. Her silence. @11:1');
  });

  it('is told what they do last beside how they end, unless that says it again, and once where both are one', () => {
    const way = (over: Partial<typeof ada>) =>
      linesOf([madePerson('Ada', { arc: ada.arc, turn: ada.turn, ...over })])
        .slice(2)
        .map((line) => line.slice(4));
    expect([
      way({ last: said('She waves at the empty quay.', 10) }),
      way({ last: ada.last }),
      way({ last: said('Ada sails alone at last.', 9) }),
      way({ last: said('She waves at the empty quay.', 10), arc: null }),
      way({ last: null, arc: null }),
      way({ last: said('“Out!”', 10), arc: null }),
    ]).toEqual([
      [
        'Ada counts boats. @6:1',
        'Ada burns the ledger. @7:1',
        'Ada sails alone at last (page 9).',
        'She waves at the empty quay (page 10).',
      ],
      ['Ada counts boats. @6:1', 'Ada burns the ledger. @7:1', 'Ada sails alone at last (page 9).'],
      ['Ada counts boats. @6:1', 'Ada burns the ledger. @7:1', 'Ada sails alone at last (page 9).'],
      ['Ada burns the ledger. @7:1', 'She waves at the empty quay. @10:1'],
      ['Ada burns the ledger. @7:1'],
      ['Ada burns the ledger. @7:1', '“Out!” @10:1'],
    ]);
  });

  it('is told what they want as a sentence that names them or says so itself, else behind its label', () => {
    const wants = (text: string) => linesOf([madePerson('Ada Marl', { want: said(text) })])[2];
    expect([
      wants('Marl counts.'),
      wants('Adamant.'),
      wants('She WANTS out.'),
      wants('Unwanted.'),
      wants('Out'),
    ]).toEqual([
      '  - Marl counts. @1:1',
      '  - Wants: Adamant. @1:1',
      '  - She WANTS out. @1:1',
      '  - Wants: Unwanted. @1:1',
      '  - Wants: Out. @1:1',
    ]);
  });

  it('is left out where nothing is said of them, and named as the writer has set them', () => {
    expect(linesOf([madePerson('Ada')])).toEqual([]);
    expect(linesOf([madePerson('Ada', { by: 'writer', role: 'antagonist', cast: 'Cold.' })])).toEqual([
      'findings “The people as they were read” opinion',
      '  Ada, antagonist (set by you) #person.ch.ADA',
      '  - For the actor: Cold.',
    ]);
  });
});

describe('the room for many people', () => {
  const crowd = (size: number, words: number, over: (at: number) => Partial<typeof ada> = () => ({})): People =>
    Array.from({ length: size }, (_, at) => {
      const told = (what: string, page: number) =>
        said(`${what} ${Array(words).fill(`${what.toLowerCase()}word`).join(' ')} ${at}.`, page);
      return madePerson(`Person${at}`, {
        want: told('Wants', 1),
        need: told('Needs', 2),
        flaw: told('Hides', 3),
        arc: { kind: 'grows', from: told('Begins', 4), to: told('Ends', 5) },
        turn: told('Turns', 6),
        last: told('Leaves', 7),
        missing: { said: told('Lacks', 8), absence: null, attempt: null },
        ...over(at),
      });
    });
  const verbs = /\b(?:Wants|Needs|Hides|Begins|Turns|Ends|Leaves|Lacks)\b|@\d+/g;
  /** Of each person, the verbs and the passages of each line. */
  const toldOf = (people: People): string[] =>
    linesOf(people)
      .join('\n')
      .split(/^.*#person.*\n/m)
      .slice(1)
      .map((lines) =>
        lines
          .trim()
          .split('\n')
          .map((line) => `${(line.match(verbs) ?? []).join(' ')} /`)
          .join(' '),
      );

  it('is all where they are few', () => {
    expect(toldOf(crowd(2, 3))).toEqual([
      'Wants Needs Hides @1 / Begins @4 / Turns @6 / Ends / Leaves / Lacks @8 /',
      'Wants Needs Hides @1 / Begins @4 / Turns @6 / Ends / Leaves / Lacks @8 /',
    ]);
  });

  it('grows less step by step, the smallest parts first: their needs, their wants, what is missing, their passages', () => {
    const count = (told: readonly string[], what: string): number => told.filter((line) => line.includes(what)).length;
    const steps = Array.from({ length: 25 }, (_, at) => toldOf(crowd(12, 1 + 2 * at))).map(
      (told) => `${count(told, 'Needs')} ${count(told, 'Wants')} ${count(told, 'Lacks')} ${count(told, '@1')}`,
    );
    expect(steps.filter((step, at) => step !== steps[at - 1])).toEqual([
      '4 10 10 10',
      '4 8 6 8',
      '4 6 4 6',
      '4 5 3 4',
      '3 5 3 4',
      '3 4 2 3',
      '2 4 2 3',
      '2 3 1 2',
      '1 2 1 2',
    ]);
  });

  it('goes to those who change before those who do not', () => {
    const kinds = ['none', 'steadfast', 'falls', 'open', 'grows', 'grows'] as const;
    const people = crowd(6, 25, (at) => ({
      arc: { kind: kinds[at] ?? 'none', from: said(`Begins ${at}.`, 4), to: said(`Ends ${at}.`, 5) },
    }));
    expect(toldOf(people).map((line) => line.includes('Needs'))).toEqual([false, false, true, true, true, false]);
  });
});
