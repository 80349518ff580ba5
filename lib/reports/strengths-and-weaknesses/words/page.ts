/** What stands on the page as a strength and as a weakness. */
import { counted, decimal, numberWord, percent, quoted } from '../../../engine/wording.ts';
import type { StoryMeasure } from '../../../story/measure.ts';
import { countIn } from '../../measure-words/measure-phrase.ts';
import { type Around, keep, pagesIn, say, type TraitWords } from './say.ts';

export const pageTraits: TraitWords = {
  'timed-headings': {
    weakness: say(
      (m) =>
        m.value === 0
          ? `None of the ${countIn(m, 'headings')} headings gives a time of day or says that time goes on`
          : `${countIn(m, 'timed')} of ${countIn(m, 'headings')} headings (${percent(m.value)}) give a time of day or say that time goes on`,
      (m) => whereTimesStop(m) ?? thickOn(m, 'Most without one stand'),
      (m) =>
        m.counts.stopsOn === undefined
          ? 'A schedule is made from the headings: add DAY, NIGHT or CONTINUOUS.'
          : `A schedule is made from the headings: say in those from page ${m.counts.stopsOn} on what time it is, or once that none is kept.`,
    ),
  },
  parentheticals: {
    weakness: say(
      (m) => `${countIn(m, 'parentheticals')} parentheticals stand in ${countIn(m, 'speeches')} speeches`,
      (m) => `${thickOn(m, 'Most')}${leftOut(m)}`,
      (m) => `Read ${pagesIn(m)} without them: what the words say by themselves needs none.`,
    ),
  },
  paragraphs: {
    strength: keep(
      (m) => `Action comes in short paragraphs, ${decimal(m.value, 0)} words on average`,
      (m) => thickOn(m, 'Most of five to fourteen words'),
    ),
    weakness: say(
      (m) => `Action comes in long paragraphs, ${decimal(m.value, 0)} words on average`,
      longest,
      (m) => `Where on ${pagesIn(m)} does the eye move? There a paragraph can break.`,
    ),
  },
  senses: {
    strength: keep(
      (m) =>
        `There is much to see and hear: at least ${counted(countIn(m, 'found'), 'word')} for colour, light, weather, sound and smell`,
      (m) => thickOn(m, 'Most'),
    ),
  },
  changes: {
    strength: keep(
      (m) =>
        `It moves: ${counted(countIn(m, 'changes'), 'change')} of place, or between day and night, quickest on ${pagesIn(m)}`,
      () => '',
    ),
  },
};

/** 'Most on page 43, eight.' */
function thickOn(measure: StoryMeasure, what: string): string {
  const most = measure.counts.most ?? 0;
  if (most === 0) return `The first is on ${pagesIn(measure)}.`;
  const each = measure.places.length > 1 ? ' each' : '';
  return `${what} on ${pagesIn(measure)}, ${numberWord(most)}${each}.`;
}

/** 'Before page 65, 109 of 120 have one; from there on, two of 111.'; null where they do not stop. */
function whereTimesStop({ counts }: StoryMeasure): string | null {
  const { stopsOn, before = 0, timedBefore = 0, behind = 0, timedBehind = 0 } = counts;
  if (stopsOn === undefined) return null;
  const none = timedBehind === 0 ? `none of ${behind}` : `${numberWord(timedBehind)} of ${behind}`;
  return `Before page ${stopsOn}, ${timedBefore} of ${before} have one; from there on, ${none}.`;
}

const leftOut = ({ counts: { leftOut: count = 0 } }: StoryMeasure): string =>
  count === 0 ? '' : ` ${count} more are not counted: (continuing), where a voice comes from and the like.`;

function longest(_: unknown, { landmarks: { longestParagraph } }: Around): string {
  return longestParagraph
    ? `The longest, ${longestParagraph.words} words on page ${longestParagraph.page}, begins ${quoted(`${longestParagraph.opening} …`)}.`
    : '';
}
