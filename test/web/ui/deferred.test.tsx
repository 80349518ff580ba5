/** A component whose code comes later: drawn at once when it is here, with the fallback while it is not, and without losing its state. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { expect, it } from 'vitest';
import { deferred } from '../../../web/src/ui/deferred.ts';

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}
const drawn = (Component: ComponentType<{ readonly name: string }>, name: string) => (
  <Suspense fallback="Loading">
    <Component name={name} />
  </Suspense>
);

it('a deferred component is drawn without a fallback when its code is here', async () => {
  let loads = 0;
  const Later = deferred(async () => {
    loads += 1;
    return Counter;
  });
  await Later.fetchCode();
  render(drawn(Later, 'Scenes'));
  expect(screen.getByRole('button').textContent).toBe('Scenes 0');
  await Later.fetchCode();
  expect(loads).toBe(1);
});

it('a deferred component shows the fallback until its code comes, and keeps its state after', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Counter>();
  const Later = deferred(() => promise);
  const { rerender } = render(drawn(Later, 'Scenes'));
  expect(screen.getByText('Loading')).toBeDefined();
  await act(async () => resolve(Counter));
  await userEvent.click(await screen.findByRole('button'));
  rerender(drawn(Later, 'Pages'));
  expect(screen.getByRole('button').textContent).toBe('Pages 1');
});

it('a deferred component whose code does not come keeps quiet until it is drawn', async () => {
  const Later = deferred<{ readonly name: string }>(async () => {
    throw new Error('No connection.');
  });
  await expect(Later.fetchCode()).resolves.toBeUndefined();
});
