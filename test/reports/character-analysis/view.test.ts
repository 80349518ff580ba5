/** What the character analysis selects from the story graph. */
import { describe, expect, it } from 'vitest';
import { characterAnalysisView } from '../../../lib/reports/character-analysis/view.ts';
import type { Agency } from '../../../lib/story/portrait.ts';
import type { Story } from '../../../lib/story/story-graph.ts';
import { citeOf, person, portraitOf, sourceOf } from '../story-people.ts';

type AnalysisStory = Parameters<typeof characterAnalysisView>[0];
const noWomen: Story['bechdel'] = { women: [], men: [], shown: [], talk: null, free: null };
const story: AnalysisStory = {
  source: sourceOf({ lead: 'ch.ANN' }),
  scenes: [],
  characters: [person('Ann', { words: 80, share: 0.2 }), person('Ben'), person('Voice', { onlyHeard: true })],
  portraits: ['Ann', 'Ben', 'Voice'].map((name) => portraitOf(name)),
  voices: null,
  bechdel: noWomen,
};
const view = (over: Partial<AnalysisStory> = {}) => characterAnalysisView({ ...story, ...over });
const arcOf = (over: Partial<Story['characters'][number]>, lead: string | null = null) =>
  view({ characters: [person('Ann', over)], source: sourceOf({ lead }) }).characters[0]?.arc;

describe('the view', () => {
  it('follows those with four speeches and compares the two leads who are seen', () => {
    const found = view();
    expect(found.characters.map(({ id, name, role }) => [id, name, role])).toEqual([
      ['ANN', 'Ann', 'most words: 20% of the talk'],
      ['BEN', 'Ben', '10% of the talk'],
      ['VOICE', 'Voice', '10% of the talk'],
    ]);
    expect(found.overview[0]).toMatch(/Ann speaks twice as much as Ben\.$/);
    expect(view({ characters: [person('Ann'), person('Voice', { onlyHeard: true })] }).overview[0]).toMatch(
      /among two speakers\.$/,
    );
    expect(view({ characters: [person('Ann', { share: 0.12345 })] }).characters[0]?.share).toBe(0.123);
  });

  it('says why nobody is followed, and then tells no Bechdel test', () => {
    const found = view({ characters: [person('Ann', { speeches: 3 })] });
    expect(found.overview[0]).toMatch(/^One character speaks, none of them four times/);
    expect([found.characters, found.bechdel]).toEqual([[], []]);
  });
});

describe('the arc', () => {
  it('shows the introduction, first and last words, and asks to compare those of the lead', () => {
    const introduction = { fullName: null, age: null, description: null, page: 3, cite: citeOf('ANN waits.', 4) };
    const arc = arcOf({ introduction });
    expect(arc?.map(({ text }) => text)).toEqual([
      'Ann is first shown on page 3.',
      'First words on page 1, last words on page 2.',
      expect.stringMatching(/^Ann’s words are spread/),
    ]);
    expect(arc?.[0]?.evidence).toEqual([{ scene: 1, page: 4, line: 1, quote: 'ANN waits.' }]);
    expect(arc?.[1]?.evidence.map(({ quote }) => quote)).toEqual(['Ann begins.', 'Ann ends.']);
    expect(arcOf({}, 'ch.ANN')?.[0]?.text).toContain('read the two side by side');
  });

  it('names partners, and tells a silence by the length of the script', () => {
    const partner = { character: 'ch.BEN', exchanges: 2 };
    const told = view({ portraits: [portraitOf('Ann', { partners: { early: partner, late: null } })] });
    expect(told.characters[0]?.arc[1]?.text).toBe(
      'Ann talks in one half of the script alone, most with Ben (two exchanges).',
    );
    expect(arcOf({ silence: { from: 1, to: 4 } })?.at(-1)?.text).toContain('from page 1 to page 4');
  });
});

