/** The Export menu on the sample: files made in the browser, pages led to and printed once, by mouse and by keyboard. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { noCorrections } from '../../../../lib/contract/corrections.ts';
import type { SampleReport } from '../../../../web/src/features/sample/sample-report.ts';
import { buildSample } from '../../fixtures/built-sample.ts';
import { paidFor, refusal, sampleReading, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import '../../../../web/src/features/export/all-reports-view.tsx';
import '../../../../web/src/features/export/export-files.ts';
import '../../../../web/src/features/script-coverage/coverage-view.tsx';
import { correctIn } from '../../../../web/src/features/reading/corrections.ts';

let sample: SampleReport;
beforeAll(() => {
  sample = buildSample();
});

/** The overview, the fix list and the scenes stand before the reports. */
const overviewParts = 3;

interface Saved {
  readonly name: string;
  readonly text: string;
  readonly contentType: string;
}

function open(path: string, report: unknown = sample) {
  const saved: Saved[] = [];
  const print = vi.fn();
  const around = {
    print,
    saveFile: (name: string, text: string | Blob, contentType: string) =>
      void saved.push({ name, text: String(text), contentType }),
  };
  return { ...visit({ path, files: { '/sample.json': report }, around }), saved, print, user: userEvent.setup() };
}
async function choose(user: ReturnType<typeof userEvent.setup>, name: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(within(screen.getByRole('list', { name: 'Export' })).getByRole('button', { name }));
}

