/** Notes in the script's margin, and notes of the writer's own: by a selection, by keys and by presses. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Note, type Notes, untouched } from '../../../../lib/contract/notes.ts';
import type { ScreenplayPages } from '../../../../lib/contract/screenplay-pages.ts';
import { buildSamplePages } from '../../fixtures/built-sample.ts';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';
import '../../../../web/src/features/script-reader/reader-dock.tsx';

let pages: ScreenplayPages;
beforeAll(() => {
  pages = buildSamplePages();
}, 60_000);
// As in script-reader.test: jsdom lays nothing out.
beforeEach(() => {
  const heights = [
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900),
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100_000),
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(900),
  ];
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number): void {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    this.dispatchEvent(new Event('scroll'));
  };
  return () => {
    for (const height of heights) height.mockRestore();
  };
});

const id = sampleScript.script_id;
const noteOf = (change: Partial<Note> = {}): Note => ({
  ...untouched,
  id: 'nt.1',
  counted: true,
  kind: 'weakness',
  title: 'Nobody asks who packed it',
  why: 'The question is never put.',
  advice: 'Have her ask.',
  worth: 0.3,
  effort: 'word',
  home: 9,
  fate: 'open',
  moved: false,
  stood: true,
  since: id,
  places: [{ scene: 1, page: 1, line: 17, quote: 'She hangs it.' }],
  was: [],
  ...change,
});
const notesOf = (notes: readonly Note[]): Notes => ({
  script_id: id,
  reading: null,
  drafts: [],
  likely: null,
  card: null,
  notes: [...notes],
});
const open = (notes: readonly Note[], answers: Answers = {}) => {
  const made = visit({
    path: `/dashboard?script=${id}&at=1`,
    payment: paidFor('basic'),
    uploaded: true,
    answers: {
      listAnswers: () => list,
      getAnswer: ({ path: { n } }) => details[Number(n)],
      getScreenplay: () => ({ status: 'ready', ...pages }),
      getOverview: () => refusal(404, 'not_found', 'None.'),
      getNotes: () => notesOf(notes),
      saveNotes: () => notesOf(notes),
      ...answers,
    },
  });
  const saved = () => made.calls.filter(({ route }) => route === 'saveNotes').map(({ body }) => body);
  return { ...made, saved, user: userEvent.setup() };
};
const marked = (kind: string): string[] =>
  [...document.querySelectorAll(`mark[data-mark=${kind}]`)].map((mark) => mark.textContent ?? '');
const noteButton = () => screen.findByRole('button', { name: 'Note: Nobody asks who packed it' });
const region = () => screen.findByRole('region', { name: 'Pages of the script' });

/** As a mouse or a finger does: words of one piece from one to another. */
function select(words: string): void {
  const holder = [...document.querySelectorAll('[data-words]')].find((each) => each.textContent?.includes(words));
  const text = document.createTreeWalker(holder as Element, NodeFilter.SHOW_TEXT);
  for (let node = text.nextNode(); node; node = text.nextNode()) {
    const from = node.textContent?.indexOf(words) ?? -1;
    if (from < 0) continue;
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + words.length);
    act(() => {
      document.getSelection()?.removeAllRanges();
      document.getSelection()?.addRange(range);
      document.dispatchEvent(new Event('selectionchange'));
    });
    return;
  }
  throw new Error(`The page does not say ${words}`);
}

describe('the margin of the script', () => {
  it('has a mark at the words of each note that opens it there, with what can be said of it', async () => {
    const { user, saved } = open([noteOf()]);
    const button = await noteButton();
    expect(marked('note')).toEqual(['She hangs it.']);
    expect(button.closest('div')?.querySelector('[data-words]')?.textContent).toContain('She hangs it.');
    expect(screen.queryByText('The question is never put.')).toBeNull();
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const told = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
    expect(within(told).getByText('The question is never put.')).toBeDefined();
    await user.click(within(told).getByRole('radio', { name: 'I mean it' }));
    expect(saved()).toEqual([{ changes: [{ id: 'nt.1', status: 'meant' }] }]);
    // What was just said of it can be taken back where it was said.
    expect(screen.getByText('The question is never put.')).toBeDefined();
  });
  it('loses a note that its writer means once that is folded', async () => {
    const { user } = open([noteOf()], { saveNotes: () => notesOf([noteOf({ status: 'meant' })]) });
    await user.click(await noteButton());
    await user.click(screen.getByRole('radio', { name: 'I mean it' }));
    await user.click(await noteButton());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Note: / })).toBeNull());
  });
  it('can be hidden, marks and all', async () => {
    const { user } = open([noteOf(), noteOf({ id: 'nt.2' })]);
    await user.click(await screen.findByRole('checkbox', { name: 'Show 2 notes' }));
    expect(marked('note')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^2 notes: / })).toBeNull();
  });
  it('says that the notes could not be loaded, and the script is there without them', async () => {
    open([], { getNotes: () => refusal(500, 'internal', 'It is our fault.') });
    expect((await screen.findByRole('alert')).textContent).toContain('It is our fault.');
    expect(screen.getByText('Close enough.')).toBeDefined();
  });
});

