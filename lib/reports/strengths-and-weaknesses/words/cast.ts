/** The cast as a strength and as a weakness. */
import { decimal, listed, percent } from '../../../engine/wording.ts';
import type { StoryMeasure } from '../../../story/measure.ts';
import { type Around, isHigh, leadName, pageAt, pagesIn, say, type TraitWords } from './say.ts';

/** Where at the latest a reader should know whose story it is. */
const leadKnownBy = 0.1;

export const castTraits: TraitWords<'lead-share' | 'lead-partners' | 'lead-warmth' | 'distinct-voices' | 'late-heat'> =
  {
    'lead-share': {
      weakness: say(
        (m, a) => `${leadName(a)} speaks ${percent(m.value)} of the words`,
        (m, a) =>
          isHigh(m)
            ? `Let others answer ${leadName(a)} at length once.`
            : `With ${nextName(a)} so near, see whether the reader knows by page ${pageAt(a, leadKnownBy)} whose story it is.`,
      ),
    },
    'lead-partners': {
      strength: say(
        (m, a) => `${leadName(a)} meets ${m.value === 1 ? 'everybody' : 'nearly everybody'}`,
        (_, a) => `Check that ${leadName(a)} is a different person with each of them.`,
      ),
      weakness: say(
        (_, a) => `${leadName(a)} meets few of the others`,
        (_, a) =>
          `Two who never exchange a line are two scripts: look for the scene that would bring ${leadName(a)} together with somebody new.`,
      ),
    },
    'lead-warmth': {
      strength: say(
        (_, a) => `${leadName(a)} speaks with warmth`,
        (m) => `Warmth, as on ${pagesIn(m)}, tells most where it is not returned.`,
      ),
      weakness: say(
        (_, a) => `${leadName(a)} rarely says a kind word`,
        (_, a) =>
          `If that is the part, let somebody miss it aloud; if not, give ${leadName(a)} one line of thanks or regret.`,
      ),
    },
    'distinct-voices': {
      strength: say(
        (m, a) => `${voices(m, a)} can be told apart by ear`,
        (m, a) => `Cover the cues of ${voices(m, a)} and read aloud: the ear should go on telling.`,
      ),
      weakness: say(
        (m, a) => `${voices(m, a)} sound alike`,
        (m, a) =>
          `Cover the cues of ${voices(m, a)} and read aloud; give one of them a habit of asking, one a habit of not answering.`,
      ),
    },
    'late-heat': {
      strength: say(
        (m) => `The talk heats up: ${decimal(m.value, 1)} times as dense in pressure at the end`,
        (m) => `The hottest lines are on ${pagesIn(m)}; leave room around them.`,
      ),
      weakness: say(
        (m) => `The talk cools down: ${decimal(m.value, 1)} times the early pressure in the last third`,
        (_, { source }) =>
          `Move one refusal or deadline from the first third past page ${Math.round((source.pages * 2) / 3)}.`,
      ),
    },
  };

/** Who speaks most after the lead. */
const nextName = ({ speakers }: Around): string =>
  speakers.filter(({ onlyHeard }) => !onlyHeard)[1]?.name ?? 'the next speaker';

const voices = ({ about }: StoryMeasure, { nameOf }: Around): string => listed(about.map(nameOf));
