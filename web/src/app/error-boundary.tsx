/** Catches what a screen throws while rendering: says so, offers a reload, keeps the session. Hides nothing from the console. */
import { Component, type ReactNode } from 'react';

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main id="main" className="mx-auto grid min-h-screen max-w-lg content-center gap-4 p-6" role="alert">
        <h1 className="text-3xl">This page has stopped working</h1>
        <p>Nothing of yours was lost. Load the page again; if it stops once more, start from your scripts.</p>
        <p className="flex gap-6">
          <button type="button" className="link min-h-6" onClick={() => window.location.reload()}>
            Load again
          </button>
          <a className="link" href="/scripts">
            Your scripts
          </a>
        </p>
      </main>
    );
  }
}