describe('a note of the writer’s own', () => {
  const own = noteOf({ id: 'own.1', kind: 'own', title: 'Slower', why: null, advice: null, effort: null, home: null });

  it('is written on words that are selected, and then stands there', async () => {
    const { user, saved } = open([], { saveNotes: () => notesOf([own]) });
    await screen.findByText('Close enough.');
    select('She hangs it.');
    // The browser shows what is selected; a mark drawn into it would end the selection.
    expect(marked('chosen')).toEqual([]);
    expect(document.getSelection()?.toString()).toBe('She hangs it.');
    await user.click(screen.getByRole('button', { name: 'Write a note on this' }));
    expect(marked('chosen')).toEqual(['She hangs it.']);
    const field = screen.getByLabelText('Your note');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Slower');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(saved()).toEqual([{ own: [{ text: 'Slower', places: [{ page: 1, line: 17, quote: 'She hangs it.' }] }] }]);
    expect(await screen.findByRole('button', { name: 'Note: Slower' })).toBeDefined();
    expect([marked('chosen'), document.activeElement]).toEqual([[], await region()]);
  });
  it('is written with keys alone: a piece, more of them, words, and Escape leaves each step without closing the script', async () => {
    const { user, saved, here } = open([], { saveNotes: () => notesOf([own]) });
    const section = await region();
    act(() => section.focus());
    await user.keyboard('{Enter}');
    const [first] = marked('chosen');
    expect(first).toBeDefined();
    await user.keyboard('{ArrowDown}');
    expect(marked('chosen')).not.toContain(first);
    await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
    const chosen = marked('chosen');
    expect([chosen[0], chosen.length]).toEqual([first, 2]);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Your note'));
    await user.keyboard('{Escape}');
    expect([marked('chosen'), document.activeElement]).toEqual([[], section]);
    await user.keyboard('{Enter}');
    const [again] = marked('chosen');
    await user.keyboard('{Enter}Slower');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(saved()).toMatchObject([{ own: [{ text: 'Slower', places: [{ quote: again }] }] }]);
    await waitFor(() => expect(screen.queryByLabelText('Your note')).toBeNull());
    expect(here()).toContain('at=');
  });
  it('is written by presses alone, piece by piece', async () => {
    const { user } = open([]);
    await screen.findByText('Close enough.');
    await user.click(screen.getByRole('button', { name: 'Write a note' }));
    const [first] = marked('chosen');
    await user.click(screen.getByRole('button', { name: 'Next piece' }));
    const [second] = marked('chosen');
    expect(second).not.toBe(first);
    await user.click(screen.getByRole('button', { name: 'Longer' }));
    expect(marked('chosen')[0]).toBe(second);
    expect(marked('chosen')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(marked('chosen')).toEqual([]);
  });
  it('that could not be saved stays to be saved again, and it is said why', async () => {
    const { user, saved } = open([], {
      saveNotes: () => refusal(400, 'invalid_input', 'These words are not in the script as it was read.'),
    });
    await screen.findByText('Close enough.');
    select('Close enough.');
    await user.click(screen.getByRole('button', { name: 'Write a note on this' }));
    await user.type(screen.getByLabelText('Your note'), 'Slower');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect((await screen.findByRole('alert')).textContent).toContain('These words are not in the script');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('Slower');
    expect(saved()).toHaveLength(1);
  });
  it('cannot be written in the sample, which is nobody’s', async () => {
    const report = {
      overview: { reading: null, overview: { prompt: '', blocks: [] }, fix_list: null, scenes: null },
      list,
      answers: Object.values(details),
      statistics: { title: null, breakdown: [], entry: { prompt: '', blocks: [] } },
    };
    visit({ path: '/sample?at=1', files: { '/sample.json': report, '/sample-screenplay.json': pages } });
    expect(await screen.findByText('Close enough.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Write a note' })).toBeNull();
  });
});
