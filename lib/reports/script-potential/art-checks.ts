/** Checks of form and feeling: what recurs, what is shown without words, who the talk binds. Refuses to rank taste. */
import type { Derived } from '../../engine/derive.ts';
import { asPrinted } from '../../engine/text/echoes.ts';
import { quoteAround, quoteOf } from '../../engine/text/quote.ts';
import { feelingCurvesOf } from '../../engine/tone/feeling-curve.ts';
import { toneProfileOf } from '../../engine/tone/tone-profile.ts';
import { counted, decimal, listed, often, pagesOf, quoted } from '../../engine/wording.ts';
import { placeName } from '../describe-place.ts';
import { toneNouns } from '../tone-names.ts';
import type { Check, CheckState } from './card.ts';

/** Stands for the count in a check that reads English words. */
export const notEnglish = 'The words are not English, and this check reads English ones.';

export const stateOf = (met: boolean | null): CheckState => (met === null ? 'can’t be told' : met ? 'met' : 'not met');

export function artisticChecks(derived: Derived): Check[] {
  return [silentScene(derived), returningObject(derived), returningLine(derived), framing(derived), voices(derived)];
}

function silentScene({ scenes }: Derived): Check {
  const silent = scenes.filter(({ talkWords, actionWords }) => talkWords === 0 && actionWords >= 15);
  const [longest] = [...silent].sort((a, b) => b.actionWords - a.actionWords || a.ordinal - b.ordinal);
  const action = longest?.passages.find(({ kind }) => kind === 'action');
  return {
    name: 'A scene told without talk',
    state: stateOf(longest !== undefined),
    text: longest
      ? `${counted(silent.length, 'scene').replace(/^./, (one) => one.toUpperCase())} of action without a spoken word; the fullest is scene ${longest.ordinal}, ${placeName(longest)}, page ${longest.page}.`
      : `None of the ${counted(scenes.length, 'scene')} plays fifteen words of action or more without talk.`,
    why: 'Counted: scenes with fifteen words of action or more and no dialogue.',
    evidence: action ? [quoteOf(action)] : [],
  };
}

function returningObject({ objects, english }: Derived): Check {
  const [top] = objects.filter(({ scenes }) => scenes.length >= 3);
  const held = objects.filter(({ scenes }) => scenes.length >= 3).slice(0, 3);
  return {
    name: 'A thing that returns',
    state: stateOf(english ? top !== undefined : null),
    text: !english
      ? notEnglish
      : top
        ? `${listed(held.map(({ name, scenes }) => `the ${name} (${counted(scenes.length, 'scene')})`)).replace(/^./, (one) => one.toUpperCase())} ${held.length === 1 && !held[0]?.plural ? 'comes' : 'come'} back.`
        : 'No object stands in three scenes or more.',
    why: 'Counted: nouns of things in at least three scenes, names and furniture of every script left out.',
    evidence:
      top && english
        ? [top.passages[0], top.passages.at(-1)].flatMap((one) => (one ? [quoteAround(one, ...top.forms)] : []))
        : [],
  };
}

function returningLine({ echoes, speeches }: Derived): Check {
  const [echo] = echoes;
  const [first] = echo?.passages ?? [];
  return {
    name: 'A line that comes back',
    state: stateOf(echo !== undefined),
    text: echo
      ? `The words ${quoted(first ? asPrinted(echo, first) : echo.words.join(' '))} are said on ${pagesOf(echo.passages.map(({ at }) => at.page))}.`
      : `${speeches.length === 0 ? 'Nobody speaks' : `In ${counted(speeches.length, 'speech', 'speeches')} no run of four telling words is said in two scenes`}.`,
    why: 'Counted: four words or more repeated in different scenes, small talk left out.',
    evidence: echo ? echo.passages.slice(0, 2).map(quoteOf) : [],
  };
}

