/** The words of the character analysis, from facts to sentences. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/character-analysis/words.ts';

describe('the overview', () => {
  const [ann, ben] = [
    { name: 'Ann', share: 0.5, words: 120 },
    { name: 'Ben', share: 0.25, words: 100 },
  ] as const;

  it('names who is followed with their share and how the leads compare', () => {
    expect(words.overview([ann, ben], 5, [ann, ben])).toBe(
      'Ann and Ben share 75% of all words, among five speakers. Ann speaks 1.2 times as much as Ben.',
    );
    expect(words.overview([ann, ben], 2, [{ ...ann, words: 119 }, ben])).toBe(
      'Ann and Ben share all the words between them, among two speakers. Ann and Ben speak almost equally: by words this is a story of two.',
    );
    expect(words.overview([ann], 1, null)).toBe('Ann speaks 50% of all words, among one speaker.');
    expect(words.overview([ann, ben], 3, [ann, { ...ben, words: 0 }])).toContain('120 times as much');
  });

  it('says why nobody is followed', () => {
    expect(words.nobodyToFollow(0, 4)).toBe(
      'Nobody speaks in this script, so no character can be followed by their words.',
    );
    expect(words.nobodyToFollow(1, 4)).toBe(
      'One character speaks, none of them four times or more: too little to follow anyone.',
    );
    expect(words.nobodyToFollow(2, 4)).toMatch(/^Two characters speak, /);
  });
});

describe('a character’s head', () => {
  const introduction = {
    fullName: 'Ann Marl',
    age: 40,
    description: null,
    page: 1,
    cite: { scene: 1, from: 1, to: 1, page: 1, line: 1, quote: '' },
  };

  it('has the printed name and age, and the size of the part', () => {
    expect(words.fullName({ name: 'Ann', introduction })).toBe('Ann Marl, 40');
    expect(words.fullName({ name: 'Ann', introduction: { ...introduction, fullName: null, age: null } })).toBe('Ann');
    expect(words.fullName({ name: 'Ann', introduction: null })).toBe('Ann');
    expect([words.role({ share: 0.4 }, 0), words.role({ share: 0.4 }, 1)]).toEqual([
      'most words: 40% of the talk',
      '40% of the talk',
    ]);
    expect(words.size({ speeches: 1, scenes: [1, 2], words: 7 })).toBe('One speech in two scenes, seven words in all.');
    expect(words.size({ speeches: 2, scenes: [1], words: 1 })).toBe('Two speeches in one scene, one word in all.');
  });
});

describe('the arc', () => {
  it('asks for a comparison of first and last words of the lead alone', () => {
    expect(words.firstShown('Ann', 3)).toBe('Ann is first shown on page 3.');
    expect(words.firstAndLast('Ann', [1, 9], false)).toBe('First words on page 1, last words on page 9.');
    expect(words.firstAndLast('Ann', [1, 9], true)).toBe(
      'First words on page 1, last words on page 9: read the two side by side and ask what Ann has learnt, lost or won between them.',
    );
  });

  it('tells the partners of both halves', () => {
    const ben = { character: 'ch.BEN', name: 'Ben', exchanges: 13 };
    const carl = { character: 'ch.CARL', name: 'Carl', exchanges: 2 };
    expect(words.partners('Ann', null, null)).toBeNull();
    for (const [early, late] of [
      [ben, null],
      [null, ben],
    ] as const)
      expect(words.partners('Ann', early, late)).toBe(
        'Ann talks in one half of the script alone, most with Ben (13 exchanges).',
      );
    expect(words.partners('Ann', ben, { ...ben, exchanges: 2 })).toBe(
      'Ann talks most with Ben in both halves (13 exchanges, then two).',
    );
    expect(words.partners('Ann', ben, carl)).toBe(
      'Ann talks most with Ben in the first half (13 exchanges) and with Carl in the second (two).',
    );
  });

  it('tells the weight by quarters, the quarters without a word and a long silence', () => {
    const told = (quarters: number[], silence: { from: number; to: number } | null, pages: number) =>
      words.weight({ name: 'Ann', quarters, silence }, pages);
    expect(told([34, 22, 22, 22], null, 100)).toBe(
      'Ann’s words are spread over the whole script (34%, 22%, 22%, 22% by quarter).',
    );
    expect(told([30, 35, 35, 0], null, 100)).toBe(
      'Ann says most in the second quarter: 35% of all Ann’s words. Nothing is heard of Ann in the last quarter.',
    );
    expect(told([0, 0, 100, 0], null, 100)).toContain('in the first, second and last quarters.');
    expect(told([25, 25, 25, 25], { from: 10, to: 25 }, 100)).toContain(
      ' The longest silence runs from page 10 to page 25.',
    );
    expect(told([25, 25, 25, 25], { from: 10, to: 24 }, 100)).not.toContain('silence');
    expect(told([25, 25, 25, 25], { from: 1, to: 4 }, 5)).toContain('silence');
    expect(told([25, 25, 25, 25], { from: 1, to: 3 }, 5)).not.toContain('silence');
  });
});

describe('the voice', () => {
  const line = { speakers: [], cite: { scene: 1, from: 1, to: 1, page: 1, line: 1, quote: '' } };
  const told = (count: number): string =>
    words.voice(
      { name: 'Ann', words: count, speeches: 10, longest: { words: 30, line } },
      { questions: 4, exclamations: 1 },
      { talkWords: 1000, speeches: 100 },
    );

  it('compares words a speech with the script’s average', () => {
    expect(told(116)).toBe(
      '11.6 words a speech, longer than the script’s average of 10; a question in 40% of Ann’s speeches, an exclamation mark in 10%. Longest: 30 words.',
    );
    expect(told(86)).toContain('8.6 words a speech, shorter than the');
    for (const same of [115, 87]) expect(told(same)).toContain('about as long as');
  });

  it('lists own words', () => {
    const own = { word: 'heron', count: 12, others: 3, cite: null };
    expect(words.ownWords('Ann', [own, { ...own, word: 'ferry' }])).toBe(
      'Words that are Ann’s more than anyone’s: “heron” (12) and “ferry” (12).',
    );
  });

  it('is tested where enough is said', () => {
    expect(
      words.tooFewVoices(
        [
          { name: 'Ann', words: 600 },
          { name: 'Ben', words: 20 },
        ],
        3,
        500,
      ),
    ).toBe(
      'The test by small words (Burrows’ Delta) needs three speakers with 500 words each; this script has fewer (most: Ann 600 and Ben 20), so no answer is given.',
    );
    expect(
      words.voicesTold({ matched: 5, halves: 8, chance: 1 / 7 }, ['Ann', 'Ben'], { share: 0.68, speakers: 4 }),
    ).toBe(
      'Ann and Ben were each split into two halves by every other speech; 5 of the 8 halves lie nearest to their own other half by their small words (Burrows’ Delta). Chance gives about 1; among four leading speakers of produced scripts 68% find each other.',
    );
    expect(words.voicesTold({ matched: 5, halves: 6, chance: 0.01 }, [], { share: 0.68, speakers: 4 })).toContain(
      'gives about 1;',
    );
  });
});

describe('agency', () => {
  it('counts what is heard and names what is not', () => {
    const told = (refusals: number, demands: number, questions: number): string =>
      words.pushing('Ann', 5, { refusals, demands, questions, pushes: 2 });
    expect(told(1, 1, 1)).toBe(
      'Of Ann’s five speeches one refuses or contradicts, one demands or instructs and one asks (40% push, by opening words and verbs).',
    );
    expect(told(2, 2, 0)).toBe(
      'Of Ann’s five speeches two refuse or contradict and two demand or instruct; none was heard to ask (40% push, by opening words and verbs).',
    );
    expect(told(0, 0, 2)).toContain('speeches two ask; none was heard to refuse, contradict, demand or instruct (40%');
    expect(words.pushing('Ann', 1, { refusals: 0, demands: 0, questions: 0, pushes: 0 })).toBe(
      'Of Ann’s one speech none was heard to refuse, contradict, demand, instruct or ask (0% push, by opening words and verbs).',
    );
  });

  it('lists verbs, each with its count where it stands twice', () => {
    const verbs = [
      { verb: 'rows', count: 2 },
      { verb: 'mends', count: 1 },
    ];
    expect(words.acts('Ann', { acts: 3, verbs })).toBe(
      'Three sentences of action begin with Ann doing something: “rows” (2) and “mends”.',
    );
    expect(words.acts('Ann', { acts: 1, verbs: verbs.slice(1) })).toBe(
      'One sentence of action begins with Ann doing something: “mends”.',
    );
    expect(words.noActs('Ann')).toBe('No sentence of action begins with Ann doing something.');
    expect(words.notEnglish('Ann')).toContain('What Ann refuses');
  });
});

describe('the Bechdel test', () => {
  it('names women and men, and both steps whether met or not', () => {
    expect(words.genderStated({ count: 2, names: ['Ann', 'Eve'] }, { count: 0, names: [] }, 9).value).toBe(
      'two speakers of 9: two women (Ann and Eve), no men',
    );
    expect(words.womenTalk({ exchanges: 1, scenes: 2, names: ['Ann', 'Eve'] })).toEqual({
      label: 'Two women who talk',
      value: 'Met: one exchange in two scenes',
      note: 'first between Ann and Eve',
    });
    expect(words.womenTalk(null)).toMatchObject({ value: 'Not met between women whose gender is stated', note: null });
    expect(words.notOfAMan({ exchanges: 2 }).value).toBe('Met: two exchanges without a word for a man');
    expect(words.notOfAMan(null).value).toMatch(/^Not met, or can’t be told/);
  });
});
