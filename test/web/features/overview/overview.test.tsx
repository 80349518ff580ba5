/** The overview: the Workbench's first view, the strip above every report, and what a share link and the sample begin with. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Overview } from '../../../../lib/contract/overview.ts';
import type { ReportEntry } from '../../../../lib/contract/report.ts';
import { headlineOf } from '../../../../web/src/features/overview/headline.ts';
import type { SampleReport } from '../../../../web/src/features/sample/sample-report.ts';
import { buildSample } from '../../fixtures/built-sample.ts';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';

let sample: SampleReport;
beforeAll(() => {
  sample = buildSample();
});

const fact = (id: string, label: string, value: string) => ({ id, label, value, note: null, evidence: [] });
const finding = (title: string) => ({ title, bullets: [], advice: null, severity: null });
const counted: ReportEntry = {
  prompt: '🧭 Ready to send?',
  blocks: [
    { kind: 'facts', title: null, items: [fact('logline', 'Logline', 'Not there yet.')], basis: 'counted' },
    { kind: 'findings', title: 'First', items: [finding('A name changes'), finding('A gap')], basis: 'counted' },
  ],
};
const countedAlone: Overview = { reading: null, overview: counted, fix_list: null, scenes: null };

const own = (path: string, answers: Answers) =>
  visit({
    path: `/dashboard${path}?script=${sampleScript.script_id}`,
    payment: paidFor('basic'),
    uploaded: true,
    answers: { listAnswers: () => list, getAnswer: ({ path: { n } }) => details[Number(n)], ...answers },
  });

describe('the headline', () => {
  const entry = (...blocks: ReportEntry['blocks']): ReportEntry => ({ prompt: 'Overview', blocks });
  const facts = (basis: 'opinion' | 'counted', ...items: ReturnType<typeof fact>[]) =>
    ({ kind: 'facts', title: null, items, basis }) as const;

  it('is the verdict, whatever it is labelled, else a reader’s logline', () => {
    const logline = fact('logline', 'In a sentence', 'A cinema closes.');
    expect(headlineOf(entry(facts('opinion', logline, fact('verdict', 'So?', 'Consider.'))))).toBe('Consider.');
    expect(headlineOf(entry(facts('opinion', logline)))).toBe('A cinema closes.');
  });

  it('counts what there is to look at where nobody has read the script', () => {
    expect(headlineOf(counted)).toBe('2 things to look at');
    expect(headlineOf(entry({ kind: 'findings', title: 'First', items: [finding('A gap')], basis: 'counted' }))).toBe(
      '1 thing to look at',
    );
    expect(headlineOf(entry(facts('counted', fact('logline', 'Logline', 'Mine.'))))).toBe('nothing to look at first');
  });

  it('names what is worth a second look where nothing trips a reader, and not what stands out', () => {
    const named = (id: string, ...labels: string[]) =>
      ({
        ...facts('counted', ...labels.map((label) => fact(label, label, 'in Strengths and Weaknesses'))),
        id,
      }) as const;
    const stands = named('stands-out', 'Brianna carries the script');
    expect(headlineOf(entry(stands, named('second-look', 'Long speeches', 'Long words in talk')))).toBe(
      'worth a second look: Long speeches, Long words in talk',
    );
    expect(headlineOf(entry(stands))).toBe('nothing to look at first');
  });
});

describe('the overview of a user’s own script', () => {
  it('stands first in the Workbench, with its three sections in order', async () => {
    const { calls } = own('/overview', { getOverview: () => sample.overview });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Overview');
    await screen.findByRole('region', { name: 'Overview' });
    const parts = screen.getAllByRole('region').filter(({ classList }) => classList.contains('report'));
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['Overview', 'Fix list', 'Scene by scene']);
    expect(calls.find(({ route }) => route === 'getOverview')?.path.id).toBe(sampleScript.script_id);
    // No strip that leads to where one is.
    expect(screen.queryByRole('link', { name: /^Overview: / })).toBeNull();
  });

  it('tells each strength and by whom it was read once, and leads to the notes themselves', async () => {
    // A strength that the overview has no room for.
    const further = {
      id: 'pt.further',
      label: 'The broom is held',
      value: 'page 8, in Strengths',
      note: null,
      evidence: [],
    };
    const list = sample.overview.fix_list;
    const fix_list = list && {
      ...list,
      blocks: list.blocks.map((block) =>
        block.kind === 'facts' && block.title === 'Leave alone'
          ? { ...block, items: [...block.items, further] }
          : block,
      ),
    };
    own('/overview', { getOverview: () => ({ ...sample.overview, fix_list }) });
    const overview = await screen.findByRole('region', { name: 'Overview' });
    const idsOf = (entry: ReportEntry | null): string[] =>
      (entry?.blocks ?? []).flatMap((block) =>
        block.kind === 'facts' ? block.items.flatMap(({ id, label }) => (id === undefined ? [] : [label])) : [],
      );
    const kept = idsOf(sample.overview.overview);
    const alone = idsOf(fix_list);
    const twice = alone.filter((label) => kept.includes(label));
    expect([twice.length > 0, alone.length > twice.length]).toEqual([true, true]);
    const fixList = screen.getByRole('region', { name: 'Fix list' });
    const termsOf = (part: HTMLElement) =>
      within(part)
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
    expect(termsOf(overview)).toEqual(expect.arrayContaining(twice));
    expect(termsOf(fixList).filter((label) => twice.includes(label ?? ''))).toEqual([]);
    expect(termsOf(fixList)).toEqual(expect.arrayContaining(alone.filter((label) => !twice.includes(label))));
    expect(within(fixList).getByRole('heading', { name: 'Leave alone, too' })).toBeDefined();
    expect(screen.getAllByText(/^Read by a language model/)).toHaveLength(1);
    const way = screen.getByRole('link', { name: 'Every note, to tick off: Fix List' });
    expect(way.getAttribute('href')).toBe(`/dashboard/notes?script=${sampleScript.script_id}`);
  });

  it('is what a reader would trip on where nobody has read it, under the name of that', async () => {
    own('/overview', { getOverview: () => countedAlone });
    expect(await screen.findByRole('heading', { level: 2, name: 'Ready to send?' })).toBeDefined();
    expect(screen.getByText('A name changes')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Fix list' })).toBeNull();
  });

  it('says why it could not be loaded and asks again', async () => {
    let away = true;
    own('/overview', { getOverview: () => (away ? refusal(500, 'internal', 'Away.') : countedAlone) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Away.')).toBeDefined();
    away = false;
    await userEvent.click(again);
    expect(await screen.findByText('A name changes')).toBeDefined();
  });

  it('is not asked for before there is a report', async () => {
    const { calls } = own('/overview', {
      listAnswers: () => list.map((entry) => ({ ...entry, status: 'running', response: '' })),
    });
    expect(await screen.findByText('The overview is being made.')).toBeDefined();
    expect(calls.some(({ route }) => route === 'getOverview')).toBe(false);
  });

  it('follows the reading when that has come', async () => {
    let looks = 0;
    own('/overview', {
      listAnswers: () => {
        looks += 1;
        return list.map((entry) => ({ ...entry, status: 'succeeded', reading_awaited: looks < 3 }));
      },
      getOverview: () =>
        looks < 3
          ? { ...countedAlone, reading: { kind: 'awaited', model: 'house-reader', message: null } }
          : sample.overview,
    });
    expect(await screen.findByText(/^house-reader is reading the script\./)).toBeDefined();
    expect(screen.getByText('A name changes')).toBeDefined();
    expect(await screen.findByRole('region', { name: 'Fix list' }, { timeout: 10_000 })).toBeDefined();
    expect(screen.queryByText('A name changes')).toBeNull();
  }, 15_000);

  it('is led to by one line above every report, asked for once', async () => {
    const { calls, here } = own('', { getOverview: () => countedAlone });
    const strip = await screen.findByRole('link', { name: 'Overview: 2 things to look at' });
    expect(strip.getAttribute('href')).toBe(`/dashboard/overview?script=${sampleScript.script_id}`);
    await userEvent.click(screen.getByRole('link', { name: 'Tonality Test' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Overview: 2 things to look at' }));
    await waitFor(() => expect(here()).toContain('/dashboard/overview'));
    expect(calls.filter(({ route }) => route === 'getOverview')).toHaveLength(1);
  });

  it('leaves the reports alone when it cannot be had', async () => {
    own('', { getOverview: () => refusal(500, 'internal', 'Away.') });
    expect(await screen.findByText('The dialogue answers the question that was not asked')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Overview: / })).toBeNull();
    expect(screen.queryByText('Away.')).toBeNull();
  });
});

describe('the overview of somebody else’s script', () => {
  it('is what the sample begins with, and what its other views lead back to', async () => {
    const { calls } = visit({ path: '/sample', files: { '/sample.json': sample } });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Overview');
    expect(await screen.findByRole('region', { name: 'Scene by scene' })).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Flaw Detection' }));
    const strip = await screen.findByRole('link', { name: `Overview: ${headlineOf(sample.overview.overview)}` });
    expect(strip.getAttribute('href')).toBe('/sample/overview');
    expect(calls).toEqual([]);
  });

  it('is what a share link begins with, without fix list and scenes', async () => {
    const { calls } = visit({
      path: `/shared#${'A'.repeat(43)}`,
      answers: {
        openShare: () => ({
          ...sample,
          overview: sample.overview.overview,
          title: 'The Last Reel',
          expires_at: new Date(Date.now() + 3_600_000).toISOString(),
          plan: 'basic',
          comments_open: false,
        }),
      },
    });
    const part = within(await screen.findByRole('region', { name: 'Overview' }));
    expect(part.getByText(/^Read by a language model/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Fix list' })).toBeNull();
    expect(calls.every(({ route }) => route === 'openShare')).toBe(true);
  });
});
