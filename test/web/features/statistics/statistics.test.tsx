/** Script Statistics on the sample's real figures, and the waits and failures of a user's own script. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SampleReport } from '../../../../web/src/features/sample/sample-report.ts';
import { buildSample } from '../../fixtures/built-sample.ts';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { list } from '../../fixtures/sample-answers.ts';
import '../../../../web/src/features/statistics/statistics-view.tsx';

let sample: SampleReport;
beforeAll(() => {
  sample = buildSample();
});
const own = (answers: Answers) =>
  visit({
    path: `/dashboard/script-statistics?script=${sampleScript.script_id}`,
    payment: paidFor('basic'),
    uploaded: true,
    answers: { listAnswers: () => [], ...answers },
  });

describe('Script Statistics', () => {
  it('shows every plot of the sample with its finding, its picture’s name and its table', async () => {
    visit({ path: '/sample/script-statistics', files: { '/sample.json': sample } });
    await screen.findByRole('heading', { level: 2, name: 'In figures' });
    const plots = sample.statistics.entry.blocks.filter(({ kind }) => ['bars', 'matrix'].includes(kind));
    expect(plots).toHaveLength(4);
    for (const plot of plots) {
      const title = 'title' in plot ? (plot.title ?? '') : '';
      const card = screen.getByRole('heading', { level: 2, name: title }).closest('section');
      if (!card) throw new Error(`No card for ${title}`);
      expect(within(card).getByRole('table', { hidden: true })).toBeDefined();
    }
    const map = screen.getByRole('heading', { name: /^Mags is in 12 of 18 scenes/ }).closest('section');
    expect(within(map as HTMLElement).getByRole('row', { name: /^Isaac/, hidden: true }).textContent).toBe('Isaac1442');
  });

  it('tells of the scenes’ lengths what they show, and leaves the drawing to the strip above, which is open there', async () => {
    visit({ path: '/sample/script-statistics', files: { '/sample.json': sample } });
    const card = (await screen.findByRole('heading', { level: 2, name: 'Along the script' })).closest('section');
    const lengths = sample.statistics.entry.blocks.find(({ kind }) => kind === 'series');
    const title = lengths && 'title' in lengths ? lengths.title : null;
    expect(card?.textContent).toContain(`${title}.`);
    expect(screen.queryByRole('heading', { name: title ?? '' })).toBeNull();
  });
  it('draws them where there is no strip', async () => {
    own({
      listAnswers: () => list,
      getOverview: () => refusal(404, 'not_found', 'None.'),
      getStatistics: () => ({ status: 'ready', ...sample.statistics }),
    });
    const lengths = sample.statistics.entry.blocks.find(({ kind }) => kind === 'series');
    const title = lengths && 'title' in lengths ? lengths.title : null;
    expect(await screen.findByRole('heading', { level: 2, name: title ?? '' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Along the script' })).toBeNull();
  });

  it('waits while the script is being read, and shows why one could not be', async () => {
    const first = own({ getStatistics: () => ({ status: 'reading', problem: null }) });
    expect(await screen.findByText('Your script is being read.')).toBeDefined();
    first.unmount();
    own({ getStatistics: () => ({ status: 'failed', problem: { code: 'no_text', message: 'It has no text.' } }) });
    expect(await screen.findByText('It has no text.')).toBeDefined();
  });

  it('asks again when it could not be loaded', async () => {
    let away = true;
    const { calls } = own({
      getStatistics: () => (away ? refusal(500, 'internal', 'Away.') : { status: 'ready', ...sample.statistics }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    away = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 2, name: 'In figures' })).toBeDefined();
    await waitFor(() => expect(calls.filter(({ route }) => route === 'getStatistics').length).toBe(2));
    expect(calls.find(({ route }) => route === 'getStatistics')?.path.id).toBe(sampleScript.script_id);
  });
});
