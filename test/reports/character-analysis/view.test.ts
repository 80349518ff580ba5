/** What the character analysis selects from the story graph. */
import { describe, expect, it } from 'vitest';
import { characterAnalysisView } from '../../../lib/reports/character-analysis/view.ts';
import { citeOf, lineOf, person, portraitOf, presenceOf, sourceOf } from '../story-people.ts';

type AnalysisStory = Parameters<typeof characterAnalysisView>[0];
const story: AnalysisStory = {
  source: sourceOf({ lead: 'ch.ANN' }),
  characters: [person('Ann', { words: 80, share: 0.2 }), person('Ben'), person('Voice', { onlyHeard: true })],
  portraits: ['Ann', 'Ben', 'Voice'].map((name) => portraitOf(name)),
  presences: [],
  silentPeople: [],
};
const view = (over: Partial<AnalysisStory> = {}) => characterAnalysisView({ ...story, ...over });

describe('the view', () => {
  it('follows those with four speeches, each with the size of the part', () => {
    const found = view();
    expect(found.characters.map(({ id, name, role }) => [id, name, role])).toEqual([
      ['ANN', 'Ann', '20% of the talk'],
      ['BEN', 'Ben', '10% of the talk'],
      ['VOICE', 'Voice', '10% of the talk'],
    ]);
    expect(found.overview).toEqual([]);
    expect(found.characters[0]).toMatchObject({ speeches: 4, scenes: 1 });
    expect(view({ characters: [person('Ann', { share: 0.12345 })] }).characters[0]?.share).toBe(0.12345);
  });

  it('says why nobody is followed', () => {
    const found = view({ characters: [person('Ann', { speeches: 3 })] });
    expect(found.overview[0]).toMatch(/^One character speaks, none of them four times/);
    expect(found.characters).toEqual([]);
  });
});

describe('the arc', () => {
  const shownOf = (over: Parameters<typeof person>[1]) =>
    view({ characters: [person('Ann', over)] }).characters[0]?.arc.map(
      ({ text, evidence }) => `${text}: ${evidence.map(({ page, quote }) => `${page} ${quote}`).join()}`,
    );

  const lines = { first: lineOf('Ann', 'Ann begins it all.', 1), last: lineOf('Ann', 'Ann ends it all.', 2) };
  it('shows the introduction and the first words', () => {
    const introduction = {
      fullName: null,
      age: null,
      description: null,
      isLarge: true,
      isFirst: true,
      page: 1,
      cite: citeOf('ANN waits.', 1),
    };
    expect(shownOf({ ...lines, introduction })).toEqual(['Enters: 1 ANN waits.', 'First line: 1 Ann begins it all.']);
    expect(shownOf({ ...lines })).toHaveLength(1);
    expect(shownOf({ ...lines, heardBefore: true })?.[0]).toBe('First line under this name: 1 Ann begins it all.');
    // Behind the first line, or in small letters, nobody is sure to enter.
    const late = { ...introduction, description: 'patient', page: 2, cite: citeOf('ANN waits.', 2) };
    expect(shownOf({ ...lines, introduction: late })?.[0]).toBe('First named in action: 2 ANN waits.');
    // A name without a word of what they are like tells nothing.
    expect(shownOf({ ...lines, introduction: { ...introduction, isLarge: false } })).toHaveLength(1);
    expect(shownOf({ ...lines, introduction: { ...late, isFirst: false } })).toHaveLength(1);
    expect(shownOf({ ...lines, introduction: { ...introduction, isShown: false } })).toHaveLength(1);
  });

  it('shows the last words of whoever is gone long before the end, and of nobody else', () => {
    const leaves = (lastPage: number) =>
      view({
        source: sourceOf({ pages: 100 }),
        characters: [person('Ann', { ...lines, lastPage, share: 0.3, speeches: 9 })],
        presences: [presenceOf('Ann', { named: [1, lastPage] })],
      }).characters[0]?.arc.map(({ stage }) => stage);
    expect(leaves(2)).toContain('last');
    expect(leaves(99)).not.toContain('last');
  });

  it('shows a longest speech of sixty words or more, and how somebody is last seen', () => {
    const longest = { words: 60, line: lineOf('Ann', 'Ann tells it all.', 5) };
    expect(shownOf({ ...lines, longest })?.[1]).toBe('Longest: 60 words: 5 Ann tells it all.');
    expect(shownOf({ ...lines, longest: { ...longest, words: 59 } })).toHaveLength(1);
    // A longest speech that is the first is shown as the first.
    expect(shownOf({ ...lines, longest: { words: 90, line: lineOf('Ann', 'Ann begins it all.') } })).toHaveLength(1);
    const seen = view({
      characters: [person('Ann')],
      presences: [presenceOf('Ann', { lastSeen: citeOf('Ann rows out.', 9) })],
    }).characters[0]?.arc.at(-1);
    // Who speaks pages later is there later.
    const before = view({
      characters: [person('Ann', { last: lineOf('Ann', 'Ann ends.', 12) })],
      presences: [presenceOf('Ann', { lastSeen: citeOf('Ann rows out.', 9) })],
    });
    expect(before.characters[0]?.arc.map(({ stage }) => stage)).not.toContain('seen');
    expect(seen).toMatchObject({ stage: 'seen', text: 'Last named in action', evidence: [{ page: 9 }] });
  });

  it('shows no first and no last line of fewer than three words', () => {
    const [first, last] = [lineOf('Ann', 'What?', 1), lineOf('Ann', 'Well, uh...', 2)];
    expect(shownOf({ first, last })).toEqual([]);
  });

  it('is of those beside the main cast who have speeches and pages in the action, those with most first', () => {
    const small = (name: string, speeches: number) => person(name, { speeches, share: 0.01 });
    const { characters } = view({
      characters: [...story.characters, small('Quentin', 6), small('Marla', 4), small('Wim', 10)],
      presences: [
        presenceOf('Quentin', { seen: [1, 2, 3, 4, 5] }),
        presenceOf('Marla', { seen: [1, 2, 3, 4, 5, 6, 7] }),
        presenceOf('Wim', { seen: [1] }),
      ],
    });
    expect(characters.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Voice', 'Marla', 'Quentin']);
  });
});

describe('agency', () => {
  const agency = (page: number) =>
    view({
      characters: [person('Ann', { last: lineOf('Ann', 'Ann ends.', 9) })],
      portraits: [portraitOf('Ann', { lastAct: citeOf('Ann rows.', page) })],
    }).characters[0]?.agency;

  it('shows the last act where it stands near the last words or behind them', () => {
    expect(agency(7)).toEqual([{ text: 'Last act', evidence: [{ scene: 1, page: 7, line: 1, quote: 'Ann rows.' }] }]);
    expect(agency(11)).toHaveLength(1);
    expect(agency(6)).toEqual([]);
    expect(view().characters[0]?.agency).toEqual([]);
  });
});
