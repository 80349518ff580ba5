/** The dashboard as a user of each plan sees it, with answers that are there, pending and failed. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlanName } from '../../../../lib/contract/plans.ts';
import { settledAfterLists } from '../../../../web/src/features/dashboard/answers-store.ts';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';
import { pass, until } from '../../fixtures/turns.ts';

const served: Answers = {
  listAnswers: () => list,
  getAnswer: ({ path }) => details[Number(path.n)],
};
const open = (path: string, plan: PlanName = 'advanced', answers: Answers = {}) =>
  visit({ path, payment: paidFor(plan), uploaded: true, answers: { ...served, ...answers } });
const withStatus = (question: number, status: string, response = '') =>
  list.map((entry) => (entry.question === question ? { ...entry, status, response } : entry));

describe('the dashboard', () => {
  it('opens on Strengths, with numbered findings, their page and their quote', async () => {
    open('/dashboard');
    expect(await screen.findByText('The dialogue answers the question that was not asked')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Strengths');
    const finding = screen.getByText('The dialogue answers the question that was not asked').closest('ol > li');
    expect(finding?.parentElement?.tagName).toBe('OL');
    // The report's own heading is no finding: the list begins with this one.
    expect(finding?.previousElementSibling).toBeNull();
    expect(finding?.querySelectorAll('ul > li').length).toBeGreaterThan(0);
    expect(screen.getAllByText('p. 1 · sc. 2').length).toBeGreaterThan(0);
    expect(screen.getByText('“The clock was fast anyway.”')).toBeDefined();
    // Where everything was counted, nothing is marked so.
    expect(screen.queryByText('Counted')).toBeNull();
    expect(document.title).toBe('Strengths · Dramaturg');
  });

  it('shows name, plan label and a stand-in picture in the top bar', async () => {
    const { stores } = open('/dashboard');
    expect(await screen.findByText('Noor')).toBeDefined();
    expect(screen.getByText('Premium User')).toBeDefined();
    expect(document.querySelector('header img')?.getAttribute('src')).toBe('/profile.svg');
    act(() =>
      stores.session.setState({
        user: null,
        paymentStatus: { ...stores.session.getState().paymentStatus, has_active_payment: false },
      }),
    );
    expect(screen.getByText('User')).toBeDefined();
    expect(screen.getByText('Free User')).toBeDefined();
  });

  it('falls back to the stand-in when the picture does not load', async () => {
    const { stores } = open('/dashboard');
    await screen.findByText('Noor');
    const user = { username: 'Noor', email: '', profile_image: '/gone.png' };
    act(() => stores.session.setState({ user }));
    const image = document.querySelector('header img');
    expect(image?.getAttribute('src')).toBe('/gone.png');
    if (image) fireEvent.error(image);
    expect(document.querySelector('header img')?.getAttribute('src')).toBe('/profile.svg');
  });

  it('shows the specified middle panel and moves between its sub-items by address', async () => {
    const { here } = open('/dashboard?script=01JCSAMPLE');
    const panel = await screen.findByRole('navigation', { name: 'Strength & Weakness' });
    for (const [label, description] of [
      ['Strengths', 'What works well'],
      ['Weaknesses', 'Areas for improvement'],
      ['Summary Snapshot', 'Overall analysis'],
    ]) {
      expect(within(panel).getByText(label ?? '')).toBeDefined();
      expect(within(panel).getByText(description ?? '')).toBeDefined();
    }
    await userEvent.setup().click(within(panel).getByText('Summary Snapshot'));
    expect(here()).toBe('/dashboard/strength-weakness/summary-snapshot?script=01JCSAMPLE');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Noor Whitlock')).toBeDefined();
    for (const label of ['Title', 'Writer', 'Genre', 'Logline']) expect(main.getByText(label)).toBeDefined();
  });

  it.each([
    ['predictive-analysis', 'Success Prediction & Market Analysis'],
    ['flaw-detection', 'Flaw Detection'],
  ])('has no middle panel for %s', async (slug, heading) => {
    open(`/dashboard/${slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    // The menu, and the bar at a phone's foot.
    expect(screen.getAllByRole('navigation')).toHaveLength(2);
  });

  it('shows ratings as tables, and one rating as a card', async () => {
    const { unmount } = open('/dashboard/frame-caliber-ratings');
    expect(await screen.findByRole('columnheader', { name: 'Score out of 10' })).toBeDefined();
    for (const name of ['Short', 'Full Name', 'Description'])
      expect(screen.getByRole('columnheader', { name })).toBeDefined();
    unmount();
    open('/dashboard/frame-caliber-ratings/enjoyment');
    expect(await screen.findByText('Turns come every two pages.')).toBeDefined();
    expect(screen.getByText('out of 10')).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: 'Full Name' })).toBeNull();
  });

  it('says what the next plan adds, and which plan opens a locked address', async () => {
    open('/dashboard/location-analysis', 'basic');
    expect(await screen.findByText(/Location Analysis is part of the/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Location Analysis' })).toBeNull();
    expect(screen.getByText(/adds Flaw Detection, Script Similarity/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricingPlans');
  });

  it('asks before it logs out', async () => {
    const { here, stores } = open('/dashboard');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Logout' }));
    expect(dialog.getByText('Are you sure you want to logout?')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(stores.session.getState().token).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(here()).toBe('/login'));
  });

  it('asks anew for list and answers each time it is entered', async () => {
    const { calls, stores } = open('/dashboard/strength-weakness/strengths');
    await stores.answers.getState().load('01JCSAMPLE');
    await stores.answers.getState().open(3);
    await screen.findByText('The dialogue answers the question that was not asked');
    const asked = () => calls.filter(({ route, path }) => route === 'getAnswer' && path.n === '3').length;
    const before = asked();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Your scripts' }));
    await userEvent.setup().click(await screen.findByRole('link', { name: /^Open The Last Reel/ }));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('loads the script of the address, else the latest one', async () => {
    const { calls, unmount } = open('/dashboard?script=01OTHER');
    await waitFor(() => expect(calls.some(({ query }) => query.get('script_id') === '01OTHER')).toBe(true));
    unmount();
    const second = open('/dashboard');
    await screen.findByText('Premium User');
    await waitFor(() =>
      expect(second.calls.find(({ route }) => route === 'listAnswers')?.query.get('script_id')).toBe('01JCSAMPLE'),
    );
  });
});

describe('an answer that is not there', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the animation over the whole screen until the first list', async () => {
    open('/dashboard', 'basic', { listAnswers: () => new Promise(() => undefined) });
    expect(await screen.findByText('Generating Analysis')).toBeDefined();
    expect(
      screen.getByText('Our AI is processing your script to provide deep insights and valuable feedback'),
    ).toBeDefined();
  });

  it('shows the animation inside its view, and the specified empty text once nothing moves any more', async () => {
    vi.useFakeTimers();
    open('/dashboard/flaw-detection');
    await until(() => screen.queryByRole('heading', { level: 1, name: 'Flaw Detection' }) !== null);
    expect(screen.getByText('Generating Analysis')).toBeDefined();
    await pass((settledAfterLists - 1) * 1000);
    expect(screen.queryByText('No flaw detection data available')).toBeNull();
    await pass(2000);
    expect(screen.getByText('No flaw detection data available')).toBeDefined();
    expect(screen.getByText('This analysis is pending.')).toBeDefined();
  });

  it('appears by itself when it has been computed', async () => {
    vi.useFakeTimers();
    let ready = false;
    open('/dashboard/strength-weakness/strengths', 'basic', {
      listAnswers: () => (ready ? list : withStatus(3, 'running')),
    });
    await until(() => screen.queryByRole('heading', { level: 1 }) !== null);
    expect(screen.getByText('Generating Analysis')).toBeDefined();
    ready = true;
    await pass(1000);
    await until(() => screen.queryByText('The dialogue answers the question that was not asked') !== null);
  });

  it('shows why it failed and can be tried again', async () => {
    const { calls } = open('/dashboard/flaw-detection', 'advanced', {
      listAnswers: () => withStatus(9, 'failed', 'The analysis could not be finished.'),
      retryAnswer: () => Response.json({ question: 9, status: 'pending' }, { status: 202 }),
    });
    expect(await screen.findByText('The analysis could not be finished.')).toBeDefined();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Generating Analysis')).toBeDefined();
    expect(calls.some(({ route }) => route === 'retryAnswer')).toBe(true);
  });

  it('shows a stored error in red, in the ratings view after the word Error', async () => {
    const broken = { getAnswer: () => refusal(500, 'internal', 'Something went wrong on our side.') };
    const { unmount } = open('/dashboard', 'advanced', broken);
    expect((await screen.findByText('Something went wrong on our side.')).className).toContain('text-bad');
    unmount();
    open('/dashboard/frame-caliber-ratings', 'advanced', broken);
    expect((await screen.findAllByText('Error: Something went wrong on our side.')).length).toBeGreaterThan(0);
  });

  it.each([
    ['frame-caliber-ratings', [1, 2], { FRAME: '{"Flux":' }, 'No ratings data available'],
    ['frame-caliber-ratings', [1, 2], { FRAME: { Flux: { rating: 7 } } }, 'No ratings data available'],
    ['tonality-test', [5], { entries: 'warm and dry' }, 'No data available'],
    ['character-network-analysis', [7, 8], { entries: [{}] }, 'No Character Network Analysis data available.'],
  ])('takes malformed data in %s for none, without a word of it', async (slug, questions, malformed, empty) => {
    open(`/dashboard/${slug}`, 'advanced', {
      listAnswers: () =>
        list.map((entry) => (questions.includes(entry.question) ? { ...entry, status: 'succeeded' } : entry)),
      getAnswer: ({ path }) =>
        path.n === '8'
          ? { question: 8, status: 'succeeded', entries: [], problem: null }
          : { question: Number(path.n), status: 'succeeded', entries: [], problem: null, ...malformed },
    });
    expect(await screen.findByText(empty)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not take an answer for empty that the server refused, nor another one that is malformed', async () => {
    const { unmount } = open('/dashboard/tonality-test', 'advanced', {
      listAnswers: () => withStatus(5, 'succeeded'),
      getAnswer: () => new Response('<html>', { status: 502 }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    unmount();
    open('/dashboard/predictive-analysis', 'advanced', {
      listAnswers: () => withStatus(14, 'succeeded'),
      getAnswer: () => Response.json({ entries: 'nothing that can be read' }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  });

  it('says why a script could not be read', async () => {
    const failed = {
      ...sampleScript,
      status: 'failed',
      problem: { code: 'encrypted_pdf', message: 'This PDF is locked.' },
    };
    open('/dashboard?script=01JCSAMPLE', 'advanced', { listScripts: () => ({ scripts: [failed] }) });
    expect(await screen.findByText('This PDF is locked.')).toBeDefined();
    // Nothing to take along, nothing to read.
    for (const name of ['Export', 'Share']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Read the script' })).toBeNull();
  });

  it('of a script that is gone leads to the library, under a heading of its own', async () => {
    open('/dashboard/tonality-test?script=gone', 'basic', {
      listAnswers: () => refusal(404, 'not_found', 'There is no such script.'),
    });
    expect((await screen.findByRole('alert')).textContent).toBe('There is no such script.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No reports to show');
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    expect(document.title).toBe('No reports to show · Dramaturg');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Your scripts' }).getAttribute('href')).toBe('/scripts');
  });

  it('offers another try where the list of reports could not be loaded, and calls it an error in the ratings view', async () => {
    let answers = false;
    const listAnswers = () => (answers ? list : refusal(500, 'internal', 'The reports could not be listed.'));
    open('/dashboard/frame-caliber-ratings', 'basic', { listAnswers });
    expect((await screen.findByRole('alert')).textContent).toBe('Error: The reports could not be listed.');
    answers = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Frame Caliber Ratings/ })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says beside the specified empty text why a sub-item has nothing to show', async () => {
    const why = 'One character speaks: nobody answers anybody.';
    const detail = {
      question: 7,
      status: 'succeeded',
      problem: null,
      entries: [
        {
          prompt: '🕸️ Character Network',
          response: why,
          blocks: [{ kind: 'prose', title: null, paragraphs: [why], basis: 'counted' }],
        },
      ],
    };
    open('/dashboard/character-network-analysis/primary-network-map', 'advanced', {
      listAnswers: () => list.filter(({ question }) => question === 7),
      getAnswer: () => detail,
    });
    expect(await screen.findByText('No Character Network Analysis data available.')).toBeDefined();
    expect(screen.getByText(why)).toBeDefined();
  });

  it('leads to the plans when the server wants one', async () => {
    open('/dashboard', 'basic', { listAnswers: () => refusal(403, 'payment_required', 'Choose a plan first.') });
    expect(await screen.findByText('Choose a plan first.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the plans' })).toBeDefined();
  });
});

describe('the consultation form', () => {
  it('asks for both answers, sends them and says what comes next', async () => {
    const { calls } = open('/dashboard/consultation', 'expert', {
      requestConsultation: () => Response.json({ success: true, message: 'We will write to you.' }, { status: 201 }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ask for the hour' }));
    expect(screen.getByText('Please say what the hour should be about.')).toBeDefined();
    await user.type(screen.getByLabelText('Your question'), 'The third act.');
    await user.type(screen.getByLabelText('Preferred times'), 'Monday 10 to 12 UTC');
    await user.click(screen.getByRole('button', { name: 'Ask for the hour' }));
    expect(await screen.findByText('We will write to you.')).toBeDefined();
    expect(calls.find(({ route }) => route === 'requestConsultation')?.body).toEqual({
      question: 'The third act.',
      preferred_times: 'Monday 10 to 12 UTC',
    });
  });
});
