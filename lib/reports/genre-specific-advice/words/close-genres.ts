/** What conventions of comedy, drama and romance are called, why readers look for them, and what to try where the script departs. */
import type { ConventionWords } from './convention-words.ts';

export const closeGenres = {
  'comedy-replies': {
    name: 'Quick replies all the way through',
    why: 'Ours: laughs can’t be counted on paper, but their commonest shape can: a question answered in four words or fewer, or a word thrown back. We look for one in every twelfth of the script (ten pages of 120).',
    sign: 'a quick reply',
    todo: ({ place, from, to }) =>
      `Find the straight line already standing in ${place} and let somebody answer it in four words; between page ${from} and page ${to} nobody does.`,
  },
  'comedy-speeches': {
    name: 'Speeches stay short',
    why: 'From 253 produced comedies: a longer speech than theirs makes the laugh wait.',
    todo: ({ place, value }) =>
      `Start with ${place}, whose speeches are the longest: end each on its funniest word and give the rest to the listener. The script’s mean is ${value} words.`,
  },
  'comedy-talk': {
    name: 'Enough of it is talk',
    why: 'Comedies have the largest share of spoken words of ten genres over 936 produced scripts. A script that plays by sight alone may ignore this.',
    todo: ({ place }) =>
      `See whether ${place}, the scene with most action over talk, has an argument hidden in it that two people could have aloud; if the joke is in what is seen, leave it.`,
  },
  'comedy-callback': {
    name: 'Something is set up and comes back',
    why: 'Ours: the second laugh is cheaper than the first and the third is bigger. Counted: scenes that hold one of the five things that recur most.',
    todo: ({ page, quote }) =>
      `Bring back what stands on page ${page} (“${quote}”) once more in the last quarter, where nobody expects it.`,
  },
  'comedy-refusals': {
    name: 'People don’t give way',
    why: 'Ours: comedy needs somebody who insists. Counted: speeches that open with a refusal or a correction.',
    todo: ({ page, quote, lacking }) =>
      `${lacking ? `In ${lacking} nobody opens with a no: let` : 'In the next talking scene let'} one person refuse and give a reason that makes it worse${quote ? `, as on page ${page} (“${quote}”)` : ''}.`,
  },
  'drama-two': {
    name: 'Scenes for two',
    why: 'Ours: what people avoid in company comes out between two. We look for four talking scenes in ten.',
  },
  'drama-pair': {
    name: 'The central relation is never long out of sight',
    why: 'Ours: a drama’s question usually stands between two people; we take a quarter of the script without both of them as the most.',
    todo: ({ names, place, from, to }) =>
      `${names} are apart from page ${from} to page ${to}. Let one of them weigh on ${place}: named, imitated, or lied about by somebody who misses them.`,
  },
  'drama-refusals': {
    name: 'People resist each other',
    why: 'Ours: agreement ends a scene. Counted: speeches that open with a refusal or a correction, on our own yardstick.',
    todo: ({ page, quote, lacking }) =>
      `${quote ? `The script can do it: “${quote}” (page ${page}). ` : ''}${lacking ? `Try the same in ${lacking}, where nobody opens with a no` : 'Try the same where two people agree'}, and keep whichever version is truer.`,
  },
  'drama-lead': {
    name: 'Somebody carries it',
    why: 'From 482 produced dramas: a first speaker below their middle half leaves readers unsure whose story it is. An ensemble may ignore this.',
    todo: ({ place }) =>
      `Ask whose scene ${place} is: the first speaker is silent in it, and nobody has more talk elsewhere without them.`,
  },
  'drama-room': {
    name: 'Somebody gets room to speak',
    why: 'From 482 produced dramas: in three of four the mean speech is longer than their lower quarter. A drama usually lets somebody get to the end of a thought once or twice.',
    todo: ({ place, value }) =>
      `Speeches are shortest in ${place}, in a script whose mean is ${value} words: let one person there go on for four sentences without being stopped, and see what comes out in the third.`,
  },
  'drama-named': {
    name: 'Feelings are played, not named',
    why: 'Ours: ‘I’m so angry’ leaves the actor nothing to do. Counted: speeches that name a feeling outright.',
    todo: ({ page, quote }) =>
      `On page ${page}, take the feeling out of “${quote}” and let the same person do something with their hands.`,
  },
  'drama-climax': {
    name: 'The lead has somebody to face at the end',
    why: 'Ours, with one measured figure: in 93 of 100 produced films the climax lies within ten hundredths of 90% (99 films).',
  },
  'romance-meet': {
    name: 'The two meet in the first quarter',
    why: 'Ours: until they are in one room there is nothing to hope for. The two are the lead and whoever exchanges the most lines with the lead.',
  },
  'romance-apart': {
    name: 'They are not apart for long',
    why: 'Ours: a fifth of the script without both of them is the most a reader will wait, the separation before the end included.',
    todo: ({ names, place, from, to }) =>
      `${names} have no scene together from page ${from} to page ${to}. Give ${place} a message, a song, a coat left behind: something of the one in the hands of the other.`,
  },
  'romance-close': {
    name: 'They are together, or clearly not, at the end',
    why: 'Ours: the last tenth owes an answer, happy or not.',
  },
  'romance-resist': {
    name: 'Something stands between them',
    why: 'Ours: two people who agree are already married. Counted: speeches that open with a refusal or a correction.',
    todo: ({ page, quote, lacking }) =>
      `${quote ? `“${quote}” (page ${page}) shows the tone. ` : ''}${lacking ? `In ${lacking}` : 'In their next scene'}, let the answer be no, for a reason that shows how much the speaker would like to say yes.`,
  },
  'romance-speeches': {
    name: 'Speeches stay short',
    why: 'From 170 produced romances: people in love interrupt each other.',
    todo: ({ place, value }) =>
      `In ${place}, whose speeches are the longest, let the other break in halfway. The script’s mean is ${value} words.`,
  },
} satisfies Readonly<Record<string, ConventionWords>>;
