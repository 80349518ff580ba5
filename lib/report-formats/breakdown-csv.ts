/** The breakdown as CSV for a spreadsheet: one row a scene. */
import type { BreakdownScene } from '../contract/statistics.ts';
import { csvOf } from './csv.ts';

const columns: readonly { readonly label: string; readonly of: (scene: BreakdownScene) => string | number }[] = [
  { label: 'Scene', of: ({ scene }) => scene },
  { label: 'Printed number', of: ({ number }) => number ?? '' },
  { label: 'Heading', of: ({ heading }) => heading },
  { label: 'INT/EXT', of: ({ setting }) => setting ?? '' },
  { label: 'Location', of: ({ location }) => location },
  { label: 'Time of day', of: ({ time_of_day }) => time_of_day ?? '' },
  { label: 'Page', of: ({ page }) => page },
  { label: 'Eighths', of: ({ eighths }) => eighths },
  { label: 'Speakers', of: ({ speakers }) => speakers.join('; ') },
  { label: 'Present', of: ({ present }) => present.join('; ') },
  { label: 'Speeches', of: ({ speeches }) => speeches },
  { label: 'Words of dialogue', of: ({ dialogue_words }) => dialogue_words },
  { label: 'Words of action', of: ({ action_words }) => action_words },
];

/** One row a scene under the columns' names. */
export const breakdownCsv = (scenes: readonly BreakdownScene[]): string =>
  csvOf([columns.map(({ label }) => label), ...scenes.map((scene) => columns.map(({ of }) => of(scene)))]);
