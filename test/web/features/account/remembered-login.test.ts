/** 'Remember me': the email in the clear, the password sealed, and never the password itself. */
import { describe, expect, it } from 'vitest';
import type { KeyVault } from '../../../../web/src/features/account/key-vault.ts';
import { createRememberedLogin } from '../../../../web/src/features/account/remembered-login.ts';

const vaultWithOneKey = (): KeyVault => {
  const made = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return { key: async () => (await made) as CryptoKey };
};

describe('the remembered login', () => {
  it('gives back email and password, and stores the password only sealed', async () => {
    const login = createRememberedLogin(localStorage, vaultWithOneKey(), crypto);
    await login.remember('noor@example.com', 'Correct-horse-7');
    expect(await login.recall()).toEqual({ email: 'noor@example.com', password: 'Correct-horse-7' });
    expect(localStorage.getItem('rememberedEmail')).toBe('noor@example.com');
    expect(localStorage.getItem('rememberedPassword')).not.toBeNull();
    expect(atob(localStorage.getItem('rememberedPassword') ?? '')).not.toContain('Correct');
  });

  it('seals the same password differently each time', async () => {
    const login = createRememberedLogin(localStorage, vaultWithOneKey(), crypto);
    await login.remember('a@b.co', 'same');
    const first = localStorage.getItem('rememberedPassword');
    await login.remember('a@b.co', 'same');
    expect(localStorage.getItem('rememberedPassword')).not.toBe(first);
  });

  it('drops what it can not open: a lost key, or a password that some other page left in the clear', async () => {
    await createRememberedLogin(localStorage, vaultWithOneKey(), crypto).remember('a@b.co', 'secret');
    const otherKey = createRememberedLogin(localStorage, vaultWithOneKey(), crypto);
    expect(await otherKey.recall()).toEqual({ email: 'a@b.co', password: '' });
    expect(localStorage.getItem('rememberedPassword')).toBeNull();
    localStorage.setItem('rememberedPassword', 'in the clear');
    expect((await otherKey.recall()).password).toBe('');
    expect(localStorage.getItem('rememberedPassword')).toBeNull();
  });

  it('remembers the email alone where the browser can keep no key, and forgets both when told', async () => {
    const login = createRememberedLogin(localStorage, null, crypto);
    await login.remember('a@b.co', 'secret');
    expect(localStorage.getItem('rememberedPassword')).toBeNull();
    login.forget();
    expect(await login.recall()).toEqual({ email: '', password: '' });
  });
});
