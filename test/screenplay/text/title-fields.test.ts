/** The keys of a Fountain title page, and the names that one line holds. */
import { describe, expect, it } from 'vitest';
import { isTitleKey, opensTitlePage, readTitleKeys, splitAuthors } from '../../../lib/screenplay/text/title-fields.ts';

const nothing = { title: null, authors: [], credit: null, source: null, draft: null, contact: null };

describe('writers', () => {
  it.each([
    ['Ann Lee & Bo Park', ['Ann Lee', 'Bo Park']],
    ['Ann Lee and Bo Park', ['Ann Lee', 'Bo Park']],
    ['Ann Lee AND Bo Park', ['Ann Lee', 'Bo Park']],
    ['Ann Lee, Bo Park', ['Ann Lee', 'Bo Park']],
    ['Ann Lee; Bo Park', ['Ann Lee', 'Bo Park']],
    ['Ann Lee\nBo Park', ['Ann Lee', 'Bo Park']],
    ['Ann Lee, Jr.', ['Ann Lee, Jr.']],
    ['Ann Lee, Sr., Bo Park, III', ['Ann Lee, Sr.', 'Bo Park, III']],
    ['Andrea Sand', ['Andrea Sand']],
    [' Ann Lee , ', ['Ann Lee']],
    ['', []],
  ])('are as many as there are names: %j', (text, names) => {
    expect(splitAuthors(text)).toEqual(names);
  });
});

describe('a key', () => {
  it.each([
    'Title: SALT',
    'TITLE: SALT',
    'Title:',
    'Written by: Ann',
    'Draft date: 1 May',
    'Copyright: Ann',
    'Release date: May',
    'Notes : none',
  ])('opens a title page: %s', (line) => {
    expect(isTitleKey(line)).toBe(true);
  });

  it.each(['FADE IN:', 'ANNA: Hello', 'toString: x', 'title', ' Title: SALT', 'https://title.example', 'title://x'])(
    'is not one: %s',
    (line) => {
      expect(isTitleKey(line)).toBe(false);
    },
  );

  it('may be the writer’s own where a known one follows', () => {
    expect(opensTitlePage(['Mood: grey', 'Title: SALT'])).toBe(true);
    expect(opensTitlePage(['Mood: grey', 'Weather: rain'])).toBe(false);
    expect(opensTitlePage(['Rain falls.', 'Title: SALT'])).toBe(false);
    expect(opensTitlePage([])).toBe(false);
  });
});

describe('the keys of a title page', () => {
  it('give each field its value', () => {
    expect(
      readTitleKeys([
        'Title: SALT',
        'Episode: 2',
        'Credit: Written by',
        'Author: Ann Lee and Bo Park',
        'Source: After a tale',
        'Draft date: 1 May',
        'Contact: Ann',
      ]),
    ).toEqual({
      title: 'SALT',
      episode: '2',
      credit: 'Written by',
      authors: ['Ann Lee', 'Bo Park'],
      source: 'After a tale',
      draft: '1 May',
      contact: 'Ann',
    });
    expect(readTitleKeys(['Date: 1 May'])).toEqual({ ...nothing, draft: '1 May' });
    expect(readTitleKeys([])).toEqual(nothing);
  });

  it('run on over lines of their own: the contact by lines, all else as one text', () => {
    expect(
      readTitleKeys([
        'Title:',
        '    SALT',
        '    AND WATER',
        'Credit: written',
        ' by',
        'Authors:',
        '\tAnn Lee',
        '\tBo Park',
        'Source: after',
        ' a tale',
        'Draft: third',
        ' of May',
        'Episode: the',
        ' second',
        'Contact:',
        ' Ann',
        '',
        ' 1 Street',
      ]),
    ).toEqual({
      title: 'SALT AND WATER',
      credit: 'written by',
      authors: ['Ann Lee', 'Bo Park'],
      source: 'after a tale',
      draft: 'third of May',
      episode: 'the second',
      contact: 'Ann\n1 Street',
    });
  });

  it('leave out what no field is for, but keep a telephone below the contact', () => {
    expect(readTitleKeys(['Title: SALT', 'Mood: grey', ' and wet'])).toEqual({ ...nothing, title: 'SALT' });
    expect(readTitleKeys(['Contact: Ann', 'Phone: 555 0100'])).toEqual({ ...nothing, contact: 'Ann\nPhone: 555 0100' });
    expect(readTitleKeys(['Contact: Ann', 'Notes:', ' keep'])).toEqual({ ...nothing, contact: 'Ann' });
    expect(readTitleKeys(['Title: SALT', ' Act: One'])).toEqual({ ...nothing, title: 'SALT Act: One' });
  });
});
