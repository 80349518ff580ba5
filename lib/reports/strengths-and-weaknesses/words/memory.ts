/** Who comes back, as a strength and as a weakness. */
import { capitalised, listed, numberWord } from '../../../engine/wording.ts';
import { countIn } from '../../measure-words/measure-phrase.ts';
import { type Around, pagesIn, say, type TraitWords } from './say.ts';

const speakersNamed = 3;

const namesOf = (ids: readonly string[], { nameOf }: Around): string => listed(ids.map(nameOf));
const areOrIs = (things: readonly unknown[]): string => (things.length === 1 ? 'is' : 'are');

export const memoryTraits: TraitWords<'returning-speakers' | 'cast-at-end'> = {
  'returning-speakers': {
    strength: say(
      (m, { speakers }) =>
        `${m.value === 1 ? `All ${numberWord(speakers.length)}` : `${capitalised(numberWord(countIn(m, 'returning')))} of the ${numberWord(speakers.length)}`} who speak come back`,
      (m) => `Whoever the next draft wants may be here already: see ${pagesIn(m)}.`,
    ),
    weakness: say(
      (m) => {
        const speakers = countIn(m, 'speakers');
        return `${speakers - countIn(m, 'returning')} of ${speakers} speakers speak in one scene only`;
      },
      (_, { speakers }) =>
        `See which of their lines could go to ${listed(speakers.slice(1, speakersNamed).map(({ name }) => name))}, who are already there.`,
    ),
  },
  'cast-at-end': {
    strength: say(
      (m, a) => `${namesOf(m.about, a)} are there at the end`,
      (_, { landmarks: { lastSpeech }, nameOf }) =>
        `Look at who has the last word with all of them present: ${lastSpeech ? nameOf(lastSpeech.speaker) : ''}, on page ${lastSpeech?.page ?? 1}.`,
    ),
    weakness: say(
      (_, a) => `${namesOf(a.landmarks.gone, a)} ${areOrIs(a.landmarks.gone)} missing from the ending`,
      (m, a) => {
        const { gone } = a.landmarks;
        const left =
          m.about.length === 0 ? 'None of the main cast is' : `Only ${namesOf(m.about, a)} ${areOrIs(m.about)}`;
        return `${left} left. Ask whether the reader will want to see ${gone[0] ? a.nameOf(gone[0]) : 'another'}${gone.length > 1 ? ' or another' : ''} once more.`;
      },
    ),
  },
};
