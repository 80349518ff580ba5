/** Counts what a script shows and says of feeling, by page. */
import type { Tone } from '../../story/tone.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { filmPassages } from './film-start.ts';
import { oathsIn } from './oaths.ts';
import { shoutsIn } from './shouts.ts';
import { laughterIn, tearsIn } from './shown-marks.ts';
import { silencesIn } from './silences.ts';
import { whoActsIn } from './who-acts.ts';

export function countTone({ derived }: Pick<AnalysisInput, 'derived'>): Tone {
  if (!derived.english) return { marks: null };
  const passages = filmPassages(derived);
  const film = { ...derived, passages };
  const whoActs = whoActsIn(film);
  return {
    marks: {
      tears: tearsIn(film, whoActs),
      laughter: laughterIn(film, whoActs),
      oaths: oathsIn(passages),
      shouts: shoutsIn(film),
      silences: silencesIn(film),
    },
  };
}
