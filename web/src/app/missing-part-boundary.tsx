/** Catches a part of the site that could not be loaded: loads the page again once, after that says so and leaves it to the reader. Passes every other error on. */
import { Component, type ReactNode } from 'react';
import { Loading } from './loading.tsx';
import { isMissingPart, reloadOnce, type Tab } from './missing-part.ts';

const thisTab: Tab = {
  storage: {
    getItem: (key) => window.sessionStorage.getItem(key),
    setItem: (key, value) => window.sessionStorage.setItem(key, value),
  },
  isOnline: () => navigator.onLine,
  now: Date.now,
  reload: () => window.location.reload(),
};

interface MissingPartProps {
  readonly children: ReactNode;
  /** Around a whole screen: which one is shown. Once it is another, the missing part is of no more concern. */
  readonly place?: string;
  /** Inside a screen: which of its views is shown, to the same end. */
  readonly view?: string;
  readonly tab?: Tab;
}
interface MissingPartState {
  readonly error: unknown;
  readonly reloading: boolean;
}

export class MissingPartBoundary extends Component<MissingPartProps, MissingPartState> {
  override state: MissingPartState = { error: null, reloading: true };

  static getDerivedStateFromError(error: unknown): Partial<MissingPartState> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingPart(error)) this.setState({ reloading: reloadOnce(this.props.tab ?? thisTab) });
  }

  override componentDidUpdate(before: MissingPartProps): void {
    const { place, view } = this.props;
    const isAnother = before.place !== place || before.view !== view;
    if (isAnother && this.state.error !== null) this.setState({ error: null, reloading: true });
  }

  override render(): ReactNode {
    const { error, reloading } = this.state;
    if (error === null) return this.props.children;
    if (!isMissingPart(error)) throw error;
    if (reloading) return <Loading />;
    const { place, tab = thisTab } = this.props;
    const sentence = (
      <div role="alert" className="mx-auto max-w-lg space-y-4 p-6 sm:p-8">
        <p className="text-lg">
          A part of this page could not be loaded. The connection may be down, or a newer version of the site may have
          taken its place. Nothing of yours was lost.
        </p>
        <button type="button" className="link min-h-6 font-semibold" onClick={tab.reload}>
          Reload
        </button>
      </div>
    );
    if (place === undefined) return sentence;
    return (
      <main id="main" tabIndex={-1} className="grid min-h-screen content-center">
        {sentence}
      </main>
    );
  }
}
