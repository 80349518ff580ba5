/** The account page's section of name, picture and language: kept at once, shown in the header and kept for the next visit. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allMail } from '../../../../lib/contract/mail.ts';
import type { Account } from '../../../../lib/contract/own-account.ts';
import { type Profile, profileInput } from '../../../../lib/contract/profile.ts';
import { showProfile } from '../../../../web/src/features/account/profile-sync.ts';
import { writeAs } from '../../../../web/src/ui/format-locale.ts';
import { type Answers, paidFor, refusal, visit } from '../../fixtures/fake-site.tsx';

const account: Account = {
  user: { username: 'Noor', email: 'noor@example.com', profile_image: null },
  created_at: '2026-11-01T08:00:00.000Z',
  payment_status: paidFor('basic'),
  receipts: [],
  second_factor: { on: false, recovery_codes_left: 0 },
};
/** A server that keeps what is sent. */
function keeping(begun: Partial<Profile> = {}): Answers {
  let kept: Profile = { username: 'Noor', locale: null, picture: null, ...begun };
  return {
    getProfile: () => kept,
    saveProfile: ({ body }) => {
      const { username = kept.username, locale = kept.locale, picture } = profileInput.parse(body);
      const shown =
        picture === undefined ? kept.picture : picture === null ? null : { type: 'image/jpeg' as const, data: picture };
      kept = { username, locale, picture: shown };
      return kept;
    },
  };
}
const open = async (answers: Answers) => {
  const made = visit({
    path: '/account',
    payment: paidFor('basic'),
    answers: { getAccount: () => account, getMailChoices: () => allMail, ...answers },
  });
  const section = within(await screen.findByRole('region', { name: 'Name and picture' }));
  await section.findByLabelText('Name');
  return { ...made, section, user: userEvent.setup() };
};
const header = () => within(screen.getByRole('banner'));
const keptHere = (): unknown => JSON.parse(localStorage.getItem('profile') ?? 'null');

afterEach(() => {
  writeAs(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the section of name and picture', () => {
  it('saves another name, which the header shows at once, and the next visit', async () => {
    const { section, user, cookies } = await open(keeping());
    const field = section.getByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Noor Whitlock{Enter}');
    expect(await section.findByText('Your name is saved.')).toBeDefined();
    expect(header().getByRole('link', { name: 'Noor Whitlock' })).toBeDefined();
    expect(JSON.parse(cookies.read('user') ?? '{}')).toMatchObject({ username: 'Noor Whitlock', profile_image: null });
    expect(keptHere()).toMatchObject({ username: 'Noor Whitlock' });
  });

  it('refuses an empty name before it is sent', async () => {
    const { section, user, calls } = await open(keeping());
    await user.clear(section.getByLabelText('Name'));
    await user.click(section.getByRole('button', { name: 'Save name' }));
    expect(section.getByRole('alert').textContent).toBe('Please enter a name.');
    expect(calls.some(({ route }) => route === 'saveProfile')).toBe(false);
  });

  it('cuts a chosen picture to a square here, sends that alone, and removes it again', async () => {
    const drawn: number[][] = [];
    vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }));
    const pen = { fillRect: () => undefined, drawImage: (_: unknown, ...numbers: number[]) => drawn.push(numbers) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['cut'])));
    const { section, user, calls } = await open(keeping());
    await user.upload(section.getByLabelText('Picture'), new File(['a large one'], 'me.png', { type: 'image/png' }));
    expect(await section.findByText('Your picture is saved.')).toBeDefined();
    expect(drawn).toEqual([[50, 0, 300, 300, 0, 0, 256, 256]]);
    expect(calls.at(-1)?.body).toEqual({ picture: btoa('cut') });
    const address = `data:image/jpeg;base64,${btoa('cut')}`;
    await waitFor(() => expect(screen.getByRole('banner').querySelector('img')?.src).toBe(address));
    await user.click(section.getByRole('button', { name: 'Remove picture' }));
    expect(await section.findByText('Your picture is removed.')).toBeDefined();
    expect(screen.getByRole('banner').querySelector('img')).toBeNull();
  });

  it('says so where a file is no picture', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('The source image could not be decoded.')),
    );
    const { section, user, calls } = await open(keeping());
    await user.upload(section.getByLabelText('Picture'), new File(['x'], 'me.png', { type: 'image/png' }));
    expect((await section.findByRole('alert')).textContent).toContain('This file is no picture');
    expect(calls.some(({ route }) => route === 'saveProfile')).toBe(false);
  });

  it('writes dates and numbers in the chosen language from then on', async () => {
    const { section, user } = await open(keeping());
    expect(section.getByText(/^21 November 2026 · 12,345\.6/)).toBeDefined();
    await user.selectOptions(section.getByLabelText('Language of dates and numbers'), 'de-DE');
    expect(await section.findByText(/^21\. November 2026 · 12\.345,6/)).toBeDefined();
    expect(keptHere()).toMatchObject({ locale: 'de-DE' });
  });

  it('that could not be loaded can be asked for again', async () => {
    const turns: (() => unknown)[] = [() => refusal(500, 'internal', 'Something went wrong.')];
    visit({
      path: '/account',
      payment: paidFor('basic'),
      answers: {
        getAccount: () => account,
        getMailChoices: () => allMail,
        getProfile: () => (turns.shift() ?? (() => ({ username: 'Noor', locale: null, picture: null })))(),
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Name and picture' }));
    await userEvent.click(await section.findByRole('button', { name: 'Load again' }));
    expect(await section.findByLabelText('Name')).toBeDefined();
  });
});

describe('a visit', () => {
  it('begins with what this browser has kept, and asks nobody', async () => {
    const picture = { type: 'image/jpeg', data: btoa('cut') };
    const { calls, stores } = visit({ path: '/scripts', payment: null });
    expect(calls.some(({ route }) => route === 'getProfile')).toBe(false);
    showProfile(stores, { username: 'Noor', locale: 'fr-FR', picture: picture as Profile['picture'] });
    expect(keptHere()).toEqual({ username: 'Noor', locale: 'fr-FR', picture });
  });
});
