/** The frame of the login and sign-up screens: the form, and beside it a page of a script as the product reads it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '../../ui/brand.tsx';
import { AnnotatedPage } from '../home/annotated-page.tsx';

export function AuthLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid min-h-screen lg:grid-cols-[minmax(26rem,5fr)_7fr]">
      <main id="main" tabIndex={-1} className="flex flex-col px-6 py-8 sm:px-12">
        <Link to="/welcome" className="self-start no-underline">
          <Brand />
        </Link>
        <div className="m-auto w-full max-w-sm py-10">
          <h1 className="mb-7 text-4xl">{title}</h1>
          {children}
        </div>
      </main>
      <aside className="hidden place-items-center border-l border-rule bg-well p-10 lg:grid" aria-label="An example">
        <AnnotatedPage />
      </aside>
    </div>
  );
}
