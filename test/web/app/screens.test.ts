/** Which screen's code a visit fetches before anything is drawn. */
import { afterEach, expect, it, vi } from 'vitest';
import { firstScreens } from '../../../web/first-screen.ts';
import {
  DashboardScreen,
  fetchFirstScreen,
  guestDoors,
  HomeScreen,
  Landing,
  LibraryScreen,
  LoginScreen,
  publicDoors,
  ReceiptScreen,
  SampleScreen,
  SignupScreen,
  SlateScreen,
  userDoors,
} from '../../../web/src/app/screens.ts';

const all = {
  LoginScreen,
  SignupScreen,
  HomeScreen,
  SampleScreen,
  Landing,
  DashboardScreen,
  ReceiptScreen,
  LibraryScreen,
  SlateScreen,
} as const;
afterEach(() => vi.restoreAllMocks());

it.each([
  ['/', false, 'LoginScreen'],
  ['/login', false, 'LoginScreen'],
  ['/dashboard/tonality-test', false, 'LoginScreen'],
  ['/signup', false, 'SignupScreen'],
  ['/welcome', false, 'HomeScreen'],
  ['/sample/tonality-test', false, 'SampleScreen'],
  ['/sample', true, 'SampleScreen'],
  ['/login', true, 'Landing'],
  ['/technology', true, 'Landing'],
  ['/dashboard', true, 'DashboardScreen'],
  ['/account/receipts/01PAY', true, 'ReceiptScreen'],
  ['/scripts', true, 'LibraryScreen'],
  ['/slate', true, 'SlateScreen'],
] as const)('a visit to %s, signed in: %s, begins with the code of %s', async (path, signedIn, name) => {
  const fetched = Object.entries(all).map(([each, screen]) => [each, vi.spyOn(screen, 'fetchCode')] as const);
  await fetchFirstScreen(path, signedIn);
  expect(fetched.filter(([, fetchCode]) => fetchCode.mock.calls.length === 1).map(([each]) => each)).toEqual([name]);
});

it('the page itself is told of the same addresses, so that it can ask for their code ahead', () => {
  const doors = [
    ...publicDoors.map(({ path }) => [path, null]),
    ...guestDoors.map(({ path }) => [path, false]),
    ...userDoors.map(({ path }) => [path, true]),
  ];
  expect(firstScreens.map(({ path, signedIn }) => [path, signedIn])).toEqual(doors);
});
