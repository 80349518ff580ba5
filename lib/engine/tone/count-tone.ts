/** Counts what a script shows and says of feeling, by page. */
import type { Tone } from '../../story/tone.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { filmPassages } from './film-start.ts';
import { loudestIn } from './loudest.ts';
import { oathsIn } from './oaths.ts';
import { shoutedIn, shoutsIn } from './shouts.ts';
import { feelingOf, laughingIn, weepingIn } from './shown-marks.ts';
import { silencesIn } from './silences.ts';
import { toneTurnsIn } from './tone-turns.ts';
import { whoActsIn } from './who-acts.ts';

export function countTone({ derived }: Pick<AnalysisInput, 'derived'>): Tone {
  if (!derived.english) return { marks: null };
  const passages = filmPassages(derived);
  const film = { ...derived, passages };
  const whoActs = whoActsIn(film);
  const [tears, laughter] = [weepingIn(film, whoActs), laughingIn(film, whoActs)];
  const shouted = shoutedIn(film);
  return {
    marks: {
      tears: feelingOf(tears),
      laughter: feelingOf(laughter),
      turns: toneTurnsIn(tears, laughter),
      oaths: oathsIn(passages),
      shouts: shoutsIn(shouted),
      loudest: loudestIn(shouted),
      silences: silencesIn(film),
    },
  };
}
