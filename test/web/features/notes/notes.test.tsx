/** The fix list: notes in order with their places, what the writer says of them saved at once, filters, the card of the next draft, drafts put together, the list as files. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Note, type Notes, untouched } from '../../../../lib/contract/notes.ts';
import { cardByNumber } from '../../../../lib/reports/catalog.ts';
import { cardSvg } from '../../../../web/src/features/notes/card-picture.ts';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { list } from '../../fixtures/sample-answers.ts';

const place = { scene: 4, page: 3, line: 12, quote: 'Shelves of of film cans.' };
const noteOf = (change: Partial<Note> = {}): Note => ({
  ...untouched,
  id: 'nt.1',
  counted: true,
  kind: 'weakness',
  title: 'A word is doubled by a slip',
  why: '“of of” on page 3.',
  advice: 'Correct page 3.',
  worth: 0.3,
  effort: 'word',
  home: 9,
  fate: 'open',
  moved: false,
  stood: true,
  since: '01JCFIRST',
  places: [place],
  was: [],
  ...change,
});
const draft = (number: number, script_id: string) => ({
  script_id,
  number,
  title: 'The Last Reel',
  file_name: 'reel.pdf',
  created_at: '2026-11-20T10:00:00.000Z',
  page_count: 15,
  notes: { open: 3, closed: 0, fresh: 0, broken: 0 },
});
const notesOf = (notes: readonly Note[], change: Partial<Notes> = {}): Notes => ({
  script_id: sampleScript.script_id,
  reading: null,
  drafts: [draft(1, sampleScript.script_id)],
  likely: null,
  card: null,
  notes: [...notes],
  ...change,
});
const card = { number: 3, title: 'The Last Reel', closed: 11, of: 14, broken: 0, fresh: 0, pages: -8, read: true };

interface Saved {
  readonly name: string;
  readonly text: string;
}
const open = (held: Notes, answers: Answers = {}) => {
  const saved: Saved[] = [];
  const made = visit({
    path: `/dashboard/notes?script=${sampleScript.script_id}`,
    payment: paidFor('basic'),
    uploaded: true,
    answers: {
      listAnswers: () => list,
      getOverview: () => refusal(404, 'not_found', 'None.'),
      getNotes: () => held,
      saveNotes: () => held,
      ...answers,
    },
    around: { saveFile: (name, text) => void saved.push({ name, text: String(text) }) },
  });
  return { ...made, saved, user: userEvent.setup() };
};
const bodies = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ route }) => route === 'saveNotes').map(({ body }) => body);

describe('the fix list', () => {
  it('tells each note with the way to its place, in the order given', async () => {
    open(notesOf([noteOf({ id: 'nt.2', title: 'Lena turns out of sight' }), noteOf()]));
    const items = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(items).toEqual(['Lena turns out of sight', 'A word is doubled by a slip']);
    const [link] = screen.getAllByRole('link', { name: /Shelves of of film cans/ });
    expect(link?.getAttribute('href')).toContain('at=3.12');
  });
  it('saves a status as it is chosen, and shows it before the answer is there', async () => {
    const { calls, user } = open(notesOf([noteOf()]), { saveNotes: () => new Promise(() => undefined) });
    const group = await screen.findByRole('group', { name: 'Status of “A word is doubled by a slip”' });
    await user.click(within(group).getByRole('radio', { name: 'Done' }));
    expect(bodies(calls)).toEqual([{ changes: [{ id: 'nt.1', status: 'done' }] }]);
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Done' }).checked).toBe(true);
  });
  it('takes a status back that could not be saved, and says so', async () => {
    const { user } = open(notesOf([noteOf()]), {
      saveNotes: () => refusal(409, 'conflicting_edits', 'In another window.'),
    });
    const group = await screen.findByRole('group', { name: /^Status of/ });
    await user.click(within(group).getByRole('radio', { name: 'Done' }));
    expect((await screen.findByRole('alert')).textContent).toBe('In another window.');
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'To do' }).checked).toBe(true);
  });
  it('keeps a comment, and an answer to whether the note was right, which can be taken back', async () => {
    const held = notesOf([noteOf()]);
    const { calls, user } = open(held, {
      saveNotes: ({ body }) => notesOf([{ ...noteOf(), ...(body as { changes: Partial<Note>[] }).changes[0] }]),
    });
    await user.click(await screen.findByRole('button', { name: /^Comment/ }));
    await user.type(screen.getByLabelText('Your comment'), 'Typed at night');
    await user.click(screen.getByRole('button', { name: 'Save comment' }));
    expect(await screen.findByText('Typed at night')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' }).getAttribute('aria-pressed')).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(bodies(calls)).toEqual([
      { changes: [{ id: 'nt.1', comment: 'Typed at night' }] },
      { changes: [{ id: 'nt.1', right: false }] },
      { changes: [{ id: 'nt.1', right: null }] },
    ]);
  });
  it('shows what is open first, and by choice what is closed with both passages', async () => {
    const closed = noteOf({
      id: 'nt.2',
      title: 'Mended',
      fate: 'closed',
      was: [place],
      places: [{ ...place, quote: 'Shelves of film cans.' }],
    });
    const { user } = open(notesOf([noteOf(), closed], { card }));
    expect(await screen.findByText('A word is doubled by a slip')).toBeDefined();
    expect(screen.queryByText('Mended')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Status'), 'closed');
    const item = screen.getByText('Mended').closest('li') as HTMLElement;
    expect(within(item).getByText('Closed')).toBeDefined();
    expect(within(item).getByText('“Shelves of of film cans.”')).toBeDefined();
    expect(within(item).getByRole('link', { name: /Shelves of film cans/ })).toBeDefined();
    expect(within(item).queryByRole('radio')).toBeNull();
  });
  it('says that it could not be loaded', async () => {
    open(notesOf([]), { getNotes: () => refusal(500, 'internal', 'It is our fault.') });
    expect((await screen.findByRole('alert')).textContent).toContain('It is our fault.');
  });
  it('without a note says so', async () => {
    open(notesOf([]));
    expect(await screen.findByText(/^Nothing was found to mend/)).toBeDefined();
  });
});

describe('a comment that came by a share link', () => {
  const comment = noteOf({
    id: 'comment.1',
    kind: 'comment',
    counted: false,
    title: 'Whose hands are these?',
    why: null,
    advice: null,
    effort: null,
    home: 12,
    places: [{ scene: null, page: 3, line: 1, quote: '' }],
    from: { name: 'Priya', page: 3, question: 12, created_at: '2026-11-23T10:00:00.000Z' },
  });
  it('tells whose it is and leads to its page; it has a filter of its own', async () => {
    const { user } = open(notesOf([comment, noteOf()]));
    const item = (await screen.findByText('Whose hands are these?')).closest('li') as HTMLElement;
    expect(within(item).getByText(`Comment by Priya on ${cardByNumber(12)?.title}, page 3`)).toBeDefined();
    expect(within(item).getByText('23 Nov')).toBeDefined();
    expect(within(item).getByRole('link', { name: 'p. 3' }).getAttribute('href')).toMatch(/at=3(&|$)/);
    expect(item.textContent).not.toContain('“”');
    expect(within(item).queryByRole('group', { name: /right\?$/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Kind'), 'Comments by link (1)');
    expect(screen.queryByText('A word is doubled by a slip')).toBeNull();
  });
  it('is ticked, answered and deleted like any other', async () => {
    const { calls, user } = open(notesOf([comment]), { saveNotes: () => new Promise(() => undefined) });
    await user.click(await screen.findByRole('radio', { name: 'I mean it' }));
    await user.selectOptions(screen.getByLabelText('Status'), 'All (1)');
    await user.click(screen.getByRole('button', { name: 'Delete the comment “Whose hands are these?”' }));
    expect(screen.queryByText('Whose hands are these?')).toBeNull();
    expect(bodies(calls)[0]).toEqual({ changes: [{ id: 'comment.1', status: 'meant' }] });
  });
});

describe('a comment that is deleted while its writer answers it', () => {
  const comment = noteOf({ id: 'comment.1', kind: 'comment', counted: false, title: 'Whose hands?', places: [] });
  const why = 'You wrote this under a comment that has been deleted since.';
  const answer = noteOf({ id: 'comment.1', kind: 'own', counted: false, title: 'Lena’s', why, places: [] });
  const write = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: /^Comment/ }));
    await user.type(screen.getByLabelText('Your comment'), 'Lena’s');
    await user.click(screen.getByRole('button', { name: 'Save comment' }));
  };
  it('says so, and shows the answer as a note of their own', async () => {
    const { user } = open(notesOf([comment]), { saveNotes: () => notesOf([answer]) });
    await write(user);
    const said = 'The comment was deleted meanwhile. What you wrote stays in the Fix List, as a note of your own.';
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Lena’s' })).toBeDefined();
    expect(screen.getByText(why)).toBeDefined();
    expect(screen.getByText('Your own note')).toBeDefined();
    expect(screen.queryByText('Whose hands?')).toBeNull();
  });
  it('leaves the list when it is ticked, and says why', async () => {
    let held = notesOf([comment, noteOf()]);
    const { user } = open(held, {
      getNotes: () => held,
      saveNotes: () => {
        held = notesOf([noteOf()]);
        return refusal(404, 'not_found', 'This comment was deleted meanwhile.');
      },
    });
    const group = await screen.findByRole('group', { name: 'Status of “Whose hands?”' });
    await user.click(within(group).getByRole('radio', { name: 'Done' }));
    expect(await screen.findByText('This comment was deleted meanwhile.')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Whose hands?')).toBeNull());
    expect(screen.getByText('A word is doubled by a slip')).toBeDefined();
  });
  it('tells who deletes a comment of theirs with an answer that the answer stays', async () => {
    const { user } = open(notesOf([{ ...comment, comment: 'Lena’s' }]), { saveNotes: () => notesOf([answer]) });
    await user.click(await screen.findByRole('button', { name: 'Delete the comment “Whose hands?”' }));
    const said = 'The comment is deleted. What you wrote under it stays in the Fix List, as a note of your own.';
    expect(await screen.findByText(said)).toBeDefined();
  });
  it('keeps the words in their form where they could not be saved', async () => {
    let away = true;
    const { user } = open(notesOf([comment]), {
      saveNotes: () => (away ? refusal(500, 'internal', 'Away.') : notesOf([{ ...comment, comment: 'Lena’s' }])),
    });
    await write(user);
    expect(await screen.findByText('This is not saved. Your words are still here.')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('Lena’s');
    away = false;
    await user.click(screen.getByRole('button', { name: 'Save comment' }));
    expect(await screen.findByText('Your comment:')).toBeDefined();
    expect(screen.queryByLabelText('Your comment')).toBeNull();
  });
});

describe('a note of the writer’s own', () => {
  const own = noteOf({
    id: 'own.1',
    kind: 'own',
    counted: false,
    title: 'Too many cans?',
    why: null,
    advice: null,
    effort: null,
    home: null,
  });
  it('has a filter of its own, and is not asked about', async () => {
    const { user } = open(notesOf([own, noteOf({ id: 'nt.2', counted: false, title: 'Lena turns out of sight' })]));
    const item = (await screen.findByText('Too many cans?')).closest('li') as HTMLElement;
    expect(within(item).queryByRole('group', { name: /right\?$/ })).toBeNull();
    expect(within(item).queryByText(/^Work:/)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Kind'), 'Your own (1)');
    expect(screen.queryByText('Lena turns out of sight')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Kind'), 'Found by a reader (1)');
    expect(screen.queryByText('Too many cans?')).toBeNull();
  });
  it('is worded otherwise at once, never with nothing', async () => {
    const { calls, user } = open(notesOf([own]), { saveNotes: () => new Promise(() => undefined) });
    await user.click(await screen.findByRole('button', { name: /^Change note/ }));
    await user.clear(screen.getByLabelText('Your note'));
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(screen.getByRole('alert').textContent).toBe('Please write a note first.');
    await user.type(screen.getByLabelText('Your note'), 'Fewer cans');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(screen.getByRole('heading', { name: 'Fewer cans' })).toBeDefined();
    expect(bodies(calls)).toEqual([{ changes: [{ id: 'own.1', text: 'Fewer cans' }] }]);
  });
  it('is taken away, and comes back where that could not be saved', async () => {
    const { calls, user } = open(notesOf([own]), {
      saveNotes: () => refusal(409, 'conflicting_edits', 'In another window.'),
    });
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('In another window.');
    expect(bodies(calls)).toEqual([{ changes: [{ id: 'own.1', removed: true }] }]);
    expect(screen.getByRole('heading', { name: 'Too many cans?' })).toBeDefined();
  });
});

describe('the next draft', () => {
  it('is a card that says what it closed, and a picture of the same words', async () => {
    const { saved, user } = open(notesOf([noteOf()], { card }));
    const shown = await screen.findByRole('region', { name: 'Draft 3' });
    expect(within(shown).getByRole('heading').textContent).toBe('11 of 14 notes closed');
    expect(within(shown).getByText('Nothing new broken, 8 pages shorter.')).toBeDefined();
    await user.click(within(shown).getByRole('button', { name: 'Save as SVG' }));
    expect(saved).toEqual([{ name: 'the-last-reel-draft-3.svg', text: cardSvg(card) }]);
    const picture = new DOMParser().parseFromString(saved[0]?.text ?? '', 'image/svg+xml');
    expect(picture.querySelector('parsererror')).toBeNull();
    expect(picture.querySelector('title')?.textContent).toBe(
      'The Last Reel, draft 3: 11 of 14 notes closed, nothing new broken, 8 pages shorter',
    );
  });
  it('draws a title with signs of its own as words', () => {
    const picture = new DOMParser().parseFromString(cardSvg({ ...card, title: 'Salt & <Sea>' }), 'image/svg+xml');
    expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('Salt & <Sea>');
  });
  it('says in its picture, too, that only one of the drafts was read by a reader', () => {
    const unread = new DOMParser().parseFromString(cardSvg({ ...card, read: false }), 'image/svg+xml');
    const caveat = 'a reader has read only one of the two drafts so far';
    expect(unread.querySelector('title')?.textContent).toContain(caveat);
    expect([...unread.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain(
      `Dramaturg: ${caveat}`,
    );
    expect(cardSvg(card)).not.toContain(caveat);
  });
  it('is asked about, and put with the other when the writer says so', async () => {
    const likely = {
      script_id: '01JCFIRST',
      title: 'The Last Reel',
      file_name: 'a.pdf',
      created_at: '2026-11-19T10:00:00.000Z',
      share: 0.93,
    };
    const { calls, user } = open(notesOf([noteOf()], { likely }), {
      saveNotes: () => notesOf([noteOf()], { card, drafts: [draft(1, '01JCFIRST'), draft(2, sampleScript.script_id)] }),
    });
    expect(await screen.findByText(/^93 % of its wording stands in the script/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Yes, the next draft' }));
    expect(await screen.findByRole('region', { name: 'Draft 3' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Yes, the next draft' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Open: / })));
    expect(bodies(calls)).toEqual([{ project: { with: '01JCFIRST' } }]);
    await user.click(screen.getByText('2 drafts of this script'));
    const other = screen.getByRole('link', { name: 'The Last Reel' });
    expect(other.getAttribute('href')).toBe('/dashboard/notes?script=01JCFIRST');
    await user.click(screen.getByRole('button', { name: /part it from these/ }));
    expect(bodies(calls)[1]).toEqual({ project: { alone: true } });
  });
});

describe('the list as a file', () => {
  it('is Markdown and CSV', async () => {
    const { saved, user } = open(notesOf([noteOf({ comment: '=SUM(A1)' })]));
    await user.click(await screen.findByRole('button', { name: 'Markdown' }));
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(saved.map(({ name }) => name)).toEqual(['the-last-reel-fix-list.md', 'the-last-reel-fix-list.csv']);
    expect(saved[0]?.text).toContain('- [ ] **A word is doubled by a slip** (To do; Still there; a word or a line)');
    expect(saved[1]?.text).toContain(`"'=SUM(A1)"`);
  });
  it('is a Final Draft document with the script', async () => {
    const page = [
      { kind: 'heading' as const, line: 1, text: 'INT. BOOTH - DAY', scene: 1 },
      { kind: 'action' as const, line: 3, text: 'Shelves of of film cans.' },
    ];
    const bare = { title: null, credit: null, authors: [], source: null, draft: null, contact: null };
    const { saved, user } = open(notesOf([noteOf()]), {
      getScreenplay: () => ({ status: 'ready', title: null, title_page: bare, scenes: [], pages: [[], [], page] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Final Draft' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('the-last-reel-fix-list.fdx');
    expect(saved[0]?.text).toContain('Range="17,41"');
  });
});

describe('the last screen of an upload', () => {
  const finished = { ...sampleScript, status: 'ready' as const, answers: { ready: 15, failed: 0, total: 15 } };
  const upload = (held: Notes, answers: Answers = {}) =>
    visit({
      path: '/uploading-progress',
      payment: paidFor('basic'),
      uploaded: true,
      answers: { getScript: () => finished, getNotes: () => held, ...answers },
    });
  it('says what the next draft did to the notes of the one before', async () => {
    upload(notesOf([noteOf()], { card }));
    const shown = await screen.findByRole('region', { name: 'Draft 3' }, { timeout: 5000 });
    expect(within(shown).getByRole('heading').textContent).toBe('11 of 14 notes closed');
    expect(screen.getByRole('link', { name: 'Open the fix list' }).getAttribute('href')).toBe(
      `/dashboard/notes?script=${sampleScript.script_id}`,
    );
  });
  it('leaves the keyboard where it asked, at what the draft did', async () => {
    const likely = {
      script_id: '01JCFIRST',
      title: 'The Last Reel',
      file_name: 'a.pdf',
      created_at: '2026-11-19T10:00:00.000Z',
      share: 0.93,
    };
    const user = userEvent.setup();
    upload(notesOf([noteOf()], { likely }), { saveNotes: () => notesOf([noteOf()], { card }) });
    await user.click(await screen.findByRole('button', { name: 'Yes, the next draft' }, { timeout: 5000 }));
    const shown = await screen.findByRole('region', { name: 'Draft 3' });
    await waitFor(() => expect(document.activeElement).toBe(shown.parentElement));
  });
  it('can be asked again where the notes did not come', async () => {
    let away = true;
    const user = userEvent.setup();
    upload(notesOf([]), {
      getNotes: () => (away ? refusal(500, 'internal', 'Away.') : notesOf([noteOf()], { card })),
    });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    away = false;
    await user.click(again);
    expect(await screen.findByRole('region', { name: 'Draft 3' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
