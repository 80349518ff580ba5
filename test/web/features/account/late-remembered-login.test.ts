import { describe, expect, it, vi } from 'vitest';
import { lateRememberedLogin } from '../../../../web/src/features/account/late-remembered-login.ts';
import { createRememberedLogin } from '../../../../web/src/features/account/remembered-login.ts';

describe('the remembered login that comes late', () => {
  it('is loaded once, when it is first asked for, and remembers as the other does', async () => {
    const load = vi.fn(async () => createRememberedLogin(localStorage, null, crypto));
    const late = lateRememberedLogin(load);
    expect(load).not.toHaveBeenCalled();
    await late.remember('noor@example.com', 'Correct-horse-7');
    expect(await late.recall()).toEqual({ email: 'noor@example.com', password: '' });
    await late.forget();
    expect(await late.recall()).toEqual({ email: '', password: '' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('lets a login go on when its code cannot be loaded, and tries again the next time', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let gone = true;
    const late = lateRememberedLogin(async () => {
      if (gone) throw new TypeError('Failed to fetch');
      return createRememberedLogin(localStorage, null, crypto);
    });
    await expect(late.remember('noor@example.com', 'Correct-horse-7')).resolves.toBeUndefined();
    expect(await late.recall()).toEqual({ email: '', password: '' });
    expect(complaint.mock.calls.flat().join(' ')).not.toContain('Correct-horse-7');
    gone = false;
    await late.remember('noor@example.com', 'Correct-horse-7');
    expect(await late.recall()).toMatchObject({ email: 'noor@example.com' });
    await late.forget();
    complaint.mockRestore();
  });
});
