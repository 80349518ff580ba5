/** Measures of the page: headings, parentheticals, paragraphs. */
import { wholeWords } from '../../screenplay/text/phrases.ts';
import { technicalNotes } from '../lexicons/speech-words.ts';
import { craftScale } from '../norms/craft-measures.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import type { Passage } from '../text/passages.ts';
import { quoteOf } from '../text/quote.ts';
import { mean, meanError, rateError, shareError } from '../text/statistics.ts';
import { type MeasureDefinition, mostPlaces, placesOf } from './measure.ts';
import { fewestSpeeches } from './speech-places.ts';
import { thickest } from './thickest.ts';

const fewestHeadings = 4;
const fewestParagraphs = 5;
/** Lengths in words that show how brief a paragraph can be. */
const brief = { from: 5, to: 14 } as const;

const timedHeadings: MeasureDefinition = {
  id: 'timed-headings',
  direction: 'more',
  scale: craftScale('timed-headings'),
  count({ scenes }) {
    if (scenes.length < fewestHeadings) return null;
    const timed = scenes.filter(isTimed);
    const value = timed.length / scenes.length;
    const untimed = thickest(scenes.filter((scene) => !isTimed(scene)).map((scene) => scene.headingPassage));
    return {
      value,
      error: shareError(value, scenes.length) / 2,
      counts: { timed: timed.length, headings: scenes.length, most: untimed.most, ...stopOf(scenes) },
      places: placesOf(timed.map((scene) => scene.headingPassage)),
      lowPlaces: untimed.places,
    };
  },
};

const isTimed = ({ heading }: SceneFacts): boolean => heading.timeOfDay !== null;

/** Times stop where nearly all headings before have one and hardly one behind; so many on either side. */
const stops = { before: 0.8, behind: 0.1, fewest: 8 } as const;

/** From which page on headings have no time, with how many have one on either side; nothing where times do not stop. */
function stopOf(scenes: readonly SceneFacts[]): Record<string, number> {
  const before = scenes.map((_, at) => scenes.slice(0, at).filter(isTimed).length);
  const all = scenes.filter(isTimed).length;
  const [best] = scenes
    .flatMap((scene, at) => {
      const timedBefore = before[at] ?? 0;
      const behind = scenes.length - at;
      const timedBehind = all - timedBefore;
      const isStop =
        Math.min(at, behind) >= stops.fewest &&
        timedBefore >= stops.before * at &&
        timedBehind <= stops.behind * behind &&
        !isTimed(scene);
      return isStop
        ? [{ from: scene.page, at, timedBefore, behind, timedBehind, gap: timedBefore / at - timedBehind / behind }]
        : [];
    })
    .toSorted((a, b) => b.gap - a.gap);
  return best
    ? {
        stopsOn: best.from,
        before: best.at,
        timedBefore: best.timedBefore,
        behind: best.behind,
        timedBehind: best.timedBehind,
      }
    : {};
}

const technical = wholeWords(technicalNotes, { start: '^\\(?\\s*' });
/** A bracket that somebody wrote for whoever speaks: a program's (CONT'D), a voice on the radio and a page's mark are none. */
const isDirection = ({ text }: Passage): boolean => /\p{L}/u.test(text) && !technical.test(text);

const parentheticals: MeasureDefinition = {
  id: 'parentheticals',
  direction: 'less',
  scale: craftScale('parentheticals'),
  count({ speeches }) {
    if (speeches.length < fewestSpeeches) return null;
    const brackets = speeches.flatMap((speech) => speech.parentheticals);
    const all = brackets.filter(isDirection);
    const value = all.length / speeches.length;
    const { places, most } = thickest(all);
    return {
      value,
      error: rateError(all.length, speeches.length),
      counts: { parentheticals: all.length, speeches: speeches.length, leftOut: brackets.length - all.length, most },
      places,
    };
  },
};

const paragraphs: MeasureDefinition = {
  id: 'paragraphs',
  direction: 'less',
  scale: craftScale('paragraphs'),
  count({ actions }) {
    if (actions.length < fewestParagraphs) return null;
    const lengths = actions.map(({ words }) => words.length);
    const longest = [...actions].sort((a, b) => b.words.length - a.words.length).slice(0, mostPlaces);
    const short = thickest(actions.filter(({ words }) => words.length >= brief.from && words.length <= brief.to));
    return {
      value: mean(lengths),
      error: meanError(lengths),
      counts: { most: short.most },
      places: longest.map(quoteOf),
      lowPlaces: short.places,
    };
  },
};

export const pageMeasures = { timedHeadings, parentheticals, paragraphs };
