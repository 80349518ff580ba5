/** The home page: hero with the upload, and its sections, which are loaded after it. The same page greets guests at /welcome, without the upload. */
import { Suspense, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { SiteHeader } from '../../app/site-header.tsx';
import { useLibrary, useStores, useUpload } from '../../app/stores-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { deferred } from '../../ui/deferred.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { latestScript } from '../library/library-store.ts';
import { AnnotatedPage } from './annotated-page.tsx';
import { claims } from './claims.ts';
import { UploadBar } from './upload-bar.tsx';
import { useDroppedFile } from './use-dropped-file.ts';

// One after the other they would push each other down under the reader's eyes.
const belowHero = () => Promise.all([import('./home-sections.tsx'), import('../../app/site-footer.tsx')]);
const HomeSections = deferred(async () => (await belowHero())[0].HomeSections);
const SiteFooter = deferred(async () => (await belowHero())[1].SiteFooter);

type Audience = 'user' | 'guest';

/** A guest has nothing to upload with yet: a script dropped on the page waits on this device until there is an account and a plan. */
function useGuestsFile(isGuest: boolean): void {
  const { upload, openKeptFile } = useStores();
  const navigate = useNavigate();
  useDroppedFile((file) => {
    if (!isGuest || !upload.getState().choose(file)) return;
    void openKeptFile().then((kept) => kept.keep(file));
    navigate('/signup');
  });
}

function Hero({ audience }: { readonly audience: Audience }) {
  const { library } = useStores();
  useGuestsFile(audience === 'guest');
  const { scripts, error } = useLibrary((s) => s);
  const mayHave = useUpload((s) => s.fileUploaded);
  useEffect(() => {
    if (audience === 'user') void library.getState().load();
  }, [audience, library]);
  const latest = audience === 'user' && scripts ? latestScript(scripts) : undefined;
  return (
    <div
      id="landing"
      className="mx-auto grid max-w-6xl items-center gap-x-14 gap-y-10 px-5 pt-10 pb-16 lg:grid-cols-[1.1fr_1fr] lg:pt-16"
    >
      <div id="yourScript" className="min-w-0 scroll-mt-24">
        <h1 className="display">Know what your script does before anyone else reads it.</h1>
        <p className="mt-5 max-w-[52ch] text-lg text-ink-soft">
          Upload a screenplay. Read reports on its plot and structure, its characters, its tone and its prospects, and
          on what will be hard to bring from script to screen; every claim carries its page and its quote.
        </p>
        <div className="mt-8">
          {audience === 'user' ? (
            <UploadBar />
          ) : (
            <p className="flex flex-wrap gap-3">
              <ButtonLink to="/signup">Register</ButtonLink>
              <ButtonLink to="/login" look="quiet">
                Login
              </ButtonLink>
            </p>
          )}
        </div>
        {audience === 'user' && mayHave && scripts === null && !error && <p className="mt-3 h-11" />}
        {latest && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink to={`/dashboard?script=${encodeURIComponent(latest.script_id)}`} look="quiet">
              Open dashboard
            </ButtonLink>
            <span className="text-ink-soft">{latest.title ?? latest.file_name}</span>
          </p>
        )}
        <p className="mt-4">
          <Link to="/sample" className="link inline-flex min-h-6 items-center">
            Read the reports on our sample script
          </Link>
        </p>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1 border-t border-rule pt-4 text-sm text-ink-soft">
          {[claims.speed, claims.privacy].map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
          <li>
            <Link to="/sample" className="link inline-flex min-h-6 items-center">
              {claims.trial}
            </Link>
          </li>
        </ul>
      </div>
      <AnnotatedPage />
    </div>
  );
}

export function HomeScreen({ audience }: { readonly audience: Audience }) {
  usePageTitle(audience === 'user' ? 'Home' : 'Welcome');
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero audience={audience} />
        <Suspense fallback={<div className="min-h-screen" />}>
          <HomeSections audience={audience} />
        </Suspense>
      </main>
      <Suspense fallback={null}>
        <SiteFooter />
      </Suspense>
    </>
  );
}