describe('voice and agency', () => {
  const own = (word: string, quote: string | null) => ({
    word,
    count: 3,
    others: 0,
    cite: quote === null ? null : citeOf(quote),
  });

  it('shows the longest speech, and places of the first two own words', () => {
    const ownWords = [own('heron', 'A heron.'), own('ferry', null), own('gull', 'A gull.')];
    const [ann] = view({ portraits: [portraitOf('Ann', { ownWords })] }).characters;
    expect(ann?.voice.map(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual([
      ['Ann speaks long.'],
      ['A heron.'],
    ]);
    expect(ann?.voice[1]?.text).toContain('“gull”');
    expect(view().characters[0]?.voice).toHaveLength(1);
  });

  it('tells what is refused and done, or that the words are not English', () => {
    expect(view().characters[0]?.agency).toEqual([{ text: expect.stringContaining('not'), evidence: [] }]);
    const agency: Agency = {
      refusals: 1,
      demands: 0,
      pushes: 1,
      pushing: [citeOf('No!')],
      acts: 0,
      verbs: [],
      acting: [],
    };
    const told = (over: Partial<Agency>) =>
      view({ portraits: [portraitOf('Ann', { agency: { ...agency, ...over } })] }).characters[0]?.agency;
    expect(told({})?.map(({ text }) => text)).toEqual([
      'Of Ann’s four speeches one refuses or contradicts and one asks; none was heard to demand or instruct (25% push, by opening words and verbs).',
      'No sentence of action begins with Ann doing something.',
    ]);
    expect(told({})?.[0]?.evidence[0]?.quote).toBe('No!');
    const acted = { acts: 1, verbs: [{ verb: 'rows', count: 1 }], acting: [citeOf('Ann rows.')] };
    expect(told(acted)?.[1]).toMatchObject({
      text: 'One sentence of action begins with Ann doing something: “rows”.',
      evidence: [{ quote: 'Ann rows.' }],
    });
  });

  it('tells the test of voices, or who says most where too few say enough', () => {
    expect(view().voiceText[0]).toContain('(most: Ann 80, Ben 40 and Voice 40)');
    const voices = { speakers: ['ch.BEN', 'ch.ANN'], halves: 4, matched: 3, chance: 1 / 3 };
    expect(view({ voices }).voiceText[0]).toMatch(
      /^Ben and Ann were each split .* 3 of the 4 halves .* four leading .* 68%/,
    );
  });
});

describe('the Bechdel test', () => {
  it('stops at fewer than two women', () => {
    expect(view().bechdel.map(({ label }) => label)).toEqual(['Gender stated', 'Two women who talk']);
    expect(view({ bechdel: { ...noWomen, women: ['ch.ANN'] } }).bechdel[1]?.value).toMatch(/^Can’t be told/);
  });

  it('goes on to talk and to talk of something else, each with its place', () => {
    const bechdel: Story['bechdel'] = {
      women: ['ch.ANN', 'ch.BEN'],
      men: ['ch.VOICE'],
      shown: [citeOf('ANN, a woman.')],
      talk: { exchanges: 2, scenes: 1, between: ['ch.ANN', 'ch.BEN'], cite: citeOf('Yes.') },
      free: { exchanges: 1, cite: citeOf('So.') },
    };
    const found = view({ bechdel }).bechdel;
    expect(found.map(({ value }) => value)).toEqual([
      'three speakers of 3: two women (Ann and Ben), one man (Voice)',
      'Met: two exchanges in one scene',
      'Met: one exchange without a word for a man',
    ]);
    expect(found.map(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual([
      ['ANN, a woman.'],
      ['Yes.'],
      ['So.'],
    ]);
    expect(found[1]?.note).toBe('first between Ann and Ben');
    const none = view({ bechdel: { ...bechdel, talk: null, free: null } }).bechdel;
    expect(none.slice(1).map(({ evidence }) => evidence)).toEqual([[], []]);
    const nine = { ...bechdel, women: Array.from({ length: 9 }, () => 'ch.ANN') };
    expect(view({ bechdel: nine }).bechdel[0]?.value.match(/Ann/g)).toHaveLength(8);
  });
});
