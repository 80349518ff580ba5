/** The home page: hero with the upload, and its sections. The same page greets guests at /welcome, without the upload. */
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { SiteFooter } from '../../app/site-footer.tsx';
import { SiteHeader } from '../../app/site-header.tsx';
import { useLibrary, useStores } from '../../app/stores-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { latestScript } from '../library/library-store.ts';
import { AnnotatedPage } from './annotated-page.tsx';
import { Benefits } from './benefits.tsx';
import { claims } from './claims.ts';
import { adaptationText, features, howItWorks, modelText, promises } from './home-copy.ts';
import { Section } from './section.tsx';
import { isSectionPath, sectionId } from './section-paths.ts';
import { SuccessStories } from './success-stories.tsx';
import { Technology } from './technology.tsx';
import { UploadBar } from './upload-bar.tsx';

type Audience = 'user' | 'guest';

function useScrollToSection(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSectionPath(pathname)) return;
    if (pathname === '/landing') window.scrollTo(0, 0);
    else document.getElementById(sectionId(pathname))?.scrollIntoView();
  }, [pathname]);
}

function Hero({ audience }: { readonly audience: Audience }) {
  const { library } = useStores();
  const scripts = useLibrary((s) => s.scripts);
  useEffect(() => {
    if (audience === 'user') void library.getState().load();
  }, [audience, library]);
  const latest = audience === 'user' && scripts ? latestScript(scripts) : undefined;
  return (
    <div
      id="landing"
      className="mx-auto grid max-w-6xl items-center gap-x-14 gap-y-10 px-5 pt-10 pb-16 lg:grid-cols-[1.1fr_1fr] lg:pt-16"
    >
      <div id="yourScript" className="scroll-mt-24">
        <h1 className="display">Know what your script does before anyone else reads it.</h1>
        <p className="mt-5 max-w-[52ch] text-lg text-ink-soft">
          Upload a screenplay. Read reports on its structure, characters, tone and prospects, in which every claim
          carries its page and its quote.
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
          <p className="mt-3">
            <Link to="/sample" className="link inline-flex min-h-6 items-center">
              Read the reports on our sample script
            </Link>
          </p>
        </div>
        {latest && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink to={`/dashboard?script=${encodeURIComponent(latest.script_id)}`} look="quiet">
              Open dashboard
            </ButtonLink>
            <span className="text-ink-soft">{latest.title ?? latest.file_name}</span>
          </p>
        )}
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
          {[claims.speed, claims.privacy, claims.trial].map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      </div>
      <AnnotatedPage />
    </div>
  );
}

export function HomeScreen({ audience }: { readonly audience: Audience }) {
  usePageTitle(audience === 'user' ? 'Home' : 'Welcome');
  useScrollToSection();
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero audience={audience} />
        <Section id="how-it-works" title="How it works" tinted>
          <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
            {howItWorks.map((step, at) => (
              <li key={step.title} className="border-t-2 border-brass pt-3">
                <h3 className="text-xl">
                  {at + 1}. {step.title}
                </h3>
                <p className="mt-2 text-ink-soft">{step.text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section id="things" title="What it looks at">
          <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
            {features.map((feature) => (
              <li key={feature.title}>
                <h3 className="text-xl">{feature.title}</h3>
                <p className="mt-1.5 text-ink-soft">{feature.text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="model" title="The model and the dataset" lead={`${claims.model}.`} tinted>
          <div className="grid gap-8 text-ink-soft sm:grid-cols-2">
            {modelText.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Section>
        <Section id="genreAdaptation" title="Cultural adaptation">
          <div className="grid gap-8 text-ink-soft sm:grid-cols-2">
            {adaptationText.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Section>
        <Section id="ourPromise" title="Copyright, security, anti-plagiarism" lead={`${claims.privacy}.`} tinted>
          <ul className="grid gap-8 sm:grid-cols-3">
            {promises.map((promise) => (
              <li key={promise.title}>
                <h3 className="text-xl">{promise.title}</h3>
                <p className="mt-1.5 text-ink-soft">{promise.text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Technology />
        <SuccessStories />
        <Benefits />
      </main>
      <SiteFooter />
    </>
  );
}
