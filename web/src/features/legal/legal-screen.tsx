/** A page of plain text with headings, for the terms and the privacy page. Open to everybody. */
import { Link } from 'react-router';
import { SiteFooter } from '../../app/site-footer.tsx';
import { SiteHeader } from '../../app/site-header.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import type { LegalText } from './legal-text.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

function LegalScreen({ text }: { readonly text: LegalText }) {
  usePageTitle(text.title);
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-5 pt-10 pb-20 lg:pt-16">
        <div className="max-w-[68ch]">
          <h1 className="text-4xl sm:text-5xl">{text.title}</h1>
          <p className="mt-5 text-lg text-ink-soft">{text.lead}</p>
          {text.sections.map(({ heading, paragraphs }) => (
            <section key={heading} className="mt-10">
              <h2 className="text-2xl">{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
          <p className="mt-12 border-t border-rule pt-4">
            <Link to={text.other.to} className="link inline-flex min-h-6 items-center">
              {text.other.label}
            </Link>
          </p>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}

export const TermsScreen = () => <LegalScreen text={terms} />;
export const PrivacyScreen = () => <LegalScreen text={privacy} />;
