/** Makes every store once and joins them: who hears of a login, a logout, a new token, a payment. The one place that wires. Long: every store once. */
import type { RouteBodyInput, RouteOutput } from '../../../lib/contract/routes.ts';
import type { Script } from '../../../lib/contract/uploads.ts';
import { type ApiClient, createApiClient } from '../api/api-client.ts';
import { sentenceOf } from '../api/api-error.ts';
import type { SaveFile } from '../api/save-file.ts';
import type { SendFile } from '../api/send-file.ts';
import { createTransport } from '../api/transport.ts';
import { type AccountStore, createAccountStore } from '../features/account/account-store.ts';
import type { PasswordReset } from '../features/account/password-reset.ts';
import { beginProfile } from '../features/account/profile-sync.ts';
import type { RememberedLogin } from '../features/account/remembered-login.ts';
import type { CookieJar } from '../features/account/session-cookies.ts';
import { createSessionStore, type SessionStore } from '../features/account/session-store.ts';
import { readClaims } from '../features/account/token-claims.ts';
import { type AskStore, createAskStore } from '../features/ask/ask-store.ts';
import { createPaymentStore, type PaymentStore } from '../features/billing/payment-store.ts';
import { createPlansStore, type PlansStore } from '../features/billing/plans-store.ts';
import { createApiSource } from '../features/dashboard/answers-source.ts';
import { type AnswersStore, createAnswersStore } from '../features/dashboard/answers-store.ts';
import { createLibraryStore, type LibraryStore, latestScript } from '../features/library/library-store.ts';
import { createOverviewSource, createOverviewStore, type OverviewStore } from '../features/overview/overview-store.ts';
import { createReadingStore, type ReadingStore } from '../features/reading/reading-store.ts';
import type { SampleReport } from '../features/sample/sample-report.ts';
import {
  createScreenplaySource,
  createScreenplayStore,
  type ScreenplayStore,
} from '../features/script-reader/screenplay-store.ts';
import {
  createStatisticsSource,
  createStatisticsStore,
  type StatisticsStore,
} from '../features/statistics/statistics-store.ts';
import { createThemeStore, type ThemeStore } from '../features/theme/theme-store.ts';
import { createDetailsStore, type DetailsStore } from '../features/upload/details-store.ts';
import type { KeptFile } from '../features/upload/kept-file.ts';
import { createUploadStore, type UploadStore } from '../features/upload/upload-store.ts';

/** What the site needs of the browser; tests hand in their own. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  readonly cookies: CookieJar;
  readonly storage: Storage;
  /** The document's element that carries the theme. */
  readonly root: Pick<HTMLElement, 'dataset'>;
  readonly rememberedLogin: RememberedLogin;
  readonly passwordReset: PasswordReset;
  readonly sendFile: SendFile;
  /** Where a chosen script waits for its plan. */
  readonly openKeptFile: () => Promise<KeptFile>;
  readonly saveFile: SaveFile;
  /** Opens the browser's own print dialog, where a page becomes paper or a PDF. */
  readonly print: () => void;
  readonly loadScript: (address: string) => Promise<void>;
  readonly leaveFor: (address: string) => void;
  readonly alone: <T>(task: () => Promise<T>) => Promise<T>;
  readonly now: () => number;
  readonly path: () => string;
  readonly timeZone: string;
}

export interface Stores {
  readonly session: SessionStore;
  readonly account: AccountStore;
  readonly plans: PlansStore;
  readonly payment: PaymentStore;
  readonly upload: UploadStore;
  readonly details: DetailsStore;
  readonly library: LibraryStore;
  readonly answers: AnswersStore;
  readonly overview: OverviewStore;
  readonly ask: AskStore;
  readonly statistics: StatisticsStore;
  /** The reports behind a share link; `again` is no opening. Goes without the visitor's own token. */
  readonly openShare: (token: string, again: boolean) => Promise<RouteOutput<'openShare'>>;
  /** Likewise without the visitor's token: a comment is nobody's but the name's that is given. */
  readonly leaveComment: (comment: RouteBodyInput<'leaveComment'>) => Promise<RouteOutput<'leaveComment'>>;
  readonly screenplay: ScreenplayStore;
  readonly theme: ThemeStore;
  readonly reading: ReadingStore;
  readonly rememberedLogin: RememberedLogin;
  readonly passwordReset: PasswordReset;
  readonly cookies: CookieJar;
  readonly timeZone: string;
  readonly storage: Storage;
  readonly saveFile: SaveFile;
  readonly print: () => void;
  readonly openKeptFile: () => Promise<KeptFile>;
  readonly api: ApiClient;
  /** For files that lie beside the site and need no session. */
  readonly fetchFile: typeof fetch;
  /** The sample's reports, where the page came with them drawn in it. */
  readonly heldSample: SampleReport | null;
}