describe('the export of the sample', () => {
  it('saves a breakdown under the title’s name, without another request', async () => {
    const { saved, user, calls, filesAsked } = open('/sample');
    await screen.findByRole('heading', { level: 1 });
    await choose(user, /CSV/);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ name: 'the-last-reel-breakdown.csv', contentType: 'text/csv;charset=utf-8' });
    expect(saved[0]?.text.split('\r\n')).toHaveLength(20);
    expect(calls).toEqual([]);
    expect(filesAsked).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Export' })).toBeNull();
  });

  it('saves all reports as markdown, the coverage first', async () => {
    const { saved, user } = open('/sample');
    await screen.findByRole('heading', { level: 1 });
    await choose(user, /Markdown/);
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = saved[0]?.text ?? '';
    expect(saved[0]?.name).toBe('the-last-reel-reports.md');
    expect(text.startsWith('# 📋 Coverage')).toBe(true);
    for (const { prompt } of sample.list) expect(text).toContain(prompt.split(' ')[0] ?? '');
    expect(text.match(/^# /gm)).toHaveLength(sample.list.length + 2 + overviewParts);
    expect(text.endsWith(`[How this was counted](${window.location.origin}/method)\n`)).toBe(true);
  });

  it('saves the answers as JSON that can be read back', async () => {
    const { saved, user } = open('/sample');
    await screen.findByRole('heading', { level: 1 });
    await choose(user, /JSON/);
    await waitFor(() => expect(saved).toHaveLength(1));
    const read = JSON.parse(saved[0]?.text ?? '') as {
      answers: { question: number }[];
      overview: unknown;
      statistics: unknown;
    };
    expect(read.overview).toEqual(sample.overview);
    expect(read.answers.map(({ question }) => question).sort((a, b) => a - b)).toEqual(
      sample.answers.map(({ question }) => question),
    );
    expect(read.statistics).toMatchObject(sample.statistics);
  });

  it('holds what was read before what was counted, on paper and as markdown, with nothing folded', async () => {
    const { saved, user } = open('/sample/all-reports');
    const report = within(await screen.findByRole('region', { name: 'Location Analysis' }));
    const foot = report.getByText(/^Read by a language model, recorded on /);
    const [read, counted] = ['What it costs to shoot, as it was read', 'What was counted'].map((name) =>
      report.getByRole('heading', { level: 2, name }),
    );
    expect(foot.compareDocumentPosition(read as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(foot.compareDocumentPosition(counted as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(counted?.closest('details')).toBeNull();
    await choose(user, /Markdown/);
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = saved[0]?.text ?? '';
    const places = text.slice(text.indexOf('Location Analysis\n', text.indexOf('# 📈')));
    const [told = '', under = ''] = places.split('Counted, not read:');
    expect(told).toContain('## What it costs to shoot, as it was read');
    expect(under).toContain('## Its places, by pages');
    // Where feeling turns is read, and nothing that was counted is said beside it: nobody swears or shouts in it.
    const tonality = text.slice(text.indexOf('# 🎭 Tonality'), text.indexOf('# 🚀'));
    expect(tonality).toContain('## Emotional Architecture');
    expect(tonality).not.toContain('Counted, not read:');
    expect(text.match(/Read by a language model, recorded/g)).toHaveLength(1);
  });

  it('leads to the coverage and prints it once, when all of it is there', async () => {
    const { user, print, here, state } = open('/sample');
    await screen.findByRole('heading', { level: 1 });
    await choose(user, /Coverage page/);
    await screen.findByRole('heading', { level: 1, name: 'Coverage' });
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(here()).toBe('/sample/coverage');
    // What asked for the print is taken back just after it.
    await waitFor(() => expect(state()).toBeNull());
    expect(document.documentElement.style.getPropertyValue('--print-title')).toBe('"The Last Reel"');
  });

  it('prints nothing when the page was opened for reading', async () => {
    const { print, user } = open('/sample/all-reports');
    await screen.findByRole('heading', { level: 2, name: 'Story Structure' });
    expect(print).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
    const reports = screen.getAllByRole('region').filter((region) => region.classList.contains('report'));
    expect(reports).toHaveLength(sample.list.length + 1 + overviewParts);
  });

  it('opens and closes by keyboard and gives the focus back', async () => {
    const { user } = open('/sample');
    const button = await screen.findByRole('button', { name: 'Export' });
    button.focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(document.activeElement?.textContent).toContain('Coverage page');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: 'Export' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

describe('the export of a user’s own script', () => {
  const own = (answers: Parameters<typeof visit>[0]['answers']) => {
    const saved: Saved[] = [];
    const made = visit({
      path: `/dashboard/script-statistics?script=${sampleScript.script_id}`,
      payment: paidFor('basic'),
      uploaded: true,
      answers: { listAnswers: () => sample.list, ...answers },
      around: { saveFile: (name, text, contentType) => void saved.push({ name, text: String(text), contentType }) },
    });
    return { ...made, saved, user: userEvent.setup() };
  };

  it('uses the figures that are on the screen and does not fetch them again', async () => {
    const { saved, user, calls } = own({ getStatistics: () => ({ status: 'ready', ...sample.statistics }) });
    await screen.findByRole('heading', { name: /^Scenes 11 and 12 are the longest of 18/ });
    await choose(user, /CSV/);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(calls.filter(({ route }) => route === 'getStatistics')).toHaveLength(1);
  });

  it('says why there is no file, and stays open', async () => {
    const message = 'The table is away.';
    const { saved, user } = own({ getStatistics: () => refusal(500, 'internal', message) });
    await screen.findByText(message);
    await choose(user, /CSV/);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(within(screen.getByRole('list', { name: 'Export' })).getAllByRole('button')).toHaveLength(5);
    expect(saved).toEqual([]);
  });

  it('counts the figures anew after the cast was corrected', async () => {
    const corrected = { ...sampleReading, corrections: noCorrections };
    const { stores, calls } = own({
      getStatistics: () => ({ status: 'ready', ...sample.statistics }),
      saveCorrections: () => corrected,
    });
    await screen.findByRole('heading', { name: /^Scenes 11 and 12 are the longest of 18/ });
    await waitFor(() => expect(stores.reading.getState().reading).not.toBeNull());
    await correctIn(stores.reading, { kind: 'rename', name: 'LENA', to: 'LENA OKAFOR' });
    await waitFor(() => expect(calls.filter(({ route }) => route === 'getStatistics')).toHaveLength(2));
  });
});
