/** One search over script, notes and reports, on the sample's real reports and pages. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ScreenplayPages } from '../../../../lib/contract/screenplay-pages.ts';
import type { SampleReport } from '../../../../web/src/features/sample/sample-report.ts';
import { searchEverything } from '../../../../web/src/features/search/search-everything.ts';
import { buildSample, buildSamplePages } from '../../fixtures/built-sample.ts';
import { visit } from '../../fixtures/fake-site.tsx';
import '../../../../web/src/features/dashboard/bar-tools.tsx';
import '../../../../web/src/features/search/search-dialog.tsx';

let sample: SampleReport;
let pages: ScreenplayPages;
beforeAll(() => {
  sample = buildSample();
  pages = buildSamplePages();
});

const searched = () => ({ answers: sample.answers, overview: [sample.overview.overview], pages: pages.pages });
const groups = (words: string) => searchEverything(searched(), words);
const textOf = ({ before, found, after }: { before: string; found: string; after: string }) => before + found + after;

describe('what is searched', () => {
  it('holds the script: each place with its page, its line and the words as they are printed', () => {
    const script = groups('the CLOCK was fast').find(({ label }) => label === 'Script');
    const [first] = script?.hits ?? [];
    expect(first).toMatchObject({ where: 'Page 2', found: 'The clock was fast' });
    const target = first?.target;
    if (target?.kind !== 'place') throw new Error('It leads to no page.');
    const line = pages.pages[target.page - 1]?.find((node) => node.line === target.line);
    expect(line?.text).toContain('The clock was fast anyway.');
  });

  it('holds every note of every report, and leads to the view that shows it', () => {
    const notes = sample.answers.flatMap(({ entries }) =>
      entries.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'findings' ? block.items : []))),
    );
    expect(notes.length).toBeGreaterThan(5);
    for (const { title } of notes) {
      const hits = groups(title).find(({ label }) => label === 'Notes')?.hits ?? [];
      expect(hits.map(textOf).join('\n')).toContain(title);
      for (const { target } of hits) expect(target.kind).toBe('view');
    }
  });

  it('takes what is typed for what is meant, finds nothing in nothing, and no names for machines', () => {
    expect(groups('  ')).toEqual([]);
    expect(groups('.*')).toEqual([]);
    expect(groups('score_table')).toEqual([]);
  });
});

describe('the search', () => {
  const open = async () => {
    const made = visit({
      path: '/sample/tonality-test',
      files: { '/sample.json': sample, '/sample-screenplay.json': pages },
    });
    await screen.findByRole('button', { name: 'Search' });
    return made;
  };

  it('opens with Ctrl K or Cmd K, says how much it has found, and closes with Escape', async () => {
    await open();
    for (const key of [{ ctrlKey: true }, { metaKey: true }]) {
      fireEvent.keyDown(window, { key: 'k', ...key });
      const field = await screen.findByRole('searchbox');
      await waitFor(() => expect(document.activeElement).toBe(field));
      await userEvent.type(field, 'wendell');
      expect(await screen.findByText(/^\d+ found\./)).toBeDefined();
      fireEvent(screen.getByRole('dialog', { name: 'Search' }), new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    }
  });

  it('opens the script at the words, and a report by its link, by the arrow keys too', async () => {
    const { here } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'clock was fast');
    const script = await screen.findByRole('region', { name: 'Script' });
    const [place] = within(script).getAllByRole('link');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(place);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toMatch(/^\/sample\/tonality-test\?at=2\.\d+$/));
    // The script beside has a field of its own.
    expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const again = within(await screen.findByRole('dialog', { name: 'Search' }));
    await userEvent.type(await again.findByRole('searchbox'), 'not a forecast');
    const reports = await screen.findByRole('region', { name: 'Reports' });
    const [report] = within(reports).getAllByRole('link', { name: /Success Prediction/ });
    if (!report) throw new Error('There is no such report.');
    await userEvent.click(report);
    await waitFor(() => expect(here()).toMatch(/^\/sample\/predictive-analysis/));
  });

  it('says that nothing was found', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'zeppelin');
    expect(await screen.findByText(/^Nothing found\./)).toBeDefined();
  });
});
