/** Everything of the home page below its hero, in order. Scrolls to the section that the address names. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Benefits } from './benefits.tsx';
import { claims } from './claims.ts';
import { adaptationText, features, howItWorks, modelText, promises } from './home-copy.ts';
import { PlansSection } from './plans-section.tsx';
import { Section } from './section.tsx';
import { isSectionPath, sectionId } from './section-paths.ts';
import { SuccessStories } from './success-stories.tsx';
import { Technology } from './technology.tsx';

function useScrollToSection(): void {
  const { pathname, key } = useLocation();
  // With each navigation, and not with each other path: whoever has scrolled away comes back by pressing the link of where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => {
    if (!isSectionPath(pathname)) return;
    if (pathname === '/landing') window.scrollTo(0, 0);
    else document.getElementById(sectionId(pathname))?.scrollIntoView();
  }, [pathname, key]);
}

export function HomeSections({ audience }: { readonly audience: 'user' | 'guest' }) {
  useScrollToSection();
  return (
    <>
      <Section id="how-it-works" title="How it works" tinted>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {howItWorks.map((step, at) => (
            <li key={step.title} className="grid grid-cols-[2.25rem_1fr]">
              <span className="script pt-1 text-ink-faint" aria-hidden="true">
                {at + 1}.
              </span>
              <div>
                <h3 className="text-xl">{step.title}</h3>
                <p className="mt-1.5 text-ink-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="things" title="What it looks at">
        <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature.title}>
              <h3 className="text-xl">{feature.title}</h3>
              <p className="mt-1.5 text-ink-soft">{feature.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="model" title="The model and the dataset" lead={`${claims.model}.`} tinted>
        <div className="max-w-[62ch] space-y-4 text-lg text-ink-soft">
          {modelText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Section>
      <Section id="genreAdaptation" title="Cultural adaptation">
        <div className="max-w-[62ch] space-y-4 text-lg text-ink-soft">
          {adaptationText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Section>
      <Section id="ourPromise" title="Copyright, security, anti-plagiarism" lead={`${claims.privacy}.`} tinted>
        <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {promises.map((promise) => (
            <li key={promise.title}>
              <h3 className="text-xl">{promise.title}</h3>
              <p className="mt-1.5 text-ink-soft">{promise.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Technology />
      {audience === 'guest' && <PlansSection />}
      <SuccessStories />
      <Benefits />
    </>
  );
}
