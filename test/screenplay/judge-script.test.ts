/** Doubts about a reading, by how much of a script was found on how many pages. */
import { describe, expect, it } from 'vitest';
import { judgeScript } from '../../lib/screenplay/judge-script.ts';
import type { Scene } from '../../lib/screenplay/model.ts';
import type { ScriptLine } from '../../lib/screenplay/script-line.ts';

const at = { start: { page: 1, line: 1 }, end: { page: 1, line: 1 } };
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
interface Found {
  readonly pages: number;
  readonly headings: number;
  readonly speeches: number;
  /** Words of each speech, of each paragraph, and of the text in all. */
  readonly speech?: number;
  readonly paragraph?: number;
  readonly all?: number;
  /** Words of a line of the text, and how many of them stand on such lines: else on one. */
  readonly perLine?: number;
  readonly onLines?: number;
  readonly capitals?: number;
  /** What those lines say: who speaks is ANNA. */
  readonly name?: string;
}

function judge(
  {
    pages,
    headings,
    speeches,
    speech = 8,
    paragraph = 10,
    all = 5000,
    perLine = all,
    onLines = all,
    capitals = 0,
    name = 'BO',
  }: Found,
  isMarkedUp = false,
) {
  const elements: Scene['elements'] = [
    ...Array.from({ length: speeches }, () => ({
      kind: 'speech' as const,
      cue: { text: 'ANNA', name: 'ANNA', extensions: [], at: at },
      parts: [{ kind: 'dialogue' as const, text: words(speech), at }],
      dual: null,
      at,
    })),
    { kind: 'action', text: words(paragraph), at },
  ];
  const scene = (index: number, isNamed: boolean): Scene => ({
    index,
    heading: isNamed ? { text: 'INT. A', setting: 'INT', location: 'A', timeOfDay: null, number: null, at } : null,
    elements: index === 0 ? elements : [],
    at,
    eighths: 1,
  });
  const scenes = [
    scene(0, headings > 0),
    ...Array.from({ length: Math.max(0, headings - 1) }, (_, index) => scene(index + 1, true)),
  ];
  const line = (text: string): ScriptLine => ({ page: 1, line: 1, element: 'action', text, dual: null });
  const titlePage = { title: null, authors: [], credit: null, source: null, draft: null, contact: null };
  const screenplay = { titlePageCount: 0, pageCount: pages, titlePage, scenes, furniture: [], diagnostics: [] };
  const lines = [
    ...Array.from({ length: onLines / perLine }, () => line(words(perLine))),
    ...Array.from({ length: all - onLines }, () => line('word')),
    ...Array.from({ length: capitals }, () => line(name)),
  ];
  try {
    return judgeScript({ screenplay, lines }, isMarkedUp).map(
      ({ code, message }) => `${code}: ${message.split('.')[0]}`,
    );
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

describe('a text', () => {
  it.each<[string, Found, unknown]>([
    ['nothing of a script', { pages: 10, headings: 0, speeches: 0, perLine: 5 }, 'not_a_screenplay'],
    ['prose alone', { pages: 10, headings: 0, speeches: 0 }, 'prose_not_screenplay'],
    ['prose on lines of eight words', { pages: 10, headings: 0, speeches: 0, perLine: 8 }, 'prose_not_screenplay'],
    ['lists of seven words', { pages: 10, headings: 0, speeches: 0, all: 5040, perLine: 7 }, 'not_a_screenplay'],
    [
      'prose in three fifths',
      { pages: 10, headings: 0, speeches: 0, perLine: 10, onLines: 3000 },
      'prose_not_screenplay',
    ],
    ['prose in less', { pages: 10, headings: 0, speeches: 0, perLine: 10, onLines: 2990 }, 'not_a_screenplay'],
    ['prose of four hundred words', { pages: 1, headings: 0, speeches: 0, all: 400 }, 'prose_not_screenplay'],
    ['prose of fewer', { pages: 1, headings: 0, speeches: 0, all: 399 }, 'not_a_screenplay'],
    ['nothing of a script, and short', { pages: 1, headings: 0, speeches: 0, all: 10 }, 'not_a_screenplay'],
    ['all of a script', { pages: 10, headings: 3, speeches: 20 }, []],
    ['next to no headings and few speeches', { pages: 10, headings: 2, speeches: 4 }, 'prose_not_screenplay'],
    ['the same, and short', { pages: 10, headings: 2, speeches: 4, all: 300 }, []],
    ['few headings, long speeches', { pages: 10, headings: 2, speeches: 30, speech: 71 }, 'prose_not_screenplay'],
    ['few headings, speeches as long as speeches are', { pages: 10, headings: 2, speeches: 30, speech: 70 }, []],
    [
      'few headings, and half a speech a page',
      { pages: 10, headings: 2, speeches: 5 },
      ['layout_in_doubt: 5 speeches were found on 10 pages'],
    ],
    [
      'as many headings as speeches',
      { pages: 10, headings: 3, speeches: 3 },
      ['layout_in_doubt: 3 speeches were found on 10 pages'],
    ],
    ['as many names as speeches', { pages: 10, headings: 3, speeches: 22, capitals: 22 }, []],
    ['many lines that are no names', { pages: 10, headings: 3, speeches: 22, onLines: 4900, perLine: 4900 }, []],
    ['few speeches', { pages: 10, headings: 3, speeches: 19 }, ['layout_in_doubt: 19 speeches were found on 10 pages']],
    ['one speech', { pages: 10, headings: 3, speeches: 1 }, ['layout_in_doubt: One speech was found on 10 pages']],
    [
      'names that were not understood',
      { pages: 10, headings: 3, speeches: 20, capitals: 21 },
      ['layout_in_doubt: 20 speeches were found on 10 pages'],
    ],
    ['fewer names than speeches', { pages: 10, headings: 3, speeches: 22, capitals: 21 }, []],
    ['a few names that speak, read as action', { pages: 10, headings: 3, speeches: 40, capitals: 5, name: 'ANNA' }, []],
    [
      'more of them',
      { pages: 10, headings: 3, speeches: 40, capitals: 6, name: 'ANNA' },
      ['layout_in_doubt: 40 speeches were found on 10 pages'],
    ],
    ['as many, among many speeches', { pages: 10, headings: 3, speeches: 80, capitals: 6, name: 'ANNA' }, []],
    [
      'no headings',
      { pages: 10, headings: 0, speeches: 20 },
      ['scenes_in_doubt: No scene heading was found on 10 pages'],
    ],
    [
      'one heading in many',
      { pages: 40, headings: 1, speeches: 80 },
      ['scenes_in_doubt: One scene heading was found on 40 pages'],
    ],
    [
      'two headings in many',
      { pages: 50, headings: 2, speeches: 100 },
      ['scenes_in_doubt: 2 scene headings were found on 50 pages'],
    ],
    ['enough headings', { pages: 40, headings: 2, speeches: 80 }, []],
  ])('that has %s', (_name, found, verdict) => {
    expect(judge(found)).toEqual(verdict);
  });

  it.each<[string, Found, unknown]>([
    ['no doubts where its marks say all', { pages: 10, headings: 0, speeches: 20 }, []],
    ['a play in one scene, in short paragraphs', { pages: 10, headings: 1, speeches: 2, paragraph: 40 }, []],
    ['a play in one scene on twenty pages', { pages: 20, headings: 1, speeches: 2, paragraph: 40 }, []],
    ['prose under one heading', { pages: 10, headings: 1, speeches: 2, paragraph: 41 }, 'prose_not_screenplay'],
    ['long speeches, and many of them', { pages: 10, headings: 0, speeches: 20, speech: 90 }, []],
    ['long speeches, and few of them', { pages: 10, headings: 0, speeches: 19, speech: 90 }, 'prose_not_screenplay'],
  ])('with the marks of Fountain that has %s', (_name, found, verdict) => {
    expect(judge(found, true)).toEqual(verdict);
  });
});
