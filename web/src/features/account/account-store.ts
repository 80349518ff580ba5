/** The account page's data and its four verbs: change password, sign out everywhere, take everything along, delete. Keeps no password. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ScriptExport } from '../../../../lib/contract/account-export.ts';
import type { Account } from '../../../../lib/contract/own-account.ts';
import { productName } from '../../../../lib/contract/product.ts';
import type { RouteBodyInput } from '../../../../lib/contract/routes.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { type ApiErrorCode, codeOf, sentenceOf } from '../../api/api-error.ts';
import type { SaveFile } from '../../api/save-file.ts';
import type { RememberedLogin } from './remembered-login.ts';

/** How a verb is going. `message` is a finished sentence. */
export type Task =
  | { readonly state: 'idle' | 'busy' }
  | { readonly state: 'done'; readonly message: string }
  | { readonly state: 'failed'; readonly message: string; readonly code: ApiErrorCode | null };
export type AccountVerb = 'passwordChange' | 'signOut' | 'takeOut' | 'removal';

export interface AccountState extends Readonly<Record<AccountVerb, Task>> {
  /** Null until the first answer. */
  readonly account: Account | null;
  readonly error: string | null;
  load(): Promise<void>;
  /** Resolves with whether the password was changed. */
  changePassword(input: RouteBodyInput<'changePassword'>): Promise<boolean>;
  signOutEverywhere(): Promise<void>;
  /** The password is asked for once more. Resolves with whether the file was saved. */
  exportData(password: string): Promise<boolean>;
  deleteAccount(password: string): Promise<void>;
  reset(): void;
}
export type AccountStore = StoreApi<AccountState>;

export interface AccountDeps {
  readonly api: ApiClient;
  readonly rememberedLogin: RememberedLogin;
  readonly saveFile: SaveFile;
  /** The server has ended the session; `notice` is for the login screen. */
  readonly onSessionsEnded: (notice: string) => void;
}

/** Without an answer the browser has a sentence of its own, which is made for programmers. */
const failureSentence = (error: unknown, fallback: string): string =>
  codeOf(error) === 'no_answer'
    ? `${fallback} There was no answer: please check your connection and try again.`
    : sentenceOf(error, fallback);

const idle: Task = { state: 'idle' };
const untouched = { passwordChange: idle, signOut: idle, takeOut: idle, removal: idle } as const;

/** A script that was deleted while the export ran is no longer held, so it is left out. */
const exportScripts = async (api: ApiClient, ids: readonly string[], proof: string): Promise<ScriptExport[]> => {
  const scripts: ScriptExport[] = [];
  for (const id of ids) {
    try {
      scripts.push(await api('exportScript', { path: { id }, proof }));
    } catch (error) {
      if (codeOf(error) !== 'not_found') throw error;
    }
  }
  return scripts;
};

export function createAccountStore({ api, rememberedLogin, saveFile, onSessionsEnded }: AccountDeps): AccountStore {
  let generation = 0;

  return createStore<AccountState>()((set, get) => {
    /** Runs a verb once at a time; what it answers is of no interest to another user's page. */
    const perform = async (verb: AccountVerb, fallback: string, work: () => Promise<string>): Promise<boolean> => {
      if (get()[verb].state === 'busy') return false;
      const mine = generation;
      set({ [verb]: { state: 'busy' } satisfies Task });
      try {
        const message = await work();
        if (mine === generation) set({ [verb]: { state: 'done', message } satisfies Task });
        return true;
      } catch (error) {
        const failed: Task = { state: 'failed', message: failureSentence(error, fallback), code: codeOf(error) };
        if (mine === generation) set({ [verb]: failed });
        return false;
      }
    };

    return {
      account: null,
      error: null,
      ...untouched,

      async load() {
        const mine = generation;
        set({ error: null });
        try {
          const account = await api('getAccount');
          if (mine === generation) set({ account });
        } catch (error) {
          if (mine === generation) set({ error: failureSentence(error, 'Your account could not be loaded.') });
        }
      },

      changePassword: (input) =>
        perform('passwordChange', 'Your password could not be changed.', async () => {
          const { message } = await api('changePassword', { body: input });
          const email = get().account?.user.email;
          if (email !== undefined) await rememberedLogin.replacePassword(email, input.new_password);
          return message;
        }),

      async signOutEverywhere() {
        await perform('signOut', 'Your sessions could not be ended.', async () => {
          const { message } = await api('signOutEverywhere');
          onSessionsEnded(message);
          return message;
        });
      },

      exportData: (password) =>
        perform('takeOut', 'Your data could not be gathered.', async () => {
          const { proof } = await api('proveOwner', { body: { password } });
          const account = await api('exportAccount', { proof });
          const scripts = await exportScripts(
            api,
            account.scripts.map((script) => script.script_id),
            proof,
          );
          const name = `${productName.toLowerCase()}-account-${account.exported_at.slice(0, 10)}.json`;
          saveFile(name, JSON.stringify({ ...account, scripts }, null, 2), 'application/json');
          const reports = scripts.reduce((sum, { answers }) => sum + answers.filter((a) => a.result).length, 0);
          return `Saved as ${name}: ${scripts.length} ${scripts.length === 1 ? 'script' : 'scripts'}, ${reports} ${reports === 1 ? 'report' : 'reports'}.`;
        }),

      async deleteAccount(password) {
        await perform('removal', 'Your account could not be deleted.', async () => {
          const email = get().account?.user.email;
          const { proof } = await api('proveOwner', { body: { password } });
          const { message } = await api('deleteAccount', { proof });
          const { email: remembered } = await rememberedLogin.recall();
          // It is kept as it was typed, which may have been in capitals.
          if (remembered.toLowerCase() === email?.toLowerCase()) await rememberedLogin.forget();
          onSessionsEnded(message);
          return message;
        });
      },

      reset() {
        generation += 1;
        set({ account: null, error: null, ...untouched });
      },
    };
  });
}
