/** The preview's counts as sentences. Refuses to call a script well read: it says what was found. */
import { type ReadingWarning, type ReadReading, unreadableCodes } from '../../../../lib/contract/reading.ts';

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

const doubtNames: Readonly<Record<string, string>> = {
  damaged_pages: 'Damaged pages',
  pages_without_text: 'Pages without text',
  dialogue_without_cue: 'Dialogue without a name',
  hidden_text: 'Hidden text',
  layout_in_doubt: 'How the lines are set',
  scenes_in_doubt: 'Where scenes begin',
  several_scripts: 'Several scripts in one file',
  no_scene_headings: 'No scene headings',
  no_speeches: 'Nobody speaks',
  late_first_heading: 'A late first heading',
  long_scene: 'A very long scene',
  scene_numbers_skip: 'Scene numbers that skip',
  long_speech: 'A very long speech',
  cue_without_words: 'A name without words',
  unlikely_cue: 'A name that may be none',
  pages_of_action_only: 'Pages of action alone',
  names_alike: 'Two names alike',
  revealed_name: 'Two names of one person',
};

/** What a doubt is called before its sentence. */
export const doubtName = ({ code }: Pick<ReadingWarning, 'code'>): string => doubtNames[code] ?? 'A doubt';

/** Those that the writer has not dismissed. */
export const openDoubts = ({ warnings }: Pick<ReadReading, 'warnings'>): ReadingWarning[] =>
  warnings.filter(({ dismissed }) => dismissed !== true);

/** Pages that could not be read, unless the writer has looked at that and dismissed it. */
export const openUnreadableSentence = (reading: ReadReading): string | null =>
  reading.warnings.some(({ code, dismissed }) => unreadableCodes.has(code) && dismissed === true)
    ? null
    : unreadableSentence(reading);

/** '3 doubts about how this script was read.', pages that could not be read apart; null without any that stands. */
export function doubtsSentence(reading: ReadReading): string | null {
  const doubts = openDoubts(reading).filter(({ code }) => !unreadableCodes.has(code)).length;
  return doubts === 0 ? null : `${counted(doubts, 'doubt')} about how this script was read.`;
}

/** '41 speeches, from page 2' */
export const partSentence = ({ speeches, first_page }: ReadReading['characters'][number]): string =>
  `${counted(speeches, 'speech', 'speeches')}, from page ${first_page}`;
