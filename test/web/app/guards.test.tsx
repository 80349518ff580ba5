/** Who may open which route: the whole site, at every address of the table. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { inactivePayment } from '../../../lib/contract/payment-status.ts';
import { paidFor, refusal, tokenWith, visit } from '../fixtures/fake-site.tsx';
import { list } from '../fixtures/sample-answers.ts';

const sections = [
  '/landing',
  '/how-it-works',
  '/things',
  '/model',
  '/genreAdaptation',
  '/yourScript',
  '/ourPromise',
  '/technology',
  '/successStories',
  '/benefits',
];
const guarded = [
  ...sections,
  '/pricingPlans',
  '/pricing',
  '/uploading-progress',
  '/scripts',
  '/slate',
  '/dashboard',
  '/dashboard/tonality-test',
];
const free = inactivePayment;
const paid = paidFor('basic');

describe('a guest', () => {
  it.each([...guarded, '/', '/no/such/path', '/account'])('is sent from %s to /login', async (path) => {
    const { here } = visit({ path });
    await screen.findByRole('heading', { name: 'Login' });
    expect(here()).toBe('/login');
  });

  it.each(['/login', '/signup', '/welcome', '/terms', '/privacy', '/method', '/payment/success', '/payment/failed'])(
    'may see %s',
    async (path) => {
      const { here } = visit({ path });
      await screen.findByRole('heading', { level: 1 });
      expect(here()).toBe(path);
    },
  );
});

describe('a user', () => {
  it.each(['/login', '/signup', '/', '/no/such/path'])('is sent from %s to /landing', async (path) => {
    const { here } = visit({ path, payment: free });
    await waitFor(() => expect(here()).toBe('/landing'));
  });

  it.each(sections)('may open the section route %s, and its section is on the page', async (path) => {
    const { here, container } = visit({ path, payment: free });
    await screen.findByRole('heading', { level: 1, name: /Know what your script does/ });
    expect(here()).toBe(path);
    expect(container.querySelector(`#${path.slice(1)}`)).not.toBeNull();
  });

  it('may open both pricing routes without an active payment, and only /pricingPlans with one', async () => {
    const first = visit({ path: '/pricing', payment: free });
    await screen.findByRole('heading', { name: 'BASIC' });
    expect(first.here()).toBe('/pricing');
    first.unmount();
    const second = visit({ path: '/pricing', payment: paid });
    await waitFor(() => expect(second.here()).toBe('/landing'));
    second.unmount();
    const third = visit({ path: '/pricingPlans', payment: paid });
    await screen.findByRole('heading', { name: 'BASIC' });
    expect(third.here()).toBe('/pricingPlans');
  });

  it('may open the dashboard with an uploaded file only, else goes to /landing', async () => {
    const without = visit({ path: '/dashboard', payment: paid });
    await waitFor(() => expect(without.here()).toBe('/landing'));
    without.unmount();
    const held = visit({ path: '/dashboard', payment: paid, uploaded: true, answers: { listAnswers: () => list } });
    await screen.findByText('Premium User');
    expect(held.here()).toBe('/dashboard');
  });
});

describe('the way back', () => {
  const answers = {
    login: () => ({
      access: tokenWith(),
      refresh: 'r',
      user: { username: 'Noor', email: 'n@example.com', profile_image: null },
      payment_status: free,
    }),
  };
  const logIn = async () => {
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), 'noor@example.com');
    await user.type(screen.getByLabelText('Password'), 'Correct-horse-7');
    await user.click(screen.getByRole('button', { name: 'Login' }));
  };

  it('leads a guest who wanted the prices through the login to them', async () => {
    const { here } = visit({ path: '/pricing', answers });
    await logIn();
    await waitFor(() => expect(here()).toBe('/pricing'));
  });

  it('keeps the query of the address', async () => {
    const { here } = visit({ path: '/scripts?x=1', answers });
    await logIn();
    await waitFor(() => expect(here()).toBe('/scripts?x=1'));
  });

  it('never leads to another site', async () => {
    const { here } = visit({ path: '/login', state: { from: '//elsewhere.example' }, answers });
    await logIn();
    await waitFor(() => expect(here()).toBe('/landing'));
  });

  it('is not kept after a logout', async () => {
    const { here, state, stores } = visit({ path: '/scripts', payment: free });
    await screen.findByText('You have not uploaded a script yet.');
    stores.session.getState().logOut();
    await waitFor(() => expect(here()).toBe('/login'));
    expect(state()).toBeNull();
  });
});

it('ends a lapsed session with the next navigation, not before', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { here, stores } = visit({
    path: '/dashboard',
    payment: paid,
    uploaded: true,
    answers: {
      listAnswers: () => list,
      refreshToken: () => refusal(401, 'token_not_valid', 'Over. (token_not_valid)'),
    },
    around: { path: () => '/dashboard' },
  });
  await screen.findByText('Premium User');
  await stores.session.getState().renew();
  expect(here()).toBe('/dashboard');
  await userEvent.setup().click(screen.getByRole('link', { name: 'Tonality Test' }));
  await waitFor(() => expect(here()).toBe('/login'));
  log.mockRestore();
});
