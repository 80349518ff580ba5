/** The lines of title pages, read by their words. */
import { describe, expect, it } from 'vitest';
import { isNoTitleSheet, readTitleLines } from '../../../lib/screenplay/text/title-lines.ts';

const read = (...texts: string[]) =>
  readTitleLines(
    texts.flatMap((text, at) =>
      text === '' ? [] : [{ text, opens: texts[at - 1] === '', depth: at / 40, centred: true }],
    ),
  );

describe('a title page', () => {
  it.each<[string, string[], string | null, string[]]>([
    [
      'a script’s writer before the story’s',
      ['SALT', '', 'Story by', 'Jo Quill', '', 'Screenplay by', 'Ida Brandt'],
      'SALT',
      ['Ida Brandt'],
    ],
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
    ['nothing of a template', ['TITLE', '', 'Written by', 'Author’s Name'], null, []],
    [
      'a title that only begins like a template',
      ['TITLE FIGHT', '', 'Written by', 'Ida Brandt'],
      'TITLE FIGHT',
      ['Ida Brandt'],
    ],
    ['by in Swedish', ['SALT', '', 'Manus av', 'Ida Brandt'], 'SALT', ['Ida Brandt']],
    ['by in Dutch', ['ZOUT', '', 'geschreven door', 'Ida Brandt'], 'ZOUT', ['Ida Brandt']],
  ])('gives %s', (_name, lines, title, authors) => {
    expect(read(...lines)).toMatchObject({ title, authors });
  });

  it('is not a sheet for an award, nor a list of revisions', () => {
    expect(isNoTitleSheet(['For your consideration', 'Best Original Screenplay'])).toBe(true);
    expect(isNoTitleSheet(['Blue revision 3/4/26', 'Pink revision 3/9/26', 'Yellow revision 4/1/26'])).toBe(true);
    expect(isNoTitleSheet(['SALT', 'by', 'Ida Brandt', 'Blue revision 3/4/26', 'Pink revision 3/9/26'])).toBe(false);
  });
});
