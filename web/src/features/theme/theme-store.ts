/** Which theme the visitor chose: the system's, light or dark. Kept in the browser's storage; public/before-paint.js reads it before the first paint. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { storageKeys } from '../account/storage-keys.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface ThemeState {
  readonly theme: Theme;
  choose(theme: Theme): void;
}
export type ThemeStore = StoreApi<ThemeState>;

const readTheme = (storage: Storage): Theme =>
  themes.find((theme) => theme === storage.getItem(storageKeys.theme)) ?? 'system';

/** `root` carries the choice as `data-theme`, which the style sheet reads; without it the system decides. */
export function createThemeStore(storage: Storage, root: Pick<HTMLElement, 'dataset'>): ThemeStore {
  const apply = (theme: Theme): void => {
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
  const theme = readTheme(storage);
  apply(theme);
  const store = createStore<ThemeState>()((set) => ({
    theme: 'system',
    choose(chosen) {
      if (chosen === 'system') storage.removeItem(storageKeys.theme);
      else storage.setItem(storageKeys.theme, chosen);
      apply(chosen);
      set({ theme: chosen });
    },
  }));
  // Not its first state: that is what a prerendered page was drawn from.
  store.setState({ theme });
  return store;
}
