/** What the summary snapshot says of facts that are known. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/summary-snapshot/words.ts';
import { partsOf } from '../../engine/people/parts-of.ts';
import { creditsOf } from '../story-parts.ts';
import { sceneOf, sourceOf } from '../story-people.ts';

const { details } = creditsOf();

describe('the title', () => {
  it('is the details’ before the title page’s, and a difference is said', () => {
    const given = { ...details, title: 'Brine' };
    expect(words.title(creditsOf({}))).toMatchObject({ value: 'Untitled', note: 'The script has no title page.' });
    expect(words.title(creditsOf({ title: 'Salt' }))).toMatchObject({ value: 'Salt', note: null });
    expect(words.title(creditsOf({ title: 'BRINE', details: given }))).toMatchObject({ value: 'Brine', note: null });
    expect(words.title(creditsOf({ title: 'Salt', episode: '2', details: given }))).toMatchObject({
      value: 'Brine',
      note: 'As given in the script’s details; the title page has “Salt”. Episode 2.',
    });
  });
});

describe('the writer', () => {
  it('is named with source and draft, as the coverage looks for them', () => {
    expect(words.writer(creditsOf({ authors: ['A', 'B'], source: 'a song', draft: 'Second' }))).toMatchObject({
      value: 'A and B',
      note: 'Source: a song. Draft: Second.',
    });
    expect(words.writer(creditsOf({}))).toMatchObject({ value: 'Not named on the title page', note: null });
  });
});

it('a source that says itself what it is needs no word before it', () => {
  expect(words.writer(creditsOf({ source: 'Based on the novel by Bo Park' })).note).toBe(
    'Based on the novel by Bo Park.',
  );
});

it('a line that nobody says is told as action', () => {
  const told = (...speakers: string[]) => {
    const { label, value } = words.line(4, speakers);
    return `${label} ${value}`;
  };
  expect([told(), told('Ann'), told('Ann', 'Ben')]).toEqual(['Action shows', 'Ann says', 'Ann and Ben say']);
});

it('a count in which one may stand under two names is about so many', () => {
  const figures = (parts: number) =>
    words
      .numbers(sourceOf({ locations: 12 }), 20, parts)
      .flatMap(({ id, value }) => (id === 'locations' || id === 'speakers' ? [value] : []));
  expect([figures(9), figures(10)]).toEqual([
    ['about 12', '9'],
    ['about 12', 'about 10'],
  ]);
});

it('the place of a heading is not told of the last image of a long scene, nor one before the first heading', () => {
  const lasting = (pages: number) => words.closingImage(sceneOf(9, { pages })).value;
  expect([lasting(4), lasting(4.1)]).toEqual(['Shed by day', 'Scene 9']);
  expect(words.openingImage(null).value).toBe('Before the first heading');
});

it('a licence on the title page is no source of the story', () => {
  expect(words.writer(creditsOf({ source: 'This screenplay is licensed under CC BY 4.0' })).note).toBeNull();
});

describe('the genre', () => {
  it('is named only where somebody has named it', () => {
    expect(words.genre({ ids: ['scifi'], from: 'details', printed: null, likely: null })).toMatchObject({
      value: 'Science Fiction',
    });
    expect(words.genre({ ids: ['comedy'], from: 'title page', printed: 'a comedy', likely: null }).note).toBe(
      'The title page calls it “a comedy”.',
    );
    expect(words.genre({ ids: [], from: null, printed: null, likely: null }).value).toBe('Open');
  });
});

describe('the frame', () => {
  const frame = (...settings: readonly (readonly [name: string, share: number])[]): string => {
    const [first = null, ...otherSettings] = settings.map(([name, share]) => ({ name, share }));
    return words.frame({
      setting: first,
      otherSettings,
      lead: null,
      speaksMost: false,
      isNamed: false,
      isSet: false,
      others: [],
      pages: 100,
    });
  };

  it('has a main setting from 15 pages in a hundred, with others from six', () => {
    expect(frame()).toBe('');
    expect(frame(['Bank', 0.5], ['Pier', 0.06], ['Roof', 0.05])).toBe(
      'By its headings half of the pages play at Bank, followed by Pier (6%).',
    );
    expect(frame(['Bank', 0.14])).toBe('Longest at Bank (14%).');
  });
});

describe('an image', () => {
  it('names its place and the time that the heading gives', async () => {
    const at = async (heading: string): Promise<string | undefined> => {
      const { scenes } = await partsOf(`${heading}\n\nRain.\n`, ['scenes']);
      const [scene] = scenes;
      return scene && words.openingImage(scene).value;
    };
    expect(await at('EXT. PIER - LANDING - EARLY MORNING')).toBe('Pier, Landing in the morning');
    expect(await at('INT. BANK - NIGHT')).toBe('Bank at night');
    expect(await at('INT. BANK - LATER')).toBe('Bank');
  });
});
