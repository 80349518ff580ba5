/** What a card says of somebody beside the places that show them: how much is voice-over and where, and that they are gone. */
import { counted, listed, numberWord, stretch } from '../../engine/wording.ts';
import type { PersonFacts } from './person-facts.ts';

/** Sentences, '' where nothing stands out. */
export const portraitText = ({ speeches, onlyHeard, over, lastOn, heardTo }: PersonFacts): string =>
  [
    ...(lastOn === null && heardTo === null ? [] : [absence(lastOn, heardTo)]),
    ...(onlyHeard ? ['Only heard: every speech is voice-over.'] : []),
    ...(over === null ? [] : [voiceOver(speeches, over)]),
  ].join(' ');

/** Gone altogether, or without a line. */
const absence = (lastOn: number | null, heardTo: number | null): string =>
  lastOn === null ? `Not heard after page ${heardTo}.` : `Neither heard nor named after page ${lastOn}.`;

function voiceOver(speeches: number, runs: NonNullable<PersonFacts['over']>): string {
  const all = runs.reduce((sum, { count }) => sum + count, 0);
  const [first] = runs;
  if (runs.length === 1 && first)
    return `Voice-over: ${all} of ${counted(speeches, 'speech', 'speeches')}, on ${stretch(first)}.`;
  const where = runs.map((run, at) => `${numberWord(run.count)} on ${at === 0 ? stretch(run) : span(run)}`);
  return `Voice-over: ${all} of ${counted(speeches, 'speech', 'speeches')}, ${listed(where)}; none between.`;
}

const span = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `${from}` : `${from}-${to}`;
