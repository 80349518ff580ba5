/** Rules that fire in two produced scripts of five or more: worth knowing, never a weakness. Each says so by its base rate. */
import { quoteAround, quoteOf, spread } from '../derived/quote.ts';
import { capitalised, counted, decimal, listed, pagesOf, percent } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';

const placesShown = 3;

const sceneOverFivePages: FlawRule = {
  id: 'sceneOverFivePages',
  topic: 'scene length',
  effect: 0.3,
  find({ scenes }) {
    const long = scenes.filter(({ pages }) => pages > 5).sort((a, b) => b.pages - a.pages);
    const [longest] = long;
    if (!longest) return null;
    return {
      title: `${capitalised(counted(long.length, 'scene'))} over five pages`,
      points: [
        {
          text: `The longest is scene ${longest.ordinal}, ${longest.place}, with ${decimal(longest.pages)} pages.`,
          evidence: long.slice(0, placesShown).map(({ headingPassage }) => quoteOf(headingPassage)),
        },
      ],
      advice: `See whether scene ${longest.ordinal} turns in its middle; if it does not, it may be two scenes or half of one.`,
    };
  },
};

const paragraphLimit = 90;
const longActionParagraph: FlawRule = {
  id: 'longActionParagraph',
  topic: 'paragraphs',
  effect: 0.3,
  find({ actions }) {
    const long = actions
      .filter(({ words }) => words.length > paragraphLimit)
      .sort((a, b) => b.words.length - a.words.length);
    const [longest] = long;
    if (!longest) return null;
    return {
      title: `${capitalised(counted(long.length, 'paragraph'))} of action over ${paragraphLimit} words`,
      points: [
        {
          text: `The longest has ${longest.words.length} words, on page ${longest.at.page}.`,
          evidence: long.slice(0, placesShown).map(quoteOf),
        },
      ],
      advice: `Break ${pagesOf(long.map(({ at }) => at.page))} where the eye would move: one image a paragraph.`,
    };
  },
};

const headlined = 8;
const namesAlike: FlawRule = {
  id: 'namesAlike',
  topic: 'names',
  effect: 0.3,
  find({ characters }) {
    const top = characters.slice(0, headlined);
    const pairs = top.flatMap((one, i) =>
      top
        .slice(i + 1)
        .filter(({ name }) => name[0] === one.name[0] && name.length === one.name.length)
        .map((other) => [one, other] as const),
    );
    const [pair] = pairs;
    if (!pair) return null;
    return {
      title: `${pair[0].name} and ${pair[1].name} look alike on the page`,
      points: [
        {
          text: `Same first letter, same length: ${listed(pairs.map(([a, b]) => `${a.name} and ${b.name}`))}.`,
          evidence: pair.flatMap(({ speeches }) => speeches.slice(0, 1).map(({ passage }) => quoteOf(passage))),
        },
      ],
      advice: `A reader skims cues: another first letter for ${pair[1].name} costs nothing.`,
    };
  },
};

const adverbsPerThousand = 12;
const adverbs: FlawRule = {
  id: 'adverbs',
  topic: 'adverbs',
  effect: 0.3,
  find({ actions, actionWords, english }) {
    if (!english || actionWords < 300) return null;
    const notAdverbs =
      /^(?:only|early|family|ugly|lonely|lovely|friendly|holy|jelly|belly|fly|reply|supply|silly|elderly|july|italy|daily)$/;
    const isAdverb = (word: string): boolean => /.{3}ly$/.test(word) && !notAdverbs.test(word);
    const holding = actions.filter(({ words }) => words.some(isAdverb));
    const count = actions.reduce((total, { words }) => total + words.filter(isAdverb).length, 0);
    const rate = (count / actionWords) * 1000;
    if (rate <= adverbsPerThousand) return null;
    return {
      title: `${decimal(rate)} words in -ly in 1,000 words of action`,
      points: [
        {
          text: `${count} in all, against ${adverbsPerThousand} in 1,000, which half of produced scripts pass.`,
          evidence: spread(holding, placesShown).map((passage) =>
            quoteAround(passage, passage.words.find(isAdverb) ?? ''),
          ),
        },
      ],
      advice: 'Where a stronger verb says it, let the verb say it.',
    };
  },
};

const headingsWithoutTime: FlawRule = {
  id: 'headingsWithoutTime',
  topic: 'headings',
  effect: 0.3,
  find({ scenes }) {
    const without = scenes.filter(({ heading }) => heading.timeOfDay === null);
    if (scenes.length < 5 || without.length / scenes.length <= 0.1) return null;
    return {
      title: `${percent(without.length / scenes.length)} of headings give no time of day`,
      points: [
        {
          text: `${without.length} of ${scenes.length} headings.`,
          evidence: spread(without, placesShown).map(({ headingPassage }) => quoteOf(headingPassage)),
        },
      ],
      advice: `Add the time of day on ${pagesOf(spread(without, placesShown).map(({ page }) => page))}${without.length > placesShown ? ' and the others' : ''}, or CONTINUOUS where the scene before runs on: a schedule is made from headings.`,
    };
  },
};

export const commonRules: readonly FlawRule[] = [
  sceneOverFivePages,
  longActionParagraph,
  namesAlike,
  adverbs,
  headingsWithoutTime,
];
