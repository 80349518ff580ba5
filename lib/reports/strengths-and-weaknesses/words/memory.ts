/** Who comes back, as a strength and as a weakness. */
import { listed } from '../../../engine/wording.ts';
import { type Around, keep, say, type TraitWords } from './say.ts';

const speakersNamed = 3;

const namesOf = (ids: readonly string[], { nameOf }: Around): string => listed(ids.map(nameOf));
const areOrIs = (things: readonly unknown[]): string => (things.length === 1 ? 'is' : 'are');

export const memoryTraits: TraitWords<'returning-speakers' | 'cast-at-end'> = {
  'returning-speakers': {
    strength: keep(() => 'Its speakers return'),
    weakness: say(
      () => 'Many speak once',
      (_, { speakers }) =>
        `See which of their lines could go to ${listed(speakers.slice(1, speakersNamed).map(({ name }) => name))}, who are already there.`,
    ),
  },
  'cast-at-end': {
    strength: keep((m, a) => `${namesOf(m.about, a)} are there at the end`),
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
