/** Flaw rules about the hour: CONTINUOUS into another time, light against the heading, flashbacks left open. */
import type { Passage } from '../derived/passages.ts';
import { quoteOf, quoteWhere } from '../derived/quote.ts';
import type { SceneFacts } from '../derived/scene-facts.ts';
import { sentencesOf } from '../derived/words.ts';
import { counted, pagesOf } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';
import { headingTimeOf } from './heading-time.ts';
import { isMarker, scenesOutOfTime } from './out-of-time.ts';

const placesShown = 6;

const continuousTimeJump: FlawRule = {
  id: 'continuousTimeJump',
  topic: 'continuous-time',
  effect: 0.7,
  find(derived) {
    const outside = scenesOutOfTime(derived);
    let light: 'day' | 'night' | null = null;
    let before: SceneFacts | null = null;
    const found: { from: SceneFacts; to: SceneFacts; was: string; is: string }[] = [];
    for (const scene of derived.scenes) {
      const time = headingTimeOf(scene);
      const apart = outside.has(scene.ordinal) || (before !== null && outside.has(before.ordinal));
      if (time.runsOn && time.light && light && time.light !== light && before && !apart)
        found.push({ from: before, to: scene, was: light, is: time.light });
      // A heading without a time says nothing of the hour, unless it runs on from the scene before.
      if (time.light || !time.runsOn) light = time.light;
      before = scene;
    }
    const [first] = found;
    if (!first) return null;
    return {
      title: `Scene ${first.to.ordinal} runs on from ${first.was} into ${first.is}`,
      points: found.slice(0, placesShown).map(({ from, to, was, is }) => ({
        text: `${to.place} on page ${to.page} follows without a break on ${from.place}, which plays by ${was}, and is headed ${is}.`,
        evidence: [quoteOf(from.headingPassage), quoteOf(to.headingPassage)],
      })),
      advice: `Choose for ${pagesOf(found.map(({ to }) => to.page))}: either the scene runs on and it is still ${first.was}, or time has passed and the heading should not say that it runs on.`,
      unless: `If ${first.to.place} lies in another time zone, say so in the heading of scene ${first.to.ordinal}.`,
    };
  },
};

/** Light that belongs to the other half of the day, and what makes it a figure of speech, a picture, or the hour changing. */
const nightLight =
  /\b(?:moonlight|moonlit|starlight|starlit|night sky|the moon (?:hangs|shines|glows|rises|is (?:full|high|bright))|under the (?:moon|stars)|dead of night|middle of the night|pitch[- ]dark night)\b/i;
const dayLight =
  /\b(?:sunlight|sunlit|sunshine|broad daylight|morning light|morning sun|afternoon (?:light|sun)|midday sun|the sun (?:shines|beats|blazes|streams|pours|glares|hangs))\b/i;
const figurative =
  /\b(?:like|as if|as though|no|not|never|without|paint\w*|pictur\w*|photo\w*|poster|mural|postcard|screen\w*|television|TV|monitor|film|movie|video|dream\w*|remember\w*|memor\w*|imagin\w*|fake|artificial|simulat\w*|hologra\w*|until|till|dawn|dusk|sunrise|sunset|becomes?|turns?|fades?|gives way|will|would|tomorrow|tonight|earlier|later|wallpaper|logo|label|lamp|space|planet\w*|orbit|rays|first light|peeks?|creeps?|breaks?|vampire\w*)\b/i;
/** Capitalised inside a sentence it is a name: the Moonlight Diner, a Sunshine Tours bus. */
const isName = (sentence: string, pattern: RegExp): boolean => {
  const match = pattern.exec(sentence);
  return match !== null && match.index > 0 && /^\p{Lu}\p{Ll}/u.test(match[0]);
};

interface Mismatch {
  readonly scene: SceneFacts;
  readonly passage: Passage;
  readonly pattern: RegExp;
  readonly heading: 'day' | 'night';
}

