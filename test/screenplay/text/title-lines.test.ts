/** The lines of title pages, read by their words. */
import { describe, expect, it } from 'vitest';
import { contactDepth, isCredit, isNoTitleSheet, readTitleLines } from '../../../lib/screenplay/text/title-lines.ts';

const read = (...texts: string[]) =>
  readTitleLines(
    texts.flatMap((text, at) =>
      text === '' ? [] : [{ text, opens: texts[at - 1] === '', depth: at / 40, centred: true }],
    ),
  );

const nothing = { title: null, authors: [], credit: null, source: null, draft: null, contact: null };

describe('a title page', () => {
  it.each<[string, string[], string | null, string[]]>([
    [
      'a script’s writer before the story’s',
      ['SALT', '', 'Story by', 'Jo Quill', '', 'Screenplay by', 'Ida Brandt'],
      'SALT',
      ['Ida Brandt'],
    ],
    ['a title spaced for looks', ['L A N T E R N S', '', 'by', 'Ida Brandt'], 'LANTERNS', ['Ida Brandt']],
    ['its words further apart', ['S A L T   M I L L', '', 'by', 'Ida Brandt'], 'SALT MILL', ['Ida Brandt']],
    ['a title of a few letters', ['A B C D', '', 'by', 'Ida Brandt'], 'A B C D', ['Ida Brandt']],
    ['the story’s, where nobody else is named', ['SALT', '', 'Story by', 'Jo Quill'], 'SALT', ['Jo Quill']],
    [
      'no date and no draft in the title',
      ['Final Draft', 'March 3, 2026', 'SALT', '', 'by', 'Ida Brandt'],
      'SALT',
      ['Ida Brandt'],
    ],
    [
      'no revision among the writers',
      ['SALT', '', 'Written by', 'Ida Brandt', 'Revised 3/4/26'],
      'SALT',
      ['Ida Brandt'],
    ],
    [
      'a second writer below an empty line, as the first stands below one',
      ['SALT', '', 'Screenplay by', '', 'Ida Brandt', '', 'Jo Quill', '', '2001', '', 'SHOOTING DRAFT'],
      'SALT',
      ['Ida Brandt', 'Jo Quill'],
    ],
    [
      'writers with an and of its own between them',
      ['SALT', '', 'by', '', 'IDA BRANDT', '', 'and', '', 'JO QUILL & BO PARK', '', 'FADE IN'],
      'SALT',
      ['IDA BRANDT', 'JO QUILL', 'BO PARK'],
    ],
    [
      'neither a picture nor a source as a writer',
      ['SALT', '', 'by', '', 'Ida Brandt', '', 'BLACK SCREEN', '', 'Based On A True Story'],
      'SALT',
      ['Ida Brandt'],
    ],
    [
      'nothing below an empty line where the first stands right below the credit',
      ['SALT', '', 'by', 'Ida Brandt', '', 'Harbour Lights', '', 'SHOOTING DRAFT'],
      'SALT',
      ['Ida Brandt'],
    ],
    ['nothing of a template', ['TITLE', '', 'Written by', 'Author’s Name'], null, []],
    [
      'a title that only begins like a template',
      ['TITLE FIGHT', '', 'Written by', 'Ida Brandt'],
      'TITLE FIGHT',
      ['Ida Brandt'],
    ],
    ['by in Swedish', ['SALT', '', 'Manus av', 'Ida Brandt'], 'SALT', ['Ida Brandt']],
    ['no former title', ['SALT', '', '(project formerly titled TAR)', '', 'by', 'Ida Brandt'], 'SALT', ['Ida Brandt']],
    ['by in Dutch', ['ZOUT', '', 'geschreven door', 'Ida Brandt'], 'ZOUT', ['Ida Brandt']],
  ])('gives %s', (_name, lines, title, authors) => {
    expect(read(...lines)).toMatchObject({ title, authors });
  });

  it('names the author of its source on the next line, or leaves the source out', () => {
    const sourceOf = (...below: string[]) => read('SALT', '', 'by', 'Ida Brandt', '', ...below).source;
    expect(sourceOf('Based on the novel by', '', 'Bo Park', '', 'May 29, 2003')).toBe('Based on the novel by Bo Park');
    expect(sourceOf('Based on the novel by', '', 'May 29, 2003')).toBeNull();
    expect(sourceOf('Based on the novel Tar', '', 'Harbour Lights')).toBe('Based on the novel Tar');
  });

  it('keeps who had the story beside who wrote the script', () => {
    expect(read('SALT', '', 'Story by Jo Quill', '', 'Screenplay by Ida Brandt').source).toBe('Story by Jo Quill');
    expect(read('SALT', '', 'Story by', 'Jo Quill', '', 'Screenplay by', 'Ida Brandt').source).toBe(
      'Story by Jo Quill',
    );
    expect(read('SALT', '', 'Story by', 'Jo Quill').source).toBeNull();
  });

  it('is not a sheet for an award, nor a list of revisions', () => {
    expect(isNoTitleSheet(['For your consideration', 'Best Original Screenplay'])).toBe(true);
    expect(isNoTitleSheet(['Blue revision 3/4/26', 'Pink revision 3/9/26', 'Yellow revision 4/1/26'])).toBe(true);
    expect(isNoTitleSheet(['SALT', 'by', 'Ida Brandt', 'Blue revision 3/4/26', 'Pink revision 3/9/26'])).toBe(false);
    expect(isNoTitleSheet(['FOR YOUR CONSIDERATION', 'Written by', 'Ida Brandt'])).toBe(false);
    expect(isNoTitleSheet(['Confidential', 'SALT'])).toBe(false);
    expect(isNoTitleSheet(['A matter of consideration', 'SALT'])).toBe(false);
    expect(isNoTitleSheet(['Blue revision 3/4/26', 'Pink revision 3/9/26'])).toBe(false);
    expect(isNoTitleSheet(['White 1/1/26', 'Blue 3/4/26', 'Pink 3/9/26', 'SALT', 'Ida'])).toBe(true);
    expect(isNoTitleSheet(['White 1/1/26', 'Blue 3/4/26', 'Pink 3/9/26', 'SALT', 'Ida', 'Bo'])).toBe(false);
  });

  it.each<[string, string[], ReturnType<typeof read>]>([
    [
      'title, credit, writers, source, draft and contact',
      [
        ...['“SALT', 'AND WATER”', 'a feature film', '', 'Written by:', 'Ida Brandt', 'and', 'Bo Park', ''],
        ...[
          'Based on the tale',
          'by Jo Quill',
          '',
          'Second draft',
          '1 May 2026',
          ...Array.from({ length: 12 }, () => ''),
        ],
        ...['Ida Brandt', '1 Street', 'ida@brandt.example'],
      ],
      {
        title: 'SALT AND WATER',
        credit: 'Written by',
        authors: ['Ida Brandt', 'Bo Park'],
        source: 'Based on the tale by Jo Quill',
        draft: 'Second draft 1 May 2026',
        contact: 'Ida Brandt\n1 Street\nida@brandt.example',
      },
    ],
    [
      'names on the line of their credit',
      ['SALT', 'Written by Ida Brandt', 'Third draft'],
      { ...nothing, title: 'SALT', credit: 'Written by', authors: ['Ida Brandt'], draft: 'Third draft' },
    ],
    [
      'names without a credit below the title',
      ['SALT', '', 'Ida Brandt', 'Bo van Park', '', 'Third draft'],
      { ...nothing, title: 'SALT', authors: ['Ida Brandt', 'Bo van Park'], draft: 'Third draft' },
    ],
    [
      'names without a credit below a draft and its date, above what it is made from',
      ['SALT', '', 'First draft', '3/4/26', '', 'Ida Brandt', '', 'From the novel by', 'Jo Quill'],
      {
        ...nothing,
        title: 'SALT',
        authors: ['Ida Brandt'],
        draft: 'First draft 3/4/26',
        source: 'From the novel by Jo Quill',
      },
    ],
    [
      'nobody below a draft where nothing says that it is a writer',
      ['SALT', '', 'First draft', '', 'Tern Pictures', '', 'The sea is calm.'],
      { ...nothing, title: 'SALT', draft: 'First draft' },
    ],
    [
      'a title below its date, without a credit',
      ['March 3, 2026', '', 'Second draft', '', 'SALT', '', 'Ida Brandt'],
      { ...nothing, title: 'SALT', authors: ['Ida Brandt'] },
    ],
    ['none where a date stands alone', ['March 3, 2026'], nothing],
    [
      'a title with a colour of revised pages in it',
      ['WHITE HARBOUR', '', 'by', '', 'Ida Brandt'],
      { ...nothing, title: 'WHITE HARBOUR', credit: 'by', authors: ['Ida Brandt'] },
    ],
    [
      'an episode below the title',
      ['SALT', 'Episode #2: “The Tide”', '', 'by', 'Ida Brandt'],
      { ...nothing, title: 'SALT', credit: 'by', authors: ['Ida Brandt'], episode: '2: “The Tide”' },
    ],
    [
      'a title that is called an episode',
      ['EPISODE TWO', '', 'by', 'Ida Brandt'],
      { ...nothing, title: 'EPISODE TWO', credit: 'by', authors: ['Ida Brandt'] },
    ],
    [
      'a title that is called by what it is',
      ['THE FILM', 'Feature Film', '', 'by', 'Ida Brandt'],
      { ...nothing, title: 'THE FILM', credit: 'by', authors: ['Ida Brandt'] },
    ],
    [
      'a work that has no other name',
      ['Screenplay', '', 'by', 'Bo'],
      { ...nothing, title: 'Screenplay', credit: 'by', authors: ['Bo'] },
    ],
    [
      'who presents it, nowhere',
      ['Harbour Pictures', 'SALT', '', 'by', 'Bo'],
      { ...nothing, title: 'SALT', credit: 'by', authors: ['Bo'] },
    ],
    [
      'a presenter that is the title',
      ['Pictures', '', 'by', 'Bo'],
      { ...nothing, title: 'Pictures', credit: 'by', authors: ['Bo'] },
    ],
    [
      'no notice',
      ['Do not copy', 'SALT', '', 'by', 'Bo', '', 'www.salt.example'],
      { ...nothing, title: 'SALT', credit: 'by', authors: ['Bo'] },
    ],
    [
      'a title that is a credit word',
      ['By Ida', '', 'Written by', 'Bo'],
      { ...nothing, title: 'By Ida', credit: 'Written by', authors: ['Bo'] },
    ],
    [
      'quotation marks within a title',
      ['THE “SALT” MEN', '', 'by', 'Bo'],
      { ...nothing, title: 'THE “SALT” MEN', credit: 'by', authors: ['Bo'] },
    ],
    [
      'quotation marks behind a title',
      ['THE “SALT”', '', 'by', 'Bo'],
      { ...nothing, title: 'THE “SALT”', credit: 'by', authors: ['Bo'] },
    ],
    [
      'nobody where the credit is the last word',
      ['SALT', '', 'Written by'],
      { ...nothing, title: 'SALT', credit: 'Written by' },
    ],
    [
      'names up to the next credit',
      ['SALT', '', 'Written by', 'Bo', 'Directed by', 'Ann'],
      { ...nothing, title: 'SALT', credit: 'Written by', authors: ['Bo'] },
    ],
    [
      'names up to a telephone',
      ['SALT', '', 'Written by', 'Bo', '(555) 555 0100'],
      { ...nothing, title: 'SALT', credit: 'Written by', authors: ['Bo'] },
    ],
    [
      'names up to the source',
      ['SALT', '', 'Written by', 'Bo', 'Based on a tale', 'of old'],
      { ...nothing, title: 'SALT', credit: 'Written by', authors: ['Bo'], source: 'Based on a tale of old' },
    ],
  ])('gives every field: %s', (_name, lines, fields) => {
    expect(read(...lines)).toEqual(fields);
  });

  it.each<[string, Partial<{ depth: number; centred: boolean }>, string, string[]]>([
    ['is a writer’s', {}, 'Ida Brandt', ['Ida Brandt']],
    ['is nobody’s at the left', { centred: false }, 'Ida Brandt', []],
    ['is nobody’s where the contact stands', { depth: contactDepth }, 'Ida Brandt', []],
    ['is nobody’s in small letters', {}, 'Ida brandt', []],
    ['is nobody’s as a date', {}, 'March Third 3', []],
    ['is nobody’s as a draft', {}, 'Second Draft', []],
    ['is nobody’s as what the work is called', {}, 'Feature Film', []],
    ['is nobody’s in one word', {}, 'Ida', []],
  ])('has a name below its title that %s', (_name, place, text, authors) => {
    const line = { opens: true, depth: 0.3, centred: true };
    expect(
      readTitleLines([
        { ...line, text: 'SALT' },
        { ...line, text, ...place },
      ]).authors,
    ).toEqual(authors);
    expect(
      readTitleLines([
        { ...line, text: 'SALT' },
        { ...line, text: 'Bo Park' },
        { ...line, opens: false, text, ...place },
      ]).authors,
    ).toEqual(authors.length === 0 ? [] : ['Bo Park', ...authors]);
  });

  it('has a title in its upper part, and what it says of its writer in the lower', () => {
    const line = { opens: true, centred: true };
    const both = (depth: number) =>
      readTitleLines([
        { ...line, text: 'SALT', depth: 0.3 },
        { ...line, text: 'WATER', depth },
        { ...line, text: 'by', depth: 0.7 },
        { ...line, text: 'Ida Brandt', depth: 0.7 },
        { ...line, text: '1 Street', depth },
      ]);
    expect([contactDepth, both(0.59).title, both(0.6).title]).toEqual([0.6, 'SALT WATER', 'SALT']);
    expect([both(0.6).contact, both(0.61).contact]).toEqual([null, '1 Street']);
  });
});

describe('a credit', () => {
  it.each([
    'by',
    'Written by',
    'WRITTEN AND DIRECTED BY',
    'An original screenplay by',
    'Screenplay by Ida Brandt',
    'Story & written by',
    'Drehbuch von',
    'de',
    'by Ida Maria Brandt and Bo van der Park',
  ])('is %s', (text) => {
    expect(isCredit(text)).toBe(true);
  });

  it.each([
    'By the window',
    'By Ida!',
    'Written by Ida Brandt.',
    'de Ida',
    'Standby',
    'by Ida Maria Brandt and Bo van der Park Jr',
    'SALT',
  ])('is not %s', (text) => {
    expect(isCredit(text)).toBe(false);
  });
});