function framing({ scenes, locations: { locationOf } }: Derived): Check {
  const [first] = scenes;
  const last = scenes.at(-1);
  const enough = scenes.length >= 3 && first && last;
  const home = enough ? locationOf(first) : undefined;
  const same = enough ? home !== undefined && home === locationOf(last) : null;
  const text = enough
    ? same
      ? first.placeKey === last.placeKey
        ? `It begins and ends at ${placeName(first)}.`
        : `It begins at ${placeName(first)} and ends at ${placeName(last)}, both at ${home?.name}.`
      : `It begins at ${placeName(first)} and ends at ${placeName(last)}.`
    : 'There are fewer than three scenes.';
  return {
    name: 'An ending where it began',
    state: stateOf(same),
    text,
    why: 'Compared: the headings of the first and last scene.',
    evidence: enough ? [quoteOf(first.headingPassage), quoteOf(last.headingPassage)] : [],
  };
}

function voices({ voices: test, characters }: Derived): Check {
  return {
    name: 'Voices that can be told apart',
    state: stateOf(test === null ? null : test.matched / test.halves >= 0.68),
    text: test
      ? `${test.matched} of ${test.halves} halves of the leading speakers’ talk find their own other half by small words alone.`
      : `The test takes three speakers of 500 words each; the most here is ${counted(characters[0]?.words ?? 0, 'word')}${characters[0] ? ` (${characters[0].name})` : ''}.`,
    why: 'Met from 68%, the mean over produced scripts (Burrows’ Delta).',
    evidence: [],
  };
}

export function emotionalChecks(derived: Derived): Check[] {
  return [bond(derived), contrast(derived), arc(derived)];
}

function bond({ network, scenes, nameOf }: Derived): Check {
  const [tie] = network.links;
  const shared = tie ? scenes.filter(({ ordinal }) => tie.scenes.includes(ordinal)) : [];
  const speech = shared[0]?.speeches.find(({ speakers }) => tie && speakers.includes(tie.target));
  const met = tie ? shared.length >= 3 && tie.exchanges >= 10 : false;
  return {
    name: 'A tie that is played out over scenes',
    state: stateOf(network.nodes.length < 2 ? null : met),
    text: tie
      ? `${nameOf(tie.source)} and ${nameOf(tie.target)} answer each other ${often(tie.exchanges)} in ${counted(shared.length, 'scene')}.`
      : 'No two speakers answer each other.',
    why: 'Met from ten exchanges over three scenes; set by us.',
    evidence: speech ? [quoteOf(speech.passage)] : [],
  };
}

function contrast({ passages, english }: Derived): Check {
  const strong = toneProfileOf(english ? passages : []).shares.filter(
    ({ count, words }) => count >= 6 && words.length >= 3,
  );
  const colours = strong.filter(({ strength }) => strength >= 0.7);
  return {
    name: 'More than one tone',
    state: stateOf(strong.length === 0 ? null : colours.length >= 2),
    text: !english
      ? notEnglish
      : strong.length === 0
        ? 'Too few telling words to hear any tone.'
        : `${colours.length === 0 ? 'No tone reaches' : `${listed(colours.map(({ family }) => toneNouns[family.id])).replace(/^./, (one) => one.toUpperCase())} ${colours.length === 1 ? 'reaches' : 'reach'}`} seven tenths of the rate that we set as ordinary${colours[0] ? `, as in ${listed(colours.flatMap(({ words }) => (words[0] ? [`${quoted(words[0].word)} (${words[0].count})`] : [])))}` : ''}.`,
    why: 'Counted with our own word lists; the Tonality report shows each with its places.',
    evidence: colours.slice(0, 2).flatMap(({ passages: own, family }) => {
      const [passage] = own;
      return passage ? [quoteAround(passage, ...passage.words.filter((word) => family.words.has(word)))] : [];
    }),
  };
}

function arc({ passages, english }: Derived): Check {
  const curves = feelingCurvesOf(passages);
  const weakest = curves ? Math.min(...curves.curves.map(({ strength }) => strength)) : 0;
  return {
    name: 'A rise and fall larger than chance',
    state: stateOf(curves === null || !english ? null : weakest >= 1.5),
    text: !english
      ? notEnglish
      : curves
        ? `The weaker of the two curves of feeling moves ${decimal(weakest) === '1' ? 'just as far as' : `${decimal(weakest)} times as far as`} the same passages in random order (the two go together at r = ${decimal(curves.agreement, 2)}).`
        : 'The text is too short for a curve.',
    why: 'Met from 1.5 times for both curves; the Tonality report draws them.',
    evidence: [],
  };
}