function mismatchesIn(scene: SceneFacts): Mismatch[] {
  const { light } = headingTimeOf(scene);
  // Within a scene whose action lets hours go by the heading speaks for its beginning alone.
  const hoursPass = scene.passages.some(
    ({ kind, text }) =>
      kind !== 'dialogue' &&
      kind !== 'heading' &&
      /\b(?:hours? (?:pass|later)|time passes|time[- ]lapse|later|montage|series of shots|night falls|day breaks|morning comes|the (?:sun|moon) (?:rises|sets|comes up|goes down))\b/i.test(
        text,
      ),
  );
  if (!light || hoursPass) return [];
  const pattern = light === 'day' ? nightLight : dayLight;
  return scene.passages.flatMap((passage): Mismatch[] => {
    const shown = (text: string): boolean => pattern.test(text) && !figurative.test(text) && !isName(text, pattern);
    return passage.kind === 'action' && sentencesOf(passage.text).some(shown)
      ? [{ scene, passage, pattern, heading: light }]
      : [];
  });
}

const lightAgainstHeading: FlawRule = {
  id: 'lightAgainstHeading',
  topic: 'light',
  effect: 0.6,
  find(derived) {
    const outside = scenesOutOfTime(derived);
    const found = derived.english
      ? derived.scenes.filter(({ ordinal }) => !outside.has(ordinal)).flatMap(mismatchesIn)
      : [];
    const [first] = found;
    if (!first) return null;
    return {
      title: `Scene ${first.scene.ordinal} is headed ${first.heading}, but its light says otherwise`,
      points: found.slice(0, placesShown).map(({ scene, passage, pattern, heading }) => ({
        text: `${scene.place} on page ${passage.at.page} is headed ${heading}; the action has ${(pattern.exec(passage.text)?.[0] ?? '').toLowerCase()}.`,
        evidence: [quoteOf(scene.headingPassage), quoteWhere(passage, (text) => pattern.test(text))],
      })),
      advice: `Bring heading and page together in ${counted(new Set(found.map(({ scene }) => scene.ordinal)).size, 'scene')}, on ${pagesOf(found.map(({ passage }) => passage.at.page))}.`,
      unless: `If ${first.scene.place} has a light of its own, or the words on page ${first.passage.at.page} are not meant literally, nothing is wrong.`,
    };
  },
};

const begins = /\bBEGIN(?:S|NING OF)?:? (?:A )?(FLASH[- ]?BACK|DREAM|NIGHTMARE)/;
const ends = /\b(?:END(?:S| OF)?:? (?:THE )?(?:FLASH[- ]?BACK|DREAM|NIGHTMARE)|BACK TO|PRESENT|RETURN TO|RESUME)\b/;
const endsItself = /\b(?:FLASH[- ]?BACK|DREAM|NIGHTMARE)\w*(?: SEQUENCE)? ENDS?\b/;

const openFlashback: FlawRule = {
  id: 'openFlashback',
  topic: 'flashback-end',
  effect: 0.6,
  find({ passages }) {
    const markers = passages
      .filter((passage) => passage.kind === 'heading' || isMarker(passage))
      .map((passage) => ({ passage, text: passage.text.toUpperCase() }));
    const open = markers.flatMap(({ passage, text }, index) => {
      const what = begins.exec(text)?.[1];
      if (what === undefined) return [];
      const next = markers
        .slice(index + 1)
        .find((other) => ends.test(other.text) || endsItself.test(other.text) || begins.test(other.text));
      return next && !begins.test(next.text)
        ? []
        : [{ passage, what: what.toLowerCase(), next: next?.passage ?? null }];
    });
    const [first] = open;
    if (!first) return null;
    return {
      title: `The ${first.what} on page ${first.passage.at.page} is begun and never ended`,
      points: open.slice(0, placesShown).map(({ passage, what, next }) => ({
        text: next
          ? `Page ${passage.at.page} begins a ${what}; before it ends, page ${next.at.page} begins another.`
          : `Page ${passage.at.page} begins a ${what}, and no later line ends it.`,
        evidence: next ? [quoteOf(passage), quoteOf(next)] : [quoteOf(passage)],
      })),
      advice: `Mark where the ${first.what} of page ${first.passage.at.page} ends: a reader who has lost the present reads on in the wrong time.`,
      unless: `If the script means to stay in that ${first.what} from page ${first.passage.at.page} to its last, the opening line alone may do.`,
    };
  },
};

export const timeRules: readonly FlawRule[] = [continuousTimeJump, lightAgainstHeading, openFlashback];
