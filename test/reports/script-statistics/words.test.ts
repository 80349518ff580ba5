/** The words of the statistics, from figures to titles. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/script-statistics/words.ts';

it('tells the figures with their notes', () => {
  expect(words.runningTime(1).value).toBe('about one minute');
  expect([words.scenes(11).value, words.parts(3).value]).toEqual(['11', '3']);
  const spoken = (talkWords: number, actionWords: number) => words.wordCount({ talkWords, actionWords }).value;
  expect(spoken(1500, 500)).toBe('1,500 spoken (75%), 500 of action');
  expect(spoken(0, 0)).toBe('0 spoken, 0 of action');
  expect(spoken(1, 0)).toBe('1 spoken (100%), 0 of action');
  expect(
    words.speeches({ speeches: 4, talkWords: 30 }, { speakers: ['Ann', 'Ben'], page: 3, words: 20 }),
  ).toMatchObject({
    value: '4 of 7.5 words on average',
    note: 'longest: Ann and Ben, page 3, 20 words',
  });
  expect(words.parentheticals({ count: 3, speeches: 2 }, 8).value).toBe('3, in 25% of the speeches');
  expect(words.parentheticals({ count: 0, speeches: 0 }, 8).value).toBe('none');
});

describe('titles about people', () => {
  const [ann, ben] = [
    { name: 'Ann', share: 0.5 },
    { name: 'Ben', share: 0.3 },
  ];

  it('tell who speaks how much', () => {
    expect(words.shareTitle(ann ?? { name: '', share: 0 }, null, -1)).toBe('Ann is the only one who speaks');
    const two = (rest: number) => words.shareTitle({ name: 'Ann', share: 0.5 }, ben ?? null, rest);
    expect([two(0), two(1), two(2)]).toEqual([
      'Ann speaks 50% of the words, Ben 30%',
      'Ann speaks 50% of the words, Ben 30%; the one other part the rest',
      'Ann speaks 50% of the words, Ben 30%; the other two the rest',
    ]);
    expect(words.shareNote({ share: 0.5 })).toBe('50%');
    expect(words.pageSpan({ firstPage: 2, lastPage: 2 })).toBe('2');
    expect(words.pageSpan({ firstPage: 2, lastPage: 4 })).toBe('2-4');
  });

  it('tell who speaks longest at a time only where lengths differ', () => {
    const long = { name: 'Ann', wordsASpeech: 8.04 };
    const o = { needed: 5, parts: 3 };
    expect(words.speakersTitle(long, { name: 'Ben', wordsASpeech: 4 }, o)).toBe(
      'Of those with five speeches or more Ann speaks longest at a time, 8 words; Ben shortest, 4',
    );
    expect(words.speakersTitle(long, { name: 'Ben', wordsASpeech: 8 }, o)).toBe(
      'Three speaking parts, speech by speech',
    );
    expect(words.speakersTitle(undefined, undefined, { ...o, parts: 1 })).toBe('One speaking part, speech by speech');
  });

  it('tell who is in most scenes', () => {
    const most = { name: 'Ann', scenes: 3 };
    expect(words.presenceTitle(most, 9, null)).toBe('Ann is in 3 of 9 scenes');
    expect(words.presenceTitle(most, 9, { names: ['Ann', 'Ben'], shared: 2 })).toBe(
      'Ann is in 3 of 9 scenes; Ann and Ben share two, more than any other two',
    );
    expect(words.presenceNote(16, 0)).toBeNull();
    expect(words.presenceNote(16, 1)).toBe('The 16 who speak most; one smaller part left out.');
    expect(words.presenceNote(16, 2)).toBe('The 16 who speak most; two smaller parts left out.');
  });
});

describe('titles about scenes', () => {
  const scenes = (count: number) => Array.from({ length: count }, (_, at) => ({ ordinal: at + 1, page: at + 2 }));

  it('name the longest scenes, up to three of a length', () => {
    const told = (longest: number, all: number, middle = 11) =>
      words.lengthTitle(scenes(longest), { most: 11, middle, scenes: all });
    expect(told(1, 1)).toBe('The only scene runs 1 3/8 pages');
    expect(told(2, 2)).toBe('All 2 scenes run 1 3/8 pages');
    expect(told(4, 9)).toBe('4 of 9 scenes run longest, 1 3/8 pages each');
    expect(told(3, 9, 6)).toBe('Scenes 1, 2 and 3 are the longest of 9, at 1 3/8 pages each; half run 6/8 or less');
    expect(told(1, 9)).toBe('Scene 1, on page 2, is the longest of 9 at 1 3/8 pages');
  });

  it('tell settings and light, most pages first', () => {
    const headed = (label: string, share: number, count = 2) => ({ label, share, eighths: 8, scenes: count });
    const [inside, neither] = [headed(words.settingName('INT'), 0.9), headed(words.settingName(null), 0.1)];
    expect(words.settingTitle(inside, undefined)).toBe('Every scene is headed interior');
    expect(words.settingTitle(neither, undefined)).toBe('Every scene is headed neither INT nor EXT');
    expect(words.settingTitle(inside, neither)).toBe(
      'Interior scenes hold 90% of the pages, neither INT nor EXT scenes 10%',
    );
    expect(words.settingTitle(neither, inside)).toBe(
      'Neither INT nor EXT scenes hold 10% of the pages, interior scenes 90%',
    );
    expect(words.headedNote(headed('', 0.5, 1))).toBe('50%, 1 scene');
    expect(words.headedNote(headed('', 0.5))).toBe('50%, 2 scenes');
    const [day, night] = [headed(words.lightName('day'), 0.6), headed(words.lightName('night'), 0.4, 1)];
    expect(words.lightTitle(day, night)).toBe('Day holds 60% of the pages, night 40% in one scene');
    expect(words.lightTitle(headed(words.lightName('unsaid'), 1), null)).toBe(
      'Scenes without a time of day hold 100% of the pages',
    );
    expect([words.lightName('dawn or dusk'), words.settingName('EXT'), words.settingName('INT/EXT')]).toEqual([
      'Dawn, dusk or evening',
      'Exterior',
      'Interior and exterior',
    ]);
  });

  it('tell the place with most pages', () => {
    const told = (once: number, places: number) =>
      words.placesTitle({ name: 'Inn', eighths: 8 }, { eighths: 12, once, places });
    expect([told(1, 1), told(0, 3), told(2, 2), told(1, 3), told(2, 3)]).toEqual([
      'Every scene is set in Inn',
      'Inn holds 1 page of 1 4/8',
      'Inn holds 1 page of 1 4/8; each location is used once',
      'Inn holds 1 page of 1 4/8; 1 of 3 locations is used once',
      'Inn holds 1 page of 1 4/8; 2 of 3 locations are used once',
    ]);
    expect(words.room({ name: 'Bar', scenes: 2 })).toBe('Bar (2)');
  });
});
