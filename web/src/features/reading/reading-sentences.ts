/** The preview's counts as sentences. Refuses to call a script well read: it says what was found. */
import type { ReadReading } from '../../../../lib/contract/reading.ts';

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** '128 scenes, 24 speaking parts, 118 pages, about 118 minutes on screen.' */
export const countsSentence = (reading: ReadReading): string =>
  `${[
    counted(reading.scene_count, 'scene'),
    counted(reading.speaking_part_count, 'speaking part'),
    counted(reading.page_count, 'page'),
    `about ${counted(reading.running_time_minutes, 'minute')} on screen`,
  ].join(', ')}.`;

/** How many page numbers one sentence lists. */
const most = 12;

/** '2 pages unreadable: 14, 90.' or null when something was read on every page. */
export function unreadableSentence({ unreadable_pages: pages }: ReadReading): string | null {
  if (pages.length === 0) return null;
  const listed = pages.slice(0, most).join(', ');
  return `${counted(pages.length, 'page')} unreadable: ${listed}${pages.length > most ? ` and ${pages.length - most} more` : ''}.`;
}

/** '3 doubts about how this script was read. …', or null without any. */
export const doubtsSentence = ({ warnings }: ReadReading): string | null =>
  warnings.length === 0
    ? null
    : `${counted(warnings.length, 'doubt')} about how this script was read. Look at ${warnings.length === 1 ? 'it' : 'them'} before you rely on the reports.`;

/** '41 speeches, from page 2' */
export const partSentence = ({ speeches, first_page }: ReadReading['characters'][number]): string =>
  `${counted(speeches, 'speech', 'speeches')}, from page ${first_page}`;
