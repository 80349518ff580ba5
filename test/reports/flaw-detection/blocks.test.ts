/** How flaws are laid out, and what stands of them where a script was read: faults by how much they matter, lines to correct, slips that spelling finds. */
import { describe, expect, it } from 'vitest';
import { flawDetectionEntries } from '../../../lib/reports/flaw-detection/blocks.ts';
import type { FlawDetectionFindings } from '../../../lib/reports/flaw-detection/card.ts';
import { flawDetectionReading, underFlaws } from '../../../lib/reports/flaw-detection/reading.ts';
import { directions, unjudged } from '../../../lib/reports/flaw-detection/words.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madePoint, madeRead, madeSaid, madeSetup } from '../read/made-read.ts';
import { sourceOf } from '../story-people.ts';

type Flaw = FlawDetectionFindings['flaws'][number];
const at = (page: number, quote: string, line = 1) => ({ scene: 1, page, line, quote });
const flaw = (id: string, over: Partial<Flaw> = {}): Flaw => ({
  id,
  title: `Title ${id}`,
  bullets: [{ text: `Said ${id}.`, evidence: [at(3, 'Words.')] }],
  advice: `Mend ${id}.`,
  severity: 'minor',
  lineNotes: false,
  baseRate: null,
  ...over,
});
const found: FlawDetectionFindings = {
  flaws: [
    flaw('a', { severity: 'major' }),
    flaw('b'),
    flaw('c', { lineNotes: true, severity: 'major' }),
    flaw('d', { lineNotes: true }),
  ],
  clean: ['Spelling was not judged.'],
  checks: 30,
  read: { scenes: 4, speeches: 9, against: 'Checked as a short film.' },
};
const linesOf = (over: Partial<FlawDetectionFindings>) =>
  flawDetectionEntries({ ...found, ...over }).flatMap(({ blocks }) => laidOut(blocks));

describe('flaws', () => {
  it('stand by severity, line notes behind them', () => {
    expect(linesOf({})).toEqual([
      'prose “” counted',
      '  Spelling was not judged.',
      '  Checked as a short film.',
      'findings “Major” counted #major',
      '  Title a [major] #a',
      '  - Said a. @3:1',
      '  > Mend a.',
      'findings “Minor” counted #minor',
      '  Title b [minor] #b',
      '  - Said b. @3:1',
      '  > Mend b.',
      'findings “Line notes: at least two slips” counted #line-notes',
      '  Title c [major] #c',
      '  - Said c. @3:1',
      '  > Mend c.',
      '  Title d [minor] #d',
      '  - Said d. @3:1',
      '  > Mend d.',
    ]);
  });

  it('where there are none say that no check finds any', () => {
    expect(linesOf({ flaws: [], clean: [], read: { ...found.read, against: null } })).toEqual([
      'prose “” counted',
      '  None of 30 checks finds a flaw; each stands by name on the method page.',
    ]);
  });
});

it('a script says what was not judged or how sparing it is with directions', () => {
  const source = sourceOf({ speeches: 1 });
  const spelled = (english: boolean, readable: boolean) =>
    unjudged({ source: sourceOf({ english }), spelling: { readable } });
  expect([spelled(true, true), spelled(true, false), spelled(false, false)]).toEqual([
    [],
    ['Spelling was not judged: the words look as a scanner leaves them.'],
    ['Spelling was not judged: the words are not English.'],
  ]);
  const talk = { longest: null, directions: { count: 1, speeches: 1 } };
  expect([directions({ source, talk }), directions({ source: sourceOf({ speeches: 0 }), talk })]).toEqual([
    ['Talk: one direction to actors over one speech.'],
    [],
  ]);
});

describe('faults that were read', () => {
  const linesRead = (over: Parameters<typeof madeRead>[0]) => {
    const read = madeRead(over);
    return laidOut(flawDetectionReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).flat());
  };
  it('stand by how much they matter with their doubts explained, then what is dropped, then lines to correct in page order', () => {
    const point = (id: string, over: Parameters<typeof madePoint>[1]) => madePoint(id, { reports: [9], ...over });
    const points = [
      point('a', { severity: 'major', said: madeSaid('So a.', undefined, { confidence: 'likely' }) }),
      point('b', { severity: 'cosmetic' }),
      point('c', { severity: 'licence' }),
      point('d', { kind: 'question', said: madeSaid('So d.', undefined, { confidence: 'reading' }) }),
      point('e', { weight: 2 }),
    ];
    const note = (page: number, line: number, better: string) => ({
      id: `ln.${page}.${line}`,
      kind: 'spelling' as const,
      cite: madeCite(page, 'x', { line }),
      written: `Written ${page}.${line}`,
      better,
    });
    const absence = { terms: ['x'], after: 7, before: null, speaker: null, where: 'any' as const };
    const setups = [
      madeSetup('The key', { state: 'dropped', paid: [], absence }),
      madeSetup('The map', { state: 'dropped', paid: [], planted: [madeCite(4)] }),
    ];
    expect(
      linesRead({ points, setups, lineNotes: [note(9, 2, 'Better.'), note(4, 7, ''), note(4, 3, 'Good.')] }),
    ).toEqual([
      'prose “” opinion',
      '  “Likely”: the pages point that way, and no line was found that settles it. “Readers may differ”: a matter of taste.',
      'findings “Major” opinion',
      '  Title of a (likely) [major] #a',
      '  - So a. @1:1',
      'findings “Minor” opinion',
      '  Title of d (readers may differ) [info] #d',
      '  - So d. @1:1',
      '  Title of e [minor] #e',
      '  - Said of e. @1:1',
      'findings “Cosmetic” opinion',
      '  Title of b [info] #b',
      '  - Said of b. @1:1',
      'findings “What its kind of story allows” opinion',
      '  Title of c [info] #c',
      '  - Said of c. @1:1',
      'findings “Planted and dropped” opinion',
      '  The key [minor] #setup.2.1',
      '  - Not again after page 7. @2:1',
      '  The map [minor] #setup.4.1',
      '  - Not again. @4:1',
      'table “Lines to correct, in page order” opinion #line-notes',
      '  Page> | As written | Correction',
      '  4 | Written 4.3 | Good.',
      '  4 | Written 4.7 | Leave it out.',
      '  9 | Written 9.2 | Better.',
      '  [0,0] -> 4 on 4:3',
      '  [1,0] -> 4 on 4:7',
      '  [2,0] -> 9 on 9:2',
    ]);
    expect(linesRead({})).toEqual([]);
    const many = Array.from({ length: 70 }, (_, index) => note(index + 1, 1, 'x'));
    expect(linesRead({ lineNotes: many }).filter((line) => line.includes('Written'))).toHaveLength(60);
  });
});

