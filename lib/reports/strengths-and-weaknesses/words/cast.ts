/** The cast as a strength and as a weakness. */
import { listed, percent } from '../../../engine/wording.ts';
import type { StoryMeasure } from '../../../story/measure.ts';
import { type Around, isHigh, keep, leadName, pageAt, pagesIn, say, type TraitWords } from './say.ts';

/** Where at the latest a reader should know whose story it is. */
const leadKnownBy = 0.1;

export const castTraits: TraitWords<'lead-share' | 'lead-partners' | 'distinct-voices'> = {
  'lead-share': {
    weakness: say(
      (m, a) => `${leadName(a)} speaks ${percent(m.value)} of the talk`,
      (m, a) =>
        isHigh(m)
          ? `Let ${nextName(a)} answer ${leadName(a)} at length once.`
          : `With ${nextName(a)} so near, see whether the reader knows by ${pageAt(a, leadKnownBy)} whose story it is.`,
    ),
  },
  'lead-partners': {
    strength: keep((m, a) => `${leadName(a)} talks with ${m.value === 1 ? 'everybody' : 'nearly everybody'}`),
    weakness: say(
      (_, a) => `${leadName(a)} talks with few others`,
      (m, a) => `Find the scene that would bring ${leadName(a)} together with somebody new, as on ${pagesIn(m)}.`,
    ),
  },
  'distinct-voices': {
    strength: keep((m, a) => `${voices(m, a)} can be told apart by their small words`),
    weakness: say(
      (m, a) => `${voices(m, a)} use their small words alike`,
      (m) => `Read ${pagesIn(m)} aloud with the names covered.`,
    ),
  },
};

/** Who speaks most after the lead. */
const nextName = ({ speakers }: Around): string =>
  speakers.filter(({ onlyHeard }) => !onlyHeard)[1]?.name ?? 'the next speaker';

const voices = ({ about }: StoryMeasure, { nameOf }: Around): string => listed(about.map(nameOf));
