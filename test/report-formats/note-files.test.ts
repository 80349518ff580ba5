/** The notes on a script as files: a list to tick, a table, a Final Draft document whose ranges hold the words that are meant. */
import { describe, expect, it } from 'vitest';
import { type Note, untouched } from '../../lib/contract/notes.ts';
import type { PageNode } from '../../lib/contract/screenplay-pages.ts';
import { notesFdx } from '../../lib/report-formats/note-fdx.ts';
import { notesCsv, notesMarkdown } from '../../lib/report-formats/note-files.ts';
import { cardLines, commentWords, fateWords } from '../../lib/report-formats/note-words.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';

const noteOf = (change: Partial<Note> = {}): Note => ({
  ...untouched,
  id: 'nt.1',
  counted: true,
  kind: 'weakness',
  title: 'A word is doubled',
  why: 'It is.',
  advice: 'Take it out.',
  worth: 0.345,
  effort: 'word',
  home: 9,
  fate: 'open',
  moved: false,
  stood: true,
  since: 'S1',
  places: [{ scene: 1, page: 1, line: 3, quote: 'of of' }],
  was: [],
  ...change,
});

describe('the notes as Markdown', () => {
  it('are a list to tick, with the words they stand on escaped', () => {
    const text = notesMarkdown('Reel *One*', [
      noteOf({ status: 'done', comment: 'Yes', was: [{ scene: 1, page: 2, line: 1, quote: 'a *b*' }] }),
    ]);
    expect(text.split('\n')).toEqual([
      '# Reel \\*One\\*: fix list',
      '',
      '- [x] **A word is doubled** (Done; Marked done, and still there; a word or a line)',
      '  - It is.',
      '  - What to try: Take it out.',
      '  - Before:',
      '    - p. 2: “a \\*b\\*”',
      '  - p. 1: “of of”',
      '  - Your comment: Yes',
      '',
    ]);
  });
});

describe('a note of the writer’s own', () => {
  const own = noteOf({
    kind: 'own',
    counted: false,
    title: 'Too many cans?\nAsk Noor.',
    why: null,
    advice: null,
    worth: 1,
    effort: null,
    home: null,
  });
  it('says so in Markdown, on one line, without a work that nobody has reckoned', () => {
    expect(notesMarkdown('Reel', [own])).toContain(
      '- [ ] **Too many cans? Ask Noor.** (Your own note; To do; Still there)',
    );
  });
  it('is found by its writer and has no worth in CSV', () => {
    expect(notesCsv([own])).toContain('"of of","","","","","you",""');
  });
  it('tells that its passage changed or is gone, and is never called settled', () => {
    const words = (fate: Note['fate']) => fateWords({ ...own, fate });
    expect([words('passage_changed'), words('closed')]).toEqual(['Its passage changed', 'Its passage is gone']);
  });
  it('is its writer’s in Final Draft', () => {
    const text = notesFdx({ pages: [[{ line: 3, kind: 'action', text: 'Shelves of of cans.' }]] }, [own]);
    expect(text).toContain('Name="Too many cans? Ask Noor." Range="8,13" WriterName="Writer"');
  });
});

describe('a comment that came by a share link', () => {
  const comment = noteOf({
    kind: 'comment',
    counted: false,
    title: 'Whose hands?\nI was lost.',
    why: null,
    advice: null,
    worth: 1,
    effort: null,
    stood: false,
    places: [{ scene: null, page: 1, line: 1, quote: '' }],
    from: { name: 'Priya <P>', page: 1, question: null, created_at: '2026-11-23T10:00:00.000Z' },
  });
  it('names who left it and its page, without words that nobody quoted', () => {
    expect(notesMarkdown('Reel', [comment]).split('\n')).toEqual([
      '# Reel: fix list',
      '',
      '- [ ] **Whose hands? I was lost.** (Comment by Priya &lt;P&gt;; To do; Left on this draft)',
      '  - p. 1',
      '',
    ]);
    expect(notesCsv([comment])).toContain('"Left on this draft",1,"","","","","","Priya <P>",""');
  });
  it('keeps the page that it was about where a later draft has no place for it', () => {
    const later = { ...comment, stood: true, places: [], was: [] };
    expect(notesCsv([later])).toContain('"Left on an earlier draft",1,""');
    expect(commentWords(later, String)).toBe('Comment by Priya <P>, page 1');
    expect(commentWords({ from: { ...later.from, name: '', page: null, question: 9 } as Note['from'] }, String)).toBe(
      'Comment by a reader of your link on 9',
    );
  });
  it('stands in Final Draft at the first paragraph of its page, under its name', () => {
    const pages: PageNode[][] = [
      [
        { line: 3, kind: 'action', text: 'Shelves.' },
        { line: 5, kind: 'action', text: 'Cans.' },
      ],
    ];
    expect(notesFdx({ pages }, [comment])).toContain('Range="0,8" WriterName="Priya &lt;P&gt;"');
  });
});