describe('counted slips below faults that were read', () => {
  const slip = (text: string, quote: string, page = 5, line = 2) => ({ text, evidence: [at(page, quote, line)] });
  const under = (bullets: Flaw['bullets'], marked: readonly (readonly [number, number])[] = [[99, 1]]) => {
    const lineNotes = marked.map(([page, line]) => ({
      id: `ln.${page}`,
      kind: 'spelling' as const,
      cite: madeCite(page, 'x', { line }),
      written: 'x',
      better: '',
    }));
    const entries = flawDetectionEntries({ ...found, flaws: [flaw('a'), flaw('c', { lineNotes: true, bullets })] });
    return underFlaws(entries, madeRead({ lineNotes })).flatMap(({ blocks }) => laidOut(blocks));
  };
  it('are lines of a few words as they stand and as they should, in page order, with the capitals that stand there', () => {
    const bullets = [
      slip('Page 5: “Teh” should be “the”.', 'She walks slowly over to teh big green door.'),
      slip('Page 4: “Teh” should be “the”.', 'Teh door.', 4),
      slip('Page 5: “is is” should be “is”.', 'It is is lost.', 5, 1),
      slip('Page 3: “Im” should be “I’m”.', 'So im here.', 3, 1),
      slip('Page 3: “teh” should be “the”.', 'UNDER TEH BED', 3, 2),
      slip('Page 6: “A” should be “an”.', 'A man has a apple.', 6),
      slip('Page 7: “Ghost” should be “host”.', 'Nobody.', 7),
      slip('Page 8: “O’er” should be “over”.', 'Flo’er, o’er and O’er.', 8),
      { text: 'Without a place “x”.', evidence: [] },
      slip('No words.', 'Nobody.', 9),
    ];
    expect(under(bullets)).toEqual([
      'findings “Minor, found by counting” counted #minor',
      '  Title a [minor] #a',
      '  - Said a. @3:1',
      '  > Mend a.',
      'table “More lines to correct, found by spelling alone” counted',
      '  Page> | As written | Correction',
      '  3 | So im here. | I’m',
      '  3 | UNDER TEH BED | THE',
      '  4 | Teh door. | The',
      '  5 | is is lost. | is lost.',
      '  5 | to teh big | the',
      '  6 | has a apple. | an',
      '  7 | Ghost | host',
      '  8 | Flo’er, o’er and | over',
      '  [0,0] -> 3 on 3:1',
      '  [1,0] -> 3 on 3:2',
      '  [2,0] -> 4 on 4:2',
      '  [3,0] -> 5 on 5:1',
      '  [4,0] -> 5 on 5:2',
      '  [5,0] -> 6 on 6:2',
      '  [6,0] -> 7 on 7:2',
      '  [7,0] -> 8 on 8:2',
    ]);
  });

  it('are a line for each place of the same slip, but for those that the reader has marked', () => {
    const text = 'Pages 5 and 8: “a orange” should be “an orange”.';
    const evidence = [at(5, 'He has a orange hat.', 2), at(8, 'In a orange coat.', 4)];
    expect(under([{ text, evidence }], [[5, 2]]).filter((line) => line.includes('orange'))).toEqual([
      '  8 | In a orange | an',
    ]);
  });

  it('are left out where the reader has marked the line, and stay as they are where no line was marked', () => {
    const bullets = [slip('Page 5: “Teh” should be “the”.', 'Teh door.')];
    expect(under(bullets, [[5, 2]])).toEqual([
      'findings “Minor, found by counting” counted #minor',
      '  Title a [minor] #a',
      '  - Said a. @3:1',
      '  > Mend a.',
    ]);
    expect(under(bullets, [[5, 3]])).toHaveLength(8);
    expect(under(bullets, [[3, 1]]).join()).not.toContain('Title a');
    expect(under(bullets, []).slice(4)).toEqual([
      'findings “Line notes: at least one slip” counted #line-notes',
      '  Title c [minor] #c',
      '  - Page 5: “Teh” should be “the”. @5:2',
      '  > Mend c.',
    ]);
  });
});
