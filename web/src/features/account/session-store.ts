/** The session: user, tokens, payment status, and the verbs that change them; one piece, since all of them guard the same cookies. Logs no token or body. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LoginOutput, User } from '../../../../lib/contract/accounts.ts';
import { inactivePayment, type PaymentStatus } from '../../../../lib/contract/payment-status.ts';
import type { RouteBodyInput } from '../../../../lib/contract/routes.ts';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import type { Transport } from '../../api/transport.ts';
import { restoreSession } from './restore-session.ts';
import type { CookieJar } from './session-cookies.ts';
import { clearStorage } from './storage-keys.ts';
import { activeStatus, isExpired, planOfToken } from './token-claims.ts';
import type { WayBack } from './way-back.ts';

export interface SessionState {
  readonly user: User | null;
  readonly token: string | null;
  readonly refreshToken: string | null;
  readonly paymentStatus: PaymentStatus;
  readonly loading: boolean;
  readonly error: string | null;
  /** A login whose password was right and whose code is awaited: what finishLogin wants beside it. */
  readonly secondStep: string | null;
  /** Why there is no session any more: guards carry the way back after an expiry, not after a logout. */
  readonly ended: 'logged-out' | 'expired' | null;
  /** Where to go after the next login, if it is not where the session ended. */
  readonly wayBack: WayBack | null;
  /** What the way back will be if the session expires now: set before a call, for whoever finds the session over may be quicker than the caller. */
  readonly carried: WayBack | null;
  /** The refresh token was refused while what is on the screen may stay: the next navigation ends the session. */
  readonly lapsed: boolean;
  /** What /login has to say about a session that was ended on purpose, until the next login. */
  readonly notice: string | null;
  start(): void;
  login(input: RouteBodyInput<'login'>): Promise<boolean>;
  finishLogin(code: string): Promise<boolean>;
  /** Back to the password. */
  dropSecondStep(): void;
  signUp(input: RouteBodyInput<'signUp'>): Promise<boolean>;
  renew(): Promise<string | null>;
  needsRenewal(): boolean;
  logOut(): void;
  /** Ends here what the server has ended already; `notice` is said on /login. */
  close(notice: string): void;
  /** Ends a session that the server no longer accepts. */
  expire(): void;
  carry(back: WayBack | null): void;
  clearError(): void;
  replacePaymentStatus(status: PaymentStatus): void;
  refreshPaymentStatus(): Promise<PaymentStatus | null>;
  followCookies(): void;
}
export type SessionStore = StoreApi<SessionState>;

export interface SessionDeps {
  readonly transport: Transport;
  readonly cookies: CookieJar;
  readonly storage: Storage;
  readonly now: () => number;
  /** Runs a task alone among all tabs of this site, where the browser can. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>;
  /** True where a failed refresh must not take what is on the screen away (a dashboard that shows reports). */
  readonly keepsScreen: () => boolean;
  /** Runs with a fresh access token before the login shows, so that guards already know what the server knows. */
  readonly onSignedIn: (access: string) => Promise<void>;
  readonly onEnded: () => void;
}

