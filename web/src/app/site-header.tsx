/** The top bar of the public and the signed-in pages: brand, six links, and what the visitor can do about the session. */
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { LogoutDialog } from '../features/account/logout-dialog.tsx';
import { ThemeSwitch } from '../features/theme/theme-switch.tsx';
import { Brand } from '../ui/brand.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useSession } from './stores-context.tsx';
import { topLinks } from './top-links.ts';

const linkLook =
  'inline-flex min-h-9 items-center rounded-md px-2.5 text-[0.95rem] text-ink-soft no-underline hover:bg-well hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/** On the progress screen the links are there but lead nowhere, as specified. */
function InertLinks() {
  return (
    <>
      {topLinks.map(({ label }) => (
        <span key={label} className="inline-flex min-h-9 items-center px-2.5 text-[0.95rem] text-ink-faint">
          {label}
        </span>
      ))}
    </>
  );
}

function SessionLinks() {
  const signedIn = useSession((s) => s.token !== null);
  const name = useSession((s) => s.user?.username || 'Your account');
  const picture = useSession((s) => s.user?.profile_image);
  const [asking, setAsking] = useState(false);
  if (!signedIn)
    return (
      <>
        <ButtonLink to="/login" look="plain">
          Login
        </ButtonLink>
        <ButtonLink to="/signup">Register</ButtonLink>
      </>
    );
  return (
    <>
      <NavLink to="/scripts" className={linkLook}>
        Your scripts
      </NavLink>
      <NavLink to="/account" end className={linkLook} title="Your account">
        {picture && <img src={picture} alt="" className="mr-2 size-8 rounded-full" />}
        <span className="max-w-28 truncate xl:max-w-32">{name}</span>
      </NavLink>
      <button type="button" className={linkLook} onClick={() => setAsking(true)}>
        Logout
      </button>
      {asking && <LogoutDialog onClose={() => setAsking(false)} />}
    </>
  );
}

export function SiteHeader({ inert = false }: { readonly inert?: boolean }) {
  const signedIn = useSession((s) => s.token !== null);
  const [open, setOpen] = useState(false);
  const links = inert ? (
    <InertLinks />
  ) : (
    topLinks.map(({ label, to }) => (
      <NavLink key={label} to={to} className={linkLook} onClick={() => setOpen(false)}>
        {label}
      </NavLink>
    ))
  );
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-paper">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-6 px-5">
        {inert ? (
          <Brand />
        ) : (
          <Link to={signedIn ? '/landing' : '/welcome'} className="inline-flex no-underline">
            <Brand />
          </Link>
        )}
        <button
          type="button"
          aria-expanded={open}
          aria-controls="top-links"
          onClick={() => setOpen(!open)}
          className="my-3 ml-auto min-h-10 rounded-md border border-rule-strong px-3 font-semibold lg:hidden"
        >
          Menu
        </button>
        <nav
          id="top-links"
          aria-label="Main"
          className={`${open ? 'flex' : 'hidden'} w-full flex-col items-start gap-1 pb-4 lg:flex lg:w-auto lg:flex-1 lg:flex-row lg:items-center lg:pb-0`}
        >
          {links}
          <div className="flex w-full flex-wrap items-center gap-1 max-lg:mt-2 max-lg:border-t max-lg:border-rule max-lg:pt-3 lg:ml-auto lg:w-auto xl:gap-2">
            <ThemeSwitch />
            {!inert && <SessionLinks />}
          </div>
        </nav>
      </div>
    </header>
  );
}
