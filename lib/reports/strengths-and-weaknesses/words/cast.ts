/** The cast as a strength and as a weakness. */
import { decimal, listed, percent, possessive } from '../../../engine/wording.ts';
import type { StoryMeasure } from '../../../story/measure.ts';
import { type Around, isHigh, leadName, pageAt, pagesIn, say, type TraitWords } from './say.ts';

/** Where at the latest a reader should know whose story it is. */
const leadKnownBy = 0.1;
/** Where the last third begins. */
const lastThird = 2 / 3;

export const castTraits: TraitWords<'lead-share' | 'lead-partners' | 'distinct-voices' | 'late-heat'> = {
  'lead-share': {
    weakness: say(
      (m, a) => `${leadName(a)} speaks ${percent(m.value)} of the words`,
      (m, a) =>
        isHigh(m)
          ? `Let ${nextName(a)} answer ${leadName(a)} at length once, as on ${pagesIn(m)}.`
          : `With ${nextName(a)} so near, see whether the reader knows by ${pageAt(a, leadKnownBy)} whose story it is.`,
    ),
  },
  'lead-partners': {
    strength: say(
      (m, a) => `${leadName(a)} meets ${m.value === 1 ? 'everybody' : 'nearly everybody'}`,
      (m, a) => `See that ${leadName(a)} is somebody else with each of them, on ${pagesIn(m)}.`,
    ),
    weakness: say(
      (_, a) => `${leadName(a)} meets few of the others`,
      (_, a) =>
        `Two who never exchange a line are two scripts: look for the scene that would bring ${leadName(a)} together with somebody new.`,
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
      (m) => `Pressure in the talk hardly rises: ${decimal(m.value, 1)} times as dense in the last third`,
      (_, a) =>
        `Move one refusal or deadline of ${possessive(leadName(a))} from the first third past ${pageAt(a, lastThird)}.`,
    ),
  },
};

/** Who speaks most after the lead. */
const nextName = ({ speakers }: Around): string =>
  speakers.filter(({ onlyHeard }) => !onlyHeard)[1]?.name ?? 'the next speaker';

const voices = ({ about }: StoryMeasure, { nameOf }: Around): string => listed(about.map(nameOf));
