/** The slate: scripts in one table, sorted by a press on a column's head, what nobody knows last, and taken along as CSV. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SlateRow } from '../../../../lib/contract/slate.ts';
import { type Answers, paidFor, refusal, visit } from '../../fixtures/fake-site.tsx';

const row = (title: string, change: Partial<SlateRow>): SlateRow => ({
  script_id: `id-${title}`,
  title,
  file_name: `${title.toLowerCase()}.pdf`,
  created_at: '2026-11-20T10:00:00.000Z',
  page_count: 100,
  cast_size: 20,
  genre: 'Drama',
  verdict: null,
  budget: null,
  set: [],
  ...change,
});
const scripts = [
  row('Salt', { verdict: 'pass', budget: 'tentpole', page_count: 98, created_at: '2026-11-21T10:00:00.000Z' }),
  row('Boat', { verdict: 'recommend', budget: 'low', page_count: 120, set: ['budget'] }),
  row('=Reel', { genre: null, page_count: 15, cast_size: null, created_at: '2026-11-22T10:00:00.000Z' }),
];
const open = async (answers: Answers = { getSlate: () => ({ scripts }) }, saveFile = vi.fn()) => {
  const made = visit({ path: '/slate', payment: paidFor('basic'), uploaded: true, answers, around: { saveFile } });
  return { ...made, saveFile, user: userEvent.setup() };
};
const names = (): (string | null)[] => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });

describe('the slate', () => {
  it('lists every script with its facts, the newest first, each leading to its dashboard', async () => {
    const { calls } = await open();
    expect(await screen.findByRole('table', { name: 'Your scripts side by side' })).toBeDefined();
    expect(names()).toEqual(['=Reel', 'Salt', 'Boat']);
    const cells = within(screen.getAllByRole('row')[3] as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Recommend',
      'Drama',
      '120',
      '20',
      'Low budgetset by you',
      '20 Nov 2026',
    ]);
    expect(screen.getByRole('link', { name: 'Boat' }).getAttribute('href')).toBe('/dashboard/overview?script=id-Boat');
    expect(calls.filter(({ route }) => route === 'getSlate')).toHaveLength(1);
    expect(calls.some(({ route }) => route === 'getScript' || route === 'getOverview')).toBe(false);
  });

  it('is sorted by each column, the other way at the second press, what is not known last', async () => {
    const { user } = await open();
    await screen.findByRole('table');
    const sortBy = async (name: string) => {
      await user.click(within(head(name)).getByRole('button'));
      return [names(), head(name).getAttribute('aria-sort')];
    };
    expect(await sortBy('Verdict')).toEqual([['Boat', 'Salt', '=Reel'], 'descending']);
    expect(await sortBy('Verdict')).toEqual([['Salt', 'Boat', '=Reel'], 'ascending']);
    expect(await sortBy('Budget')).toEqual([['Boat', 'Salt', '=Reel'], 'ascending']);
    expect(await sortBy('Pages')).toEqual([['=Reel', 'Salt', 'Boat'], 'ascending']);
    expect(await sortBy('Speaking parts')).toEqual([['Boat', 'Salt', '=Reel'], 'ascending']);
    expect(head('Verdict').getAttribute('aria-sort')).toBeNull();
  });

  it('goes along as CSV in the order shown, with no cell that a spreadsheet would compute', async () => {
    const { user, saveFile } = await open();
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    const [name, text] = saveFile.mock.calls[0] ?? [];
    expect(name).toBe('slate.csv');
    const [columns, first, second] = String(text).replace('\uFEFF', '').split(/\r?\n/);
    expect(columns).toBe(
      '"Script","Draft","Verdict","Genre","Pages","Speaking parts","Budget level","Uploaded","File"',
    );
    expect(first).toBe(`"'=Reel","","","",15,"","","2026-11-22","'=reel.pdf"`);
    expect(second).toBe('"Salt","","Pass","Drama",98,20,"Tentpole","2026-11-21","salt.pdf"');
  });

  it('has a script stand once, by its newest draft, whatever it is sorted by; earlier ones follow under it when asked for, in the CSV, too', async () => {
    const drafts = [
      row('Salt', { script_id: '2', project_id: 'p', verdict: 'pass', created_at: '2026-11-21T10:00:00.000Z' }),
      row('Boat', { script_id: '3', verdict: 'recommend', created_at: '2026-11-22T10:00:00.000Z' }),
      row('Salt Two', { script_id: '4', project_id: 'p', page_count: 90, created_at: '2026-11-23T10:00:00.000Z' }),
      row('Salt', { script_id: '1', project_id: 'p', verdict: 'recommend' }),
    ];
    const { user, saveFile } = await open({ getSlate: () => ({ scripts: drafts }) });
    await screen.findByRole('table');
    expect(names()).toEqual(['Salt TwoDraft 3', 'Boat']);
    const saved = async () => {
      await user.click(screen.getByRole('button', { name: 'Download CSV' }));
      const text = String(saveFile.mock.lastCall?.[1]).replace('\uFEFF', '').trim();
      return text.split(/\r?\n/).map((line) => line.split(',').slice(0, 3).join(','));
    };
    expect(await saved()).toEqual(['"Script","Draft","Verdict"', '"Salt Two",3,""', '"Boat","","Recommend"']);
    await user.click(screen.getByRole('checkbox', { name: 'Earlier drafts, too (2)' }));
    expect(names()).toEqual(['Salt TwoDraft 3', 'SaltDraft 2', 'SaltDraft 1', 'Boat']);
    await user.click(within(head('Verdict')).getByRole('button'));
    // By the newest draft, which has no verdict: what an earlier one was given does not lift it.
    expect(names()).toEqual(['Boat', 'Salt TwoDraft 3', 'SaltDraft 2', 'SaltDraft 1']);
    expect(await saved()).toEqual([
      '"Script","Draft","Verdict"',
      '"Boat","","Recommend"',
      '"Salt Two",3,""',
      '"Salt",2,"Pass"',
      '"Salt",1,"Recommend"',
    ]);
  });

  it('has no choice of drafts where each script stands by itself', async () => {
    await open();
    await screen.findByRole('table');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says where verdicts come from when there is none', async () => {
    await open({ getSlate: () => ({ scripts: [row('Salt', {})] }) });
    expect(await screen.findByText(/^A verdict comes of a reading by a language model alone/)).toBeDefined();
  });

  it('leads to the plans without one, and can be asked for again when it did not come', async () => {
    const turns = [
      () => refusal(403, 'payment_required', 'This needs an active plan.'),
      () => refusal(500, 'internal', 'Something went wrong.'),
      () => ({ scripts: [] }),
    ];
    const first = await open({ getSlate: () => turns.shift()?.() });
    expect(await screen.findByText('This needs an active plan.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the plans' })).toBeDefined();
    first.unmount();
    const { user } = await open({ getSlate: () => turns.shift()?.() });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^No script has been read yet/)).toBeDefined();
  });

  it('is reached from the library', async () => {
    const { here } = visit({
      path: '/scripts',
      payment: paidFor('basic'),
      uploaded: true,
      answers: { getSlate: () => ({ scripts }) },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Compare in a table' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Slate' })).toBeDefined();
    expect(here()).toBe('/slate');
  });
});
