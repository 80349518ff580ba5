/** How a view of the dashboard comes: at once, in the room kept for it, and with the focus at its heading for who goes from one to the next. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SampleReport } from '../../../../web/src/features/sample/sample-report.ts';
import { buildSample } from '../../fixtures/built-sample.ts';
import { paidFor, sampleScript, visit } from '../../fixtures/fake-site.tsx';

let sample: SampleReport;
beforeAll(() => {
  sample = buildSample();
});

/** Answers to these questions come when they are let go. */
function held(...questions: number[]) {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    letGo: () => act(async () => letGo()),
    getAnswer: async (n: number) => {
      if (questions.includes(n)) await gate;
      return sample.answers.find(({ question }) => question === n);
    },
  };
}
const own = (path: string, gate: ReturnType<typeof held>) =>
  visit({
    path: `/dashboard${path}?script=${sampleScript.script_id}`,
    payment: paidFor('advanced'),
    uploaded: true,
    answers: {
      listAnswers: () => sample.list,
      getAnswer: ({ path: { n } }) => gate.getAnswer(Number(n)),
      getOverview: () => sample.overview,
      getStatistics: () => ({ ...sample.statistics, status: 'ready' }),
    },
  });
const content = () => within(screen.getByRole('main'));

describe('a view of several reports', () => {
  it('keeps the room of the ratings’ list, and shows both tables once both are there', async () => {
    const gate = held(2);
    own('/frame-caliber-ratings', gate);
    await screen.findByText('Generating Analysis');
    await screen.findByRole('slider');
    // The room of twelve ratings, seen by nobody.
    expect(content().getByText('Audience Appeal').closest('[aria-hidden=true]')).not.toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    await gate.letGo();
    const list = within(await screen.findByRole('navigation', { name: 'Frame Caliber Ratings' }));
    expect(list.getAllByRole('link')).toHaveLength(12);
    expect(screen.getAllByRole('table').length).toBeGreaterThan(1);
    expect(screen.queryByText('Generating Analysis')).toBeNull();
  });

  it('is whole when it comes: the coverage, and all reports', async () => {
    for (const [path, sign] of [
      ['/coverage', 'Print or save as PDF'],
      ['/all-reports', 'Summary Snapshot · Instant AI Summary'],
    ] as const) {
      const gate = held(4, 6);
      const { unmount } = own(path, gate);
      await screen.findByRole('slider');
      await content().findByText('Loading…');
      expect(screen.queryByRole('article')).toBeNull();
      expect(screen.queryByRole('region', { name: 'Summary Snapshot · Instant AI Summary' })).toBeNull();
      await gate.letGo();
      await screen.findByText(sign);
      expect(content().queryByText('Loading…')).toBeNull();
      expect(screen.queryByText(/still being made/i)).toBeNull();
      unmount();
    }
  });
});

describe('who goes from one view to the next', () => {
  it('arrives at its heading, and leaves the focus alone where the first one is opened', async () => {
    visit({ path: '/sample', files: { '/sample.json': sample } });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Overview' });
    expect(document.activeElement).not.toBe(heading);
    await userEvent.click(screen.getByRole('link', { name: 'Flaw Detection' }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(document.activeElement?.textContent).toBe('Flaw Detection');
    expect(document.title).toMatch(/^Flaw Detection/);
  });
});
