/** The theme switch of the top bars: an icon that is the browser's own select, so that keyboard and screen reader know it. */
import { useTheme } from '../../app/stores-context.tsx';
import { type Theme, themes } from './theme-store.ts';

const labels: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };
/** Which of the three is seen, <html> decides: it is so before the first paint, when nothing has been drawn here yet. */
const looks: Readonly<Record<Theme, string>> = {
  system: 'in-data-theme:hidden',
  light: 'not-in-data-[theme=light]:hidden',
  dark: 'not-in-data-[theme=dark]:hidden',
};
const drawings: Readonly<Record<Theme, string>> = {
  system: 'M3 4h14v9.500H3zM7 17h6M10 13.500V17',
  light:
    'M10 6.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 1 0 0-7M10 1.500v2M10 16.500v2M1.500 10h2M16.500 10h2M4 4l1.400 1.400M14.600 14.600 16 16M16 4l-1.400 1.400M5.400 14.600 4 16',
  dark: 'M16.500 12A7 7 0 0 1 8 3.500 7 7 0 1 0 16.500 12z',
};

export function ThemeSwitch() {
  const { theme, choose } = useTheme((s) => s);
  return (
    <span className="relative inline-grid size-10 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-well hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
        {themes.map((each) => (
          <path
            key={each}
            d={drawings[each]}
            className={looks[each]}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <select
        aria-label="Theme"
        value={theme}
        onChange={(event) => {
          const chosen = themes.find((each) => each === event.target.value);
          if (chosen) choose(chosen);
        }}
        className="absolute inset-0 cursor-pointer appearance-none bg-sheet text-ink opacity-0"
      >
        {themes.map((each) => (
          <option key={each} value={each}>
            {labels[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