describe('the notes as CSV', () => {
  it('are a row each under their columns', () => {
    const [head, row] = notesCsv([noteOf({ title: '-1' })])
      .trim()
      .split('\r\n');
    expect(head).toContain('"Status","In this draft","Page"');
    expect(row).toBe(
      `"'-1","To do","Still there",1,"of of","It is.","Take it out.","a word or a line",35,"counting",""`,
    );
  });
});

describe('the notes as a Final Draft document', () => {
  const node = (line: number, kind: PageNode['kind'], text: string, more: Partial<PageNode> = {}): PageNode => ({
    line,
    kind,
    text,
    ...more,
  });
  const pages = [
    [
      node(1, 'heading', 'INT. BOOTH & STAIR - DAY', { scene: 1, number: '7' }),
      node(3, 'action', 'Shelves of of cans run'),
    ],
    [
      node(1, 'action', 'over the page <end>.', { continued: true }),
      node(3, 'cue', 'MAGS'),
      node(4, 'dialogue', 'Close of of enough.'),
    ],
  ];
  const fdx = notesFdx({ pages }, [
    noteOf(),
    noteOf({ title: 'Over the page', places: [{ scene: 1, page: 2, line: 1, quote: 'the page' }] }),
    noteOf({ title: 'Words gone', places: [{ scene: 1, page: 2, line: 4, quote: 'never there' }] }),
    noteOf({ title: 'Nowhere', places: [] }),
  ]);
  /** The document as one run of characters, one for the end of each paragraph. */
  const whole = 'INT. BOOTH & STAIR - DAY\nShelves of of cans run over the page <end>.\nMAGS\nClose of of enough.\n';

  it('mark the words that are meant, over a page end, and the paragraph where they are not there', () => {
    const ranges = [...fdx.matchAll(/Range="(\d+),(\d+)"/g)].map(([, from, to]) =>
      whole.slice(Number(from), Number(to)),
    );
    expect(ranges).toEqual(['of of', 'the page', 'Close of of enough.']);
    expect(fdx).not.toContain('Nowhere');
  });
  it('can be read again: the script is what it was', async () => {
    const read = await parseScreenplay(new TextEncoder().encode(fdx), { format: 'fdx', maxPages: 10 });
    const [scene] = read.scenes;
    expect(scene?.heading?.text).toBe('INT. BOOTH & STAIR - DAY');
    expect(scene?.elements.map((element) => (element.kind === 'speech' ? element.cue.name : element.text))).toEqual([
      'Shelves of of cans run over the page <end>.',
      'MAGS',
    ]);
  });
});

describe('the words for what became of a note', () => {
  it.each([
    [{ fate: 'open', moved: true }, 'Still there; moved with its scene'],
    [{ fate: 'new', stood: false }, 'New'],
    [{ fate: 'new', stood: true }, 'New; its words stood in the draft before'],
    [{ fate: 'not_found_again' }, 'Not found again; its passage stands'],
    [{ fate: 'passage_changed' }, 'Passage changed; not settled'],
    [{ fate: 'closed' }, 'Closed'],
  ] as const)('of %j is %s', (change, words) => expect(fateWords(noteOf(change))).toBe(words));

  it('says of a draft what it closed, what it broke and how long it is', () => {
    const card = { number: 2, title: null, closed: 1, of: 1, broken: 2, fresh: 3, pages: 1, read: true };
    expect(cardLines(card)).toEqual(['1 of 1 note closed', '2 new notes on what is new', '1 page longer']);
    expect(cardLines({ ...card, of: 0, broken: 0, pages: 0 })).toEqual([
      'no note was open before',
      'nothing new broken',
      'as long as before',
    ]);
  });
});
