/** A paragraph about a person, by the facts that stand out. */
import { describe, expect, it } from 'vitest';
import type { PersonFacts } from '../../../lib/reports/character-analysis/person-facts.ts';
import { portraitText } from '../../../lib/reports/character-analysis/portrait-words.ts';

const noah: PersonFacts = {
  name: 'Noah',
  speeches: 46,
  share: 0.07,
  pages: 118,
  from: 4,
  to: 111,
  speaksOn: 16,
  onlyHeard: false,
  introducedOn: 3,
  namedFrom: 3,
  crowding: null,
  silence: null,
  lastNamed: 117,
  lastPossible: 117,
  end: null,
  speaksFirst: false,
  speaksLast: false,
  longest: { words: 40, page: 104 },
  others: ['Ann', 'Ben', 'Carl', 'Dora'],
};
const told = (over: Partial<PersonFacts> = {}, full = true): string => portraitText({ ...noah, ...over }, full);

describe('a paragraph about a person', () => {
  it('tells how much they speak and where, and where else than in the stretch that has almost all', () => {
    expect(told()).toMatch(/46.*4.*111/);
    const crowded = told({ crowding: { from: 100, to: 111, count: 35, rest: [4, 5, 58, 79, 80] } });
    expect(crowded).toMatch(/35/);
    expect(crowded).toMatch(/page 99.*pages 4-5, 58 and 79-80|pages 4-5, 58 and 79-80/);
    expect(told({ from: 7, to: 7 })).toContain('page 7');
    expect(told({ speaksOn: 80 })).toContain('80');
  });

  it('tells a silence with whether the name stands there, and nothing where that is in doubt', () => {
    const silence = { from: 20, to: 50, seen: [], called: [], named: [] };
    expect(told({ silence })).toMatch(/20.*50.*(?:unseen and unnamed|not stand|mention)/);
    expect(told({ silence: { ...silence, seen: [30], called: [30], named: [30] } })).toContain('page 30');
    // Of too many pages their number, never some of them as if they were all.
    const many = Array.from({ length: 12 }, (_, at) => 21 + 2 * at);
    expect(told({ silence: { ...silence, called: many, named: many } })).toContain('on 12 of them');
    expect(told({ silence: { ...silence, named: [30] } })).not.toMatch(/30|unnamed|mention/);
  });

  it('tells an early end, and that the name is not found after it only where that is sure', () => {
    const gone = { to: 60, lastNamed: 60, lastPossible: 60 };
    expect(told(gone)).toMatch(/60/);
    expect(told(gone)).toMatch(/nobody names|not named again|last to hear|comes back/);
    expect(told({ ...gone, lastPossible: 90 })).not.toMatch(/nobody names|not named again|last to hear|comes back/);
    expect(told({ ...gone, lastNamed: 90, lastPossible: 90 })).toMatch(/90/);
    expect(told({ speaksLast: true })).toMatch(/last (?:line of the script|word)/);
  });

  it('tells the first line, an entrance long before it, few partners and long and short speeches', () => {
    expect(told({ speaksFirst: true })).toContain('the first line of the script among them');
    expect(told({ from: 30, introducedOn: 3 })).toContain('page 3');
    expect(told({ others: ['Ann'] })).toMatch(/Ann alone|nobody but Ann/);
    expect(told({ others: [] })).toContain('nobody answers Noah');
    expect(told({ longest: { words: 125, page: 48 } })).toMatch(/48.*125|125.*48/);
    expect(told({ longest: { words: 9, page: 48 } })).toMatch(/nine words/);
    expect(told({ onlyHeard: true })).toContain('only heard');
  });

  it('is a sentence for a small part, and made of whole sentences', () => {
    expect(told({}, false).split('. ')).toHaveLength(1);
    for (const text of [told(), told({ speaksFirst: true, longest: { words: 125, page: 48 } })])
      expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
  });
});
