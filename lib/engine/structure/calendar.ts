/** Finds the calendar that a script prints: seasons, feasts, dates and spans in its headings, captions and short lines. */
import { anyOf } from '../../screenplay/text/phrases.ts';
import type { Stretches } from '../../story/shape/stretches.ts';
import type { Derived } from '../derive.ts';
import { feasts, howMany, longTimes, months, seasons, weekdays } from '../lexicons/shoot/calendar-words.ts';
import { caption } from '../production/place-mentions.ts';
import type { Passage } from '../text/passages.ts';
import { quoteExactly } from '../text/quote.ts';
import { sentencesOf } from '../text/words.ts';

const later = `${anyOf(howMany)} ${anyOf(longTimes)} (?:LATER|EARLIER)`;
/** MAY and MARCH, too, are months beside a day or a year alone. */
const date = `${anyOf(months)} (?:\\d{1,2}(?:ST|ND|RD|TH)?(?:,? \\d{4})?|\\d{4})`;
const season = `(?:(?:EARLY|LATE|THE|THAT) )?${anyOf(seasons)}(?:,? \\d{4})?`;
/** Of a heading: its parts behind the place. */
const headed = new RegExp(`^(?:${later}|${date}|${season}|${anyOf(feasts)})$`, 'i');
/** Of a caption or a line by itself, whole. */
const alone = new RegExp(`^["“'(]*(?:${later}|${date}|${season}|${anyOf(feasts)})["”').:,]*$`, 'i');
const dayCard = new RegExp(`^["“'(]*${anyOf(weekdays)}["”').:,]*$`);
/** Said in a sentence of the action: 'It is now WINTER.', 'Two weeks later, the snow is gone.'. */
const told = new RegExp(
  `^(?:It(?:’s|'s| is)(?: now| the)? (${season}|${anyOf(feasts)})|(${later}))(?=[\\s,.:;]|$)`,
  'i',
);

/** What a passage prints of the calendar, as it stands there; null where nothing. */
function printedIn(passage: Passage): string | null {
  const { kind, text } = passage;
  if (kind === 'heading')
    return (
      text
        .split(/\s+[-–—]+\s+|[,()]\s*/)
        .find((part) => headed.test(part.trim()))
        ?.trim() ?? null
    );
  if (kind !== 'action' && kind !== 'centered' && kind !== 'shot' && kind !== 'transition') return null;
  const mark = caption.exec(text);
  const line = (mark ? text.slice(mark.index + mark[0].length) : text).trim();
  if (alone.test(line) || dayCard.test(line)) return line;
  if (kind !== 'action') return null;
  const found = sentencesOf(text)
    .map((sentence) => told.exec(sentence))
    .find((one) => one !== null);
  return found?.[1] ?? found?.[2] ?? null;
}

/** Different days of the week on cards of their own from which they are a calendar. */
const fewestDays = 3;

/** In script order, a mark that is printed again at once left out. Empty in a script that is not English. */
export function calendarOf({
  passages,
  english,
  characters,
}: Pick<Derived, 'passages' | 'english' | 'characters'>): Stretches['calendar'] {
  if (!english) return [];
  const people = new Set(characters.map(({ id }) => id.toUpperCase()));
  const marks = passages.flatMap((passage) => {
    const text = printedIn(passage);
    if (text === null || people.has(text.toUpperCase()) || !passage.text.includes(text)) return [];
    return [{ text: text.replace(/^["“'(]+|["”').:,]+$/g, ''), cite: quoteExactly(passage, text) }];
  });
  const days = new Set(marks.flatMap(({ text }) => (dayCard.test(text) ? [text] : [])));
  const told = marks.filter(({ text }) => days.size >= fewestDays || !dayCard.test(text));
  return told.filter(({ text }, at) => told[at - 1]?.text.toUpperCase() !== text.toUpperCase());
}
