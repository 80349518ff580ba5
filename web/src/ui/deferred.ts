/** A component whose code comes in a chunk of its own, like React's lazy, but drawn without a detour once the code is here. */
import { type ComponentType, createElement, lazy, useState } from 'react';

export type Deferred<P extends object> = ComponentType<P> & {
  /** Fetches the code ahead of its use. A failure is told to whoever draws it, not here. */
  readonly fetchCode: () => Promise<void>;
};

/**
 * Must stand under a Suspense. React's lazy shows the fallback even for code that is already here, and keeps it on the screen
 * for 300 ms (its throttle against flicker): three of them inside one another are a second in which nothing happens.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>): Deferred<P> {
  let here: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | null = null;
  const fetchOnce = (): Promise<ComponentType<P>> => {
    coming ??= load();
    return coming;
  };
  const Late = lazy(async () => ({ default: await fetchOnce() }));
  // Chosen once an instance: an exchange later on would lose its state.
  const Component = (props: P) => {
    const [chosen] = useState<{ readonly component: ComponentType<P> }>(() => ({ component: here ?? Late }));
    return createElement(chosen.component, props);
  };
  return Object.assign(Component, {
    fetchCode: async (): Promise<void> => {
      // Only what was fetched ahead is drawn without lazy: to exchange them while a navigation waits for lazy loses that navigation.
      here = await fetchOnce().catch(() => null);
    },
  });
}
