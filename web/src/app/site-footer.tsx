/** The foot of the home page: links, where else to find us, Register and Login. */
import { Link } from 'react-router';
import { Brand } from '../ui/brand.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { topLinks } from './top-links.ts';

const legalLinks = [
  { label: 'Terms of Service', to: '/terms' },
  { label: 'Privacy', to: '/privacy' },
] as const;
const socialNames = ['Instagram', 'LinkedIn', 'YouTube'] as const;

export function SiteFooter() {
  return (
    <footer className="border-t border-rule bg-well/60">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-12 sm:grid-cols-[2fr_1fr_1fr_auto]">
        <div>
          <Brand />
          <p className="mt-3 max-w-[34ch] text-ink-soft">
            Script analysis in which every claim carries its page and its quote.
          </p>
        </div>
        <nav aria-label="Links">
          <h2 className="text-lg">Links</h2>
          <ul className="mt-2 space-y-1">
            {[...topLinks, ...legalLinks].map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className="inline-flex min-h-6 items-center text-ink-soft hover:text-accent">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-lg">Social Links</h2>
          <ul className="mt-2 space-y-1 text-ink-soft">
            {socialNames.map((name) => (
              <li key={name}>{name} (opening soon)</li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap content-start gap-2 sm:flex-col">
          <ButtonLink to="/signup">Register</ButtonLink>
          <ButtonLink to="/login" look="quiet">
            Login
          </ButtonLink>
        </div>
      </div>
    </footer>
  );
}
