/** Checks of form and feeling: what recurs, what is shown without words, who the talk binds. */
import type { Checks } from '../../story/checks.ts';
import { characterId, sceneId } from '../../story/ids.ts';
import type { Derived } from '../derive.ts';
import { asPrinted } from '../text/echoes.ts';
import { quoteAround, quoteOf } from '../text/quote.ts';
import { feelingCurvesOf } from '../tone/feeling-curve.ts';
import { isHeard, toneProfileOf } from '../tone/tone-profile.ts';
import { checkLimits as limits } from './check-limits.ts';

const shown = 3;
const placesShown = 2;

export function silentSceneIn({ scenes }: Derived): Checks['silentScene'] {
  const silent = scenes.filter(({ talkWords, actionWords }) => talkWords === 0 && actionWords >= limits.silentWords);
  const [fullest] = [...silent].sort((a, b) => b.actionWords - a.actionWords || a.ordinal - b.ordinal);
  const action = fullest?.passages.find(({ kind }) => kind === 'action');
  return {
    met: fullest !== undefined,
    cites: action ? [quoteOf(action)] : [],
    scenes: silent.length,
    fullest: fullest ? sceneId(fullest.ordinal) : null,
  };
}

export function returningThingIn({ objects, english }: Derived): Checks['returningThing'] {
  const held = objects.filter(({ scenes }) => scenes.length >= limits.returningScenes).slice(0, shown);
  const [top] = held;
  return {
    met: english ? top !== undefined : null,
    cites:
      top && english
        ? [top.passages[0], top.passages.at(-1)].flatMap((one) => (one ? [quoteAround(one, ...top.forms)] : []))
        : [],
    things: held.map(({ name, plural, scenes }) => ({ name, plural, scenes: scenes.length })),
  };
}

export function returningLineIn({ echoes }: Derived): Checks['returningLine'] {
  const [echo] = echoes;
  const [first] = echo?.passages ?? [];
  return {
    met: echo !== undefined,
    cites: (echo?.passages ?? []).slice(0, placesShown).map(quoteOf),
    line: echo && first ? { words: asPrinted(echo, first), pages: echo.passages.map(({ at }) => at.page) } : null,
  };
}

export function endingAtStartIn({ scenes, locations: { locationOf } }: Derived): Checks['endingAtStart'] {
  const [first] = scenes;
  const last = scenes.at(-1);
  if (scenes.length < limits.fewestScenes || !first || !last)
    return { met: null, cites: [], ends: null, location: null };
  const home = locationOf(first);
  const met = home !== undefined && home === locationOf(last);
  return {
    met,
    cites: [quoteOf(first.headingPassage), quoteOf(last.headingPassage)],
    ends: [sceneId(first.ordinal), sceneId(last.ordinal)],
    location: met ? (home?.name ?? null) : null,
  };
}

export const voicesIn = ({ voices }: Derived): Checks['voices'] => ({
  met: voices === null ? null : voices.matched / voices.halves >= limits.voicesFound,
  cites: [],
});

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

export function tonesIn({ passages, english }: Derived): Checks['tones'] {
  const heard = toneProfileOf(english ? passages : []).shares.filter(isHeard);
  const strong = heard.filter(({ strength }) => strength >= limits.toneStrength);
  return {
    met: heard.length === 0 ? null : strong.length >= limits.tones,
    cites: strong
      .slice(0, placesShown)
      .flatMap(({ passages: [passage], family }) =>
        passage ? [quoteAround(passage, ...passage.words.filter((word) => family.words.has(word)))] : [],
      ),
    told: heard.length > 0,
    families: strong.map(({ family, words: [commonest] }) => ({
      family: family.id,
      word: commonest?.word ?? '',
      count: commonest?.count ?? 0,
    })),
  };
}

export function arcIn({ passages, english }: Derived): Checks['arc'] {
  const found = feelingCurvesOf(passages);
  const weaker = found ? Math.min(...found.curves.map(({ strength }) => strength)) : 0;
  return {
    met: found === null || !english ? null : weaker >= limits.arcStrength,
    cites: [],
    curves: found && { weaker, agreement: found.agreement },
  };
}
