/** What conventions of science fiction and fantasy are called, why readers look for them, and what to try where the script departs. */
import type { ConventionWords } from './convention-words.ts';

export const wonderGenres = {
  'scifi-image': {
    name: 'The other world is seen at once',
    why: 'Ours: within the first twentieth we should see that this is not our day. Found by a word list.',
    sign: 'an image of the other world',
    todo: ({ place, first }) =>
      `Put one thing into ${place} that does not exist yet, used by somebody who is tired of it${first ? `, before ${first.label} on page ${first.page}` : ''}.`,
  },
  'scifi-rule': {
    name: 'A rule of the world is laid down early',
    why: 'Ours: readers accept any rule stated in the first eighth and doubt one that arrives when it is needed. Found as a sentence that joins a thing of that world with always, never, only, must and the like: read the place before you trust it.',
    sign: 'a rule of the world',
    todo: ({ place, first }) =>
      `Let somebody break a rule, or be stopped by one, in ${place}${first ? `; the first we found stands on page ${first.page}` : ''}: shown by its price, not explained.`,
  },
  'scifi-explaining': {
    name: 'The world isn’t lectured',
    why: 'Ours: counted as speeches with a phrase of explaining (‘as you know’, ‘let me explain’).',
    todo: ({ page, quote }) => `On page ${page}, cut “${quote}” and let somebody use the thing wrongly instead.`,
  },
  'scifi-speeches': {
    name: 'Speeches stay short',
    why: 'From 135 produced science fiction scripts: long speeches in the genre are mostly explanation.',
    todo: ({ place, value }) =>
      `Begin with ${place}, whose speeches are the longest: let each sentence that explains cost its speaker something. The script’s mean is ${value} words.`,
  },
  'scifi-ties': {
    name: 'People have ordinary ties',
    why: 'Ours: what is strange is measured by what is not. Counted: words for family, home, work, food and body.',
    todo: ({ page, quote }) =>
      `Page ${page} (“${quote}”) is one of the few places with an everyday tie: give the people here more of them, a meal, a sister, a bad back, and let the plot tread on one.`,
  },
  'scifi-climax': {
    name: 'The lead settles it in person',
    why: 'Ours, with one measured figure: in 93 of 100 produced films the climax lies within ten hundredths of 90% (99 films).',
  },
  'fantasy-wonder': {
    name: 'The wonder shows early',
    why: 'Ours: within the first tenth something should happen that cannot. Found by a word list.',
    sign: 'a first wonder',
    todo: ({ place, first }) =>
      `Let one impossible thing happen in ${place}, small enough to be doubted${first ? `, ahead of ${first.label} on page ${first.page}` : ''}.`,
  },
  'fantasy-rule': {
    name: 'The magic has a rule, laid down early',
    why: 'Ours: magic without a price solves everything. Found as a sentence that joins a wonder with always, never, only, must and the like.',
    sign: 'a rule of the magic',
    todo: ({ place, first }) =>
      `Show in ${place} what the magic costs or cannot do${first ? `; the first rule we found stands on page ${first.page}` : ''}.`,
  },
  'fantasy-steady': {
    name: 'The wonder stays in sight',
    why: 'Ours: at most one eighth of the script without a trace of it.',
    sign: 'a wonder',
    todo: ({ place, from, to }) => `Leave a trace of it in ${place}; pages ${from} to ${to} could be set in any town.`,
  },
  'fantasy-things': {
    name: 'A thing of power travels through it',
    why: 'Ours: counted as scenes that hold one of the five things that recur most.',
    todo: ({ page, quote }) => `Let what stands on page ${page} (“${quote}”) change hands once more before the end.`,
  },
  'fantasy-climax': {
    name: 'The lead settles it in person',
    why: 'Ours, with one measured figure: in 93 of 100 produced films the climax lies within ten hundredths of 90% (99 films).',
  },
} satisfies Readonly<Record<string, ConventionWords>>;
