/** 'Remember me': the email as it is, the password only as ciphertext under a key this browser cannot give away. */
import type { KeyVault } from './key-vault.ts';
import { storageKeys } from './storage-keys.ts';

export interface RememberedLogin {
  /** What to put into the login form; an empty string where nothing is remembered. */
  recall(): Promise<{ email: string; password: string }>;
  remember(email: string, password: string): Promise<void>;
  /** After a new password: seals it in place of the old one if this very email is remembered with a password; else changes nothing. */
  replacePassword(email: string, password: string): Promise<void>;
  forget(): Promise<void>;
}

const ivBytes = 12;
const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

/** `vault` is null where the browser has no WebCrypto (plain http on a foreign host): then only the email is remembered. */
export function createRememberedLogin(storage: Storage, vault: KeyVault | null, webCrypto: Crypto): RememberedLogin {
  const open = async (sealed: string): Promise<string> => {
    if (!vault) return '';
    const bytes = toBytes(sealed);
    const plain = await webCrypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, ivBytes) },
      await vault.key(),
      bytes.slice(ivBytes),
    );
    return new TextDecoder().decode(plain);
  };
  const remember = async (email: string, password: string): Promise<void> => {
    storage.setItem(storageKeys.rememberedEmail, email);
    storage.removeItem(storageKeys.rememberedPassword);
    if (!vault) return;
    try {
      const iv = webCrypto.getRandomValues(new Uint8Array(ivBytes));
      const text = new TextEncoder().encode(password);
      const sealed = await webCrypto.subtle.encrypt({ name: 'AES-GCM', iv }, await vault.key(), text);
      storage.setItem(storageKeys.rememberedPassword, toText(new Uint8Array([...iv, ...new Uint8Array(sealed)])));
    } catch (error) {
      // A private window may refuse IndexedDB: then the email alone is remembered.
      console.error(`The password could not be remembered: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  };
  return {
    async recall() {
      const email = storage.getItem(storageKeys.rememberedEmail) ?? '';
      const sealed = storage.getItem(storageKeys.rememberedPassword);
      if (sealed === null) return { email, password: '' };
      try {
        return { email, password: await open(sealed) };
      } catch {
        // Sealed under a key that is gone, or not sealed by us: it can never be opened again.
        storage.removeItem(storageKeys.rememberedPassword);
        return { email, password: '' };
      }
    },
    remember,
    async replacePassword(email, password) {
      const held = storage.getItem(storageKeys.rememberedEmail);
      if (held?.toLowerCase() !== email.toLowerCase() || storage.getItem(storageKeys.rememberedPassword) === null)
        return;
      await remember(held, password);
    },
    async forget() {
      storage.removeItem(storageKeys.rememberedEmail);
      storage.removeItem(storageKeys.rememberedPassword);
    },
  };
}
