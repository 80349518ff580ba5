/* Runs before the first paint, so that a chosen theme never flashes. The same key and words as features/theme/theme-store.ts. */
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is closed to this site: the system's theme serves.
  }
})();
