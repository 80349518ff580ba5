/** What readers of science fiction and fantasy expect, each with our reasoning. Refuses to price any of it. */
import { memoryMeasures } from '../../../engine/measures/memory-measures.ts';
import { sayingMeasures } from '../../../engine/measures/saying-measures.ts';
import { futureWords, wonderWords } from '../../../engine/norms/convention-words.ts';
import type { Convention } from '../convention.ts';
import { byMeasure, withinGenre } from '../measured-readings.ts';
import { earlySign, steadySigns } from '../order-readings.ts';
import { leadAtClimax } from '../people-readings.ts';
import { ruleSigns, wordSigns } from '../signs.ts';

export const scienceFictionConventions: readonly Convention[] = [
  {
    id: 'scifi-image',
    name: 'The other world is seen at once',
    why: 'Ours: within the first twentieth we should see that this is not our day. Found by a word list.',
    read: earlySign({
      find: wordSigns(futureWords),
      by: 0.05,
      sign: 'an image of the other world',
      deed: (place, first) =>
        `Put one thing into ${place} that does not exist yet, used by somebody who is tired of it${first ? `, before ${first.label} on page ${first.page}` : ''}.`,
    }),
  },
  {
    id: 'scifi-rule',
    name: 'A rule of the world is laid down early',
    why: 'Ours: readers accept any rule stated in the first eighth and doubt one that arrives when it is needed. Found as a sentence that joins a thing of that world with always, never, only, must and the like: read the place before you trust it.',
    read: earlySign({
      find: ruleSigns(futureWords),
      by: 0.125,
      sign: 'a rule of the world',
      deed: (place, first) =>
        `Let somebody break a rule, or be stopped by one, in ${place}${first ? `; the first we found stands on page ${first.page}` : ''}: shown by its price, not explained.`,
    }),
  },
  {
    id: 'scifi-explaining',
    name: 'The world isn’t lectured',
    why: 'Ours: counted as speeches with a phrase of explaining (‘as you know’, ‘let me explain’).',
    read: byMeasure(
      sayingMeasures.explaining,
      'low',
      ({ page, quote }) => `On page ${page}, cut “${quote}” and let somebody use the thing wrongly instead.`,
    ),
  },
  {
    id: 'scifi-speeches',
    name: 'Speeches stay short',
    why: 'From 135 produced science fiction scripts: long speeches in the genre are mostly explanation.',
    read: withinGenre(
      'scifi',
      'wordsPerSpeech',
      'high',
      (place, value) =>
        `Begin with ${place}, whose speeches are the longest: let each sentence that explains cost its speaker something. The script’s mean is ${value} words.`,
    ),
  },
  {
    id: 'scifi-ties',
    name: 'People have ordinary ties',
    why: 'Ours: what is strange is measured by what is not. Counted: words for family, home, work, food and body.',
    read: byMeasure(
      sayingMeasures.ties,
      'high',
      ({ page, quote }) =>
        `Page ${page} (“${quote}”) is one of the few places with an everyday tie: give the people here more of them, a meal, a sister, a bad back, and let the plot tread on one.`,
    ),
  },
  {
    id: 'scifi-climax',
    name: 'The lead settles it in person',
    why: 'Ours, with one measured figure: in 93 of 100 produced films the climax lies within ten hundredths of 90% (99 films).',
    read: leadAtClimax,
  },
];

export const fantasyConventions: readonly Convention[] = [
  {
    id: 'fantasy-wonder',
    name: 'The wonder shows early',
    why: 'Ours: within the first tenth something should happen that cannot. Found by a word list.',
    read: earlySign({
      find: wordSigns(wonderWords),
      by: 0.1,
      sign: 'a first wonder',
      deed: (place, first) =>
        `Let one impossible thing happen in ${place}, small enough to be doubted${first ? `, ahead of ${first.label} on page ${first.page}` : ''}.`,
    }),
  },
  {
    id: 'fantasy-rule',
    name: 'The magic has a rule, laid down early',
    why: 'Ours: magic without a price solves everything. Found as a sentence that joins a wonder with always, never, only, must and the like.',
    read: earlySign({
      find: ruleSigns(wonderWords),
      by: 0.15,
      sign: 'a rule of the magic',
      deed: (place, first) =>
        `Show in ${place} what the magic costs or cannot do${first ? `; the first rule we found stands on page ${first.page}` : ''}.`,
    }),
  },
  {
    id: 'fantasy-steady',
    name: 'The wonder stays in sight',
    why: 'Ours: at most one eighth of the script without a trace of it.',
    read: steadySigns({
      find: wordSigns(wonderWords),
      most: 0.125,
      signs: 'a wonder',
      fewest: 5,
      english: true,
      deed: (place, from, to) => `Leave a trace of it in ${place}; pages ${from} to ${to} could be set in any town.`,
    }),
  },
  {
    id: 'fantasy-things',
    name: 'A thing of power travels through it',
    why: 'Ours: counted as scenes that hold one of the five things that recur most.',
    read: byMeasure(
      memoryMeasures.returningObjects,
      'high',
      ({ page, quote }) => `Let what stands on page ${page} (“${quote}”) change hands once more before the end.`,
    ),
  },
  {
    id: 'fantasy-climax',
    name: 'The lead settles it in person',
    why: 'Ours, with one measured figure: in 93 of 100 produced films the climax lies within ten hundredths of 90% (99 films).',
    read: leadAtClimax,
  },
];
