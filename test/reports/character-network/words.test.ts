/** The words of the character network, from facts to sentences. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/character-network/words.ts';
import type { StoryCharacter } from '../../../lib/story/character.ts';

describe('the shape of the cast', () => {
  it('tells the centre with its partners, and the lead where that is another', () => {
    const all = { exchanges: 8, speakers: 4, lead: null };
    expect(words.centre('Ann', { exchanges: 6, partners: 2 }, all)).toEqual({
      keyword: 'Centre: Ann',
      description: 'Ann takes part in 75% of all exchanges (6 of 8) and talks with 2 of the 3 others who speak.',
    });
    expect(words.centre('Ann', { exchanges: 6, partners: 3 }, { ...all, lead: 'Ben' }).description).toMatch(
      /with all 3 others who speak\. Ben speaks more words, but is answered less often\.$/,
    );
    expect(words.centre('Ann', { exchanges: 8, partners: 1 }, { ...all, speakers: 2 }).description).toMatch(
      /with the one other who speaks\.$/,
    );
  });

  it('tells the strongest tie and the next', () => {
    const first = { names: ['Ann', 'Ben'], exchanges: 3 };
    expect(words.strongestTie(first, [2, 14], { names: ['Ann', 'Carl'], exchanges: 2 })).toEqual({
      keyword: 'Strongest tie: Ann and Ben',
      description:
        'They answer each other three times in two scenes, from page 2 to page 14; the next tie, Ann and Carl, has 2.',
    });
    expect(words.strongestTie(first, [2], null).description).toBe(
      'They answer each other three times in one scene, on page 2.',
    );
  });

  it('tells a bridge with those who talk with nobody else, four by name', () => {
    expect(words.bridge('Ann', 0.5, [])).toEqual({
      keyword: 'Bridge: Ann',
      description: '50% of the shortest ways between any two others lead through Ann.',
    });
    expect(words.bridge('Ann', 0.5, ['Ben']).description).toMatch(/Ben talks with nobody else\.$/);
    expect(words.bridge('Ann', 0.5, ['A', 'B', 'C', 'D']).description).toMatch(/A, B, C and D talk with nobody else/);
    expect(words.bridge('Ann', 0.5, ['A', 'B', 'C', 'D', 'E']).description).toMatch(
      /A, B, C and D and others talk with nobody else/,
    );
  });

  it('tells groups, large ones by three names, and whether they are clearly apart', () => {
    const found = [
      ['A', 'B', 'C', 'D', 'E'],
      ['F', 'G', 'H', 'I'],
    ];
    expect(words.groups(found, 0.3)).toEqual({
      keyword: 'Two groups',
      description:
        'By who answers whom the cast falls into (1) A, B, C and 2 others; (2) F, G, H and I. The groups are clearly apart (modularity 0.3).',
    });
    expect(words.groups(found, 0.29).description).toContain('The groups run into one another (modularity 0.29).');
  });

  it('tells the reach', () => {
    expect(words.reach(2, { possible: 6, density: 1 / 3, exchanges: 1 }).description).toBe(
      '2 of 6 possible pairs ever exchange a line (33%), over one exchange.',
    );
  });

  it('tells who never talks, with shared scenes and two more pairs', () => {
    const o = { names: ['Ann', 'Ben'] as const, pages: [], leading: 5, others: [] };
    expect(words.neverTalk(o)).toEqual({
      keyword: 'Never talk: Ann and Ben',
      description: 'They are among the five who speak most, yet exchange no line and share no scene.',
    });
    expect(
      words.neverTalk({
        ...o,
        leading: null,
        pages: [1, 2, 3, 4, 5],
        others: [
          ['A', 'B'],
          ['C', 'D'],
          ['E', 'F'],
        ],
      }).description,
    ).toBe(
      'Both speak, yet exchange no line, though both are in five scenes (pages 1, 2, 3 and 4). The same holds for A and B and C and D.',
    );
  });

  it('tells whom nobody answers, and who of them is only heard', () => {
    const alone = (name: string, onlyHeard = false) => ({ name, onlyHeard });
    expect(words.answeredByNobody([alone('Ann')])).toEqual({
      keyword: 'Answered by nobody: Ann',
      description: 'Ann speaks without exchanging lines with anyone.',
    });
    expect(words.answeredByNobody([alone('Ann'), alone('Ben', true)]).description).toBe(
      'Ann and Ben speak without exchanging lines with anyone. Ben is only heard, in voice-over.',
    );
    expect(words.answeredByNobody([alone('Ann', true), alone('Ben', true)]).description).toMatch(
      /Ann and Ben are only heard, in voice-over\.$/,
    );
  });
});

const ann: StoryCharacter = {
  id: 'ch.ANN',
  name: 'Ann',
  words: 20,
  speeches: 3,
  share: 0.4,
  scenes: [1, 2],
  firstPage: 1,
  lastPage: 4,
  onlyHeard: false,
  introduction: null,
  quarters: [25, 25, 25, 25],
  silence: null,
  first: null,
  last: null,
  longest: null,
  directions: 0,
  inDetails: false,
};

describe('a portrait', () => {
  const own = { word: 'heron', count: 12, others: 3, cite: null };

  it('tells size and span, the partner and own words', () => {
    expect(words.portrait(ann, null, [])).toBe(
      'Three speeches and 20 words (40% of the talk) in two scenes, from page 1 to page 4.',
    );
    expect(words.portrait({ ...ann, scenes: [], lastPage: 1 }, { name: 'Ben', exchanges: 1 }, [own])).toBe(
      'Three speeches and 20 words (40% of the talk) in one scene, on page 1. Talks most with Ben (one exchange). Ann’s own word: “heron” (12, the others 3).',
    );
    expect(words.portrait(ann, null, [own, own])).toContain('Ann’s own words: “heron” (12, the others 3) and ');
  });

  it('opens with what the script prints of age and description', () => {
    const introduction = {
      fullName: 'Ann Marl',
      age: 40,
      description: 'a fisher',
      page: 1,
      cite: { scene: 1, from: 1, to: 1, page: 1, line: 1, quote: '' },
    };
    expect(words.portrait({ ...ann, introduction }, null, [])).toMatch(/^Ann Marl, 40, a fisher: three speeches/);
    expect(words.portrait({ ...ann, introduction: { ...introduction, age: null } }, null, [])).toMatch(
      /^Ann Marl, a fisher: three/,
    );
    expect(
      words.portrait({ ...ann, introduction: { ...introduction, age: null, description: null } }, null, []),
    ).toMatch(/^Three/);
  });
});

describe('a manner of speech', () => {
  it('tells habits with shares and the length', () => {
    const habits = [
      { habit: 'asking' as const, share: 0.5, others: 0.1, line: null },
      { habit: 'warm' as const, share: 0.4, others: 0, line: null },
    ];
    expect(words.manner(ann, { habits, length: { words: 20.04, others: 8, stands: 'long' } })).toEqual({
      keyword: 'Ann: asking, warm, at length',
      description:
        '50% of Ann’s 3 speeches ask, against 10% of the others’. 40% of Ann’s 3 speeches hold a word of thanks, apology, affection or care, against 0% of the others’. A speech has 20 words on average, the others’ 8.',
    });
    expect(words.manner(ann, { habits: [], length: { words: 2, others: 8, stands: 'brief' } }).keyword).toBe(
      'Ann: brief',
    );
    expect(words.manner(ann, { habits: [], length: { words: 8, others: 8, stands: null } })).toEqual({
      keyword: 'Ann: even',
      description:
        'A speech has 8 words on average, the others’ 8. In no habit counted here does Ann stand out from the others.',
    });
  });
});

describe('a tie', () => {
  const told = (spoken: [number, number], questions: [number, number], pages = [3]): string =>
    words.tie(['Ann', 'Ben'], { exchanges: 2, words: spoken, questions }, pages).description;

  it('tells where, who has more of the words and who asks', () => {
    expect(words.tie(['Ann', 'Ben'], { exchanges: 1, words: [0, 0], questions: [0, 0] }, [3])).toEqual({
      keyword: 'Ann and Ben',
      description: 'One exchange in one scene, on page 3.',
    });
    expect(told([60, 40], [6, 5])).toBe(
      'Two exchanges in one scene, on page 3. There Ann has 60% of the words of the two; Ann asks more (6 questions to 5).',
    );
    expect(told([40, 60], [1, 2])).toContain(
      'There Ben has 60% of the words of the two; Ben asks more (2 questions to 1).',
    );
    expect(told([56, 44], [0, 0])).toContain('There Ann and Ben speak about equally; neither asks a question.');
    expect(told([58, 42], [1, 1])).toContain('There Ann has 58%');
    expect(told([50, 50], [1, 1])).toContain('equally; each asks one question.');
    expect(told([50, 50], [2, 0])).toContain('equally; only Ann asks (two questions).');
    expect(told([50, 50], [0, 1])).toContain('equally; only Ben asks (one question).');
  });

  it('tells the pages of several scenes', () => {
    expect(told([1, 1], [0, 0], [3, 3])).toMatch(/^Two exchanges in two scenes, all on page 3\. /);
    expect(told([1, 1], [0, 0], [9, 3, 5])).toMatch(/^Two exchanges in three scenes between page 3 and page 9\. /);
  });
});

describe('the map', () => {
  it('has a title and labels for its groups', () => {
    expect(words.mapTitle(['Ann', 'Ben'], 1, 1)).toBe('Ann and Ben carry 1 of 1 exchange');
    expect(words.mapTitle(['Ann', 'Ben'], 2, 3)).toBe('Ann and Ben carry 2 of 3 exchanges');
    expect(words.groupLabel(['A', 'B', 'C', 'D'])).toBe('A, B, C and D');
    expect(words.groupLabel(['A', 'B', 'C', 'D', 'E'])).toBe('Around A: B, C and 2 others');
    expect(words.aloneLabel(['A', 'B', 'C', 'D'])).toBe('With nobody: A, B, C and D');
    expect(words.aloneLabel(['A', 'B', 'C', 'D', 'E'])).toBe('With nobody: A, B, C and 2 others');
    expect(words.by(['Ann', 'Ben'])).toBe('Ann and Ben');
  });
});
