/** Finds the fullest scene without talk, and where the youngest and the oldest with a printed age are introduced. */
import type { Checks } from '../../story/checks.ts';
import { sceneId } from '../../story/ids.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { quoteAround, quoteOf } from '../text/quote.ts';

export const countChecks = ({ derived }: Pick<AnalysisInput, 'derived'>): Checks => ({
  silentScene: silentSceneIn(derived),
  generations: generationsIn(derived),
});

/** Words of action from which a scene without talk tells something. Own bound. */
const silentWords = 15;

function silentSceneIn({ scenes }: Derived): Checks['silentScene'] {
  const silent = scenes.filter(({ talkWords, actionWords }) => talkWords === 0 && actionWords >= silentWords);
  const [fullest] = silent.toSorted((a, b) => b.actionWords - a.actionWords || a.ordinal - b.ordinal);
  const action = fullest?.passages.find(({ kind }) => kind === 'action');
  return { fullest: fullest ? sceneId(fullest.ordinal) : null, cites: action ? [quoteOf(action)] : [] };
}

function generationsIn({ characters }: Derived): Checks['generations'] {
  const aged = characters
    .flatMap(({ name, introduction }) =>
      introduction && introduction.age !== null ? [{ name, age: introduction.age, introduction }] : [],
    )
    .sort((a, b) => a.age - b.age);
  const [young] = aged;
  const old = aged.at(-1);
  return {
    cites:
      young && old && aged.length > 1
        ? [young, old].map(({ introduction: { passage }, name }) =>
            quoteAround(passage, ...name.toLowerCase().split(' ')),
          )
        : [],
  };
}
