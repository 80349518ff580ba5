/** A menu longer than its room: the line of the view that is shown is rolled into sight. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paidFor, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';

/** The menu's room is 500 pixels high, and each of its lines stands 40 below the one before. */
const lay = (): void => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (this.tagName === 'NAV') return new DOMRect(0, 0, 250, 500);
    const lines = [...document.querySelectorAll('nav[aria-label="Analyses"] a')];
    return new DOMRect(0, lines.indexOf(this) * 40, 250, 40);
  });
};
const open = (view: string) =>
  visit({
    path: `/dashboard/${view}`,
    payment: paidFor('advanced'),
    uploaded: true,
    answers: { listAnswers: () => list, getAnswer: ({ path }) => details[Number(path.n)] },
  });
afterEach(() => vi.restoreAllMocks());

it('rolls down to a view at its end, and stands still for one at its beginning', async () => {
  lay();
  open('script-statistics');
  const menu = await screen.findByRole('navigation', { name: 'Analyses' });
  await waitFor(() => expect(menu.scrollTop).toBeGreaterThan(0));
  const lines = [...menu.querySelectorAll('a')];
  const current = lines.findIndex((line) => line.getAttribute('aria-current') === 'page');
  expect(menu.scrollTop).toBe((current + 1) * 40 - 500 + 12);
});

it('stands still for a view that is in sight', async () => {
  lay();
  open('strength-weakness');
  await screen.findByRole('button', { name: /^Export/ });
  expect(screen.getByRole('navigation', { name: 'Analyses' }).scrollTop).toBe(0);
});
