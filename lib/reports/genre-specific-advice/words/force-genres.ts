/** What conventions of action and adventure are called, why readers look for them, and what to try where the script departs. */
import type { ConventionWords } from './convention-words.ts';

export const forceGenres = {
  'action-opening': {
    name: 'A set piece early',
    why: 'Ours: an action script shows what it can do by the first eighth. A set piece is a scene with more action than talk and three words of force or more.',
    sign: 'a set piece',
    todo: ({ place, first }) =>
      `Make ${place} move: give somebody there a reason to run${first ? `, so that ${first.label} on page ${first.page} is the second piece and not the first` : ''}.`,
  },
  'action-spacing': {
    name: 'Set pieces at even distances',
    why: 'Ours: one in every eighth of the script (15 pages of 120) keeps the promise of the genre.',
    sign: 'a set piece',
    todo: ({ place, from, to }) =>
      `Let ${place} be done on the move instead of in talk: pages ${from} to ${to} hold no set piece, and this scene is in the middle of them.`,
  },
  'action-largest': {
    name: 'The largest comes last',
    why: 'Ours: readers compare each set piece with the one before.',
    todo: ({ place: largest, ending: last }) =>
      `Either take something out of ${largest} or give it to ${last}, so that the end is the biggest thing we have seen.`,
  },
  'action-shown': {
    name: 'More shown than said',
    why: 'From 226 produced action scripts: their share of spoken words (middle 38%) lies well below that of all 936 scripts (46%).',
    todo: ({ place }) =>
      `Take ${place}, the scene with the most talk, and have it said while something is being done against time.`,
  },
  'action-outside': {
    name: 'It goes outside',
    why: 'From 226 produced action scripts: fewer interiors than the middle of all 936 scripts.',
    todo: ({ place }) => `Try ${place}, the interior with the most action, in the open.`,
  },
  'action-climax': {
    name: 'The lead settles it in person',
    why: 'Ours, with one measured figure: in 93 of 100 produced films the climax lies within ten hundredths of 90% (99 films).',
  },
  'adventure-goal': {
    name: 'The goal is named in the first fifth',
    why: 'Ours: readers set out once they know where to. Found by words of seeking and getting there.',
    sign: 'the goal',
    todo: ({ place, first }) =>
      `Let somebody in ${place} say where they want to get, or hold a piece of it${first ? `; ${first.label} on page ${first.page} is the first word of it` : ''}.`,
  },
  'adventure-places': {
    name: 'It keeps moving',
    why: 'Ours: counted as cuts that go to another place, on our own yardstick.',
    todo: ({ page, quote }) =>
      `“${quote}” (page ${page}) stays where it was; move it one place further along the road.`,
  },
  'adventure-outside': {
    name: 'It goes outside',
    why: 'From 139 produced adventure scripts: the smallest share of interiors of ten genres.',
    todo: ({ place }) => `Try ${place}, the interior with the most action, under the sky.`,
  },
  'adventure-trials': {
    name: 'Trials at even distances',
    why: 'Ours: one in every sixth of the script. Counted: scenes with more action than talk and three words of force or more.',
    sign: 'a trial by force',
    todo: ({ place, from, to }) =>
      `Let the way through ${place} cost something; pages ${from} to ${to} let them pass for nothing.`,
  },
  'adventure-climax': {
    name: 'The lead settles it in person',
    why: 'Ours, with one measured figure: in 93 of 100 produced films the climax lies within ten hundredths of 90% (99 films).',
  },
} satisfies Readonly<Record<string, ConventionWords>>;
