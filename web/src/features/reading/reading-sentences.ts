/** The preview's counts as sentences. Refuses to call a script well read: it says what was found. */
import { type ReadReading, unreadableCodes } from '../../../../lib/contract/reading.ts';

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

/** '3 doubts about how this script was read.', pages that could not be read apart; null without any. */
export function doubtsSentence({ warnings }: ReadReading): string | null {
  const doubts = warnings.filter(({ code }) => !unreadableCodes.has(code)).length;
  return doubts === 0 ? null : `${counted(doubts, 'doubt')} about how this script was read.`;
}

/** '41 speeches, from page 2' */
export const partSentence = ({ speeches, first_page }: ReadReading['characters'][number]): string =>
  `${counted(speeches, 'speech', 'speeches')}, from page ${first_page}`;