const sessionEnded = 'Your session has ended. Please log in again.';
const guest = { user: null, token: null, refreshToken: null } as const;
/** The server has refused the token, as opposed to not answering. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

export function createSessionStore(deps: SessionDeps): SessionStore {
  const { transport, cookies, storage } = deps;
  let renewal: Promise<string | null> | null = null;
  /** Counts the sessions of this tab: an answer that belongs to an earlier one must not touch this one. */
  let generation = 0;

  return createStore<SessionState>()((set, get) => {
    const savePaymentStatus = (status: PaymentStatus): void => {
      cookies.write('paymentStatus', JSON.stringify(status));
      set({ paymentStatus: status });
    };

    const adopt = (access: string, refresh: string): void => {
      cookies.write('token', access);
      cookies.write('refreshToken', refresh);
      set({ token: access, refreshToken: refresh, lapsed: false });
      const plan = planOfToken(access);
      const held = get().paymentStatus;
      // The same plan again would only lose the payment's own date and ids.
      if (plan && !(held.has_active_payment && held.plan?.id === plan.id))
        savePaymentStatus(activeStatus(plan, deps.now()));
    };

    const end = (
      ended: 'logged-out' | 'expired',
      { notice = ended === 'expired' ? sessionEnded : null }: { notice?: string | null } = {},
    ): void => {
      const wayBack = ended === 'expired' ? get().carried : null;
      generation += 1;
      renewal = null;
      cookies.clear();
      clearStorage(storage);
      set({
        ...guest,
        paymentStatus: inactivePayment,
        error: null,
        secondStep: null,
        loading: false,
        lapsed: false,
        ended,
        wayBack,
        carried: wayBack,
        notice,
      });
      deps.onEnded();
    };

    const openSession = (output: LoginOutput): void => {
      cookies.write('token', output.access);
      cookies.write('refreshToken', output.refresh);
      cookies.write('user', JSON.stringify(output.user));
      const planStatus = output.plan ? activeStatus(output.plan, deps.now()) : inactivePayment;
      savePaymentStatus(output.payment_status ?? planStatus);
      set({
        user: output.user,
        token: output.access,
        refreshToken: output.refresh,
        loading: false,
        error: null,
        secondStep: null,
        ended: null,
        wayBack: null,
        carried: null,
        lapsed: false,
        notice: null,
      });
    };

    const renewAlone = async (): Promise<string | null> => {
      // Another tab may have renewed while this one waited; its refresh token has replaced ours.
      const held = cookies.read('token');
      if (held !== null && held !== get().token && !isExpired(held, deps.now())) {
        set({ token: held, refreshToken: cookies.read('refreshToken') });
        return held;
      }
      const refresh = cookies.read('refreshToken') ?? get().refreshToken;
      if (refresh === null || get().lapsed) return null;
      const mine = generation;
      try {
        const output = await transport('refreshToken', { body: { refresh } });
        // Logged out while the answer was on its way: a session must not come back by itself, nor take the place of the next one.
        if (mine !== generation) return null;
        adopt(output.access, output.refresh);
        return output.access;
      } catch (error) {
        const reason = sentenceOf(error, 'Your session could not be renewed.');
        console.error(`Token refresh failed: ${reason}`);
        if (mine !== generation) return null;
        if (!isRefusal(error)) set({ error: reason });
        else if (deps.keepsScreen()) set({ lapsed: true, error: reason });
        else {
          end('expired');
          set({ error: reason });
        }
        return null;
      }
    };

    const enter = async (ask: () => Promise<LoginOutput>): Promise<boolean> => {
      set({ loading: true, error: null, notice: null });
      try {
        const output = await ask();
        await deps.onSignedIn(output.access);
        openSession(output);
        return true;
      } catch (error) {
        const { code, session } = error instanceof ApiError ? error : {};
        if (code === 'mfa_required' && session !== undefined) set({ loading: false, secondStep: session });
        else {
          // What took too long begins again with the password.
          const secondStep = code === 'invalid_credentials' ? null : get().secondStep;
          set({ loading: false, secondStep, error: sentenceOf(error, 'Login failed. Please try again.') });
        }
        return false;
      }
    };

    return {
      ...guest,
      paymentStatus: inactivePayment,
      loading: false,
      error: null,
      secondStep: null,
      ended: null,
      wayBack: null,
      carried: null,
      lapsed: false,
      notice: null,

      start() {
        const restored = restoreSession(cookies, deps.now());
        set(restored);
        // A visit may have ended between the payment and the way back from it: the server knows, the cookies don't.
        if (restored.token !== null && !restored.paymentStatus.has_active_payment) void get().refreshPaymentStatus();
      },

      login: (input) => enter(() => transport('login', { body: input })),
      async finishLogin(code) {
        const { secondStep: session } = get();
        return session !== null && enter(() => transport('finishLogin', { body: { session, code } }));
      },
      dropSecondStep: () => set({ secondStep: null, error: null }),

      async signUp(input) {
        set({ loading: true, error: null, notice: null });
        try {
          await transport('signUp', { body: input });
          set({ loading: false, error: null });
          return true;
        } catch (error) {
          set({ loading: false, error: sentenceOf(error, 'Signup failed. Please try again.') });
          return false;
        }
      },

      renew() {
        if (renewal !== null) return renewal;
        const started = deps.alone(renewAlone).finally(() => {
          if (renewal === started) renewal = null;
        });
        renewal = started;
        return started;
      },

      needsRenewal() {
        const { token, refreshToken, lapsed } = get();
        return token !== null && refreshToken !== null && !lapsed && isExpired(token, deps.now());
      },

      logOut() {
        const { refreshToken } = get();
        end('logged-out');
        if (refreshToken === null) return;
        transport('logOut', { body: { refresh: refreshToken } }).catch((error: unknown) => {
          // This browser is signed out either way; the token dies on its own when its time is over.
          console.error(`The server could not be told of the logout: ${sentenceOf(error, 'no answer')}`);
        });
      },

      close: (notice) => end('logged-out', { notice }),
      expire: () => end('expired'),
      carry: (back) => set({ carried: back }),
      clearError: () => set({ error: null }),
      replacePaymentStatus: savePaymentStatus,

      async refreshPaymentStatus() {
        const token = get().needsRenewal() ? await get().renew() : get().token;
        if (token === null) return null;
        const mine = generation;
        const held = get().paymentStatus;
        try {
          const output = await transport('paymentStatus', {}, token);
          // A payment verified meanwhile is newer than this answer.
          if (mine === generation && held === get().paymentStatus) savePaymentStatus(output.payment_status);
          return output.payment_status;
        } catch (error) {
          console.error(`The payment status could not be read: ${sentenceOf(error, 'no answer')}`);
          return null;
        }
      },

      followCookies() {
        const { token } = get();
        if (cookies.read('token') === token) return;
        if (cookies.read('token') === null) end('expired');
        else {
          set({ ...restoreSession(cookies, deps.now()), ended: null, wayBack: null, lapsed: false });
        }
      },
    };
  });
}
