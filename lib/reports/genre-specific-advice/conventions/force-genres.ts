/** What readers of action and adventure expect, each with our reasoning. Refuses to price any of it. */

import { paceMeasures } from '../../../engine/measures/pace-measures.ts';
import { questWords } from '../../../engine/norms/convention-words.ts';
import type { Convention } from '../convention.ts';
import { byMeasure, withinGenre } from '../measured-readings.ts';
import { earlySign, largestLast, steadySigns } from '../order-readings.ts';
import { leadAtClimax } from '../people-readings.ts';
import { setPieceSigns, wordSigns } from '../signs.ts';

export const actionConventions: readonly Convention[] = [
  {
    id: 'action-opening',
    name: 'A set piece early',
    why: 'Ours: an action script shows what it can do by the first eighth. A set piece is a scene with more action than talk and three words of force or more.',
    read: earlySign({
      find: setPieceSigns,
      by: 0.125,
      sign: 'a set piece',
      deed: (place, first) =>
        `Make ${place} move: give somebody there a reason to run${first ? `, so that ${first.label} on page ${first.page} is the second piece and not the first` : ''}.`,
    }),
  },
  {
    id: 'action-spacing',
    name: 'Set pieces at even distances',
    why: 'Ours: one in every eighth of the script (15 pages of 120) keeps the promise of the genre.',
    read: steadySigns({
      find: setPieceSigns,
      most: 0.14,
      signs: 'a set piece',
      fewest: 3,
      english: true,
      deed: (place, from, to) =>
        `Let ${place} be done on the move instead of in talk: pages ${from} to ${to} hold no set piece, and this scene is in the middle of them.`,
    }),
  },
  {
    id: 'action-largest',
    name: 'The largest comes last',
    why: 'Ours: readers compare each set piece with the one before.',
    read: largestLast(
      setPieceSigns,
      (largest, last) =>
        `Either take something out of ${largest} or give it to ${last}, so that the end is the biggest thing we have seen.`,
    ),
  },
  {
    id: 'action-shown',
    name: 'More shown than said',
    why: 'From 226 produced action scripts: their share of spoken words (middle 38%) lies well below that of all 936 scripts (46%).',
    read: withinGenre(
      'action',
      'dialogueShare',
      'high',
      (place) =>
        `Take ${place}, the scene with the most talk, and have it said while something is being done against time.`,
    ),
  },
  {
    id: 'action-outside',
    name: 'It goes outside',
    why: 'From 226 produced action scripts: fewer interiors than the middle of all 936 scripts.',
    read: withinGenre(
      'action',
      'interiorShare',
      'high',
      (place) => `Try ${place}, the interior with the most action, in the open.`,
    ),
  },
  {
    id: 'action-climax',
    name: 'The lead settles it in person',
    why: 'Ours, with one measured figure: in 93 of 100 produced films the climax lies within ten hundredths of 90% (99 films).',
    read: leadAtClimax,
  },
];

export const adventureConventions: readonly Convention[] = [
  {
    id: 'adventure-goal',
    name: 'The goal is named in the first fifth',
    why: 'Ours: readers set out once they know where to. Found by words of seeking and getting there.',
    read: earlySign({
      find: wordSigns(questWords),
      by: 0.2,
      sign: 'the goal',
      deed: (place, first) =>
        `Let somebody in ${place} say where they want to get, or hold a piece of it${first ? `; ${first.label} on page ${first.page} is the first word of it` : ''}.`,
    }),
  },
  {
    id: 'adventure-places',
    name: 'It keeps moving',
    why: 'Ours: counted as cuts that go to another place, on our own yardstick.',
    read: byMeasure(
      paceMeasures.placeChange,
      'high',
      ({ page, quote }) => `“${quote}” (page ${page}) stays where it was; move it one place further along the road.`,
    ),
  },
  {
    id: 'adventure-outside',
    name: 'It goes outside',
    why: 'From 139 produced adventure scripts: the smallest share of interiors of ten genres.',
    read: withinGenre(
      'adventure',
      'interiorShare',
      'high',
      (place) => `Try ${place}, the interior with the most action, under the sky.`,
    ),
  },
  {
    id: 'adventure-trials',
    name: 'Trials at even distances',
    why: 'Ours: one in every sixth of the script. Counted: scenes with more action than talk and three words of force or more.',
    read: steadySigns({
      find: setPieceSigns,
      most: 0.18,
      signs: 'a trial by force',
      fewest: 3,
      english: true,
      deed: (place, from, to) =>
        `Let the way through ${place} cost something; pages ${from} to ${to} let them pass for nothing.`,
    }),
  },
  {
    id: 'adventure-climax',
    name: 'The lead settles it in person',
    why: 'Ours, with one measured figure: in 93 of 100 produced films the climax lies within ten hundredths of 90% (99 films).',
    read: leadAtClimax,
  },
];