export function createStores(around: Surroundings): Stores {
  const { storage } = around;
  const transport = createTransport(around.fetch);

  const followList = (scripts: readonly Script[]): void => {
    const latest = latestScript(scripts);
    const { data: held, status } = upload.getState();
    // A list may be a moment older than an upload that has just gone through.
    const justSent = status === 'succeeded';
    if (latest) {
      // A script that was deleted must not stay the one that the progress screen speaks of.
      if (held && !justSent && !scripts.some((script) => script.script_id === held.script_id))
        upload.getState().forget();
      upload.getState().adopt(latest);
    } else if (scripts.length === 0 && !justSent) upload.getState().forget();
  };

  const session = createSessionStore({
    transport,
    cookies: around.cookies,
    storage,
    now: around.now,
    alone: around.alone,
    // Before the first list has come there is nothing to keep.
    keepsScreen: () => around.path().startsWith('/dashboard') && answers.getState().list !== null,
    onSignedIn: async (access) => {
      try {
        followList((await transport('listScripts', {}, access)).scripts);
      } catch (error) {
        // The login stands without it; /landing and /scripts ask again.
        console.error(`The scripts could not be listed at login: ${sentenceOf(error, 'no answer')}`);
      }
    },
    onEnded: () => forgetUser(),
  });
  const forgetUser = (): void => {
    void around.openKeptFile().then((kept) => kept.drop());
    for (const store of [upload, details, payment, library, account, ...ofScript()]) store.getState().reset();
  };
  /** What is held of the script on the screen. */
  const ofScript = () => [answers, overview, ask, reading, statistics, screenplay] as const;

  const api = createApiClient(transport, {
    readToken: () => session.getState().token,
    needsRenewal: () => session.getState().needsRenewal(),
    renew: () => session.getState().renew(),
  });
  const hasToken = (): boolean => session.getState().token !== null;

  const upload = createUploadStore({ api, storage, sendFile: around.sendFile, hasToken });
  const details = createDetailsStore(api, (scriptId) => {
    // A title of the user's own is the script's name everywhere, and reports that depend on details begin anew.
    if (library.getState().scripts !== null) void library.getState().load();
    loadAnswersAgain(scriptId);
  });
  // What is typed about one script must never be saved with another.
  upload.subscribe((now, before) => {
    if (now.data?.script_id !== before.data?.script_id) details.getState().reset();
  });
  const account = createAccountStore({
    api,
    rememberedLogin: around.rememberedLogin,
    saveFile: around.saveFile,
    onSessionsEnded: (notice) => session.getState().close(notice),
  });
  const plans = createPlansStore(api, around.fetch);
  const payment = createPaymentStore({
    api,
    storage,
    loadScript: around.loadScript,
    leaveFor: around.leaveFor,
    onPaid: (status) => session.getState().replacePaymentStatus(status),
  });
  const library = createLibraryStore({
    api,
    onListed: followList,
    onRemoved: (scriptId) => {
      const { data, status } = upload.getState();
      if (data?.script_id !== scriptId) return;
      // The next script may be on its way to storage: only the deleted one is forgotten then.
      if (status === 'loading') upload.getState().forget();
      else upload.getState().reset();
    },
    onChanged: (scriptId) => {
      for (const store of [overview, statistics, screenplay, reading]) store.getState().reset();
      loadAnswersAgain(scriptId);
    },
  });
  const answers = createAnswersStore(createApiSource(api));
  const overview = createOverviewStore(createOverviewSource(api));
  const ask = createAskStore(api);
  const statistics = createStatisticsStore(createStatisticsSource(api));
  const screenplay = createScreenplayStore(createScreenplaySource(api));
  const loadAnswersAgain = (scriptId: string): void => {
    const { list, scriptId: shown } = answers.getState();
    if (list !== null && (shown === null || shown === scriptId)) void answers.getState().load(shown, { force: true });
  };
  const reading = createReadingStore({
    api,
    // The reports and the overview on the screen are of the script as it was; statistics and pages only where the cast or the title has changed.
    onCorrected: (scriptId, { aliases, title, dismissed }) => {
      // A doubt that is none changes no report.
      if (dismissed) return;
      overview.getState().reset();
      if (aliases !== undefined || title !== undefined)
        for (const store of [statistics, screenplay]) store.getState().reset();
      loadAnswersAgain(scriptId);
    },
  });

  session.subscribe((now, before) => {
    if (now.token === before.token) return;
    const [user, userBefore] = [now, before].map(({ token }) => (token === null ? undefined : readClaims(token)?.sub));
    const sameUser = user !== undefined && user === userBefore;
    // A window that slept while somebody else logged in beside it wakes up as theirs: nothing of the other's may be in it.
    if (user !== undefined && userBefore !== undefined && !sameUser) {
      const showsAccount = account.getState().account !== null;
      forgetUser();
      void library.getState().load();
      if (showsAccount) void account.getState().load();
    }
    if (user !== undefined && !sameUser) {
      // Behind whatever else hears of this change: it makes the next.
      queueMicrotask(
        () => void beginProfile({ api, session, storage, cookies: around.cookies }, userBefore !== undefined),
      );
    }
    // A renewed token of the same user fetches again under what is being read; another user's sees nothing of it.
    if (!sameUser) {
      for (const store of ofScript()) store.getState().reset();
    } else if (answers.getState().list !== null)
      void answers.getState().load(answers.getState().scriptId, { force: true });
  });

  return {
    session,
    account,
    plans,
    payment,
    upload,
    details,
    library,
    answers,
    overview,
    ask,
    statistics,
    openShare: (token, again) => transport('openShare', { body: { token, again } }),
    leaveComment: (body) => transport('leaveComment', { body }),
    screenplay,
    theme: createThemeStore(storage, around.root),
    reading,
    rememberedLogin: around.rememberedLogin,
    passwordReset: around.passwordReset,
    cookies: around.cookies,
    timeZone: around.timeZone,
    storage,
    saveFile: around.saveFile,
    print: around.print,
    openKeptFile: around.openKeptFile,
    api,
    fetchFile: around.fetch,
    heldSample: null,
  };
}
