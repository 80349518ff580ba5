/** Checks of form and feeling: what is shown without words, where it ends, who the talk binds. */
import type { Checks } from '../../story/checks.ts';
import { characterId, sceneId } from '../../story/ids.ts';
import type { Derived } from '../derive.ts';
import { quoteOf } from '../text/quote.ts';
import { checkLimits as limits } from './check-limits.ts';

/** The fullest is the one with most words of action. */
export function silentSceneIn({ scenes }: Derived): Checks['silentScene'] {
  const silent = scenes.filter(({ talkWords, actionWords }) => talkWords === 0 && actionWords >= limits.silentWords);
  const [fullest] = silent.toSorted((a, b) => b.actionWords - a.actionWords || a.ordinal - b.ordinal);
  const action = fullest?.passages.find(({ kind }) => kind === 'action');
  return {
    met: fullest !== undefined,
    cites: action ? [quoteOf(action)] : [],
    scenes: silent.length,
    fullest: fullest ? sceneId(fullest.ordinal) : null,
  };
}

/** Two headings may name one place in two ways ('Harbour Town', 'Meridian Cinema'): that they differ shows nothing, and then it can't be told. */
export function endingAtStartIn({ scenes, locations: { locationOf } }: Derived): Checks['endingAtStart'] {
  const [first] = scenes;
  const last = scenes.at(-1);
  if (scenes.length < limits.fewestScenes || !first || !last)
    return { met: null, cites: [], ends: null, location: null };
  const home = locationOf(first);
  const met = home !== undefined && home === locationOf(last) ? true : null;
  return {
    met,
    cites: [quoteOf(first.headingPassage), quoteOf(last.headingPassage)],
    ends: [sceneId(first.ordinal), sceneId(last.ordinal)],
    location: met ? (home?.name ?? null) : null,
  };
}

export function tieIn({ network, scenes }: Derived): Checks['tie'] {
  const [tie] = network.links;
  const [first] = scenes.filter(({ ordinal }) => tie?.scenes.includes(ordinal));
  const speech = first?.speeches.find(({ speakers }) => tie && speakers.includes(tie.target));
  const strong = tie ? tie.scenes.length >= limits.tieScenes && tie.exchanges >= limits.tieExchanges : false;
  return {
    met: network.nodes.length < 2 ? null : strong,
    cites: speech ? [quoteOf(speech.passage)] : [],
    people: tie ? [characterId(tie.source), characterId(tie.target)] : null,
    exchanges: tie?.exchanges ?? 0,
    scenes: tie?.scenes.length ?? 0,
  };
}
