/** The cast as a strength and as a weakness. */
import { capitalised, numberWord, partOf, percent } from '../../../engine/wording.ts';
import { countIn } from '../../measure-words/measure-phrase.ts';
import { type Around, isHigh, keep, leadName, pageAt, pagesIn, say, type TraitWords } from './say.ts';

/** Where at the latest a reader should know whose story it is. */
const leadKnownBy = 0.1;

export const castTraits: TraitWords<'lead-share' | 'lead-partners'> = {
  'lead-share': {
    weakness: say(
      (m, a) =>
        isHigh(m)
          ? `${capitalised(partOf(m.value))} of all that is said is ${leadName(a)}’s`
          : `Nobody has much more to say than another: ${leadName(a)} has ${percent(m.value)} of the talk`,
      (_, a) => `After ${leadName(a)} most is said by ${nextTwo(a)}.`,
      (m, a) =>
        isHigh(m)
          ? `Who answers ${leadName(a)} at length, and where could ${nextName(a)}?`
          : `Does a reader know by ${pageAt(a, leadKnownBy)} whose story it is?`,
    ),
  },
  'lead-partners': {
    strength: keep(
      (m, a) =>
        m.value === 1
          ? `${leadName(a)} exchanges lines with everybody who speaks twice`
          : `${leadName(a)} exchanges lines with ${countIn(m, 'met')} of the ${countIn(m, 'others')} who speak twice or more`,
      (m, a) => (m.about[1] === undefined ? '' : `Most with ${a.nameOf(m.about[1])}.`),
    ),
    weakness: say(
      (m, a) =>
        `${leadName(a)} exchanges lines with ${numberWord(countIn(m, 'met'))} of the ${countIn(m, 'others')} who speak twice or more`,
      (m, a) => (m.about[1] === undefined ? '' : `Most with ${a.nameOf(m.about[1])}.`),
      (m, a) => `Who else should come face to face with ${leadName(a)}, as on ${pagesIn(m)}?`,
    ),
  },
};

/** Who speaks most after the lead. */
const others = (around: Around) =>
  around.speakers.filter(({ onlyHeard, name }) => !onlyHeard && name !== leadName(around));
const nextName = (around: Around): string => others(around)[0]?.name ?? 'somebody';
const nextTwo = (around: Around): string =>
  others(around)
    .slice(0, 2)
    .map(({ name, share }) => `${name} (${percent(share)})`)
    .join(' and ');
