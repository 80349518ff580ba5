/** The coverage view on the sample's real findings, and with reports still on their way. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { clearStorage } from '../../../../web/src/features/account/storage-keys.ts';
import type { SampleReport } from '../../../../web/src/features/sample/sample-report.ts';
import { noLetterhead, readLetterhead } from '../../../../web/src/features/script-coverage/letterhead.ts';
import { buildSample } from '../../fixtures/built-sample.ts';
import { paidFor, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import '../../../../web/src/features/script-coverage/coverage-view.tsx';

let sample: SampleReport;
beforeAll(() => {
  sample = buildSample();
});

describe('the coverage view', () => {
  it('lays the sample out in the trade’s form, every comment with its page and quote', async () => {
    visit({ path: '/sample/coverage', files: { '/sample.json': sample } });
    const page = within(await screen.findByRole('article', { name: 'Coverage' }));
    for (const name of ['Logline', 'A reader’s verdict', 'Three priority fixes', 'Synopsis', 'Grid', 'What works'])
      expect(page.getByRole('heading', { level: 2, name })).toBeDefined();
    expect(page.getByText(/^A language model, recorded on /)).toBeDefined();
    expect(page.queryByText('Measures, not a verdict')).toBeNull();
    const [list] = within(page.getByRole('region', { name: 'Three priority fixes' })).getAllByRole('list');
    const fixes = [...(list?.children ?? [])];
    expect(fixes).toHaveLength(3);
    for (const fix of fixes) {
      expect(fix.textContent).toMatch(/p\. \d+/);
      expect(fix.textContent).toContain('What to do:');
      // What follows is there: the advice place by place, or what it costs.
      expect(fix.textContent).not.toMatch(/as follows\.$/);
      expect(fix.textContent).toMatch(/Page \d+, (?:add|change|cut):\s|What that costs: /);
    }
    const row = page.getByRole('row', { name: /^Pace/ });
    expect(row.textContent).toContain('Flux, Engagement');
    expect(page.getByText(/^(?:Pass|Consider|Recommend), because /)).toBeDefined();
    expect(page.queryByText(/are left to a reader/)).toBeNull();
  });

  it('carries the production, the reader and the verdict that were set in this browser, and keeps them there', async () => {
    localStorage.clear();
    const site = visit({ path: '/sample/coverage', files: { '/sample.json': sample } });
    const user = userEvent.setup();
    const page = within(await screen.findByRole('article', { name: 'Coverage' }));
    expect(page.queryByText(/read by/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Letterhead and verdict/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Letterhead and verdict' }));
    await user.type(dialog.getByLabelText('Production or company'), 'North Light Films');
    await user.type(dialog.getByLabelText('Reader'), 'Ida Berg');
    await user.click(dialog.getByLabelText('CONSIDER'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(page.getByText('North Light Films')).toBeDefined();
    expect(page.getByText('Coverage, read by Ida Berg')).toBeDefined();
    expect(page.getByText('CONSIDER')).toBeDefined();
    expect(readLetterhead(localStorage)).toEqual({
      production: 'North Light Films',
      reader: 'Ida Berg',
      verdicts: { '“The Last Reel”': 'CONSIDER' },
    });
    expect(site.calls).toEqual([]);
    clearStorage(localStorage);
    expect(readLetterhead(localStorage)).toEqual(noLetterhead);
  });

  it('names the reports that are still being made, and shows the rest', async () => {
    const done = new Set([3, 4]);
    visit({
      path: `/dashboard/coverage?script=${sampleScript.script_id}`,
      payment: paidFor('basic'),
      uploaded: true,
      answers: {
        listAnswers: () =>
          sample.list
            .filter(({ question }) => question <= 6 || question >= 13)
            .map((entry) => (done.has(entry.question) ? entry : { ...entry, status: 'running', response: '' })),
        getAnswer: ({ path }) => sample.answers.find(({ question }) => String(question) === path.n),
        getStatistics: () => ({ status: 'ready', ...sample.statistics }),
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Synopsis' })).toBeDefined();
    expect(
      await screen.findByText(/^Still being made: FRAME, CALIBER, Tonality, Success prediction, Story structure\./),
    ).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Grid' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: /priority fixes/i })).toBeDefined();
  });

  it('calls nothing still being made on a finished script, however late its figures and reports come', async () => {
    const late = Promise.withResolvers<void>();
    visit({
      path: `/dashboard/coverage?script=${sampleScript.script_id}`,
      payment: paidFor('basic'),
      uploaded: true,
      answers: {
        listAnswers: () => sample.list,
        getAnswer: async ({ path }) => {
          if (path.n !== '4') await late.promise;
          return sample.answers.find(({ question }) => String(question) === path.n);
        },
        getStatistics: async () => {
          await late.promise;
          return { status: 'ready', ...sample.statistics };
        },
      },
    });
    // It comes whole: nothing is put in under who has begun to read. What it is stands there before.
    expect(await screen.findByText('Loading…')).toBeDefined();
    expect(screen.getByText(/^The trade’s form/)).toBeDefined();
    for (const name of ['Letterhead and verdict…', 'Print or save as PDF'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    expect(screen.queryByText(/Still being made|Generating Analysis/)).toBeNull();
    late.resolve();
    expect(await screen.findByRole('heading', { level: 2, name: 'Synopsis' })).toBeDefined();
    expect(await screen.findByRole('heading', { level: 2, name: 'Grid' })).toBeDefined();
    expect(screen.queryByText(/Still being made/)).toBeNull();
  });

  it('says which failed reports it does without', async () => {
    visit({
      path: `/dashboard/coverage?script=${sampleScript.script_id}`,
      payment: paidFor('basic'),
      uploaded: true,
      answers: {
        listAnswers: () =>
          sample.list.map((entry) => (entry.question === 5 ? { ...entry, status: 'failed', response: 'No.' } : entry)),
        getAnswer: ({ path }) => sample.answers.find(({ question }) => String(question) === path.n),
        getStatistics: () => ({ status: 'ready', ...sample.statistics }),
      },
    });
    expect(await screen.findByText(/^Not in this coverage, .*: Tonality\.$/)).toBeDefined();
  });
});
