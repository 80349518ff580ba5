/** Who comes back, as a strength and as a weakness. */
import { listed } from '../../../engine/wording.ts';
import { countIn } from '../../measure-words/measure-phrase.ts';
import { type Around, keep, say, type TraitWords } from './say.ts';

const speakersNamed = 3;

/** Those with most to say after the first, whom a passing line could go to. */
const nextNames = ({ speakers }: Around): string => listed(speakers.slice(1, speakersNamed).map(({ name }) => name));

export const memoryTraits: TraitWords<'returning-speakers'> = {
  'returning-speakers': {
    strength: keep(
      (m, a) =>
        `Of ${countIn(m, 'speakers')} who speak, ${countIn(m, 'returning')} come back in a later scene, last to join ${lastToJoin(a)}`,
      () => '',
    ),
    weakness: say(
      (m) => `Of ${countIn(m, 'speakers')} who speak, only ${countIn(m, 'returning')} come back in another scene`,
      () => '',
      (_, a) => `Which of the lines of those who speak once could be said by ${nextNames(a)}, who are already there?`,
    ),
  },
};

/** Of those who come back, whose first line is the latest. */
function lastToJoin({ speakers }: Around): string {
  const [last] = speakers
    .filter(({ scenes }) => scenes.length > 1)
    .toSorted((a, b) => (b.firstPage ?? 0) - (a.firstPage ?? 0));
  return last ? `${last.name}, on page ${last.firstPage}` : 'nobody';
}
