/** Where somebody is who has gone from one screen to another. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { paidFor, visit } from '../fixtures/fake-site.tsx';

it('arrives at the heading of the new screen, which is said, and its title names it', async () => {
  visit({ path: '/scripts', payment: paidFor('basic'), uploaded: true });
  await screen.findByRole('heading', { level: 1, name: 'Your scripts' });
  await userEvent.setup().click(screen.getByRole('link', { name: 'Noor' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your account' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toContain('Your account');
});

it('is left where the browser puts it at the first screen of a visit', async () => {
  visit({ path: '/scripts', payment: paidFor('basic'), uploaded: true });
  await screen.findByRole('heading', { level: 1, name: 'Your scripts' });
  expect(document.activeElement).toBe(document.body);
});
