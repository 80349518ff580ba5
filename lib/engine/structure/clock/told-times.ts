/** Collects what a script says of time, in the order of its pages: times of the clock, dates, spans that somebody is given. */
import { anyOf } from '../../../screenplay/text/phrases.ts';
import { characterId } from '../../../story/ids.ts';
import type { Stretches, ToldTime } from '../../../story/shape/stretches.ts';
import type { Derived } from '../../derive.ts';
import { givenWords, spanNumbers, spanUnits } from '../../lexicons/clock-words.ts';
import { caption } from '../../production/place-mentions.ts';
import type { Passage } from '../../text/passages.ts';
import { quoteWhole } from '../../text/quote.ts';
import { sentencesOf, wordsOf } from '../../text/words.ts';
import { type ClockTime, clockTimesIn, isSameTime } from './clock-times.ts';

/** A sentence of so many words is shown whole; of a longer one so many on either side of the time. */
const wholeWords = 12;
const beside = 5;
/** In a speech of so few words a time is the answer to what time it is. */
const answerWords = 3;

const given = new RegExp(
  `(?<!\\p{L})${anyOf(givenWords)} ${anyOf(spanNumbers)}(?: more)? ${anyOf(spanUnits)}(?= (?:left|to|until|till|before|or)(?!\\p{L})|[.!,—-]|$)`,
  'iu',
);

interface Found extends Pick<ToldTime, 'from' | 'kind' | 'says'> {
  readonly passage: Passage;
  /** As it stands, and with dots where it was cut. */
  readonly quote: string;
  readonly shown: string;
  readonly clock: ClockTime | null;
}

/** `calendar` is what the script prints of dates. Of a time of the clock that is named again the first place is told. Empty where the script is not English. */
export function toldTimesOf(
  { passages, english, speeches }: Pick<Derived, 'passages' | 'english' | 'speeches'>,
  calendar: Stretches['calendar'],
): ToldTime[] {
  if (!english) return [];
  const speakers = new Map(speeches.flatMap(({ spoken, speakers: ids }) => spoken.map((one) => [one, ids] as const)));
  const dates = new Map(calendar.map(({ cite }) => [`${cite.page}:${cite.line}`, cite.quote]));
  const found = passages.flatMap((passage) => foundIn(passage, dates));
  return found.flatMap((one, at): ToldTime[] => {
    if (found.slice(0, at).some((other) => isSame(one, other))) return [];
    const later = found.slice(at + 1).filter((other) => isSame(one, other));
    const [who] = speakers.get(one.passage) ?? [];
    const { page } = one.passage.at;
    return [
      {
        text: one.shown,
        from: one.from,
        kind: one.kind,
        says: one.says ?? later.find(({ says }) => says !== null)?.says ?? null,
        who: one.from === 'talk' && who !== undefined ? characterId(who) : null,
        position: one.passage.position,
        again: [...new Set(later.map(({ passage }) => passage.at.page))].filter((other) => other !== page),
        cite: quoteWhole(one.passage, one.quote),
      },
    ];
  });
}

const isSame = (one: Found, other: Found): boolean =>
  one.clock !== null && other.clock !== null && isSameTime(one.clock, other.clock);

function foundIn(passage: Passage, dates: ReadonlyMap<string, string>): Found[] {
  const { kind, text, at } = passage;
  if (kind === 'parenthetical' || kind === 'lyric' || kind === 'note') return [];
  const isTalk = kind === 'dialogue';
  const isTitle = kind === 'centered' || caption.test(text);
  const from = isTalk ? 'talk' : kind === 'heading' ? 'heading' : isTitle ? 'title' : 'action';
  const date = dates.get(`${at.page}:${at.line}`);
  if (!isTalk && date !== undefined && text.includes(date))
    return [{ passage, quote: date, shown: date, from, kind: 'date', says: null, clock: null }];
  if (kind === 'heading')
    return clockTimesIn(text)
      .slice(0, 1)
      .map((clock) => ({ passage, quote: clock.text, shown: clock.text, from, kind: 'clock', says: null, clock }));
  const isAnswer = isTalk && wordsOf(text).length <= answerWords;
  return sentencesOf(text).flatMap((sentence): Found[] => {
    const [clock] = clockTimesIn(sentence);
    if (clock)
      return [
        {
          passage,
          ...shownAround(sentence, clock),
          from,
          kind: 'clock',
          says: clock.says ?? (isAnswer ? 'now' : null),
          clock,
        },
      ];
    const span = isTalk ? given.exec(sentence) : null;
    if (span === null) return [];
    const shown = shownAround(sentence, { text: span[0], index: span.index });
    return [{ passage, ...shown, from, kind: 'span', says: 'due', clock: null }];
  });
}

/** The time with a few whole words on either side. */
function shownAround(
  sentence: string,
  { text, index }: { readonly text: string; readonly index: number },
): Pick<Found, 'quote' | 'shown'> {
  if ((sentence.match(/\S+/g)?.length ?? 0) <= wholeWords) return { quote: sentence, shown: sentence };
  const before = sentence.slice(0, index).match(/\S+\s*/g) ?? [];
  const behind = sentence.slice(index + text.length);
  const rest = /^\S*/.exec(behind)?.[0] ?? '';
  const after = behind.slice(rest.length).match(/\s*\S+/g) ?? [];
  const [left, right] = [before.slice(-beside), after.slice(0, beside)];
  const quote = `${left.join('')}${text}${rest}${right.join('')}`.trim();
  return {
    quote,
    shown: `${left.length < before.length ? '… ' : ''}${quote}${right.length < after.length ? ' …' : ''}`,
  };
}
