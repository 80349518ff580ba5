/** The words of the table of what a script says of time. */
import { listed, quoted } from '../../engine/wording.ts';
import type { ToldTime } from '../../story/shape/stretches.ts';

export const timesTitle = 'What the script says of time';
export const timeColumns = ['Page', 'What is said', 'Where', 'Named again on page'] as const;

/** What a heading prints stands by itself, all else between quotation marks. */
export const said = (text: string, from: ToldTime['from']): string => (from === 'heading' ? text : quoted(text));

/** 'Heading', or who says it. */
export const where = (from: ToldTime['from'], who: string | null): string =>
  from === 'talk' ? (who ?? 'Talk') : { heading: 'Heading', title: 'Title', action: 'Action' }[from];

/** Pages told before the rest is counted. */
const mostPages = 4;
export const again = (pages: readonly number[]): string => {
  const shown = pages.slice(0, mostPages).map(String);
  const rest = pages.length - shown.length;
  return listed([...shown, ...(rest > 0 ? [`${rest} more`] : [])]);
};
